public import Dispatch

/// A collection that can be observed: ``Results``, ``ValueResults``, ``SectionedResults`` and ``ResultsSection``, and the
/// ``List``, ``MutableSet``, ``Map`` and ``LinkingObjects`` of an object in a store.
///
/// Don't add conformances to this protocol. All kinds of collections are observed in the same way:
///
/// ```swift
/// let token = stops.observe { change in … }                            // called back here
/// let token = stops.observe(.only(\.presents)) { change in … }         // changes of one property only
/// let token = stops.observe(.ignoring(\.note)) { change in … }         // changes of all but one property
/// let token = stops.observe(on: queue) { change in … }                 // called back on a queue
/// let token = stops.observe(on: actor) { actor, change in … }          // called back on an actor
/// for try await update in stops.updates { … }                          // taken as a sequence
/// for try await stops in stops.values { … }                            // without the change sets
/// ```
public protocol ObservableCollection: SendableMetatype {
  /// The type of the changes that a callback receives.
  associatedtype Change
  /// The type of the elements of ``updates``.
  associatedtype Update
  /// The class of the objects, whose properties are observed; see ``ObservedProperties``. In a collection of values, the type
  /// of the values.
  associatedtype ObservedElement

  var _observed: _ObservedCollection<Self> { get }
  /// The changes that a callback received along with this collection; nil for any other collection.
  var _changes: ChangeSet? { get }
}

extension ObservableCollection {
  public var _changes: ChangeSet? { nil }
}

extension ObservableCollection {
  /// Calls `block` with the current collection first, and then with each change.
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
  /// A call may cover several commits. A change that is undone before the call isn't reported. ``CollectionChange`` and
  /// ``ChangeSet`` explain the indices. While the callback runs, the new indices are valid in the collection that it receives,
  /// even if another callback has written since the change: `stops[i]` is the live object at that index, or an invalidated
  /// object if it has been deleted since. After the callback has returned, the collection is live like any other.
  ///
  /// An object also counts as modified if it reaches a changed object over at most three links. When the owner of a list, set
  /// or map is deleted, all elements are reported as deleted, once.
  ///
  /// - Parameters:
  ///   - isolation: the actor that calls this method, and on which `block` is called. It must be the store's isolation, or
  ///     becomes it if the store doesn't have one yet; see ``Store``. In a function without isolation, it is the actor that
  ///     runs the function. If this actor can't be determined, the callback immediately receives an `.error`.
  ///   - block: called for the current collection and for each change, but never before `observe` returns. It may read and
  ///     write the store. If `isInWriteTransaction` is already true, it must write without calling `write`: the beginning of a
  ///     write delivers pending changes. The block is retained until the token is invalidated or released, so it must not
  ///     capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(.all, isolation: isolation, block) }

  /// Observes the collection like ``observe(isolation:_:)``, but only some properties of its objects.
  ///
  /// ```swift
  /// let token = stops.observe(.only(\.place)) { change in … }
  /// ```
  ///
  /// - Parameters:
  ///   - properties: the properties that determine which objects count as modified. Insertions and deletions are always
  ///     reported.
  ///   - isolation: the actor that calls this method, and on which `block` is called.
  ///   - block: called for the current collection and for each change, but never before `observe` returns.
  public func observe(
    _ properties: ObservedProperties<ObservedElement>, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(properties.interest, isolation: isolation, block) }

  /// Calls `block` on a serial queue, with the collection of a store that belongs to the queue.
  ///
  /// If the collection's own store belongs to the queue, that store is used. In all other respects, the method behaves like
  /// ``observe(isolation:_:)``.
  ///
  /// - Parameters:
  ///   - properties: the properties that determine which objects count as modified.
  ///   - queue: the serial queue on which `block` is called.
  ///   - block: called on `queue`. The objects that it receives must not leave the queue.
  public func observe(
    _ properties: ObservedProperties<ObservedElement> = .all, on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    _observed.observe(properties.interest, on: .queue(QueueIdentity(queue)), block)
  }

  /// Calls `block` on an actor, with the collection of a store that belongs to the actor.
  ///
  /// ```swift
  /// let token = stops.observe(on: dashboard) { dashboard, change in
  ///   if case .update(let stops, _, _, _) = change { dashboard.show(stops.count) }
  /// }
  /// ```
  ///
  /// If the collection's own store belongs to the actor, that store is used. In all other respects, the method behaves like
  /// ``observe(isolation:_:)``.
  ///
  /// - Parameters:
  ///   - properties: the properties that determine which objects count as modified.
  ///   - actor: the actor on which `block` is called.
  ///   - isolation: the actor that calls this method.
  ///   - block: called on `actor`, which is its first parameter. The objects that it receives must not leave the actor. The
  ///     actor isn't retained, and the block is no longer called after the actor is released.
  public func observe<A: Actor>(
    _ properties: ObservedProperties<ObservedElement> = .all, on actor: A,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    _observed.observe(
      properties.interest, on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// The changes to the collection as an asynchronous sequence. In the first element, `isInitial` is true.
  ///
  /// ```swift
  /// for try await update in stops.updates {
  ///   for (old, new) in update.changes.moves { … }
  /// }
  /// ```
  ///
  /// Changes that occur while the body of the loop runs are coalesced. The sequence belongs to the store's isolation. It ends
  /// when its task is cancelled, or immediately for a collection that isn't in a store.
  public var updates: Updates<Update> { _observed.updates(.all) }

  /// Returns the ``updates``, but for changes to some properties of the objects.
  ///
  /// - Parameter properties: the properties that determine which objects count as modified.
  public func updates(_ properties: ObservedProperties<ObservedElement>) -> Updates<Update> {
    _observed.updates(properties.interest)
  }

  /// An asynchronous sequence of frozen collections: the current collection, and then the collection after each change.
  ///
  /// Its elements are the `after` collections of ``updates``.
  ///
  /// ```swift
  /// for try await stops in stops.values { print(stops.count) }
  /// ```
  ///
  /// For a map, this property is different from the sequence of its values. `for try await` selects it.
  public var values: Updates<Self> { _observed.values }
}

extension CollectionChange where Collection: ObservableCollection {
  /// The changes as a ``ChangeSet``, which includes the moves, the new indices of modifications, and the names of the changed
  /// properties. It is empty in the first call, and for an error.
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
