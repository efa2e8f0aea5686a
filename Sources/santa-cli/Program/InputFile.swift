#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a file that the user named.
enum InputFile {
  /// The contents of a file; nil if it is not a regular file. A folder can't be read, and a device might never end.
  static func contents(of path: String) throws -> Data? {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    // Mapped, so that a file beyond a size limit is refused without reading it.
    return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
  }
}
