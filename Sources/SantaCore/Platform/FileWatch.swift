#if canImport(Darwin)
  import Darwin
  import Dispatch

  /// Calls back when any process writes to a file, until it is released. Several writes can lead to one call.
  ///
  /// Used on Apple's systems, where a watch (kqueue) costs one file descriptor and no shared resource.
  /// ``FileWatcher`` is the counterpart on Linux.
  // Guard of the unchecked conformance: all fields are constants, and dispatch sources are thread-safe.
  final class FileWatch: @unchecked Sendable {
    private let source: any DispatchSourceProtocol

    /// - Parameter body: runs on `queue`.
    init(_ path: String, queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) throws(SystemError) {
      let descriptor = try SystemCalls.open(path, SystemCalls.Mode(flags: O_EVTONLY | O_CLOEXEC))
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler(handler: body)
      source.setCancelHandler { SystemCalls.close(descriptor) }
      self.source = source
      source.resume()
    }

    deinit { source.cancel() }
  }
#endif
