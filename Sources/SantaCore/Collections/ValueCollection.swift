/// A collection of values: a ``List``, a ``MutableSet``, or ``ValueResults``.
///
/// Don't declare conformances to this protocol.
public protocol ValueCollection: RandomAccessCollection where Element: PersistableElement & _QueryableValue {
  /// The collection's values as live results, in the collection's order.
  var results: ValueResults<Element> { get }
}

extension ValueCollection {
  /// Returns the values that meet a condition, as live results. See ``ValueResults/where(_:)``.
  ///
  /// ```swift
  /// stop.presents.where { $0 > 100 }
  /// ```
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> ValueResults<Element> {
    results.where(condition)
  }

  /// Returns the values that meet a condition in the query language, as live results. See ``ValueResults/filter(_:_:)``.
  ///
  /// ```swift
  /// try stop.presents.filter("SELF > %@", 100)
  /// ```
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, _ arguments: Any?...) throws -> ValueResults<Element> {
    try results.filter(text, arguments: arguments)
  }

  /// Returns the values in the sort order of results, as live results: nil first, then NaN, then ascending values; or the
  /// reverse. The sort is stable.
  ///
  /// ```swift
  /// stop.tags.sorted(ascending: false)                     // "north", "island"
  /// ```
  public func sorted(ascending: Bool) -> ValueResults<Element> { results.sorted(ascending: ascending) }

  /// Returns the values without duplicates, as live results: only the first of several equal values. As in all results,
  /// canonically equivalent strings are equal, and so are all NaN.
  public func distinct() -> ValueResults<Element> { results.distinct() }
}

extension ValueResults: ValueCollection {
  /// The results themselves.
  public var results: ValueResults { self }
}

extension List: ValueCollection where Element: _QueryableValue {
  /// The list's values as live results, in the list's order. Empty after the list's owner was deleted.
  public var results: ValueResults<Element> {
    location.map { ValueResults($0.live) } ?? ValueResults(Array(self))
  }
}

extension MutableSet: ValueCollection where Element: _QueryableValue {
  /// The set's values as live results, ascending. Empty after the set's owner was deleted.
  public var results: ValueResults<Element> {
    location.map { ValueResults($0.live) } ?? ValueResults(Array(self))
  }
}

extension Map where Value: PersistableElement & _QueryableValue {
  /// The map's values as live results, in the order of their keys. Empty after the map's owner was deleted.
  ///
  /// ```swift
  /// house.phones.results.where { $0 > 100 }.sorted(ascending: true)
  /// ```
  public var results: ValueResults<Value> {
    location.map { ValueResults($0.live) } ?? ValueResults(Array(values))
  }
}
