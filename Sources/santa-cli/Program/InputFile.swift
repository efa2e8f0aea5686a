#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that somebody named, to be read whole.
enum InputFile {
  /// What is in a file; nil where it is no regular one. A folder can't be read, and a device might never end.
  static func contents(of path: String) throws -> Data? {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    // Mapped, so that a file far over a limit costs nothing to refuse.
    return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
  }
}
