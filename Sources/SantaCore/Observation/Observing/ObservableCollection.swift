public import Dispatch

/// A collection that can be observed: ``Results``, ``ValueResults``, ``SectionedResults`` and ``ResultsSection``, and the
/// ``List``, ``MutableSet``, ``Map`` and ``LinkingObjects`` of an object in a store.
///
/// Don't conform to it. All kinds of collections are observed in the same ways:
///
/// ```swift
/// let token = stops.observe { change in … }                            // called back here
/// let token = stops.observe(keyPaths: [\.presents]) { change in … }    // changes of one property only
/// let token = stops.observe(ignoring: [\.note]) { change in … }         // changes of all but one property
/// let token = stops.observe(on: queue) { change in … }                 // called back on a queue
/// let token = stops.observe(on: actor) { actor, change in … }          // called back on an actor
/// for try await update in stops.updates { … }                          // taken as a sequence
/// for try await stops in stops.values { … }                            // without the change sets
/// ```
public protocol ObservableCollection: SendableMetatype {
  /// The change that a callback gets.
  associatedtype Change
  /// An element of ``updates``.
  associatedtype Update
  /// The class of the objects, at which key paths begin. A collection of values accepts no key paths.
  associatedtype ObservedElement

  var _observed: _ObservedCollection<Self> { get }
  /// The changes of the callback that got this collection; nil if none did.
  var _changes: ChangeSet? { get }
}

extension ObservableCollection {
  public var _changes: ChangeSet? { nil }
}

extension ObservableCollection {
  /// Calls back with the current collection, and then whenever it has changed.
  ///
  /// ```swift
  /// let token = stops.observe { change in
  ///   switch change {
  ///   case .initial(let stops): show(stops)
  ///   case .update(let stops, let deletions, let insertions, let modifications): …
  ///   case .error(let error): …
  ///   }
  /// }
  /// ```
  ///
  /// A call may cover several commits. A change that was undone before the call is not reported. ``CollectionChange``
  /// and ``ChangeSet`` say what each index refers to. While the callback runs, the collection that it gets has the
  /// rows that the new indices refer to, even if another callback has written since: `stops[i]` is the live object of
  /// that index, or is invalidated if it was deleted meanwhile. Afterwards, the collection is live like any other.
  ///
  /// An object also counts as modified if another object changed that it reaches over at most three links. When the
  /// owner of a list, a set or a map is deleted, every element is reported as deleted, once.
  ///
  /// - Parameters:
  ///   - isolation: the actor to call back on, which is the one that calls this. It must be the store's isolation, or
  ///     becomes it if the store has none yet; see ``Store``. In a function that is not isolated, it is the actor that
  ///     runs it. If that actor can't be determined, the callback gets an `.error` at once.
  ///   - block: never called before `observe` returns. It may read and write the store, without a `write` of its own
  ///     if `isInWriteTransaction` is already true (a write that begins delivers the changes that are due). It is
  ///     kept until the token is invalidated or released, so that it must not capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(.all, isolation: isolation, block) }

