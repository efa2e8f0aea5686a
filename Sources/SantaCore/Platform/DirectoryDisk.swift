/// The files of one directory, accessed through its descriptor instead of its path.
///
/// Callers use the path that the directory had when it was opened, and messages show this path. If the directory is renamed and
/// another one takes its path, the disk still accesses the files of the first directory, so a running process never writes to
/// the second. Symbolic links within the directory are not followed, because they lead out of it. A symbolic link in the
/// directory's own path is the user's choice.
final class DirectoryDisk: Disk {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = try SystemCalls.open(path, .directory)
  }

  deinit { SystemCalls.close(descriptor) }

  /// Calls `body` with the directory that contains a file, and the file's name in it.
  private func within<R>(
    _ path: String, _ body: (_ directory: Int32, _ name: String) throws(SystemError) -> R
  ) throws(SystemError) -> R {
    if path == self.path { return try body(descriptor, ".") }
    guard path.hasPrefix(self.path + "/") else {
      // Only a bug in this module can request a path outside the directory, which must not be accessed.
      throw SystemError(call: "openat", number: SystemError.otherDevice)
    }
    // The path is compared as bytes for speed, because each commit looks for the next log (benchmark "durable commit").
    let name = Substring(path.utf8.dropFirst(self.path.utf8.count + 1))
    if !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")) { return try body(descriptor, String(name)) }
    var names = name.split(separator: "/")
    guard let last = names.popLast() else { return try body(descriptor, ".") }
    return try within(names[...], of: descriptor) { directory throws(SystemError) in
      try body(directory, String(last))
    }
  }

  private func within<R>(
    _ names: ArraySlice<Substring>, of directory: Int32, _ body: (Int32) throws(SystemError) -> R
  ) throws(SystemError) -> R {
    guard let first = names.first else { return try body(directory) }
    let next = try SystemCalls.openDirectory(String(first), at: directory)
    defer { SystemCalls.close(next) }
    return try within(names.dropFirst(), of: next, body)
  }

  func open(_ path: String, _ mode: DiskMode) throws(SystemError) -> any DiskFile {
    try within(path) { directory, name throws(SystemError) in
      let descriptor =
        switch mode {
        case .read: try SystemCalls.open(name, .read.notFollowing, at: directory)
        case .readWrite: try SystemCalls.open(name, .readWrite.notFollowing, at: directory)
        case .readWriteCreate: try SystemCalls.open(name, .readWriteCreate.notFollowing, at: directory)
        case .new: try SystemCalls.openNew(name, at: directory)
        }
      let file = try File(path, descriptor: descriptor)
      // Only the store's own directory is opened as a directory, to watch it.
      if path != self.path { try file.checkIsRegular("open") }
      return file
    }
  }

  func map(_ path: String, upTo limit: Int) throws(SystemError) -> MappedFile {
    try within(path) { directory, name throws(SystemError) in
      try MappedFile(
        path, descriptor: try SystemCalls.open(name, .read.notFollowing, at: directory), upTo: limit)
    }
  }

  func makeDirectory(_ path: String) throws(SystemError) {
    try within(path) { directory, name throws(SystemError) in
      try SystemCalls.makeDirectory(name, at: directory)
    }
  }

  func isDirectory(_ path: String) -> Bool? {
    do throws(SystemError) {
      return try within(path) { directory, name throws(SystemError) in
        SystemCalls.isDirectory(name, at: directory, follows: false)
      }
    } catch {
      // The containing directory does not exist.
      return nil
    }
  }

  func availableByteCount(at directory: String) -> Int? {
    guard let descriptor = try? openDirectory(directory) else { return nil }
    defer { SystemCalls.close(descriptor) }
    return SystemCalls.availableByteCount(descriptor)
  }

  func stamp(of path: String) throws(SystemError) -> FileStamp? {
    try within(path) { directory, name throws(SystemError) in
      try SystemCalls.stamp(of: name, at: directory)
    }
  }

  func rename(_ old: String, to new: String) throws(SystemError) {
    try within(old) { oldDirectory, oldName throws(SystemError) in
      try within(new) { newDirectory, newName throws(SystemError) in
        try SystemCalls.rename(oldName, at: oldDirectory, to: newName, at: newDirectory)
      }
    }
  }

  func remove(_ path: String) throws(SystemError) {
    try within(path) { directory, name throws(SystemError) in try SystemCalls.remove(name, at: directory) }
  }

  func removeDirectory(_ path: String) throws(SystemError) {
    // The directory's own name is an entry of its parent.
    if path == self.path { return try SystemCalls.removeDirectory(path) }
    try within(path) { directory, name throws(SystemError) in
      try SystemCalls.removeDirectory(name, at: directory)
    }
  }

  /// Opens the directory itself or a directory in it, with a separate read offset.
  private func openDirectory(_ path: String) throws(SystemError) -> Int32 {
    try within(path) { directory, name throws(SystemError) in
      try SystemCalls.openDirectory(name, at: directory)
    }
  }

  func contents(of directory: String) throws(SystemError) -> [String] {
    try SystemCalls.contents(of: try openDirectory(directory))
  }

  func syncDirectory(_ path: String) throws(SystemError) {
    let directory = try openDirectory(path)
    defer { SystemCalls.close(directory) }
    try SystemCalls.syncDirectory(directory)
  }

  func anchored(at directory: String) throws(SystemError) -> any Disk {
    directory == path ? self : try DirectoryDisk(directory)
  }
}
