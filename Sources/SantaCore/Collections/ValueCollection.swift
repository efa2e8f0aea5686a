/// A collection of values: a ``List`` or ``MutableSet`` of them, or their ``ValueResults``.
///
/// Don't declare conformances to this protocol.
public protocol ValueCollection: RandomAccessCollection where Element: PersistableElement & _QueryableValue {
  /// The collection's values as live results, in the collection's order.
  var results: ValueResults<Element> { get }
}

extension ValueCollection {
  /// The values that meet a condition, live. See ``ValueResults/where(_:)``.
  ///
  /// ```swift
  /// stop.presents.where { $0 > 100 }
  /// ```
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> ValueResults<Element> {
    results.where(condition)
  }

  /// The values that meet a condition in the query language, live. See ``ValueResults/filter(_:_:)``.
  ///
  /// ```swift
  /// try stop.presents.filter("SELF > %@", 100)
  /// ```
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  public func filter(_ text: String, _ arguments: Any?...) throws -> ValueResults<Element> {
    try results.filter(text, arguments: arguments)
  }

  /// The values in the order in which results are sorted, live: nil first, then NaN, then ascending; or the reverse.
  /// The sort is stable.
  ///
  /// ```swift
  /// stop.tags.sorted(ascending: false)                     // "north", "island"
  /// ```
  public func sorted(ascending: Bool) -> ValueResults<Element> { results.sorted(ascending: ascending) }

  /// The first of each of several equal values, in order, live. As in results, canonically equivalent texts are equal,
  /// and so are all NaN.
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
