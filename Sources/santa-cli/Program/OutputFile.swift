#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that the program writes piece by piece. Every piece is in the file when the call returns, so that a killed program
/// leaves all pieces but the one that it was writing.
final class OutputFile: TextStream {
  private let descriptor: StandardStreams.FileDescriptor
  private let stream: any TextStream

  /// Creates or empties a file.
  init(path: String) throws(StreamError) {
    // Safety: the string is alive during the call.
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw .failed(reason: StandardStreams.reason(for: errno)) }
    descriptor = StandardStreams.FileDescriptor(rawValue: number)
    stream = StandardStreams.stream(to: descriptor)
  }

  deinit { StandardStreams.close(descriptor) }

  var isTerminal: Bool { false }

  func write(_ text: String) throws(StreamError) { try stream.write(text) }
}