  /// Calls back on a serial queue, with the collection of a store that belongs to that queue.
  ///
  /// It is the collection's own store if that belongs to the queue. Otherwise as ``observe(isolation:_:)``.
  ///
  /// - Parameters:
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(.all, on: .queue(QueueIdentity(queue)), block) }

  /// Calls back on an actor, with the collection of a store that belongs to that actor.
  ///
  /// ```swift
  /// let token = stops.observe(on: dashboard) { dashboard, change in
  ///   if case .update(let stops, _, _, _) = change { dashboard.show(stops.count) }
  /// }
  /// ```
  ///
  /// It is the collection's own store if that belongs to the actor. Otherwise as ``observe(isolation:_:)``.
  ///
  /// - Parameters:
  ///   - actor: the actor to call back on.
  ///   - isolation: the actor on which this is called.
  ///   - block: runs on `actor`, which is its first parameter. The objects that it gets must not leave the actor. The
  ///     actor is not retained: it is not called any more after it was released.
  public func observe<A: Actor>(
    on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    _observed.observe(.all, on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// The changes as an asynchronous sequence. In its first element, `isInitial` is true.
  ///
  /// ```swift
  /// for try await update in stops.updates {
  ///   for (old, new) in update.changes.moves { … }
  /// }
  /// ```
  ///
  /// While the body runs, changes coalesce. The sequence ends when its task is cancelled, and at once for a
  /// collection in no store. It belongs to the store's isolation.
  public var updates: Updates<Update> { _observed.updates(.all) }

  /// The collection as it is now, and then after each of its changes, frozen, as an asynchronous sequence: the `after`
  /// of each of the ``updates``.
  ///
  /// ```swift
  /// for try await stops in stops.values { print(stops.count) }
  /// ```
  ///
  /// For a map this is another property than the sequence of its values, and is chosen by `for try await`.
  public var values: Updates<Self> { _observed.values }
}

extension ObservableCollection where ObservedElement: Object {
  /// Calls back as ``observe(isolation:_:)``, and reports a modification only if one of some properties changed.
  ///
  /// - Parameters:
  ///   - keyPaths: the properties, also along links. With nil, an object counts as modified if it changed, or if
  ///     another object changed that it reaches over at most three links. With an empty array, no object counts as
  ///     modified. Insertions and deletions are always reported. The program stops if a key path leads to a property
  ///     that is not stored.
  ///   - isolation: the actor to call back on, which is the one that calls this.
  ///   - block: called with each change. It is never called before `observe` returns.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(Interest(keyPaths), isolation: isolation, block) }

  /// Calls back on a serial queue, and reports a modification only if one of some properties changed.
  ///
  /// - Parameters:
  ///   - keyPaths: the properties to report, also along links; nil for all.
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(Interest(keyPaths), on: .queue(QueueIdentity(queue)), block) }

  /// Calls back on an actor, and reports a modification only if one of some properties changed. See
  /// ``observe(on:isolation:_:)``.
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on actor: A,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    _observed.observe(
      Interest(keyPaths), on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// Calls back for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) throws -> NotificationToken {
    _observed.observe(try Interest(keyPaths, of: ObservedElement.self), isolation: isolation, block)
  }

  /// Calls back on a serial queue for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], on queue: DispatchQueue, _ block: @escaping @Sendable (Change) -> Void
  ) throws -> NotificationToken {
    _observed.observe(
      try Interest(keyPaths, of: ObservedElement.self), on: .queue(QueueIdentity(queue)), block)
  }

  /// Calls back on an actor for key paths by name, as in `"link.value"`. See ``observe(on:isolation:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) throws -> NotificationToken {
    _observed.observe(
      try Interest(keyPaths, of: ObservedElement.self), on: StoreIsolation(actor), calledOn: isolation,
      actorBlock(actor, block))
  }

  /// Calls back as ``observe(isolation:_:)``, and reports no modification by some properties.
  ///
  /// ```swift
  /// let token = stops.observe(ignoring: [\.lastSeen]) { change in … }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPaths: properties of the objects themselves. An object counts as modified if another of its properties
  ///     changed, or if it reaches a changed object through another link. Insertions and deletions are always reported.
  ///     The program stops if a key path leads along a link, or to a property that is not stored.
  ///   - isolation: the actor to call back on, which is the one that calls this.
  ///   - block: called with each change. It is never called before `observe` returns.
  public func observe(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(Interest(ignoring: keyPaths), isolation: isolation, block) }

  /// Calls back on a serial queue, and reports no modification by some properties.
  ///
  /// - Parameters:
  ///   - keyPaths: properties of the objects themselves.
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    _observed.observe(Interest(ignoring: keyPaths), on: .queue(QueueIdentity(queue)), block)
  }

  /// Calls back on an actor, and reports no modification by some properties. See ``observe(on:isolation:_:)``.
  public func observe<A: Actor>(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], on actor: A,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    _observed.observe(
      Interest(ignoring: keyPaths), on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// The ``updates``, with modifications only if one of some properties changed.
  ///
  /// - Parameter keyPaths: the properties, as in `observe(keyPaths:isolation:_:)`.
  public func updates(keyPaths: [PartialKeyPath<ObservedElement>]) -> Updates<Update> {
    _observed.updates(Interest(keyPaths))
  }
}

extension CollectionChange where Collection: ObservableCollection {
  /// The changes as a ``ChangeSet``, which also has the moves, the new indices of modifications, and the names of the changed
  /// properties. Empty in the first call, and for an error.
  ///
  /// ```swift
  /// let token = stops.observe { change in
  ///   for move in change.changes.moves { table.moveRow(from: move.old, to: move.new) }
  /// }
  /// ```
  public var changes: ChangeSet {
    if case .update(let collection, _, _, _) = self {
      collection._changes ?? ChangeSet()
    } else {
      ChangeSet()
    }
  }
}
