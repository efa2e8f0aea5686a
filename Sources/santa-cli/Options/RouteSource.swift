import SantaCore
import SantaNetwork

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

extension RouteSource {
  /// Reads the route, from the web where it lies or leads there.
  func route(in context: CommandContext) async throws -> Route {
    // A route of 5 MB takes its time on a slow line, and nobody waits longer than this without a word.
    let download = RouteDownload(
      HTTPClient(userAgent: "\(Program.name)/\(Program.version)", deadline: .seconds(30)))
    do {
      switch self {
      case .web(let url): return try await download.route(at: url)
      case .file(let path):
        switch try Route.Document(json: Self.contents(of: path, in: context), source: path) {
        case .route(let route): return route
        case .addresses(let urls): return try await download.route(atFirstOf: urls)
        }
      }
    } catch let error as RouteError {
      throw CommandFailure(
        exitCode: .dataError, message: "\(error)",
        hint: "A route is a Santa Tracker JSON file; without '--route' the built-in one is flown.")
    } catch let error as RouteDownloadError {
      throw CommandFailure(exitCode: .unavailable, message: "\(error)", hint: Self.hint)
    }
  }

  private static func contents(of path: String, in context: CommandContext) throws(CommandFailure) -> Data {
    let contents: Data?
    do { contents = try InputFile.contents(of: context.absolutePath(path)) } catch {
      let code = (error as? CocoaError)?.code
      let isMissing = code == .fileReadNoSuchFile || code == .fileNoSuchFile
      throw CommandFailure(
        exitCode: .noInput,
        message: isMissing ? "There is no route file '\(path)'." : "The route file '\(path)' can't be read.",
        hint: hint)
    }
    guard let contents else {
      throw CommandFailure(exitCode: .noInput, message: "The route '\(path)' is no regular file.", hint: hint)
    }
    return contents
  }

  private static let hint =
    "Give the path or the web address of a Santa Tracker JSON file, or leave '--route' out."
}
