#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(SwiftOverlayShims)
  // Has a declaration of `timespec`, too. In a build of the whole module, the compiler takes it for the defining one after it has
  // looked up the initialisers of `Duration`, and then refuses to read `tv_sec` without this import.
  import SwiftOverlayShims
#endif

/// System calls as Swift functions, one each. Failures are thrown, and interrupted calls are repeated.
enum SystemCalls {
  struct Mode: Sendable {
    var flags: Int32

    static let read = Mode(flags: O_RDONLY | O_CLOEXEC)
    static let readWrite = Mode(flags: O_RDWR | O_CLOEXEC)
    static let readWriteCreate = Mode(flags: O_RDWR | O_CREAT | O_CLOEXEC)
    static let directory = Mode(flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    /// Fails if the name exists, even as a symbolic link.
    static let new = Mode(flags: O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC)

    /// This mode, but opening also fails if the name is a symbolic link.
    ///
    /// If another program has replaced the file with a FIFO, opening it doesn't wait for a writer, and reading it fails.
    /// `O_NONBLOCK` has no effect on regular files and directories.
    var notFollowing: Mode { Mode(flags: flags | O_NOFOLLOW | O_NONBLOCK) }

    /// This mode, but opening a FIFO doesn't wait. Symbolic links are followed.
    var notWaiting: Mode { Mode(flags: flags | O_NONBLOCK) }
  }

  /// The directory from which relative paths are resolved by default: the working directory of the process.
  static let workingDirectory = AT_FDCWD

