package import Dispatch

/// The files of a store: the operating system's, or in tests a disk that fails, tears and forgets on command.
///
/// Open to the package only, so that test support can stand in for it.
package protocol Disk: Sendable {
  func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile
  /// The bytes of a file that nobody writes to any more.
  func map(_ path: String) throws(SystemError) -> MappedFile
  /// Makes a directory that only its owner may enter. Existing is no failure.
  func makeDirectory(_ path: String) throws(SystemError)
  /// Nil where there is nothing.
  func isDirectory(_ path: String) -> Bool?
  func rename(_ old: String, to new: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Removes an empty directory.
  func removeDirectory(_ path: String) throws(SystemError)
  /// The names in a directory, in no order.
  func contents(of directory: String) throws(SystemError) -> [String]
  /// Puts a directory's entries on the disk.
  func syncDirectory(_ path: String) throws(SystemError)
  /// This disk for the files of one directory, which is opened now: they stay the files of that directory, whatever is
  /// renamed later and has its path then. No symbolic link is followed below it.
  func anchored(at directory: String) throws(SystemError) -> any Disk
}

/// What a file is opened for.
package enum DiskMode: Sendable {
  case read
  case readWrite
  case readWriteCreate
  /// A new, empty file to read and write. What had its name before is removed.
  case new
}

/// An open file. Closed, and any lock on it given up, when it is released.
package protocol DiskFile: AnyObject, Sendable {
  var path: String { get }
  /// Reads up to `count` bytes; fewer only at the end of the file.
  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8]
  /// Writes all bytes.
  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError)
  /// Puts the file's data on the disk.
  func sync() throws(SystemError)
  func truncate(to size: Int) throws(SystemError)
  func size() throws(SystemError) -> Int
  /// Whether the file has no name any more.
  func isRemoved() throws(SystemError) -> Bool
  /// Whether a path leads to this file, and not to another one or to nothing.
  func isAt(_ path: String) throws(SystemError) -> Bool
  /// Waits for an exclusive lock.
  func lock() throws(SystemError)
  /// Takes an exclusive lock where it can be had at once; false where another holds it.
  func tryLock() throws(SystemError) -> Bool
  /// Takes a lock that keeps exclusive ones out, and no shared ones, where it can be had at once; false where another
  /// holds an exclusive one. The file may be open for reading only.
  func tryLockShared() throws(SystemError) -> Bool
  func unlock() throws(SystemError)
  /// Calls `body` on `queue` when the file was written to and `isDue` says that it matters, until what is returned is
  /// released. `isDue` is asked on a queue that all watched files share, and must not take long.
  func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable
}
