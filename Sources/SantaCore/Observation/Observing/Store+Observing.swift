public import Dispatch

extension Store {
  /// Calls `block` whenever the store shows a new state.
  ///
  /// That is the case after each commit of this store, before the commit returns, and after the store has moved to commits by
  /// other stores or processes.
  ///
  /// The program stops if the actor of the caller can't be determined; see ``Store``.
  ///
  /// - Parameters:
  ///   - isolation: the actor on which `block` is called, as in ``ObservableCollection/observe(isolation:_:)``.
  ///   - block: called with each notification. It may read and write the store. It is retained until the token is invalidated
  ///     or released, so it must not capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Notification, Store) -> Void
  ) -> NotificationToken { Self.observe(context, isolation: isolation, block) }

  /// Calls `block` on a serial queue whenever the data changes, with a store that belongs to the queue.
  ///
  /// That store moves on automatically, so the callback never receives `.refreshRequired`.
  ///
  /// - Parameters:
  ///   - queue: the serial queue on which `block` is called.
  ///   - block: called on `queue`. The store and its objects must not leave the queue.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (Notification, Store) -> Void
  ) -> NotificationToken { observe(on: .queue(QueueIdentity(queue)), isolation: nil, block) }

  /// Calls `block` on an actor whenever the data changes, with a store that belongs to the actor.
  ///
  /// ```swift
  /// let token = store.observe(on: dashboard) { dashboard, _, store in dashboard.show(store) }
  /// ```
  ///
  /// If this store belongs to the actor, the callback receives this store. Otherwise, it receives a store that moves on
  /// automatically, and never `.refreshRequired`.
  ///
  /// - Parameters:
  ///   - actor: the actor on which `block` is called.
  ///   - isolation: the actor that calls this method.
  ///   - block: called on `actor`, which is its first parameter. The actor isn't retained.
  public func observe<A: Actor>(
    on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Notification, Store) -> Void
  ) -> NotificationToken {
    let block = actorBlock(actor) { (actor: isolated A, change: (Notification, Store)) in
      block(actor, change.0, change.1)
    }
    return observe(on: StoreIsolation(actor), isolation: isolation) { block(($0, $1)) }
  }

  /// The states of the store as an asynchronous sequence. In the first element, `isInitial` is true.
  ///
  /// Commits that occur while the body of the loop runs are coalesced. The sequence belongs to the store's isolation. It ends
  /// when its task is cancelled.
  public var updates: Updates<StoreUpdate> { sequence { $0 } }

  /// An asynchronous sequence of snapshots: the current state of the store, and then the state after each change.
  ///
  /// Its elements are the `after` snapshots of ``updates``.
  public var values: Updates<StoreSnapshot> { sequence(\.after) }

  private func sequence<Element>(_ element: @escaping (StoreUpdate) -> Element) -> Updates<Element> {
    Updates(context, .state(nil), named: "the store") { change, context in
      guard case .store(let isInitial, let before, let after) = change else { return nil }
      func state(_ snapshot: Snapshot) -> StoreSnapshot {
        StoreSnapshot(source: FrozenSource(engine: context.engine, snapshot: snapshot))
      }
      return element(StoreUpdate(isInitial: isInitial, before: state(before), after: state(after)))
    }
  }

  private func observe(
    on destination: StoreIsolation, isolation: (any Actor)?,
    _ block: @escaping @Sendable (Notification, Store) -> Void
  ) -> NotificationToken {
    if context.belongs(to: destination, calledOn: isolation) {
      return Self.observe(context, isolation: isolation, block)
    }
    return RemoteObservation.begin(ofStore: context, on: destination) { there in
      // There is nothing to compute for this observer, but commits since the call must be delivered.
      defer { there.notifier.commitArrived() }
      return Self.observe(there, isolation: nil, block)
    }
  }

  private static func observe(
    _ context: LiveStore, isolation: (any Actor)?, _ block: @escaping (Notification, Store) -> Void
  ) -> NotificationToken {
    context.observe(.store, named: "the store", isolation: isolation) { [unowned context] event in
      switch event {
      case .store(.didChange): block(.didChange, Store(context))
      case .store(.refreshRequired): block(.refreshRequired, Store(context))
      case .change, .leftOut: break
      }
    }
  }
}
