import SantaCore
import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RouteSource {
  /// Reads the route, from the web where it lies or leads there.
  func route(in context: CommandContext) async throws -> Route {
    // A route of 5 MB takes its time on a slow line, and nobody waits longer than this without a word.
    let download = RouteDownload(
      HTTPClient(userAgent: "\(HelpText.program)/\(SantaCLI.version)", deadline: .seconds(30)))
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
    do {
      let absolutePath = context.absolutePath(path)
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(filePath: absolutePath).resolvingSymlinksInPath().path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        // A folder can't be read, and a device might never end.
        throw CommandFailure(
          exitCode: .noInput, message: "The route '\(path)' is no regular file.", hint: Self.hint)
      }
      // Mapped, so that a file far over the limit costs nothing to refuse.
      return try Data(contentsOf: URL(filePath: absolutePath), options: .mappedIfSafe)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      let isMissing =
        (error as? CocoaError)?.code == .fileReadNoSuchFile || (error as? CocoaError)?.code == .fileNoSuchFile
      throw CommandFailure(
        exitCode: .noInput,
        message: isMissing ? "There is no route file '\(path)'." : "The route file '\(path)' can't be read.",
        hint: Self.hint)
    }
  }

  private static let hint =
    "Give the path or the web address of a Santa Tracker JSON file, or leave '--route' out."
}
