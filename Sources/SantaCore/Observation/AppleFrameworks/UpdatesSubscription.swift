#if canImport(Combine)
  import Combine
  import Synchronization

  /// The subscription of one subscriber to an ``UpdatesPublisher``, with its demand. It can be used on any thread.
  final class UpdatesSubscription: Subscription, Sendable {
    private struct State: Sendable {
      /// The number of further elements that the subscriber accepts; nil if it is unlimited.
      var demand: Int? = 0
      var hasEnded = false
      var token: NotificationToken?
      /// Delivers the elements that were held back. The closure retains the subscriber.
      var resume: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - token: the observation, which ends with the subscription; nil if there is none.
    ///   - resume: called when a request ends a period without demand, on the thread of the request.
    func begin(_ token: NotificationToken?, resume: @escaping @Sendable () -> Void) {
      let isLate = state.withLock { state in
        if state.hasEnded { return true }
        (state.token, state.resume) = (token, resume)
        return false
      }
      if isLate { token?.invalidate() }
    }

    func request(_ demand: Subscribers.Demand) {
      let resume = state.withLock { state -> (@Sendable () -> Void)? in
        guard let old = state.demand else { return nil }
        state.demand = demand.max.map { old + $0 }
        return old == 0 && state.demand != 0 ? state.resume : nil
      }
      resume?()
    }

    func cancel() { end() }

    /// Ends the subscription.
    ///
    /// - Returns: false if the subscription had already ended.
    @discardableResult
    func end() -> Bool {
      let (isFirst, token) = state.withLock { state in
        defer {
          state = State(hasEnded: true)
        }
        return (!state.hasEnded, state.token)
      }
      token?.invalidate()
      return isFirst
    }

    var hasDemand: Bool { state.withLock { !$0.hasEnded && $0.demand != 0 } }

    /// Counts an element that is about to be delivered. Must only be called after `hasDemand` was true.
    func countElement() { state.withLock { $0.demand = $0.demand.map { $0 - 1 } } }
  }
#endif
