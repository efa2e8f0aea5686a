/// An object in one state, which never changes and can be read in any isolation.
///
/// ```swift
/// guard let stop = Frozen(store.objects(Stop.self)[0]) else { return }
/// Task.detached {
///   stop.place                                           // "Apia": the properties have their names
///   stop.location?.latitude                              // links are frozen, too
///   stop.guests.where { $0.age > 5 }.map(\.name)         // and so are collections of objects
/// }
/// ```
///
/// - Stored values are read from the snapshot.
/// - A link is a `Frozen`, a collection of objects is a ``FrozenResults``, a list or set of values is an array, and a map is a
///   ``FrozenMap``.
/// - Any other property, such as a computed one, can be read if its type is `Sendable`.
///
/// ``Store/resolve(_:isolation:)-(Frozen<Element>,_)`` returns the live object. A frozen object keeps its state of the store in
/// memory and on disk, even if the object or the store is deleted.
// Why isolations can't race: the stored properties are immutable and `Sendable`, and threads share snapshots anyway. Each read
// decodes its values from the snapshot again. A read that needs an object, for example for a computed property, gets one that
// was created for this read, in its own context, which no other code can reach. The object can't escape, because a read returns
// only `Sendable` or frozen values. Reads can't share an object, because they change it: it caches its row and its collections.
@dynamicMemberLookup
public struct Frozen<Element: Object>: Sendable {
  let frozenSource: FrozenSource
  let frozenRow: RowKey

  init(_ source: FrozenSource, _ row: RowKey) {
    frozenSource = source
    frozenRow = row
  }

  /// Creates the frozen form of an object in its current state; in a write transaction, in the state before the transaction.
  ///
  /// Returns nil if the object is not in a store, was deleted, or was added by the running transaction.
  public init?(_ object: Element) {
    guard let context = object._context, !object.isInvalidated, let table = object._binding?.table,
      context.snapshot.contains(object._key, in: table)
    else { return nil }
    self.init(context.frozenSource, object._key)
  }

  /// Reads several properties at once, with the methods of the class.
  ///
  /// ```swift
  /// let label = stop.read { "\($0.place), \($0.arrivalText)" }
  /// ```
  ///
  /// - Parameter body: receives an object that was created for this call and must not be used after it.
  public func read<Result: Sendable>(_ body: (Element) throws -> Result) rethrows -> Result {
    try withObject(body)
  }

  /// A property with a plain value.
  public subscript<Value: PersistableScalar>(dynamicMember keyPath: KeyPath<Element, Value>) -> Value {
    stored(keyPath).flatMap { Value(_stored: $0) } ?? withObject { $0[keyPath: keyPath] }
  }

  /// A property with an optional plain value.
  public subscript<Value: PersistableScalar>(dynamicMember keyPath: KeyPath<Element, Value?>) -> Value? {
    guard let stored = stored(keyPath) else { return withObject { $0[keyPath: keyPath] } }
    // An `AnyPersistable` could be created from nil, too.
    return stored.isNull ? nil : Value(_stored: stored)
  }

  /// The object of a link; nil if the link is nil.
  public subscript<Target: Object>(dynamicMember keyPath: KeyPath<Element, Target?>) -> Frozen<Target>? {
    withObject { $0[keyPath: keyPath].flatMap { Frozen<Target>(linked: $0) } }
  }

  /// The objects of a list, in the order of the list.
  public subscript<Target: Object>(dynamicMember keyPath: KeyPath<Element, List<Target>>) -> FrozenResults<
    Target
  > {
    objects { $0[keyPath: keyPath] }
  }

  /// The objects of a set.
  public subscript<Target: Object>(
    dynamicMember keyPath: KeyPath<Element, MutableSet<Target>>
  ) -> FrozenResults<Target> { objects { $0[keyPath: keyPath] } }

