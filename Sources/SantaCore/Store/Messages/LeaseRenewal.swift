/// Renews the lease of a message in the background while a worker processes it, until it is stopped.
///
/// It uses its own store, because the worker may keep the isolation of the queue busy. If the process is stopped, nothing is renewed, and
/// the lease ends.
final class LeaseRenewal: Sendable {
  private let task: Task<Void, Never>

  init<Request: Object>(_ claim: MessageClaim<Request>, of queue: MessageQueue<Request>) {
    let (engine, clock, interval) = (queue.store.context.engine, queue.clock, queue.lease / 3)
    let (key, lease) = (claim.key, claim.lease)
    var configuration = queue.store.configuration
    // A power failure ends the process, and with it the claim.
    configuration.durability = .relaxed
    task = Task.detached { [configuration] in
      while !Task.isCancelled {
        do {
          try await clock.sleep(interval)
          let store = Store(LiveStore(configuration: configuration, engine: engine, isolation: .thread))
          let isHeld = try await store.asyncWrite {
            guard let message = QueuedMessage<Request>.find(key, in: store), message.lease == lease
            else { return false }
            message.renewals &+= 1
            return true
          }
          if !isHeld { return }
        } catch {
          // The task was cancelled, or the store can't be written: then the worker gets the error when it completes the message.
          return
        }
      }
    }
  }

  deinit { task.cancel() }

  func stop() { task.cancel() }
}
