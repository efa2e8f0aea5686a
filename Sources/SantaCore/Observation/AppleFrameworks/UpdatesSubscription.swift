#if canImport(Combine)
  import Combine
  import Synchronization

  /// What a subscriber of an ``UpdatesPublisher`` has asked for. Any thread may use it.
  final class UpdatesSubscription: Subscription, Sendable {
    private struct State: Sendable {
      /// How many more elements the subscriber takes; nil for any number.
      var demand: Int? = 0
      var hasEnded = false
      var token: NotificationToken?
      /// Delivers what was held back. It retains the subscriber.
      var resume: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - token: the observation, which ends with the subscription; nil if there is none.
    ///   - resume: called on the thread of a request that follows a time without demand.
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
    /// - Returns: false if it had ended already.
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

    /// Counts an element that is about to be delivered. Only after `hasDemand` was true.
    func countElement() { state.withLock { $0.demand = $0.demand.map { $0 - 1 } } }
  }
#endif
