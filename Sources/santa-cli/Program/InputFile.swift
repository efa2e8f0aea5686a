#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a file that the user named.
enum InputFile {
  /// Returns the contents of a file or a pipe, or nil if it is neither. A folder can't be read, and a device might never end.
  ///
  /// - Parameter limit: The maximum number of bytes to read from a pipe, which might never end. A file is read as a whole.
  static func contents(of path: String, orOfPipeUpTo limit: Int) throws -> Data? {
    if let contents = try contents(of: path) { return contents }
    guard let pipe = StandardStreams.openPipe(path) else { return nil }
    defer { StandardStreams.close(pipe) }
    return Data(try StandardStreams.read(pipe, upTo: limit))
  }

  /// Returns the contents of a file, or nil if it isn't a regular file.
  static func contents(of path: String) throws -> Data? {
    guard try isRegular(path) else { return nil }
    // The file is mapped, so that a file beyond a size limit is rejected without reading it.
    return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
  }

  /// Whether an error means that the file doesn't exist.
  static func isMissing(_ error: any Error) -> Bool {
    let code = (error as? CocoaError)?.code
    return code == .fileReadNoSuchFile || code == .fileNoSuchFile
  }

  /// Whether a file, or the target of a link, is neither a folder nor a pipe nor a device.
  static func isRegular(_ path: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    return attributes[.type] as? FileAttributeType == .typeRegular
  }
}
