import Synchronization

extension Accounts {
  /// The longest time for which ``catchUp()`` waits.
  private static let catchUpLimit: Duration = .seconds(2)

  /// Waits until the state contains everything that the order had when this method was called.
  ///
  /// A right that another process has granted must not be refused here: a client would take its changes back. A server with
  /// several processes therefore calls this method before it refuses a request for lack of a right.
  ///
  /// - Throws: ``AccountError`` with the code `unavailable` if the order can't be read in time.
  public func catchUp() async throws {
    let start = ContinuousClock.now
    while start.duration(to: .now) < Self.catchUpLimit {
      if let compared = store.shown.withLock({ $0.compared }), compared >= start { return }
      store.wake.yield()
      try await Task.sleep(for: .milliseconds(2))
    }
    throw AccountsStore.unavailable
  }
}
