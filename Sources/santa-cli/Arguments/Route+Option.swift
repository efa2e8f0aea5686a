import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// Reads the file of `--route`; nil without the option.
  init?(option path: String?, in context: CommandContext) throws(CommandFailure) {
    guard let path else { return nil }
    let contents: Data
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
      contents = try Data(contentsOf: URL(filePath: absolutePath), options: .mappedIfSafe)
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
    do throws(RouteError) { try self.init(json: contents, source: path) } catch {
      throw CommandFailure(
        exitCode: .dataError, message: "\(error)",
        hint: "A route is a Santa Tracker JSON file; without '--route' the built-in one is flown.")
    }
  }

  private static let hint = "Give the path of a Santa Tracker JSON file, or leave '--route' out."
}
