import Dispatch

/// An open file of the operating system.
final class File: DiskFile {
  package let path: String
  private let descriptor: Int32
  private let identity: FileIdentity
  let isDirectory: Bool
  private let isRegular: Bool

  convenience init(_ path: String, _ mode: SystemCalls.Mode) throws(SystemError) {
    try self.init(path, descriptor: try SystemCalls.open(path, mode))
  }

  /// Takes ownership of an open file descriptor.
  init(_ path: String, descriptor: Int32) throws(SystemError) {
    do { (identity, isDirectory, isRegular) = try SystemCalls.identity(descriptor) } catch {
      SystemCalls.close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { SystemCalls.close(descriptor) }

  /// Throws if this is a directory, a socket, a FIFO or a device, none of which has bytes and a length like a file.
  ///
  /// - Parameter call: the system call to name in the error.
  func checkIsRegular(_ call: String) throws(SystemError) {
    if isDirectory { throw SystemError(call: call, number: SystemError.isDirectory) }
    if !isRegular { throw SystemError(call: call, number: SystemError.notAFile) }
  }

  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try SystemCalls.read(descriptor, at: offset, count: count)
  }

  package func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try SystemCalls.write(bytes, to: descriptor, at: offset)
  }

  package func sync() throws(SystemError) { try SystemCalls.sync(descriptor) }

  package func truncate(to size: Int) throws(SystemError) { try SystemCalls.truncate(descriptor, to: size) }

  package func size() throws(SystemError) -> Int {
    if isDirectory { throw SystemError(call: "lseek", number: SystemError.isDirectory) }
    return try SystemCalls.size(descriptor)
  }

  package func isRemoved() throws(SystemError) -> Bool { try SystemCalls.isRemoved(descriptor) }

  package func isAt(_ path: String) throws(SystemError) -> Bool {
    try SystemCalls.identity(of: path) == identity
  }

  package func lock() throws(SystemError) { try SystemCalls.lock(descriptor) }

  package func tryLock() throws(SystemError) -> Bool { try SystemCalls.tryLock(descriptor) }

  package func tryLockShared() throws(SystemError) -> Bool { try SystemCalls.tryLockShared(descriptor) }

  package func unlock() throws(SystemError) { try SystemCalls.unlock(descriptor) }

  package func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable {
    #if canImport(Darwin)
      try FileWatch(path, queue: queue) { if isDue() { body() } }
    #else
      FileWatcher.shared.watch(descriptor, path: path, queue: queue, isDue: isDue, body)
    #endif
  }
}
