public import Foundation

/// Operations on a directory whose effect must survive a power failure.
public enum Directory {
  /// Writes a file atomically: after a failure, it has either its former contents or the new ones.
  static func write(_ data: Data, to url: URL) throws {
    try write(to: url) { try $0.write(contentsOf: data) }
  }

  /// Writes a file atomically: after a failure, it has either its former contents or the contents that `body` writes.
  static func write(to url: URL, _ body: (FileHandle) throws -> Void) throws {
    let new = url.appendingPathExtension("new")
    let handle = try make(new)
    do {
      try body(handle)
      try handle.synchronize()
      try handle.close()
    } catch {
      // Free the space: the disk may be full.
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    // Safety: the paths are alive during the call.
    guard unsafe rename(new.path, url.path) == 0 else { throw systemError(errno, url) }
    try sync(url.deletingLastPathComponent())
  }

  /// Creates a file that only this user can read, or empties it.
  private static func make(_ url: URL) throws -> FileHandle {
    // Safety: the path is alive during the call.
    let descriptor = unsafe Foundation.open(url.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw systemError(errno, url) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Returns the error of a system call, with the reason and the path.
  private static func systemError(_ number: Int32, _ url: URL) -> CocoaError {
    var information: [String: Any] = [NSFilePathErrorKey: url.path]
    if let code = POSIXError.Code(rawValue: number) { information[NSUnderlyingErrorKey] = POSIXError(code) }
    return CocoaError(.fileWriteUnknown, userInfo: information)
  }

  /// Returns the contents of a file, or nil if it doesn't exist.
  ///
  /// - Throws: if the file can't be read. Treating it as missing would make the caller create a new one.
  static func contents(of url: URL) throws -> Data? {
    try checkIsFile(url)
    return try ifExists { try Data(contentsOf: url) }
  }

  /// Returns the length of a file, or 0 if it doesn't exist.
  static func byteCount(of url: URL) throws -> UInt64 {
    guard let file = try ifExists({ try openToRead(url) }) else { return 0 }
    defer { try? file.close() }
    return try file.seekToEnd()
  }

  /// Returns the length of all files in a directory that has no directories.
  static func byteCount(ofFilesIn url: URL) throws -> UInt64 {
    try FileManager.default.contentsOfDirectory(atPath: url.path).reduce(0) { sum, name in
      sum + (try byteCount(of: url.appending(path: name)))
    }
  }

  static func exists(_ url: URL) throws -> Bool {
    try ifExists { _ = try FileManager.default.attributesOfItem(atPath: url.path) } != nil
  }

  static func ifExists<R>(_ body: () throws -> R) throws -> R? {
    do { return try body() } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    { return nil }
  }

  /// Opens an existing file for reading.
  static func openToRead(_ url: URL) throws -> FileHandle {
    try checkIsFile(url)
    return try FileHandle(forReadingFrom: url)
  }

  /// Opens an existing file for reading and writing.
  static func openExisting(_ url: URL) throws -> FileHandle {
    try checkIsFile(url)
    return try FileHandle(forUpdating: url)
  }

  /// Opens a file for reading and writing, and creates it if it doesn't exist.
  static func open(_ url: URL) throws -> FileHandle {
    if let file = try ifExists({ try openExisting(url) }) { return file }
    let file = try make(url)
    try sync(url.deletingLastPathComponent())
    return file
  }

  /// The path of a file belongs to a directory, a FIFO or a device.
  private struct NotAFile: LocalizedError {
    let path: String
    var errorDescription: String? {
      "\(path) is not a regular file. Move it away, and restore the file from a backup if there was one."
    }
  }

  /// Throws for a directory, and for a FIFO or a device, because opening one could block forever. A missing file is left to
  /// the caller.
  private static func checkIsFile(_ url: URL) throws {
    var status = stat()
    // Safety: the path is alive during the call, and the status is only written.
    guard unsafe stat(url.path, &status) == 0 else { return }
    if status.st_mode & S_IFMT != S_IFREG { throw NotAFile(path: url.path) }
  }

  /// Returns the contents of a file that the person who runs the server has named.
  ///
  /// - Parameters:
  ///   - path: the path. A link is followed.
  ///   - byteCount: the maximum size.
  /// - Throws: ``InvalidInput`` with the reason as a part of a sentence. Opening a FIFO or a device could block for ever.
  public static func input(_ path: String, upTo byteCount: Int) throws(InvalidInput) -> Data {
    let url = URL(filePath: path)
    var status = stat()
    // Safety: the path is alive during the call, and the status is only written.
    guard unsafe stat(url.path, &status) == 0 else {
      let reason =
        errno == ENOENT ? "it doesn't exist" : errno == EACCES ? "access is denied" : "it can't be read"
      throw InvalidInput(description: reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw InvalidInput(description: "it isn't a regular file")
    }
    guard Int(status.st_size) <= byteCount else {
      throw InvalidInput(
        description: "it has \(status.st_size) bytes, but at most \(byteCount) are possible")
    }
    do { return try Data(contentsOf: url) } catch {
      let code = (error as? CocoaError)?.code
      throw InvalidInput(
        description: code == .fileReadNoPermission ? "access is denied" : "it can't be read")
    }
  }

  /// The reason for which a file can't be read that the person who runs the server has named, as a part of a sentence.
  public struct InvalidInput: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the path of a file or directory without links, also if its last components don't exist.
  static func resolved(_ url: URL) -> String {
    var (existing, missing) = (url.absoluteURL.standardizedFileURL, [String]())
    while existing.path != "/", (try? exists(existing)) != true {
      missing.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    let root = existing.resolvingSymlinksInPath().path
    return missing.reversed().reduce(root == "/" ? "" : root) { "\($0)/\($1)" }
  }

  /// Whether a file or directory is in a directory, or is this directory.
  static func contains(_ url: URL, in directory: URL) -> Bool {
    "\(resolved(url))/".hasPrefix("\(resolved(directory))/")
  }

  /// Creates a directory that only this user can read, if it doesn't exist.
  static func create(_ url: URL) throws {
    if try !exists(url) {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // Sync even if the directory exists: the server that created it may have ended before its own sync.
    try sync(url.deletingLastPathComponent())
  }

  /// Syncs a directory. When this function returns, the names in it are on the disk.
  static func sync(_ url: URL) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    try handle.synchronize()
  }
}
