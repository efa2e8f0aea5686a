#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a file that the user named.
enum InputFile {
  /// The contents of a file or a pipe; nil if it is neither. A folder can't be read, and a device might never end.
  ///
  /// - Parameter limit: How many bytes of a pipe are read at most, which may never end. A file is read as a whole.
  static func contents(of path: String, orOfPipeUpTo limit: Int) throws -> Data? {
    if let contents = try contents(of: path) { return contents }
    guard let pipe = StandardStreams.openPipe(path) else { return nil }
    defer { StandardStreams.close(pipe) }
    return Data(try StandardStreams.read(pipe, upTo: limit))
  }

  /// The contents of a file; nil if it is not a regular file.
  static func contents(of path: String) throws -> Data? {
    guard try isRegular(path) else { return nil }
    // Mapped, so that a file beyond a size limit is refused without reading it.
    return try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
  }

  /// Whether an error says that there is no such file.
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
