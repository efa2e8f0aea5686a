/// The objects of one section of frozen results, in their order. Never changes, and can be read in every isolation.
///
/// ```swift
/// for section in store.snapshot().objects(Stop.self).sectioned(by: \.region) {
///   print("\(section.key): \(section.count)")
/// }
/// ```
public struct FrozenResultsSection<Key: Hashable & Sendable, Base: Object>: Sendable {
  /// The key that the objects have in common.
  public let key: Key
  let source: FrozenSource
  let rows: [RowKey]
}

// The aggregates of a section, such as `section.sum(of: \.presents)`.
extension FrozenResultsSection: _Aggregatable {
  /// The objects of the section, as results for one use.
  public var _members: Results<Base> {
    Results(source.context, ResultsQuery(className: ObjectClass.tableName(of: Base.self))).only(rows)
  }
}

extension FrozenResultsSection: _NumberedCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of objects in the section.
  public var endIndex: Int { rows.count }

  /// The object at an index within the section. The program stops if the index is out of range.
  public subscript(index: Int) -> Frozen<Base> {
    require(
      rows.indices.contains(index),
      "Index \(index) is outside the section, which has \(counted(rows.count, "object"))."
    )
    return Frozen(source, rows[index])
  }
}
