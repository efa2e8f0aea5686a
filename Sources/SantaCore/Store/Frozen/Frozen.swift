/// An object in one state, which never changes and can be read in every isolation.
///
/// ```swift
/// let stop = Frozen(store.objects(Stop.self)[0])
/// Task.detached {
///   stop.place                                           // "Apia": the properties have their names
///   stop.location?.latitude                              // links are frozen, too
///   stop.guests.where { $0.age > 5 }.map(\.name)         // and so are collections of objects
/// }
/// ```
///
/// - A stored value is read from the snapshot.
/// - A link is a `Frozen`, a collection of objects a ``FrozenResults``, a list or set of values an array, and a map a
///   ``FrozenMap``.
/// - Any other property, such as a computed one, can be read if its type is `Sendable`.
///
/// ``Store/resolve(_:isolation:)-(Frozen<Element>,_)`` leads to the live object. A frozen object keeps its state of the store
/// in memory and on the disk, even if the object or the store is deleted.
// Why no two isolations can race: the stored properties are immutable and `Sendable`; a snapshot is shared by threads
// anyway. Values are decoded from it anew for each read. Whatever needs an object, such as a computed property, gets one that
// was created for this read, in a context of its own, which nobody else can reach. It can't be returned, because what is
// returned is `Sendable` or another frozen value. An object that was shared by reads would be changed by them: it remembers
// its row and its collections.
@dynamicMemberLookup
public struct Frozen<Element: Object>: Sendable {
  let frozenSource: FrozenSource
  let frozenRow: RowKey

  init(_ source: FrozenSource, _ row: RowKey) {
    frozenSource = source
    frozenRow = row
  }

  /// The object in its current state; in a write transaction, in its state before that.
  ///
  /// Nil for an object that is in no store, was deleted, or was added by the running transaction.
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
  /// - Parameter body: gets an object that was created for this call. It must not be used after it.
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
    // A value of any type could be made of nil, too.
    return stored.isNull ? nil : Value(_stored: stored)
  }

  /// The object of a link; nil if the link is nil.
  public subscript<Target: Object>(dynamicMember keyPath: KeyPath<Element, Target?>) -> Frozen<Target>? {
    withObject { $0[keyPath: keyPath].flatMap { Frozen<Target>(linked: $0) } }
  }

  /// The objects of a list, in its order.
  public subscript<Target: Object>(dynamicMember keyPath: KeyPath<Element, List<Target>>) -> FrozenResults<
    Target
  > {
    objects { $0[keyPath: keyPath] }
  }

  /// The objects of a set.
  public subscript<Target: Object>(
    dynamicMember keyPath: KeyPath<Element, MutableSet<Target>>
  ) -> FrozenResults<Target> { objects { $0[keyPath: keyPath] } }

  /// The objects that link to this one.
  public subscript<Target: Object>(
    dynamicMember keyPath: KeyPath<Element, LinkingObjects<Target>>
  ) -> FrozenResults<Target> { objects { $0[keyPath: keyPath] } }

  /// The values of a list, in its order. O(n).
  public subscript<Value: PersistableElement & Sendable>(
    dynamicMember keyPath: KeyPath<Element, List<Value>>
  ) -> [Value] { withObject { Array($0[keyPath: keyPath]) } }

  /// The values of a set, in its order. O(n).
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
  /// The frozen form of a linked object; nil for one that is in no store, which a computed property may return.
  fileprivate init?(linked object: Element) {
    guard let context = object._context, context.isFrozen else { return nil }
    self.init(context.frozenSource, object._key)
  }

  /// Calls a function with an object that was created for this call.
  fileprivate func withObject<Result>(_ body: (Element) throws -> Result) rethrows -> Result {
    let context = frozenSource.context
    // An object in a damaged block can't be read, and is replaced by a placeholder.
    return try body(context.object(Element.self, frozenRow) ?? Element._standIn(context))
  }

  private func objects<Collection: ObjectCollection>(
    _ collection: (Element) -> Collection
  ) -> FrozenResults<Collection.Element> {
    FrozenResults(frozenSource, withObject { collection($0).objects.query })
  }

  /// The stored value of a property; nil if the key path is not that of a stored property, or if the snapshot has no such
  /// column.
  private func stored(_ keyPath: PartialKeyPath<Element>) -> StoredValue? {
    guard let names = try? _PathTracer.names(of: keyPath), names.count == 1,
      let table = frozenSource.snapshot.table(named: ObjectClass.tableName(of: Element.self)),
      let column = frozenSource.snapshot[table].column(named: names[0]),
      let chunk = frozenSource.snapshot[table].chunk(of: frozenRow),
      column.rawValue < chunk.layout.columns.count
    else { return nil }
    return chunk.value(column, at: frozenRow.slot)
  }
}

extension Frozen: Hashable {
  /// Whether two values are the same object in the same state of a store.
  public static func == (left: Frozen, right: Frozen) -> Bool {
    left.frozenRow == right.frozenRow && left.frozenSource.isSame(as: right.frozenSource)
  }

  /// Hashes the object's key.
  public func hash(into hasher: inout Hasher) { hasher.combine(frozenRow) }
}

extension Frozen: CustomStringConvertible {
  /// The class and the values of its stored properties, for people.
  public var description: String { withObject(\.description) }
}

extension Frozen: Encodable {
  /// Encodes the object with the function of its class, or as its stored properties by their names if the class is not
  /// `Encodable`.
  public func encode(to encoder: any Encoder) throws {
    try withObject { try EncodedObject($0, within: .current).encode(to: encoder) }
  }
}