  private static func retry<R: SignedInteger>(_ call: String, _ body: () -> R) throws(SystemError) -> R {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(call: call, number: errno) }
    }
  }

  /// - Parameter directory: the directory from which a relative path is resolved.
  static func open(
    _ path: String, _ mode: Mode, at directory: Int32 = workingDirectory
  ) throws(SystemError) -> Int32 {
    // Safety: the system reads the path only during the call.
    try clearOfStandardStreams(try retry("open") { unsafe openat(directory, path, mode.flags, 0o600) })
  }

  /// Opens a new, empty file. An existing file or symbolic link with this name is removed, and not written to.
  static func openNew(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) -> Int32 {
    do { try remove(path, at: directory) } catch  where error.number == ENOENT {
      // There was no file to remove.
    }
    return try open(path, .new, at: directory)
  }

  /// Opens a directory in another directory, without following a symbolic link.
  static func openDirectory(_ name: String, at directory: Int32) throws(SystemError) -> Int32 {
    do { return try open(name, .directory.notFollowing, at: directory) } catch
      where error.number == ENOTDIR && fileType(name, at: directory, follows: false) == S_IFLNK
    {
      // For a link that isn't followed, Linux reports ENOTDIR, which would not explain the problem.
      throw SystemError(call: error.call, number: ELOOP)
    }
  }

  /// Moves a descriptor out of the range of the standard streams. If the process has closed one of these, a file of the store
  /// could get its number, and printed output would be written to the file.
  private static func clearOfStandardStreams(_ descriptor: Int32) throws(SystemError) -> Int32 {
    if descriptor > STDERR_FILENO { return descriptor }
    defer { close(descriptor) }
    return try retry("fcntl F_DUPFD_CLOEXEC") { fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
  }

  static func close(_ descriptor: Int32) {
    // A failed close needs no handling: the descriptor is closed anyway, and important data was synced before.
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// The length from which on a read first checks whether there is enough memory.
  private static let checkedByteCount = 16 << 20

  /// Throws if there is not enough memory for a long read. Allocating an array would end the program in that case.
  private static func checkMemory(for count: Int) throws(SystemError) {
    if count < checkedByteCount { return }
    // Twice the memory, because callers copy parts of the bytes.
    let (doubled, isTooMuch) = count.multipliedReportingOverflow(by: 2)
    if isTooMuch { throw SystemError(call: "pread", number: ENOMEM) }
    // Safety: the range is not used, and is freed at once.
    unsafe unmap(try mapMemory(count: doubled))
  }

  /// Reads `count` bytes, or fewer at the end of the file.
  static func read(_ descriptor: Int32, at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try checkMemory(for: count)
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let (start, descriptor) = (done, descriptor)
      let read = try retry("pread") {
        // Safety: `count - start` bytes of the buffer follow `start`.
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
        // Safety: `bytes.count - start` bytes of the buffer follow `start`.
        unsafe bytes.withUnsafeBytes {
          unsafe pwrite(
            descriptor, $0.baseAddress.map { unsafe $0 + start }, bytes.count - start, off_t(offset + start))
        }
      }
      if written == 0 { throw SystemError(call: "pwrite", number: ENOSPC) }
      done += written
    }
  }

  /// Writes a file's data to the disk.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // On Darwin, fsync(2) leaves data in the drive's cache. This call does not.
      _ = try retry("fcntl F_FULLFSYNC") { fcntl(descriptor, F_FULLFSYNC) }
    #else
      _ = try retry("fdatasync") { fdatasync(descriptor) }
    #endif
  }

  /// Writes a directory's entries to the disk.
  static func syncDirectory(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("fsync") { fsync(descriptor) }
  }

  static func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
    _ = try retry("ftruncate") { ftruncate(descriptor, off_t(size)) }
  }

  /// Returns the length of a file. For a directory, the number has no meaning, and may be the greatest possible one.
  ///
  /// Uses `lseek` instead of `fstat`, for the reason given at `status`. Nothing else uses the file offset.
  static func size(_ descriptor: Int32) throws(SystemError) -> Int {
    Int(try retry("lseek") { lseek(descriptor, 0, SEEK_END) })
  }

  /// Maps a file into memory. Throws if the file system does not support it, or if the address space is exhausted.
  static func map(_ descriptor: Int32, count: Int) throws(SystemError) -> UnsafeRawPointer {
    // Safety: the system chooses a free range, which belongs to the caller until `unmap`.
    let start = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else {
      throw SystemError(call: "mmap", number: errno)
    }
    return UnsafeRawPointer(start)
  }

  /// Returns memory that belongs to the caller until `unmap`. Throws if the system doesn't have enough.
  private static func mapMemory(count: Int) throws(SystemError) -> UnsafeRawBufferPointer {
    // Safety: the system chooses a free range.
    let start = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else {
      throw SystemError(call: "mmap", number: errno)
    }
    return unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Reads the first `count` bytes of a file into memory that belongs to the caller until `unmap`. If the file is shorter, the
  /// rest of the memory is zeros.
  static func mapCopy(of descriptor: Int32, count: Int) throws(SystemError) -> UnsafeRawBufferPointer {
    let bytes = unsafe try mapMemory(count: count)
    let buffer = unsafe UnsafeMutableRawBufferPointer(mutating: bytes)
    do throws(SystemError) {
      var done = 0
      while done < count {
        let start = done
        // Safety: `count - start` bytes of the memory follow `start`.
        let read = try retry("pread") {
          unsafe pread(
            descriptor, buffer.baseAddress.map { unsafe $0 + start }, count - start, off_t(start))
        }
        if read == 0 { break }
        done += read
      }
      return unsafe bytes
    } catch {
      unsafe unmap(bytes)
      throw error
    }
  }

  /// Returns the number of bytes that this user can still write to the file system of an open file; nil if it is unknown.
  static func availableByteCount(_ descriptor: Int32) -> Int? {
    var status = statvfs()
    // Safety: the system fills the structure during the call.
    guard unsafe fstatvfs(descriptor, &status) == 0 else { return nil }
    // Some blocks are reserved for the superuser.
    let blocks = geteuid() == 0 ? status.f_bfree : status.f_bavail
    let (count, isTooLarge) = Int(clamping: blocks).multipliedReportingOverflow(
      by: Int(clamping: status.f_frsize))
    return isTooLarge ? .max : count
  }

  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    // Safety: the range came from `map`, and is no longer read.
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// An identifier of the current thread, unique while the thread exists.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// An identifier of the current task, unique while the task exists; nil outside of a task.
  static var currentTask: UInt? {
    // Safety: only the task's address is used, for comparisons.
    unsafe withUnsafeCurrentTask { task in
      unsafe task.map { unsafe unsafeBitCast($0, to: UInt.self) }
    }
  }

  /// Returns whether an open file was removed.
  static func isRemoved(_ descriptor: Int32) throws(SystemError) -> Bool {
    try status(descriptor, "").linkCount == 0
  }

  /// Returns the identity of an open file, and whether it is a directory or a regular file.
  static func identity(
    _ descriptor: Int32
  ) throws(SystemError) -> (FileIdentity, isDirectory: Bool, isRegular: Bool) {
    let status = try status(descriptor, "")
    return (status.identity, status.type == S_IFDIR, status.type == S_IFREG)
  }

  /// Returns the identity of the file at a path; nil if there is none.
  static func identity(of path: String) throws(SystemError) -> FileIdentity? {
    do { return try status(workingDirectory, path).identity } catch
      where error.number == ENOENT || error.number == ENOTDIR
    {
      return nil
    }
  }

  /// Returns the inode and the time of the last change of the file at a path; nil if there is none. Don't use this for a file
  /// that is written often: after its times were read, a file gets new times with the next write.
  static func stamp(
    of path: String, at directory: Int32 = workingDirectory
  ) throws(SystemError) -> FileStamp? {
    var status = stat()
    do {
      // Safety: the system accesses the path and the structure only during the call.
      _ = try retry("stat") { unsafe fstatat(directory, path, &status, AT_SYMLINK_NOFOLLOW) }
    } catch  where error.number == ENOENT || error.number == ENOTDIR {
      return nil
    }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return FileStamp(
      number: UInt64(truncatingIfNeeded: status.st_ino), changeSeconds: Int64(time.tv_sec),
      changeNanoseconds: UInt32(truncatingIfNeeded: time.tv_nsec))
  }

  private struct Status {
    var identity: FileIdentity
    /// The number of hard links to the file.
    var linkCount: UInt64
    var type: mode_t
  }

  #if os(Linux)
    private typealias Statx =
      @convention(c) @Sendable (
        Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer
      ) -> Int32

    // Looked up by name, because Swift's imports don't include it.
    // Safety: the C library's function has always had this signature (`statx(2)`).
    private static let statx = unsafe dlsym(nil, "statx").map { unsafe unsafeBitCast($0, to: Statx.self) }

    /// - Parameters:
    ///   - descriptor: the file, or the directory from which `path` is resolved.
    ///   - path: the path of the file; empty for the file of the descriptor.
    ///
    /// Calls `statx` for the required fields only. Since Linux 6.13, a file whose times were read gets new times with the next
    /// write. With an `fstat` before each commit, some file systems would therefore sync two blocks instead of one
    /// (Documentation/filesystems/multigrain-ts.rst; benchmark "durable commit").
    private static func status(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
      guard let statx = unsafe statx else { return try plainStatus(descriptor, path) }
      let (isDescriptor, type, linkCount, number): (Int32, UInt32, UInt32, UInt32) = (0x1000, 0x1, 0x4, 0x100)
      // Safety: the buffer has the 256 bytes of `struct statx`, which the system fills during the call. Its fields
      // are the link count, 4 bytes at offset 16; the mode, 2 bytes at 28; the inode number, 8 bytes at 32; and both
      // parts of the device number, 4 bytes each at 136 and 140.
      return try unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) {
        status throws(SystemError) in
        guard let start = status.baseAddress else { throw SystemError(call: "statx", number: ENOMEM) }
        _ = try retry("statx") {
          unsafe statx(descriptor, path, path.isEmpty ? isDescriptor : 0, type | linkCount | number, start)
        }
        return Status(
          identity: FileIdentity(
            device: unsafe status.load(fromByteOffset: 136, as: UInt64.self),
            number: unsafe status.load(fromByteOffset: 32, as: UInt64.self)),
          linkCount: UInt64(unsafe status.load(fromByteOffset: 16, as: UInt32.self)),
          type: mode_t(unsafe status.load(fromByteOffset: 28, as: UInt16.self)) & S_IFMT)
      }
    }
  #else
    private static func status(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
      try plainStatus(descriptor, path)
    }
  #endif

  private static func plainStatus(_ descriptor: Int32, _ path: String) throws(SystemError) -> Status {
    var status = stat()
    // Safety: the system accesses the path and the structure only during the call.
    _ = try retry("stat") {
      unsafe path.isEmpty ? fstat(descriptor, &status) : fstatat(descriptor, path, &status, 0)
    }
    return Status(
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino)),
      linkCount: UInt64(status.st_nlink), type: status.st_mode & S_IFMT)
  }

  /// Waits for an exclusive lock. The system releases it when the descriptor is closed or the process ends.
  static func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_EX) }
  }

  /// Acquires an exclusive lock if it is free. Returns false if it is held.
  static func tryLock(_ descriptor: Int32) throws(SystemError) -> Bool {
    try tryLock(descriptor, LOCK_EX)
  }

  /// Acquires a shared lock. Returns false if an exclusive lock is held.
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

  /// Sleeps for one millisecond.
  static func pause() { _ = usleep(1_000) }

  /// Returns the time of the system's clock in milliseconds since 1970.
  @Sendable package static func milliseconds() -> Int64 {
    var time = timespec()
    // Safety: the pointer is valid during the call.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  static func unlock(_ descriptor: Int32) throws(SystemError) {
    _ = try retry("flock") { flock(descriptor, LOCK_UN) }
  }

  /// Creates a directory that only its owner can access. Succeeds if the directory already exists.
  static func makeDirectory(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    do {
      // Safety: the system reads the path only during the call.
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

  /// Returns the type of the file at a path; nil if there is none. If `follows` is false, a symbolic link is not followed.
  private static func fileType(_ path: String, at directory: Int32, follows: Bool) -> mode_t? {
    var status = stat()
    // Safety: the system accesses the path and the structure only during the call.
    guard unsafe fstatat(directory, path, &status, follows ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  static func rename(
    _ old: String, at directory: Int32 = workingDirectory, to new: String,
    at newDirectory: Int32 = workingDirectory
  ) throws(SystemError) {
    // Safety: the system reads the paths only during the call.
    _ = try retry("rename") { unsafe renameat(directory, old, newDirectory, new) }
  }

  static func remove(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    // Safety: the system reads the path only during the call.
    _ = try retry("unlink") { unsafe unlinkat(directory, path, 0) }
  }

  static func removeDirectory(_ path: String, at directory: Int32 = workingDirectory) throws(SystemError) {
    // Safety: the system reads the path only during the call.
    _ = try retry("rmdir") { unsafe unlinkat(directory, path, AT_REMOVEDIR) }
  }

  /// Returns the names in a directory, without `.` and `..`.
  ///
  /// - Parameter descriptor: the open directory, at its start. It is closed.
  static func contents(of descriptor: Int32) throws(SystemError) -> [String] {
    // Safety: the stream is open until `closedir`, which closes the descriptor. Each name is copied before the next
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

  /// Returns the canonical path, without symbolic links and dots. It identifies a store regardless of how its path is written.
  static func realPath(_ path: String) -> String? {
    // Safety: `realpath` returns an allocated string, which is freed after it was copied.
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The process identifier. A child process that was created by `fork` has a different one.
  static var processNumber: Int32 { getpid() }

  static func sleep(milliseconds: Int) {
    // A signal can shorten the sleep. Callers then check once more than necessary.
    usleep(UInt32(milliseconds) * 1000)
  }

  /// Prints a line to standard error.
  static func printToStandardError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // If standard error is closed, the line can't be shown anywhere.
    // Safety: the call reads only the bytes of the buffer.
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
    /// Creates an inotify instance: a descriptor that becomes readable when one of its files is written to.
    static func makeWatch() throws(SystemError) -> Int32 {
      try clearOfStandardStreams(
        try retry("inotify_init1") { inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) })
    }

    /// Watches an open file for writes.
    ///
    /// - Returns: the watch descriptor. A file has only one, even if it is added several times.
    static func addToWatch(_ watch: Int32, file: Int32, path: String) throws(SystemError) -> Int32 {
      // inotify takes a path, not a descriptor. This path leads to the open file, even if the file was renamed.
      do { return try addToWatch(watch, "/proc/self/fd/\(file)") } catch  where error.number == ENOENT {
        // The process can't access /proc.
        return try addToWatch(watch, path)
      }
    }

    private static func addToWatch(_ watch: Int32, _ path: String) throws(SystemError) -> Int32 {
      // Safety: the system reads the path only during the call.
      try retry("inotify_add_watch") { unsafe inotify_add_watch(watch, path, UInt32(IN_MODIFY)) }
    }

    /// Removes a watch. Fails only if the watch has ended with its file.
    static func removeFromWatch(_ watch: Int32, _ number: Int32) { _ = inotify_rm_watch(watch, number) }

    /// Waits until a watched file is written to, or until `wakeWatch` is called. Returns false if waiting fails.
    static func waitForWatch(_ watch: Int32) -> Bool {
      while true {
        var entry = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
        // Safety: the variable outlives the call.
        if unsafe poll(&entry, 1, -1) >= 0 { return entry.revents & Int16(POLLIN) != 0 }
        if errno != EINTR { return false }
      }
    }

    /// Wakes the thread that waits for a watch, by adding and removing a watch: a removal is an event, too. If the system
    /// refuses the watch, the thread keeps waiting until the process ends, and does nothing.
    static func wakeWatch(_ watch: Int32) {
      if let number = try? addToWatch(watch, "/") { removeFromWatch(watch, number) }
    }

    /// Returns the watch descriptors of the files that were written to since the last call; nil if events were lost.
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
        // `struct inotify_event`: the watch descriptor, the event mask, a cookie, and the length of the name that
        // follows.
        var offset = 0
        while offset + 16 <= count {
          let word = { (offset: Int) in
            unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
          }
          if UInt32(bitPattern: word(offset + 4)) & UInt32(IN_Q_OVERFLOW) != 0 { return nil }
          numbers.insert(word(offset))
          offset += 16 + Int(word(offset + 12))
        }
        // If the buffer is more than half full, further events might not have fitted.
        if count <= capacity / 2 { return numbers }
      }
    }
  #endif

  /// Returns whether two memory regions of `count` bytes are equal.
  static func bytesEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    // Safety: callers pass regions of at least `count` bytes.
    unsafe memcmp(first, second, count) == 0
  }
}
