import Foundation

/// What must survive a power failure in a directory.
enum Directory {
  /// Writes a file as a whole: after a failure, it has its former contents or these.
  static func write(_ data: Data, to url: URL) throws {
    try write(to: url) { try $0.write(contentsOf: data) }
  }

  /// Writes a file as a whole: after a failure, it has its former contents or those that `body` writes.
  static func write(to url: URL, _ body: (FileHandle) throws -> Void) throws {
    let new = url.appendingPathExtension("new")
    guard
      FileManager.default.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: new.path]) }
    let handle = try FileHandle(forUpdating: new)
    do {
      try body(handle)
      try handle.synchronize()
      try handle.close()
    } catch {
      // As on a full disk, which must not stay full for that.
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    // Safety: the paths are alive during the call.
    guard unsafe rename(new.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try sync(url.deletingLastPathComponent())
  }

  /// The contents of a file; nil if there is none.
  ///
  /// - Throws: if the file can't be read. Who took it for missing would make a new one in its place.
  static func contents(of url: URL) throws -> Data? {
    try checkIsFile(url)
    return try ifExists { try Data(contentsOf: url) }
  }

  /// How long a file is; 0 if there is none.
  static func byteCount(of url: URL) throws -> UInt64 {
    guard let file = try ifExists({ try openToRead(url) }) else { return 0 }
    defer { try? file.close() }
    return try file.seekToEnd()
  }

  static func exists(_ url: URL) throws -> Bool {
    try ifExists { _ = try FileManager.default.attributesOfItem(atPath: url.path) } != nil
  }

  static func ifExists<R>(_ body: () throws -> R) throws -> R? {
    do { return try body() } catch let error as CocoaError
      where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
    { return nil }
  }

  /// Opens a file that exists, for reading.
  static func openToRead(_ url: URL) throws -> FileHandle {
    try checkIsFile(url)
    return try FileHandle(forReadingFrom: url)
  }

  /// Opens a file that exists, for reading and writing.
  static func openExisting(_ url: URL) throws -> FileHandle {
    try checkIsFile(url)
    return try FileHandle(forUpdating: url)
  }

  /// Opens a file, and creates it if there is none.
  static func open(_ url: URL) throws -> FileHandle {
    if let file = try ifExists({ try openExisting(url) }) { return file }
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    try sync(url.deletingLastPathComponent())
    return try FileHandle(forUpdating: url)
  }

  /// A directory, a FIFO or a device has the name of a file.
  private struct NotAFile: LocalizedError {
    let path: String
    var errorDescription: String? {
      "\(path) is not a regular file. Move it away, and restore the file from a backup if there was one."
    }
  }

  /// Throws for a directory, and for a FIFO or a device, whose opening could wait for ever. A missing file is left to the caller.
  private static func checkIsFile(_ url: URL) throws {
    var status = stat()
    // Safety: the path is alive during the call, and the status is written only.
    guard unsafe stat(url.path, &status) == 0 else { return }
    if status.st_mode & S_IFMT != S_IFREG { throw NotAFile(path: url.path) }
  }

  /// Creates a directory, if there is none, that only this user can read.
  static func create(_ url: URL) throws {
    if try !exists(url) {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // Also if it was there: a server may have made it that ended before this.
    try sync(url.deletingLastPathComponent())
  }

  /// The names in a directory are on the disk when this returns.
  static func sync(_ url: URL) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    try handle.synchronize()
  }
}
