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
    /// Fails if the name is taken, also by a symbolic link.
    static let new = Mode(flags: O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC)

    /// The same, and fails if the name is a symbolic link's.
    var notFollowing: Mode { Mode(flags: flags | O_NOFOLLOW) }
  }

  /// In place of a directory's descriptor: a relative path begins at the process's working directory.
  static let workingDirectory = AT_FDCWD

  private static func retry<R: SignedInteger>(_ call: String, _ body: () -> R) throws(SystemError) -> R {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(call: call, number: errno) }
    }
  }

  /// - Parameter directory: where a relative path begins.
  static func open(
    _ path: String, _ mode: Mode, at directory: Int32 = workingDirectory
  ) throws(SystemError) -> Int32 {
    // Safety: the system reads the path for the time of the call.
    try clearOfStandardStreams(try retry("open") { unsafe openat(directory, path, mode.flags, 0o600) })
  }

  /// Opens a new, empty file. What had its name before, a symbolic link too, is removed and not written to.
  static func openNew(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) -> Int32 {
    do { try remove(path, at: directory) } catch  where error.number == ENOENT {
      // Nothing had the name.
    }
    return try open(path, .new, at: directory)
  }

  /// Opens a directory within another one; not through a symbolic link.
  static func openDirectory(_ name: String, at directory: Int32) throws(SystemError) -> Int32 {
    do { return try open(name, .directory.notFollowing, at: directory) } catch
      where error.number == ENOTDIR && fileType(name, at: directory, follows: false) == S_IFLNK
    {
      // Linux gives the other number for a link that isn't followed, from which nobody could tell what is wrong.
      throw SystemError(call: error.call, number: ELOOP)
    }
  }

  /// The same file under a descriptor that is none of the standard streams': in a process that closed those, a store's
  /// file would get one of theirs, and what anybody prints would be written into it.
  private static func clearOfStandardStreams(_ descriptor: Int32) throws(SystemError) -> Int32 {
    if descriptor > STDERR_FILENO { return descriptor }
    defer { close(descriptor) }
    return try retry("fcntl F_DUPFD_CLOEXEC") { fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
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

  /// Tells the running task from others, while it lives; nil where no task runs.
  static var currentTask: UInt? {
    // Safety: the task is used for nothing but its address, which is compared.
    unsafe withUnsafeCurrentTask { task in
      unsafe task.map { unsafe unsafeBitCast($0, to: UInt.self) }
    }
  }

  /// Whether a file has no name any more.
  static func isRemoved(_ descriptor: Int32) throws(SystemError) -> Bool {
    try status(descriptor, "").linkCount == 0
  }

  /// Which file is open.
  static func identity(_ descriptor: Int32) throws(SystemError) -> FileIdentity {
    try status(descriptor, "").identity
  }

  /// Which file a path leads to; nil if to none.
  static func identity(of path: String) throws(SystemError) -> FileIdentity? {
    do { return try status(workingDirectory, path).identity } catch
      where error.number == ENOENT || error.number == ENOTDIR
    {
      return nil
    }
  }

  private struct Status {
    var identity: FileIdentity
    /// How many names the file has.
    var linkCount: UInt64
  }

  #if os(Linux)
    private typealias Statx =
      @convention(c) @Sendable (
        Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer
      ) -> Int32

    // Looked up, since Swift's imports do not show it.
    // Safety: the library's function of that name has had this signature since it has had one, `statx(2)`.
    private static let statx = unsafe dlsym(nil, "statx").map { unsafe unsafeBitCast($0, to: Statx.self) }

    /// - Parameters:
    ///   - descriptor: the file; where there is a path, the directory in which it begins.
    ///   - path: empty for the file of the descriptor.
    ///
    /// Asked for by `statx`, which is told that nothing else is wanted: since Linux 6.13 a file whose times were asked for
    /// gets new ones with the next write, so that `fstat` before every commit makes some file systems sync two blocks
    /// where one would do (Documentation/filesystems/multigrain-ts.rst; benchmark "durable commit").
    private static func status(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
      guard let statx = unsafe statx else { return try plainStatus(descriptor, path) }
      let (isDescriptor, linkCount, number): (Int32, UInt32, UInt32) = (0x1000, 0x4, 0x100)
      // Safety: `struct statx` has 256 bytes, which the system fills for the time of the call. Its fields: the link
      // count, 4 bytes at 16; the inode's number, 8 at 32; the device's two numbers, 4 each at 136 and 140.
      return try unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) {
        status throws(SystemError) in
        guard let start = status.baseAddress else { throw SystemError(call: "statx", number: ENOMEM) }
        _ = try retry("statx") {
          unsafe statx(descriptor, path, path.isEmpty ? isDescriptor : 0, linkCount | number, start)
        }
        return Status(
          identity: FileIdentity(
            device: unsafe status.load(fromByteOffset: 136, as: UInt64.self),
            number: unsafe status.load(fromByteOffset: 32, as: UInt64.self)),
          linkCount: UInt64(unsafe status.load(fromByteOffset: 16, as: UInt32.self)))
      }
    }
  #else
    private static func status(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
      try plainStatus(descriptor, path)
    }
  #endif

  private static func plainStatus(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
    var status = stat()
    // Safety: the system reads the path and fills the structure for the time of the call.
    _ = try retry("stat") {
      unsafe path.isEmpty ? fstat(descriptor, &status) : fstatat(descriptor, path, &status, 0)
    }
    return Status(
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino)),
      linkCount: UInt64(status.st_nlink))
  }

  /// Takes an exclusive lock, which the system gives up with the descriptor or the process.
  static func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_EX) }
  }

  /// The same where it can be had at once; false where another holds it.
  static func tryLock(_ descriptor: Int32) throws(SystemError) -> Bool {
    try tryLock(descriptor, LOCK_EX)
  }

  /// Takes a lock that others may share; false where another holds an exclusive one.
  static func tryLockShared(_ descriptor: Int32) throws(SystemError) -> Bool {
    try tryLock(descriptor, LOCK_SH)
  }

  private static func tryLock(_ descriptor: Int32, _ kind: Int32) throws(SystemError) -> Bool {
    do {
      _ = try retry("flock") { flock(descriptor, kind | LOCK_NB) }
      return true
    } catch  where error.number == EWOULDBLOCK {
      return false
    }
  }

  /// Lets a short time pass, a thousandth of a second.
  static func pause() { _ = usleep(1_000) }

  static func unlock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_UN) }
  }

  /// Makes a directory that only its owner may enter. Existing is no failure.
  static func makeDirectory(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    do {
      // Safety: the system reads the path for the time of the call.
      _ = try retry("mkdir") { unsafe mkdirat(directory, path, 0o700) }
    } catch  where error.number == EEXIST {
      return
    }
  }

  static func isDirectory(
    _ path: String, at directory: Int32 = workingDirectory, follows: Bool = true
  ) -> Bool? {
    fileType(path, at: directory, follows: follows).map { $0 == S_IFDIR }
  }

  /// What a path leads to, or with `follows` false what has that name, a symbolic link perhaps; nil if nothing.
  private static func fileType(_ path: String, at directory: Int32, follows: Bool) -> mode_t? {
    var status = stat()
    // Safety: the system reads the path and fills the structure for the time of the call.
    guard unsafe fstatat(directory, path, &status, follows ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  static func rename(
    _ old: String, at directory: Int32 = workingDirectory, to new: String,
    at newDirectory: Int32 = workingDirectory
  ) throws(SystemError) {
    // Safety: the system reads the paths for the time of the call.
    _ = try retry("rename") { unsafe renameat(directory, old, newDirectory, new) }
  }

  static func remove(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    // Safety: the system reads the path for the time of the call.
    _ = try retry("unlink") { unsafe unlinkat(directory, path, 0) }
  }

  static func removeDirectory(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    // Safety: the system reads the path for the time of the call.
    _ = try retry("rmdir") { unsafe unlinkat(directory, path, AT_REMOVEDIR) }
  }

  /// The names in a directory, without those of itself and its parent.
  ///
  /// - Parameter descriptor: the directory, open and not read from yet. It is closed.
  static func contents(of descriptor: Int32) throws(SystemError) -> [String] {
    // Safety: the stream is open from here to `closedir`, which closes the descriptor; a name is copied before the next
    // is read.
    guard let stream = unsafe fdopendir(descriptor) else {
      let number = errno
      close(descriptor)
      throw SystemError(call: "opendir", number: number)
    }
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

  /// The number of this process. A child made by `fork` has another than its parent.
  static var processNumber: Int32 { getpid() }

  static func sleep(milliseconds: Int) {
    // Cut short by a signal, the caller looks once more than it would.
    usleep(UInt32(milliseconds) * 1000)
  }

  /// Prints a line for people.
  static func printToStandardError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Where standard error is closed nobody reads, and there is no other way to tell.
    // Safety: the buffer has all the bytes.
    _ = unsafe bytes.withUnsafeBytes {
      #if canImport(Glibc)
        unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
      #elseif canImport(Musl)
        unsafe Musl.write(STDERR_FILENO, $0.baseAddress, $0.count)
      #else
        unsafe Darwin.write(STDERR_FILENO, $0.baseAddress, $0.count)
      #endif
    }
  }

  #if !canImport(Darwin)
    /// A descriptor that becomes readable when one of the files added to it is written to.
    static func makeWatch() throws(SystemError) -> Int32 {
      try clearOfStandardStreams(
        try retry("inotify_init1") { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) })
    }

    /// Begins to watch an open file for writes.
    ///
    /// - Returns: the watch's number. A file has one, however often it is added.
    static func addToWatch(_ watch: Int32, file: Int32, path: String) throws(SystemError) -> Int32 {
      // inotify takes no descriptor. This name leads to the open file itself, whatever has its path by now.
      do { return try addToWatch(watch, "/proc/self/fd/\(file)") } catch  where error.number == ENOENT {
        // A process that can't see /proc.
        return try addToWatch(watch, path)
      }
    }

    private static func addToWatch(_ watch: Int32, _ path: String) throws(SystemError) -> Int32 {
      // Safety: the system reads the path for the time of the call.
      try retry("inotify_add_watch") { unsafe inotify_add_watch(watch, path, UInt32(IN_MODIFY)) }
    }

    /// Ends one watch. Fails only if it has ended already, with its file.
    static func removeFromWatch(_ watch: Int32, _ number: Int32) { _ = inotify_rm_watch(watch, number) }

    /// The numbers of the watches whose files were written to since the last call; nil if the system lost count.
    static func readWatch(_ watch: Int32) -> Set<Int32>? {
      var numbers: Set<Int32> = []
      var bytes = [UInt8](repeating: 0, count: 4096)
      let capacity = bytes.count
      while true {
        // Safety: the buffer has `capacity` bytes.
        let count = unsafe bytes.withUnsafeMutableBytes {
          #if canImport(Glibc)
            unsafe Glibc.read(watch, $0.baseAddress, capacity)
          #else
            unsafe Musl.read(watch, $0.baseAddress, capacity)
          #endif
        }
        if count == -1 && errno == EINTR { continue }
        if count <= 0 { return count == -1 && errno != EAGAIN ? nil : numbers }
        // `struct inotify_event`: the watch's number, what happened, a cookie, the length of the name that follows.
        var offset = 0
        while offset + 16 <= count {
          let word = { (place: Int) in
            unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: place, as: Int32.self) }
          }
          if UInt32(bitPattern: word(offset + 4)) & UInt32(IN_Q_OVERFLOW) != 0 { return nil }
          numbers.insert(word(offset))
          offset += 16 + Int(word(offset + 12))
        }
      }
    }
  #endif

  /// Whether two runs of `count` bytes are equal.
  static func bytesEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    // Safety: callers pass blocks of at least `count` bytes.
    unsafe memcmp(first, second, count) == 0
  }
}
