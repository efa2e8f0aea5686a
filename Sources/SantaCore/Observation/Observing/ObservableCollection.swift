public import Dispatch

/// A collection that can be observed: ``Results`` and ``SectionedResults``, and the ``List``, ``MutableSet`` and
/// ``Map`` of an object in a store.
///
/// Don't conform to it. All kinds of collections are observed in the same ways:
///
/// ```swift
/// let token = stops.observe { change in … }                            // called back here
/// let token = stops.observe(keyPaths: [\.presents]) { change in … }    // changes of one property only
/// let token = stops.observe(on: queue) { change in … }                 // called back on a queue
/// for try await update in stops.updates { … }                          // taken as a sequence
/// ```
public protocol ObservableCollection: SendableMetatype {
  /// The change that a callback gets.
  associatedtype Change
  /// An element of ``updates``.
  associatedtype Update
  /// The class of the objects, at which key paths begin. A collection of values accepts no key paths.
  associatedtype ObservedElement

  var _observed: _ObservedCollection<Self> { get }
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
  ) -> NotificationToken { _observed.observe(nil, isolation: isolation, block) }

  /// Calls back on a serial queue, with the collection of a store that belongs to that queue.
  ///
  /// Otherwise as ``observe(isolation:_:)``.
  ///
  /// - Parameter block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(nil, on: queue, block) }

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
  public var updates: Updates<Update> { _observed.updates }
}

extension ObservableCollection where ObservedElement: Object {
  /// Calls back as ``observe(isolation:_:)``, and reports a modification only if one of some properties changed.
  ///
  /// - Parameter keyPaths: the properties, also along links. With nil, an object counts as modified if it changed, or
  ///   if another object changed that it reaches over at most three links. With an empty array, no object counts as
  ///   modified. Insertions and deletions are always reported. The program stops if a key path leads to a property that
  ///   is not stored.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(keyPaths.map(Self.paths), isolation: isolation, block) }

  /// Calls back for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) throws -> NotificationToken {
    _observed.observe(try Self.paths(keyPaths), isolation: isolation, block)
  }

  /// Calls back on a serial queue, and reports a modification only if one of some properties changed.
  ///
  /// - Parameter block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(keyPaths.map(Self.paths), on: queue, block) }

  /// Calls back for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], on queue: DispatchQueue, _ block: @escaping @Sendable (Change) -> Void
  ) throws -> NotificationToken { _observed.observe(try Self.paths(keyPaths), on: queue, block) }

  private static func paths(_ keyPaths: [PartialKeyPath<ObservedElement>]) -> [PropertyPath] {
    keyPaths.map { Results<ObservedElement>.path($0) }
  }

  private static func paths(_ names: [String]) throws -> [PropertyPath] {
    try names.map { try PropertyPath($0, of: ObservedElement.self) }
  }
}
