import SantaCore
import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source of a route: a file, a web address, or the standard input.
enum RouteSource: Equatable, Sendable {
  /// The standard input, for `-`.
  case input
  case file(String)
  case web(URL)

  /// Creates a source from the value of the option; nil without the option.
  init?(_ text: String?) {
    guard let text else { return nil }
    if text == "-" {
      self = .input
      return
    }
    if Self.isWeb(text), let url = URL(string: text) { self = .web(url) } else { self = .file(text) }
  }

  private static func isWeb(_ text: String) -> Bool {
    ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
  }

  private static func noAddress(_ text: String) -> CommandFailure {
    CommandFailure(
      exitCode: .usage,
      message: "'\(text)' isn't a web address such as https://example.org/route.json.", hint: hint)
  }

  /// Returns the name of a source: its file name without folders.
  static func name(of text: String) -> String {
    switch RouteSource(text) {
    case .input?: "standard input"
    case .web(let url)?:
      // In Google's storage, the folders of a file are escaped into a single path component.
      (url.lastPathComponent.split(separator: "/").last.map(String.init) ?? url.host() ?? text).terminalSafe
    default: URL(filePath: text).lastPathComponent.terminalSafe
    }
  }
}

extension RouteSource {
  /// Reads the route, after downloading it if the source is a web address or a file that names one.
  func route(in context: CommandContext) async throws -> Route {
    // The deadline is long enough for a route of 5 MB on a slow line, and short enough to wait without a progress display.
    let download = RouteDownload(
      HTTPClient(userAgent: "\(Program.name)/\(Program.version)", deadline: .seconds(30)))
    do {
      switch self {
      case .web(let url):
        guard url.host()?.isEmpty == false, (1...65_535).contains(url.port ?? 80) else {
          throw Self.noAddress(url.absoluteString)
        }
        return try await download.route(at: url)
      case .file(let path):
        return try await Self.route(in: try Self.contents(of: path, in: context), named: path, download)
      case .input:
        return try await Self.route(in: try Self.input(in: context), named: "standard input", download)
      }
    } catch let error as RouteError {
      throw CommandFailure(
        exitCode: .dataError, message: "\(error)",
        hint: "A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.")
    } catch let error as RouteDownloadError {
      throw CommandFailure(exitCode: .unavailable, message: "\(error)", hint: Self.hint)
    }
  }

  private static func route(
    in contents: Data, named source: String, _ download: RouteDownload
  ) async throws -> Route {
    switch try Route.Document(json: contents, source: source) {
    case .route(let route): return route
    case .addresses(let urls): return try await download.route(atFirstOf: urls)
    }
  }

  private static func input(in context: CommandContext) throws(CommandFailure) -> Data {
    do { return Data(try context.readInput(Route.fileSizeLimit)) } catch {
      throw CommandFailure(
        exitCode: .noInput, message: "The route can't be read from standard input.", hint: hint)
    }
  }

  private static func contents(of path: String, in context: CommandContext) throws(CommandFailure) -> Data {
    if isWeb(path) { throw noAddress(path) }
    let contents: Data?
    let file = try context.absolutePath(path)
    do {
      contents = try InputFile.contents(of: file, orOfPipeUpTo: Route.fileSizeLimit)
    } catch {
      throw CommandFailure(
        exitCode: .noInput,
        message: InputFile.isMissing(error)
          ? "The route file '\(path)' doesn't exist." : "The route file '\(path)' can't be read.",
        hint: hint)
    }
    guard let contents else {
      throw CommandFailure(
        exitCode: .noInput, message: "The route '\(path)' is neither a file nor a pipe.", hint: hint)
    }
    return contents
  }

  private static let hint =
    "Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'."
}
