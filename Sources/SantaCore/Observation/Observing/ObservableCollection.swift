public import Dispatch

/// A collection that can be observed: ``Results`` and ``SectionedResults``, and the ``List``, ``MutableSet`` and ``Map`` of
/// an object in a store.
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
  /// What a callback is notified of.
  associatedtype Change
  /// An element of ``updates``.
  associatedtype Update
  /// What key paths begin at: the class of the objects. For a collection of values no key paths are accepted.
  associatedtype ObservedElement

  var _observed: _ObservedCollection<Self> { get }
}

extension ObservableCollection {
  /// Calls back with the collection as it is, and then whenever it changes.
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
  /// Several commits may become one call. A change that was taken back before the call is not reported. For what each index
  /// refers to see ``CollectionChange`` and ``ChangeSet``. While the callback runs, the collection that it is given is as the
  /// new indices have it, even if another callback has written since: `stops[i]` is the object that the index means, live,
  /// or invalidated if it was deleted meanwhile. Afterwards that collection is live as any other.
  ///
  /// An object also counts as modified if one changed that it reaches over at most three links. When the object that a list,
  /// a set or a map belongs to is deleted, every element is reported as deleted, once.
  ///
  /// - Parameters:
  ///   - isolation: where to call back: the actor that this is called on, which is the store's, or becomes it if the
  ///     store belongs nowhere yet; see ``Store``. In a function that is not isolated, it is the actor that runs it. If
  ///     that one can't be found out, the callback gets an `.error` at once.
  ///   - block: never called from within `observe`; may read and write the store, without a `write` of its own if
  ///     `isInWriteTransaction` is true already (a write that begins delivers what is due). It is kept until the token is
  ///     invalidated or released, so it must not capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(nil, isolation: isolation, block) }

  /// Calls back on a serial queue of your own, with the collection of a store that belongs to that queue.
  ///
  /// Otherwise as ``observe(isolation:_:)``.
  ///
  /// - Parameter block: runs on `queue`; what it is given must stay there.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(nil, on: queue, block) }

  /// The changes as a sequence to iterate over; the first element has `isInitial`.
  ///
  /// ```swift
  /// for try await update in stops.updates {
  ///   for (old, new) in update.changes.moves { … }
  /// }
  /// ```
  ///
  /// While the body runs, changes coalesce. The sequence ends when its task is cancelled, and at once for a collection in
  /// no store. It belongs to the store's isolation.
  public var updates: Updates<Update> { _observed.updates }
}

extension ObservableCollection where ObservedElement: Object {
  /// Calls back as ``observe(isolation:_:)``, and reports a modification only if one of some properties changed.
  ///
  /// - Parameter keyPaths: the properties, also along links; nil: any change of an object, or of one that it reaches over at
  ///   most three links. An empty array: none. Insertions and deletions are always reported. The program stops at a key path
  ///   that is not stored.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken { _observed.observe(keyPaths.map(Self.paths), isolation: isolation, block) }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) throws -> NotificationToken {
    _observed.observe(try Self.paths(keyPaths), isolation: isolation, block)
  }

  /// Calls back on a serial queue of your own, and reports a modification only if one of some properties changed.
  ///
  /// - Parameter block: runs on `queue`; what it is given must stay there.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken { _observed.observe(keyPaths.map(Self.paths), on: queue, block) }

  /// The same with key paths by name, as in `"link.value"`.
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
