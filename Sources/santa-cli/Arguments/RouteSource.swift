#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `--route` names.
enum RouteSource: Equatable, Sendable {
  case file(String)
  case web(URL)

  /// Nil without the option.
  init?(_ text: String?) {
    guard let text else { return nil }
    let isWeb = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    if isWeb, let url = URL(string: text) { self = .web(url) } else { self = .file(text) }
  }

  /// What to call it: its file, without folders.
  static func name(of text: String) -> String {
    switch RouteSource(text) {
    case .web(let url)?:
      // Google's storage has the folders of a file escaped into one.
      (url.lastPathComponent.split(separator: "/").last.map(String.init) ?? url.host() ?? text).terminalSafe
    default: URL(filePath: text).lastPathComponent.terminalSafe
    }
  }
}
