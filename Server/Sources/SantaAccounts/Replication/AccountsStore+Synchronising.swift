import SantaReplication
import SantaStore
import Synchronization

/// The loop that sends commits to the order, and takes over the changes of other processes.
extension AccountsStore {
  /// The time between two comparisons with the head of the order, if no change is reported.
  private static let interval: Duration = .milliseconds(250)
  private static let shortestDelay: Duration = .milliseconds(50)

  /// Synchronises until the task is cancelled.
  nonisolated func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [wake] in
        while !Task.isCancelled {
          wake.yield()
          try? await Task.sleep(for: Self.interval)
        }
      }
      await synchronise()
      group.cancelAll()
    }
    await end()
  }

  private nonisolated func synchronise() async {
    var delay = Self.shortestDelay
    while !Task.isCancelled {
      do {
        try await begin()
        let following = try await log.follow { [wake] in wake.yield() }
        defer { withExtendedLifetime(following) {} }
        try await step()
        delay = Self.shortestDelay
        for await _ in signals { try await step() }
      } catch {
        await failed(error)
        try? await Task.sleep(for: delay)
        delay = min(delay * 2, .seconds(2))
      }
    }
  }

  private func begin() async throws {
    if try await open().begin() { wasRestored = true }
    publish()
  }

  /// Sends everything that was committed, and takes over the order up to its head.
  private func step() async throws {
    guard let replica else { throw Self.unavailable }
    let served = waiters
    waiters = []
    do {
      let compared = try await replica.exchange { publish() }
      let epoch = shown.withLock { $0.compared(compared.head.version, at: compared.time) }
      // A token that this server signed names changes that the order doesn't have.
      if let epoch { (wasRestored, lostEpoch) = (true, max(epoch, lostEpoch)) }
    } catch {
      waiters = served + waiters
      throw error
    }
    let started = starters
    starters = []
    for waiter in served + started { waiter.resume() }
    if wasRestored {
      wasRestored = false
      let lostEpoch = lostEpoch
      try commit { Self.beginEpoch($0, after: lostEpoch) }
      wake.yield()
    }
  }

  /// Ends all sessions, in the next epoch of the server.
  ///
  /// - Parameter lost: an epoch that the store may lack because it was restored from a backup.
  static func beginEpoch(_ store: Store, after lost: Int = 0) {
    let last = max(lost, store.objects(EpochRecord.self).max(of: \.number) ?? 0)
    store.create(EpochRecord.self) { ($0.id, $0.number) = (RandomText.hexadecimal(byteCount: 16), last + 1) }
  }

  private func failed(_ error: any Error) async {
    if let refusal = error as? LogRefusal, let replica {
      if refusal == .reset { wasRestored = true }
      do {
        try await replica.restart(isCopied: refusal == .forked)
        return publish()
      } catch {
        // The next attempt restarts again, because the order refuses the same position.
        report(error)
      }
    } else if !Task.isCancelled {
      report(error)
    }
    close()
    let failed = waiters
    waiters = []
    for waiter in failed { waiter.resume(throwing: Self.unavailable) }
  }

  private func end() {
    hasEnded = true
    close()
    let failed = waiters + starters
    (waiters, starters) = ([], [])
    for waiter in failed { waiter.resume(throwing: Self.unavailable) }
  }
}
