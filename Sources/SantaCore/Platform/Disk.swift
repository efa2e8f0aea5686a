package import Dispatch

/// The file system for a store: the operating system's, or in tests a simulated one that fails, tears writes and loses data on
/// command.
///
/// Accessible to the package, so that test support can implement it.
package protocol Disk: Sendable {
  func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile
  /// Maps the first `limit` bytes of a file that is no longer written to, or all of a shorter file.
  func map(_ path: String, upTo limit: Int) throws(SystemError) -> MappedFile
  /// Creates a directory that only its owner can access. Succeeds if the directory already exists.
  func makeDirectory(_ path: String) throws(SystemError)
  /// Returns whether there is a directory at a path; nil if there is nothing.
  func isDirectory(_ path: String) -> Bool?
  /// Returns the number of bytes that this user can still write to the file system of a directory; nil if it is unknown.
  func availableByteCount(at directory: String) -> Int?
  /// Returns the stamp of the file at a path; nil if there is nothing.
  func stamp(of path: String) throws(SystemError) -> FileStamp?
  func rename(_ old: String, to new: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Removes an empty directory.
  func removeDirectory(_ path: String) throws(SystemError)
  /// Returns the names in a directory, in no particular order.
  func contents(of directory: String) throws(SystemError) -> [String]
  /// Writes a directory's entries to the disk.
  func syncDirectory(_ path: String) throws(SystemError)
  /// Opens a directory, and returns a disk for the files in it. The disk keeps accessing this directory, even if it is renamed
  /// and its path leads to another one. Symbolic links below it are not followed.
  func anchored(at directory: String) throws(SystemError) -> any Disk
}

/// The access mode of an open file.
package enum DiskMode: Sendable {
  case read
  case readWrite
  case readWriteCreate
  /// A new, empty file for reading and writing. An existing file with this name is removed.
  case new
}

/// An open file. Releasing it closes the file and releases its locks.
package protocol DiskFile: AnyObject, Sendable {
  var path: String { get }
  /// Reads `count` bytes, or fewer at the end of the file.
  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8]
  /// Writes all bytes.
  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError)
  /// Writes the file's data to the disk.
  func sync() throws(SystemError)
  func truncate(to size: Int) throws(SystemError)
  func size() throws(SystemError) -> Int
  /// Returns whether the file was removed.
  func isRemoved() throws(SystemError) -> Bool
  /// Returns whether a path leads to this file.
  func isAt(_ path: String) throws(SystemError) -> Bool
  /// Waits for an exclusive lock.
  func lock() throws(SystemError)
  /// Acquires an exclusive lock if it is free. Returns false if it is held.
  func tryLock() throws(SystemError) -> Bool
  /// Acquires a shared lock. Returns false if an exclusive lock is held. The file may be open for reading only.
  func tryLockShared() throws(SystemError) -> Bool
  func unlock() throws(SystemError)
  /// Calls `body` on `queue` when the file was written to and `isDue` returns true, until the returned object is
  /// released. `isDue` is called on a queue that all watched files share, and must return quickly.
  func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable
}

extension Disk {
  package func availableByteCount(at directory: String) -> Int? { nil }

  /// Creates a directory if it doesn't exist, and syncs its name in its parent.
  package func makeDirectory(_ path: String, named parent: String) throws(SystemError) {
    try makeDirectory(path)
    do throws(SystemError) { try syncDirectory(parent) } catch {
      // A second sync would not restore a lost name, but creating the directory again does. A directory that isn't empty had
      // its name before, and is not removed.
      try? removeDirectory(path)
      throw error
    }
  }
}
