/// The files of one directory, reached from its descriptor and not by its path.
///
/// Callers name files by the path that they had when the directory was opened, which is what messages show. If somebody
/// renames the directory, and perhaps puts another one in its place, the files are still those of the first one: a process
/// that goes on working never writes to the other one. Symbolic links within the directory aren't followed, because
/// they would lead out of it; one in the directory's own path is its user's choice.
final class DirectoryDisk: Disk {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = try SystemCalls.open(path, .directory)
  }

  deinit { SystemCalls.close(descriptor) }

  /// Calls `body` with the directory that a file is in, and its name there.
  private func within<R>(
    _ path: String, _ body: (_ directory: Int32, _ name: String) throws(SystemError) -> R
  ) throws(SystemError) -> R {
    if path == self.path { return try body(descriptor, ".") }
    guard path.hasPrefix(self.path + "/") else {
      // Only a mistake of this module could ask for it, and it must not reach other files.
      throw SystemError(call: "openat", number: SystemError.otherDevice)
    }
    var names = path.dropFirst(self.path.utf8.count + 1).split(separator: "/")
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
      return try File(path, descriptor: descriptor)
    }
  }

  func map(_ path: String) throws(SystemError) -> MappedFile {
    try within(path) { directory, name throws(SystemError) in
      try MappedFile(path, descriptor: try SystemCalls.open(name, .read.notFollowing, at: directory))
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
      // What it would be in is not there.
      return nil
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
    // The directory itself has a name only in another one.
    if path == self.path { return try SystemCalls.removeDirectory(path) }
    try within(path) { directory, name throws(SystemError) in
      try SystemCalls.removeDirectory(name, at: directory)
    }
  }

  /// Opens the directory itself or one in it, with a reading position of its own.
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
