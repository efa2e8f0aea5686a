#if canImport(Glibc) && !SANTACORE_URL_SESSION
  /// Concurrent transfers on the network's thread, and the connections that they use.
  // Guard of the unchecked conformance: only the network's thread calls the methods, except `wakeUp`, which libcurl allows on
  // every thread. The lock of `CurlTransport` prevents calls of `wakeUp` after `close`.
  @safe final class CurlMulti: @unchecked Sendable {
    private let library: CurlLibrary
    private let handle: CurlLibrary.Handle

    /// Creates an object without transfers; nil if the system is out of file descriptors or memory.
    init?(_ library: CurlLibrary) {
      guard let handle = unsafe library.multiInit() else { return nil }
      self.library = library
      unsafe self.handle = handle
      // The options are the maximum number of idle connections, the maximum number per server, and one transfer per connection.
      for (option, value) in [(6, 32), (7, 1_000), (3, 0)] as [(Int32, Int)] {
        // Safety: the handle belongs to this object, and the option takes a number.
        _ = unsafe library.multiSetNumber(handle, option, value)
      }
    }

    /// Closes all connections. All transfers must have been removed, and the object must not be used afterwards.
    func close() {
      // Safety: the handle belongs to this object, and is not used again.
      _ = unsafe library.multiCleanup(handle)
    }

    /// Adds a transfer.
    ///
    /// - Returns: Whether the transfer could be added.
    func add(_ transfer: CurlTransfer) -> Bool {
      // Safety: both handles are used on this thread only. The transfer keeps its handle until it has been removed.
      unsafe library.multiAdd(handle, transfer.handle) == 0
    }

    func remove(_ transfer: CurlTransfer) {
      // Safety: as above. libcurl accepts a handle that was not added.
      _ = unsafe library.multiRemove(handle, transfer.handle)
    }

    /// Lets all transfers process the data that has arrived, which calls their methods.
    ///
    /// - Returns: Whether libcurl works.
    func perform() -> Bool {
      var runningCount: Int32 = 0
      // Safety: the number is written during the call.
      return unsafe library.multiPerform(handle, &runningCount) == 0
    }

    /// Waits until a transfer can continue, or until ``wakeUp()``.
    ///
    /// - Returns: Whether libcurl works.
    func poll(milliseconds: Int32) -> Bool {
      // Safety: no file descriptors are passed, so libcurl waits only for its own.
      unsafe library.multiPoll(handle, nil, 0, milliseconds, nil) == 0
    }

    /// Ends the current wait, or else the next one. It may be called on every thread.
    func wakeUp() {
      // Safety: libcurl allows this on every thread while the handle exists.
      _ = unsafe library.multiWakeUp(handle)
    }

    /// Returns the ``CurlTransfer/identifier`` of a transfer that has ended, with libcurl's error code; nil if none are left.
    func nextEnded() -> (identifier: UInt, code: Int32)? {
      var remaining: Int32 = 0
      // Safety: the structure is valid until the next call. Its fields are the kind (4 bytes at offset 0, with only one
      // possible value), the handle (at 8) and the error (4 bytes at 16).
      guard let message = unsafe library.multiRead(handle, &remaining) else { return nil }
      return (
        unsafe message.load(fromByteOffset: 8, as: UInt.self),
        unsafe message.load(fromByteOffset: 16, as: Int32.self)
      )
    }
  }
#endif
