import Foundation

/// Operations on a directory whose effect must survive a power failure.
enum Directory {
  /// Writes a file atomically: after a failure, it has either its former contents or the new ones.
  static func write(_ data: Data, to url: URL) throws {
    try write(to: url) { try $0.write(contentsOf: data) }
  }

  /// Writes a file atomically: after a failure, it has either its former contents or the contents that `body` writes.
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
      // Free the space: the disk may be full.
      try? FileManager.default.removeItem(at: new)
      throw error
    }
    // Safety: the paths are alive during the call.
    guard unsafe rename(new.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try sync(url.deletingLastPathComponent())
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
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    try sync(url.deletingLastPathComponent())
    return try FileHandle(forUpdating: url)
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
