/// An open file of the operating system.
final class File: DiskFile {
  package let path: String
  private let descriptor: Int32

  init(_ path: String, _ mode: SystemCalls.Mode) throws(SystemError) {
    self.path = path
    descriptor = try SystemCalls.open(path, mode)
  }

  deinit { SystemCalls.close(descriptor) }

  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try SystemCalls.read(descriptor, at: offset, count: count)
  }

  package func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try SystemCalls.write(bytes, to: descriptor, at: offset)
  }

  package func sync() throws(SystemError) { try SystemCalls.sync(descriptor) }

  func syncDirectory() throws(SystemError) { try SystemCalls.syncDirectory(descriptor) }

  package func truncate(to size: Int) throws(SystemError) { try SystemCalls.truncate(descriptor, to: size) }

  package func size() throws(SystemError) -> Int { try SystemCalls.size(descriptor) }

  package func isRemoved() throws(SystemError) -> Bool { try SystemCalls.isRemoved(descriptor) }

  package func lock() throws(SystemError) { try SystemCalls.lock(descriptor) }

  package func tryLock() throws(SystemError) -> Bool { try SystemCalls.tryLock(descriptor) }

  package func unlock() throws(SystemError) { try SystemCalls.unlock(descriptor) }
}
