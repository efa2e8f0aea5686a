import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The standard streams and the signals of the process. Every system call of the program is in this file, except for
/// those that only the dashboard needs, which are in `TerminalControl`.
enum StandardStreams {
  static let output: any TextStream = stream(to: FileDescriptor(rawValue: STDOUT_FILENO))
  static let errorOutput: any TextStream = stream(to: FileDescriptor(rawValue: STDERR_FILENO))

  /// The file descriptor of an open file.
  struct FileDescriptor: RawRepresentable, Sendable {
    var rawValue: Int32
  }

  /// A stream to an open file, which must stay open as long as the stream is used.
  static func stream(to descriptor: FileDescriptor) -> any TextStream {
    DescriptorStream(descriptor: descriptor)
  }

  private final class DescriptorStream: TextStream {
    let descriptor: FileDescriptor
    /// Held while one text is written, which may take several system calls.
    private let turn = Mutex(())

    init(descriptor: FileDescriptor) {
      self.descriptor = descriptor
    }

    var isTerminal: Bool { isatty(descriptor.rawValue) == 1 }

    var columns: Int? {
      var size = winsize()
      // Safety: the system fills the structure for the time of the call.
      guard unsafe ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
      }
      return Int(size.ws_col)
    }

    func write(_ text: String) throws(StreamError) {
      let bytes = Array(text.utf8)
      let failure = turn.withLock { _ in writeAll(bytes[...], to: descriptor) }
      if let failure { throw failure }
    }
  }

  // MARK: - Input

  static let input = FileDescriptor(rawValue: STDIN_FILENO)

  /// Opens a pipe to read from it, which waits for a writer; nil if it is not a pipe.
  static func openPipe(_ path: String) -> FileDescriptor? {
    var status = stat()
    // Safety: the text and the structure last as long as the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : FileDescriptor(rawValue: descriptor)
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

  /// Reads to the end, or until there are more bytes than the limit.
  static func read(_ descriptor: FileDescriptor, upTo limit: Int) throws(StreamError) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while contents.count <= limit {
      // Safety: the pointer and the count are those of a buffer that outlives the closure, and the call keeps neither.
      let (count, errorNumber) = unsafe buffer.withUnsafeMutableBytes { buffer in
        let count = unsafe systemRead(descriptor.rawValue, buffer.baseAddress, buffer.count)
        return (count, errno)
      }
      if count == 0 { break }
      if count > 0 {
        contents += buffer.prefix(count)
      } else if errorNumber != EINTR {
        throw .failed(reason: reason(for: errorNumber))
      }
    }
    return contents
  }

  /// The system's `read`, which this type's own `read` hides.
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

  /// One call of `write`. The error number is only valid if nothing was written.
  private static func writeSome(
    _ bytes: ArraySlice<UInt8>, to descriptor: FileDescriptor
  ) -> (count: Int, errorNumber: Int32) {
    // Safety: the pointer and the count are those of a buffer that outlives the closure, and `write` keeps neither.
    unsafe bytes.withUnsafeBytes { buffer in
      let count = unsafe write(descriptor.rawValue, buffer.baseAddress, buffer.count)
      // If `write` wrote nothing and reported no error, the caller would otherwise try again for ever.
      return (count, count < 0 ? errno : EIO)
    }
  }

  /// Waits for a stream that is non-blocking. Another program that shares the terminal may have made it so.
  private static func waitUntilWritable(_ descriptor: FileDescriptor) {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    // Safety: the pointer is to one record, as the count says, and `poll` does not keep it.
    _ = unsafe poll(&request, 1, -1)
  }

  private static func reason(for errorNumber: Int32) -> String {
    // Safety: `strerror` never returns nil, and the text is copied before another call could overwrite it.
    unsafe String(cString: strerror(errorNumber))
  }

  /// Opens `/dev/null` for each standard stream that was closed when the program started. Otherwise the next file that
  /// is opened, perhaps one of the store, would get its file descriptor. The mode is the wrong one for the stream, so
  /// that using it is still an error.
  static func occupyMissing() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor. Safety: the text lasts as long as the call.
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
