public import Dispatch

extension Store {
  /// Calls back whenever the store shows a new state: after each commit of its own, before the commit returns, and
  /// after it moved on to the commits of others.
  ///
  /// The program stops if this is called on an actor that can't be determined; see ``Store``.
  ///
  /// - Parameters:
  ///   - isolation: the actor to call back on, as in ``ObservableCollection/observe(isolation:_:)``.
  ///   - block: may read and write the store. It is kept until the token is invalidated or released, so that it must
  ///     not capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Notification, Store) -> Void
  ) -> NotificationToken { Self.observe(context, isolation: isolation, block) }

  /// Calls back on a serial queue whenever the data have changed, with a store that belongs to that queue.
  ///
  /// That store moves on by itself, so it is never notified of `.refreshRequired`.
  ///
  /// - Parameters:
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. Its store and objects must not leave the queue.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (Notification, Store) -> Void
  ) -> NotificationToken { observe(on: .queue(QueueIdentity(queue)), isolation: nil, block) }

  /// Calls back on an actor whenever the data have changed, with a store that belongs to the actor.
  ///
  /// ```swift
  /// let token = store.observe(on: dashboard) { dashboard, _, store in dashboard.show(store) }
  /// ```
  ///
  /// It is this store if this one belongs to the actor. Otherwise, that store moves on by itself, so it is never
  /// notified of `.refreshRequired`.
  ///
  /// - Parameters:
  ///   - actor: the actor to call back on.
  ///   - isolation: the actor on which this is called.
  ///   - block: runs on `actor`, which is its first parameter. The actor is not retained.
  public func observe<A: Actor>(
    on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Notification, Store) -> Void
  ) -> NotificationToken {
    let block = actorBlock(actor) { (actor: isolated A, change: (Notification, Store)) in
      block(actor, change.0, change.1)
    }
    return observe(on: StoreIsolation(actor), isolation: isolation) { block(($0, $1)) }
  }

  /// The states of the store as an asynchronous sequence. In its first element, `isInitial` is true.
  ///
  /// While the body runs, commits coalesce. The sequence ends when its task is cancelled. It belongs to the store's
  /// isolation.
  public var updates: Updates<StoreUpdate> { sequence { $0 } }

  /// The store as it is now, and then after each of its changes, as an asynchronous sequence: the `after` of each of the
  /// ``updates``.
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
      // Nothing has to be computed for this observer, but commits since the call are to be delivered.
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
