import Dispatch

/// An empty log that doesn't exist on the disk, for a process that must not create it.
///
/// The log can be missing because a copy may consist of only a manifest and its segments, or because a power failure lost the
/// name of a first log without records. The next writer creates the log. Until then, readers use this one.
final class AbsentLog: DiskFile {
  let path: String
  private let bytes: [UInt8]

  init(path: String, base: Version) {
    self.path = path
    bytes = LogHeader.encode(base: base)
  }

  func read(at offset: Int, count: Int) -> [UInt8] { Array(bytes.dropFirst(offset).prefix(count)) }

  func size() -> Int { bytes.count }

  // The lock file determines whether the store was moved or removed.
  func isRemoved() -> Bool { false }
  func isAt(_ path: String) -> Bool { path == self.path }

  // A store that is open for reading only never calls these methods.
  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) { throw refusal("write") }
  func sync() throws(SystemError) { throw refusal("fsync") }
  func truncate(to size: Int) throws(SystemError) { throw refusal("ftruncate") }
  func lock() throws(SystemError) { throw refusal("lock") }
  func tryLock() throws(SystemError) -> Bool { throw refusal("lock") }
  func tryLockShared() throws(SystemError) -> Bool { throw refusal("lock") }
  func unlock() throws(SystemError) { throw refusal("lock") }
  func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable { throw refusal("watch") }

  private func refusal(_ call: String) -> SystemError { SystemError(call: call, number: SystemError.noEntry) }
}
