import Dispatch

/// An empty log that is not on the disk, for a process that may not make one.
///
/// A writer that is killed while it gives an empty log its name again leaves a store without any log. Nothing is lost by
/// that, and the next writer makes the log. Until then a reader reads this one.
final class AbsentLog: DiskFile {
  let path: String
  private let bytes: [UInt8]

  init(path: String, base: Version) {
    self.path = path
    bytes = LogHeader.encode(base: base)
  }

  func read(at offset: Int, count: Int) -> [UInt8] { Array(bytes.dropFirst(offset).prefix(count)) }

  func size() -> Int { bytes.count }

  // The store is where its lock file is.
  func isRemoved() -> Bool { false }
  func isAt(_ path: String) -> Bool { path == self.path }

  // A store that is open for reading only does none of these.
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
