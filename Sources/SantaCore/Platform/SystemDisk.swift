/// A disk that accesses the operating system's files by path.
package struct SystemDisk: Disk {
  package init() {}

  package func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile {
    switch mode {
    case .read: try File(path, .read)
    case .readWrite: try File(path, .readWrite)
    case .readWriteCreate: try File(path, .readWriteCreate)
    case .new: try File(path, descriptor: try SystemCalls.openNew(path))
    }
  }

  package func map(_ path: String, upTo limit: Int) throws(SystemError) -> MappedFile {
    try MappedFile(path, descriptor: try SystemCalls.open(path, .read), upTo: limit)
  }

  package func makeDirectory(_ path: String) throws(SystemError) { try SystemCalls.makeDirectory(path) }

  package func isDirectory(_ path: String) -> Bool? { SystemCalls.isDirectory(path) }

  package func stamp(of path: String) throws(SystemError) -> FileStamp? { try SystemCalls.stamp(of: path) }

  package func rename(_ old: String, to new: String) throws(SystemError) {
    try SystemCalls.rename(old, to: new)
  }

  package func remove(_ path: String) throws(SystemError) { try SystemCalls.remove(path) }

  package func removeDirectory(_ path: String) throws(SystemError) { try SystemCalls.removeDirectory(path) }

  package func contents(of directory: String) throws(SystemError) -> [String] {
    try SystemCalls.contents(of: try SystemCalls.open(directory, .directory))
  }

  package func syncDirectory(_ path: String) throws(SystemError) {
    let directory = try SystemCalls.open(path, .directory)
    defer { SystemCalls.close(directory) }
    try SystemCalls.syncDirectory(directory)
  }

  package func anchored(at directory: String) throws(SystemError) -> any Disk { try DirectoryDisk(directory) }
}
