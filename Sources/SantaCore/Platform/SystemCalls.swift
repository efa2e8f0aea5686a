#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One Swift function per system call: a failure is thrown, an interrupted call made again.
enum SystemCalls {
  struct Mode: Sendable {
    var flags: Int32

    static let read = Mode(flags: O_RDONLY | O_CLOEXEC)
    static let readWrite = Mode(flags: O_RDWR | O_CLOEXEC)
    static let readWriteCreate = Mode(flags: O_RDWR | O_CREAT | O_CLOEXEC)
    static let directory = Mode(flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  private static func retry<R: SignedInteger>(_ call: String, _ body: () -> R) throws(SystemError) -> R {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(call: call, number: errno) }
    }
  }

  static func open(_ path: String, _ mode: Mode) throws(SystemError) -> Int32 {
    // Safety: the system reads the path for the time of the call.
    try clearOfStandardStreams(try retry("open") { Self.libraryOpen(path, mode.flags, 0o600) })
  }

  /// The same file under a descriptor that is none of the standard streams': in a process that closed those, a store's
  /// file would get one of theirs, and what anybody prints would be written into it.
  private static func clearOfStandardStreams(_ descriptor: Int32) throws(SystemError) -> Int32 {
    if descriptor > STDERR_FILENO { return descriptor }
    defer { close(descriptor) }
    return try retry("fcntl F_DUPFD_CLOEXEC") { fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
  }

  private static func libraryOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    // Safety: as above.
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags, mode)
    #else
      unsafe Darwin.open(path, flags, mode)
    #endif
  }

  static func close(_ descriptor: Int32) {
    // A failed close leaves nothing to do: the descriptor is gone, and data that matters was synced before.
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Reads up to `count` bytes; fewer only at the end of the file.
  static func read(_ descriptor: Int32, at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let (start, descriptor) = (done, descriptor)
      let read = try retry("pread") {
        // Safety: the buffer has `count - start` bytes left behind `start`.
        unsafe bytes.withUnsafeMutableBytes {
          unsafe pread(
            descriptor, $0.baseAddress.map { unsafe $0 + start }, count - start, off_t(offset + start))
        }
      }
      if read == 0 { break }
      done += read
    }
    bytes.removeSubrange(done...)
    return bytes
  }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let start = done
      let written = try retry("pwrite") {
        // Safety: the buffer has `bytes.count - start` bytes left behind `start`.
        unsafe bytes.withUnsafeBytes {
          unsafe pwrite(
            descriptor, $0.baseAddress.map { unsafe $0 + start }, bytes.count - start, off_t(offset + start))
        }
      }
      if written == 0 { throw SystemError(call: "pwrite", number: ENOSPC) }
      done += written
    }
  }

  /// Puts a file's data on the disk.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // fsync(2) on Darwin leaves data in the drive's cache; this does not.
      _ = try retry("fcntl F_FULLFSYNC") { fcntl(descriptor, F_FULLFSYNC) }
    #else
      _ = try retry("fdatasync") { fdatasync(descriptor) }
    #endif
  }

  /// Puts a directory's entries on the disk.
  static func syncDirectory(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("fsync") { fsync(descriptor) }
  }

  static func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    _ = try retry("ftruncate") { ftruncate(descriptor, off_t(size)) }
  }

  /// Found by seeking, and not by `fstat`, for the reason that `linkCount` has. Nobody uses the place sought.
  static func size(_ descriptor: Int32) throws(SystemError) -> Int {
    Int(try retry("lseek") { lseek(descriptor, 0, SEEK_END) })
  }

  /// A file's bytes as memory; nil where its file system, or the process, has no room for that.
  static func map(_ descriptor: Int32, count: Int) -> UnsafeRawPointer? {
    // Safety: the system chooses a free range, which belongs to the caller until `unmap`.
    let start = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    return UnsafeRawPointer(start)
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    // Safety: the range came from `map`, and nobody reads it any more.
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Tells the running thread from others, while it lives.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Whether a file has no name any more.
  static func isRemoved(_ descriptor: Int32) throws(SystemError) -> Bool { try linkCount(descriptor) == 0 }

  #if os(Linux)
    private typealias Statx =
      @convention(c) @Sendable (
        Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer
      ) -> Int32

    // Looked up, since Swift's imports do not show it.
    // Safety: the library's function of that name has had this signature since it has had one, `statx(2)`.
    private static let statx = unsafe dlsym(nil, "statx").map { unsafe unsafeBitCast($0, to: Statx.self) }

    /// How many names a file has.
    ///
    /// Asked for by `statx`, which is told that nothing else is wanted: since Linux 6.13 a file whose times were asked for
    /// gets new ones with the next write, so that `fstat` before every commit makes some file systems sync two blocks
    /// where one would do (Documentation/filesystems/multigrain-ts.rst; benchmark "durable commit").
    private static func linkCount(_ descriptor: Int32) throws(SystemError) -> UInt64 {
      guard let statx = unsafe statx else { return try linkCountByStatus(descriptor) }
      let (isDescriptor, linkCount, linkCountOffset): (Int32, UInt32, Int) = (0x1000, 0x4, 16)
      // Safety: `struct statx` has 256 bytes, which the system fills for the time of the call.
      return UInt64(
        try unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { status throws(SystemError) in
          guard let start = status.baseAddress else { return 1 as UInt32 }
          _ = try retry("statx") { unsafe statx(descriptor, "", isDescriptor, linkCount, start) }
          return unsafe status.load(fromByteOffset: linkCountOffset, as: UInt32.self)
        })
    }
  #else
    private static func linkCount(_ descriptor: Int32) throws(SystemError) -> UInt64 {
      try linkCountByStatus(descriptor)
    }
  #endif

  private static func linkCountByStatus(_ descriptor: Int32) throws(SystemError) -> UInt64 {
    var status = stat()
    // Safety: the system fills the structure for the time of the call.
    _ = try retry("fstat") { unsafe fstat(descriptor, &status) }
    return UInt64(status.st_nlink)
  }

  /// Takes an exclusive lock, which the system gives up with the descriptor or the process.
  static func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_EX) }
  }

  /// The same where it can be had at once; false where another holds it.
  static func tryLock(_ descriptor: Int32) throws(SystemError) -> Bool {
    do {
      _ = try retry("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.number == EWOULDBLOCK {
      return false
    }
  }

  static func unlock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_UN) }
  }

  /// Makes a directory that only its owner may enter. Existing is no failure.
  static func makeDirectory(_ path: String) throws(SystemError) {
    do {
      // Safety: the system reads the path for the time of the call.
      _ = try retry("mkdir") { unsafe mkdir(path, 0o700) }
    } catch  where error.number == EEXIST {
      return
    }
  }

  static func isDirectory(_ path: String) -> Bool? {
    var status = stat()
    // Safety: the system fills the structure for the time of the call.
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  static func rename(_ old: String, to new: String) throws(SystemError) {
    // Safety: the system reads the paths for the time of the call.
    #if canImport(Glibc)
      _ = try retry("rename") { unsafe Glibc.rename(old, new) }
    #elseif canImport(Musl)
      _ = try retry("rename") { unsafe Musl.rename(old, new) }
    #else
      _ = try retry("rename") { unsafe Darwin.rename(old, new) }
    #endif
  }

  static func remove(_ path: String) throws(SystemError) {
    // Safety: the system reads the path for the time of the call.
    _ = try retry("unlink") { unsafe unlink(path) }
  }

  static func removeDirectory(_ path: String) throws(SystemError) {
    // Safety: the system reads the path for the time of the call.
    _ = try retry("rmdir") { unsafe rmdir(path) }
  }

  /// The names in a directory, without those of itself and its parent.
  static func contents(of directory: String) throws(SystemError) -> [String] {
    // Safety: the stream is open from here to `closedir`; a name is copied before the next is read.
    guard let stream = unsafe opendir(directory) else { throw SystemError(call: "opendir", number: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    if errno != 0 { throw SystemError(call: "readdir", number: errno) }
    return names
  }

  /// The path without links and dots, by which one store is known however it is spelt.
  static func realPath(_ path: String) -> String? {
    // Safety: `realpath` returns a string of its own, freed here after it was copied.
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  #if !canImport(Darwin)
    /// A descriptor that becomes readable when a file is written to.
    static func watchForWrites(_ path: String) throws(SystemError) -> Int32 {
      let descriptor = try clearOfStandardStreams(
        try retry("inotify_init1") { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) })
      do throws(SystemError) {
        // Safety: the system reads the path for the time of the call.
        _ = try retry("inotify_add_watch") { unsafe inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) }
      } catch {
        close(descriptor)
        throw error
      }
      return descriptor
    }

    private static func libraryRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int)
      -> Int
    {
      // Safety: callers lend a buffer of `count` bytes.
      #if canImport(Glibc)
        unsafe Glibc.read(descriptor, start, count)
      #else
        unsafe Musl.read(descriptor, start, count)
      #endif
    }

    /// Throws away what can be read from a descriptor that does not block.
    static func drain(_ descriptor: Int32) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.count
      // Safety: the buffer has `count` bytes. Less than a whole buffer, or nothing, means that no more is there.
      while unsafe bytes.withUnsafeMutableBytes({ unsafe libraryRead(descriptor, $0.baseAddress, count) })
        == count
      {}
    }
  #endif

  /// Whether two runs of `count` bytes are equal.
  static func bytesEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    // Safety: callers pass blocks of at least `count` bytes.
    unsafe memcmp(first, second, count) == 0
  }
}
