import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls back when a file is written to, by any process: inotify on Linux, kqueue on Apple's systems. Several writes
/// may be one call. Ends when it is released.
// Guard of the unchecked conformance: all fields are constants, and a dispatch source may be cancelled anywhere.
final class FileWatch: @unchecked Sendable {
  private let source: any DispatchSourceProtocol

  /// - Parameter body: runs on `queue`.
  init(_ path: String, queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) throws(SystemError) {
    #if canImport(Darwin)
      let descriptor = try SystemCalls.open(path, SystemCalls.Mode(flags: O_EVTONLY | O_CLOEXEC))
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler(handler: body)
    #else
      let descriptor = try SystemCalls.watchForWrites(path)
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        SystemCalls.drain(descriptor)
        body()
      }
    #endif
    source.setCancelHandler { SystemCalls.close(descriptor) }
    self.source = source
    source.resume()
  }

  deinit { source.cancel() }
}
