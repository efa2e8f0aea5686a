import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard streams and the signals of the process. Most system calls of the program are in this file. Calls that only the
/// dashboard needs are in `TerminalControl`.
enum StandardStreams {
  static let output: any TextStream = stream(to: FileDescriptor(rawValue: STDOUT_FILENO))
  static let errorOutput: any TextStream = stream(to: FileDescriptor(rawValue: STDERR_FILENO))

  /// The file descriptor of an open file.
  struct FileDescriptor: RawRepresentable, Sendable {
    var rawValue: Int32
  }

  /// Returns a stream to an open file, which must stay open as long as the stream is used.
  static func stream(to descriptor: FileDescriptor) -> any TextStream {
    DescriptorStream(descriptor: descriptor)
  }

  private final class DescriptorStream: TextStream {
    let descriptor: FileDescriptor
    /// Held while one string is written, which may take several system calls.
    private let turn = Mutex(())

    init(descriptor: FileDescriptor) {
      self.descriptor = descriptor
    }

    var isTerminal: Bool { isatty(descriptor.rawValue) == 1 }

    var columns: Int? {
      var size = winsize()
      // Safety: the system fills the structure during the call.
      guard unsafe ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
      }
      return Int(size.ws_col)
    }

    func write(_ text: String) throws(StreamError) { try write(bytes: Array(text.utf8)) }

    func write(bytes: [UInt8]) throws(StreamError) {
      let failure = turn.withLock { _ in writeAll(bytes[...], to: descriptor) }
      if let failure { throw failure }
    }
  }

  // MARK: - Input

  static let input = FileDescriptor(rawValue: STDIN_FILENO)

  /// Opens a pipe for reading and waits for a writer, or returns nil if the file isn't a pipe.
  static func openPipe(_ path: String) -> FileDescriptor? {
    var status = stat()
    // Safety: the string and the structure are alive during the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : FileDescriptor(rawValue: descriptor)
  }

  /// Opens a file for writing at its beginning, or creates it. Returns nil if that isn't possible.
  static func openFile(_ path: String) -> FileDescriptor? {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    return descriptor < 0 ? nil : FileDescriptor(rawValue: descriptor)
  }

  /// Removes the contents of a file. A pipe or a device has none.
  static func empty(_ descriptor: FileDescriptor) throws(StreamError) {
    if ftruncate(descriptor.rawValue, 0) != 0, errno != EINVAL { throw .failed(reason: reason(for: errno)) }
  }

  /// Returns whether two paths lead to one file.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    // Safety: the strings and the structures are alive during the calls.
    guard unsafe stat(first, &one) == 0, unsafe stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  static func close(_ descriptor: FileDescriptor) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor.rawValue)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor.rawValue)
    #else
      _ = Glibc.close(descriptor.rawValue)
    #endif
  }

  /// Reads to the end, or until the limit is exceeded.
  static func read(_ descriptor: FileDescriptor, upTo limit: Int) throws(StreamError) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while contents.count <= limit {
      // Safety: the pointer and the count belong to a buffer that outlives the closure, and the call keeps neither.
      let (count, errorNumber) = unsafe buffer.withUnsafeMutableBytes { buffer in
        let count = unsafe systemRead(descriptor.rawValue, buffer.baseAddress, buffer.count)
        return (count, errno)
      }
      if count == 0 { break }
      if count > 0 {
        contents += buffer.prefix(count)
      } else if errorNumber != EINTR {
        throw .unreadable(reason: reason(for: errorNumber))
      }
    }
    return contents
  }

  /// Calls the system's `read`, which is hidden by the `read` of this type.
  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, bytes, count)
    #else
      unsafe Glibc.read(descriptor, bytes, count)
    #endif
  }

  // MARK: - Output

  private static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: FileDescriptor) -> StreamError? {
    var remaining = bytes
    while !remaining.isEmpty {
      let (count, errorNumber) = writeSome(remaining, to: descriptor)
      if count > 0 {
        remaining.removeFirst(count)
        continue
      }
      switch errorNumber {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: waitUntilWritable(descriptor)
      case EPIPE: return .brokenPipe
      default: return .failed(reason: reason(for: errorNumber))
      }
    }
    return nil
  }

  /// Calls `write` once. The error number is only valid if nothing was written.
  private static func writeSome(
    _ bytes: ArraySlice<UInt8>, to descriptor: FileDescriptor
  ) -> (count: Int, errorNumber: Int32) {
    // Safety: the pointer and the count belong to a buffer that outlives the closure, and `write` keeps neither.
    unsafe bytes.withUnsafeBytes { buffer in
      let count = unsafe write(descriptor.rawValue, buffer.baseAddress, buffer.count)
      // If `write` writes nothing and reports no error, report one: otherwise, the caller would retry forever.
      return (count, count < 0 ? errno : EIO)
    }
  }

  /// Waits until a non-blocking stream is writable. Another program that shares the terminal may have made it non-blocking.
  private static func waitUntilWritable(_ descriptor: FileDescriptor) {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    // Safety: the pointer is to one record, as the count says, and `poll` does not keep it.
    _ = unsafe poll(&request, 1, -1)
  }

  /// Returns the system's message for an error number.
  static func reason(for errorNumber: Int32) -> String {
    // Safety: `strerror` never returns nil, and the string is copied before another call can overwrite it.
    unsafe String(cString: strerror(errorNumber))
  }

  /// Opens `/dev/null` for each standard stream that was closed when the program started. Otherwise the next opened file,
  /// possibly one of the store, would get its file descriptor. The mode is deliberately wrong for the stream, so that using it
  /// is still an error.
  static func occupyMissing() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor. Safety: the string is alive during the call.
      _ = unsafe open("/dev/null", mode)
    }
  }

  // MARK: - Signals

  /// Makes a write to a closed pipe fail with an error instead of ending the process.
  static func ignoreBrokenPipeSignal() {
    signal(SIGPIPE, SIG_IGN)
  }

  static var interruptSignal: Int32 { SIGINT }
}
