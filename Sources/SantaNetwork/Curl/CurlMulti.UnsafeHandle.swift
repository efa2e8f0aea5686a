#if canImport(Glibc) && !SANTACORE_URL_SESSION
  /// Transfers that go on at the same time, on the network's thread, and the connections that they use.
  // Guard of the unchecked conformance: only the network's thread calls the methods, except `wakeUp`, which libcurl allows on
  // every thread. The lock of `CurlTransport` keeps that from being called after `close`.
  @safe final class CurlMulti: @unchecked Sendable {
    private let library: CurlLibrary
    private let handle: CurlLibrary.Handle

    /// Nil if the system has no file descriptor or memory left.
    init?(_ library: CurlLibrary) {
      guard let handle = unsafe library.multiInit() else { return nil }
      self.library = library
      unsafe self.handle = handle
      // How many connections without a transfer are kept, how many a server gets, and that each has one transfer.
      for (option, value) in [(6, 32), (7, 1_000), (3, 0)] as [(Int32, Int)] {
        // Safety: the handle is this object's, and the option takes a number.
        _ = unsafe library.multiSetNumber(handle, option, value)
      }
    }

    /// Closes all connections. The object must not be used any more, and has no transfers left.
    func close() {
      // Safety: the handle is this object's, which is not used again.
      _ = unsafe library.multiCleanup(handle)
    }

    /// - Returns: whether it could be added.
    func add(_ transfer: CurlTransfer) -> Bool {
      // Safety: both handles are used on this thread only. The transfer keeps its own until it was removed.
      unsafe library.multiAdd(handle, transfer.handle) == 0
    }

    func remove(_ transfer: CurlTransfer) {
      // Safety: as above. libcurl accepts a handle that was not added.
      _ = unsafe library.multiRemove(handle, transfer.handle)
    }

    /// Lets all transfers go on with what has arrived, which calls their methods.
    ///
    /// - Returns: whether that works.
    func perform() -> Bool {
      var runningCount: Int32 = 0
      // Safety: the number is written during the call.
      return unsafe library.multiPerform(handle, &runningCount) == 0
    }

    /// Waits until a transfer can go on, or until ``wakeUp()``.
    ///
    /// - Returns: whether that works.
    func poll(milliseconds: Int32) -> Bool {
      // Safety: there are no file descriptors besides libcurl's own.
      unsafe library.multiPoll(handle, nil, 0, milliseconds, nil) == 0
    }

    /// Ends a wait, or the next one. May be called on every thread.
    func wakeUp() {
      // Safety: libcurl allows this on every thread while the handle exists.
      _ = unsafe library.multiWakeUp(handle)
    }

    /// A transfer that has ended, by its ``CurlTransfer/identifier``, and libcurl's error; nil if there are no more.
    func nextEnded() -> (identifier: UInt, code: Int32)? {
      var remaining: Int32 = 0
      // Safety: the structure is valid until the next call. It has the kind, 4 bytes at offset 0, of which there is one; the
      // handle, at 8; and the error, 4 bytes at 16.
      guard let message = unsafe library.multiRead(handle, &remaining) else { return nil }
      return (
        unsafe message.load(fromByteOffset: 8, as: UInt.self),
        unsafe message.load(fromByteOffset: 16, as: Int32.self)
      )
    }
  }
#endif