  /// The objects that link to this object.
  public subscript<Target: Object>(
    dynamicMember keyPath: KeyPath<Element, LinkingObjects<Target>>
  ) -> FrozenResults<Target> { objects { $0[keyPath: keyPath] } }

  /// The values of a list, in the order of the list. O(n).
  public subscript<Value: PersistableElement & Sendable>(
    dynamicMember keyPath: KeyPath<Element, List<Value>>
  ) -> [Value] { withObject { Array($0[keyPath: keyPath]) } }

  /// The values of a set, in the order of the set. O(n).
  public subscript<Value: PersistableElement & Sendable>(
    dynamicMember keyPath: KeyPath<Element, MutableSet<Value>>
  ) -> [Value] { withObject { Array($0[keyPath: keyPath]) } }

  /// The pairs of a map of values. O(n).
  public subscript<Key: PersistableMapKey, Value: PersistableMapValue & Sendable>(
    dynamicMember keyPath: KeyPath<Element, Map<Key, Value>>
  ) -> FrozenMap<Key, Value> { withObject { FrozenMap(Array($0[keyPath: keyPath])) } }

  /// The pairs of a map of objects. O(n).
  public subscript<Key: PersistableMapKey, Target: Object>(
    dynamicMember keyPath: KeyPath<Element, Map<Key, Target?>>
  ) -> FrozenMap<Key, Frozen<Target>?> {
    withObject { object in
      FrozenMap(
        object[keyPath: keyPath].map { pair in
          (key: pair.key, value: pair.value.flatMap { Frozen<Target>(linked: $0) })
        })
    }
  }

  /// Any other property whose type is `Sendable`, for example a computed one.
  @_disfavoredOverload
  public subscript<Value: Sendable>(dynamicMember keyPath: KeyPath<Element, Value>) -> Value {
    withObject { $0[keyPath: keyPath] }
  }
}

extension Frozen {
  /// Creates the frozen form of a linked object. Returns nil for an object that is not in a store, which a computed property
  /// may return.
  fileprivate init?(linked object: Element) {
    guard let context = object._context, context.isFrozen else { return nil }
    self.init(context.frozenSource, object._key)
  }

  /// Calls a function with an object that was created for this call.
  fileprivate func withObject<Result>(_ body: (Element) throws -> Result) rethrows -> Result {
    let context = frozenSource.context
    // An object in a damaged block can't be read, and is replaced by a stand-in.
    return try body(context.object(Element.self, frozenRow) ?? Element._standIn(context))
  }

  private func objects<Collection: ObjectCollection>(
    _ collection: (Element) -> Collection
  ) -> FrozenResults<Collection.Element> {
    FrozenResults(frozenSource, withObject { collection($0).objects.query })
  }

  /// Returns the stored value of a property; nil if the key path does not name a stored property, or if the snapshot does not
  /// have its column.
  private func stored(_ keyPath: PartialKeyPath<Element>) -> StoredValue? {
    guard let (table, column) = frozenSource.column(of: keyPath),
      let chunk = frozenSource.snapshot[table].chunk(of: frozenRow),
      column.rawValue < chunk.layout.columns.count
    else { return nil }
    return chunk.value(column, at: frozenRow.slot)
  }
}

extension Frozen: Hashable {
  /// Returns whether two values are the same object in the same state of a store.
  public static func == (left: Frozen, right: Frozen) -> Bool {
    left.frozenRow == right.frozenRow && left.frozenSource.isSame(as: right.frozenSource)
  }

  /// Hashes the object's key.
  public func hash(into hasher: inout Hasher) { hasher.combine(frozenRow) }
}

extension Frozen: CustomStringConvertible {
  /// The class of the object and the values of its stored properties, in a readable form.
  public var description: String { withObject(\.description) }
}

extension Frozen: Encodable {
  /// Encodes the object with the method of its class, or as its stored properties by name if the class is not `Encodable`.
  public func encode(to encoder: any Encoder) throws {
    try withObject { try EncodedObject($0, within: .current).encode(to: encoder) }
  }
}
