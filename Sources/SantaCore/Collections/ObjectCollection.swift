#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A collection of objects in a store: ``List``, ``MutableSet``, ``LinkingObjects`` or ``Results``.
///
/// Don't declare conformances to this protocol.
public protocol ObjectCollection: RandomAccessCollection, _Aggregatable
where Element: Object, Member == Element {
  /// The collection's objects as live results, in the collection's order.
  var objects: Results<Element> { get }
}

extension ObjectCollection {
  /// The same as `objects`.
  public var _members: Results<Element> { objects }

  /// Returns the objects that meet a condition, as live results. See ``Results/where(_:)``.
  ///
  /// ```swift
  /// santa.route.where { $0.time > .now }
  /// ```
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    objects.where(condition)
  }

  /// Returns the objects that meet a condition in the query language, as live results. See ``Results/filter(_:_:)``.
  ///
  /// ```swift
  /// try santa.route.filter("time > %@", Date.now)
  /// ```
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, _ arguments: Any?...) throws -> Results<Element> {
    try objects.filter(text, arguments: arguments)
  }

  /// Returns the objects that meet a condition in the query language, with the arguments in an array. See
  /// ``Results/filter(_:arguments:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, arguments: [Any?]) throws -> Results<Element> {
    try objects.filter(text, arguments: arguments)
  }

  /// Returns the objects that meet a Foundation predicate, as live results. See ``Results/filter(_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` or `.invalidKeyPath`.
  // Preferred over Foundation's method on all sequences, because this protocol is more specific.
  public func filter(_ predicate: Predicate<Element>) throws -> Results<Element> {
    try objects.filter(predicate)
  }

  /// Returns the objects sorted by a property, as live results. The sort is stable. See ``Results/sorted(by:ascending:)``.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> { objects.sorted(by: keyPath, ascending: ascending) }

  /// Returns the objects sorted by several properties, the most significant first, as live results. See
  /// ``Results/sorted(by:)``.
  public func sorted(by keys: [Results<Element>.SortKey]) -> Results<Element> { objects.sorted(by: keys) }

  /// Returns the first object for each value of a property, as live results. See `Results.distinct(by:)`.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Element, Value>) -> Results<Element> {
    objects.distinct(by: keyPath)
  }
}

extension Results: ObjectCollection {
  /// The results themselves.
  public var objects: Results { self }
}

extension List: ObjectCollection, _Aggregatable where Element: Object {
  /// The list's objects as live results, in the list's order and including duplicates. Empty after the list's owner was
  /// deleted.
  ///
  /// The program stops if the list isn't in a store.
  public var objects: Results<Element> { location.results("List") }
}

extension MutableSet: ObjectCollection, _Aggregatable where Element: Object {
  /// The set's objects as live results, in the order of their creation. Empty after the set's owner was deleted.
  ///
  /// The program stops if the set isn't in a store.
  public var objects: Results<Element> { location.results("MutableSet") }
}

extension Map {
  /// Returns the map's objects as live results, in the order of their keys. Keys whose objects were deleted are left out. The
  /// results are empty after the map's owner was deleted.
  ///
  /// The program stops if the map isn't in a store.
  public func objects<Element: Object>() -> Results<Element> where Value == Element? {
    location.results("Map")
  }
}

extension LinkingObjects: ObjectCollection {
  /// The linking objects as live results, in the order of their creation. Empty after the object to which they link was
  /// deleted.
  ///
  /// The program stops if that object isn't in a store.
  public var objects: Results<Origin> {
    guard let location else { stopProgram(StoreError.noResults("LinkingObjects").message) }
    let target = location.target.isInvalidated ? RowKey.none : location.target._key
    let className = ObjectClass.tableName(of: Origin.self)
    let table = location.target._binding?.table ?? TableID(rawValue: 0)
    let property = ObjectClass.storedName(of: location.origin, in: Origin.self)
    return Results(
      location.context,
      ResultsQuery(className: className, source: .origins(table, target, property: property)))
  }
}

extension StoredCollection? {
  fileprivate func results<Element: Object>(_ type: String) -> Results<Element> {
    guard let self else { stopProgram(StoreError.noResults(type).message) }
    let className = ObjectClass.tableName(of: Element.self)
    var cell = self.cell
    if self.isInvalidated { cell.row = .none }
    return Results(self.context, ResultsQuery(className: className, source: .collection(cell)))
  }
}
