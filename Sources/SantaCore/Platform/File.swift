/// An open file. Closed, and any lock on it given up, when it is released.
final class File: Sendable {
  let path: String
  private let descriptor: Int32

  init(_ path: String, _ mode: SystemCalls.Mode) throws(SystemError) {
    self.path = path
    descriptor = try SystemCalls.open(path, mode)
  }

  deinit { SystemCalls.close(descriptor) }

  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try SystemCalls.read(descriptor, at: offset, count: count)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    try SystemCalls.write(bytes, to: descriptor, at: offset)
  }

  func sync() throws(SystemError) { try SystemCalls.sync(descriptor) }

  func syncDirectory() throws(SystemError) { try SystemCalls.syncDirectory(descriptor) }

  func truncate(to size: Int) throws(SystemError) { try SystemCalls.truncate(descriptor, to: size) }

  func size() throws(SystemError) -> Int { try SystemCalls.size(descriptor) }

  func lock() throws(SystemError) { try SystemCalls.lock(descriptor) }

  func tryLock() throws(SystemError) -> Bool { try SystemCalls.tryLock(descriptor) }

  func unlock() throws(SystemError) { try SystemCalls.unlock(descriptor) }
}
