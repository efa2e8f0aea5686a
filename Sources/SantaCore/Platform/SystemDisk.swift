import Dispatch

/// The operating system's files.
struct SystemDisk: Disk {
  func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile {
    switch mode {
    case .read: try File(path, .read)
    case .readWrite: try File(path, .readWrite)
    case .readWriteCreate: try File(path, .readWriteCreate)
    }
  }

  func map(_ path: String) throws(SystemError) -> MappedFile { try MappedFile(path) }

  func makeDirectory(_ path: String) throws(SystemError) { try SystemCalls.makeDirectory(path) }

  func isDirectory(_ path: String) -> Bool? { SystemCalls.isDirectory(path) }

  func rename(_ old: String, to new: String) throws(SystemError) { try SystemCalls.rename(old, to: new) }

  func remove(_ path: String) throws(SystemError) { try SystemCalls.remove(path) }

  func removeDirectory(_ path: String) throws(SystemError) { try SystemCalls.removeDirectory(path) }

  func contents(of directory: String) throws(SystemError) -> [String] {
    try SystemCalls.contents(of: directory)
  }

  func syncDirectory(_ path: String) throws(SystemError) { try File(path, .directory).syncDirectory() }

  func watch(
    _ path: String, queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> any Sendable { try FileWatch(path, queue: queue, body) }
}
