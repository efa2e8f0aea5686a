/// A property of a stored type.
///
/// Open to the package, as ``StoreInspection`` is.
package struct StoredProperty: Hashable, Sendable {
  package let name: String
  /// The type as one would declare it: `int64`, `string?`, `List<Stop>`.
  package let type: String
  package let isPrimaryKey: Bool
  package let isIndexed: Bool
  /// Whether deleting an object deletes what it links to here.
  package let cascades: Bool
  /// The type that links lead to; nil for a property of values.
  package let target: String?

  init(_ column: ColumnDefinition) {
    name = column.name
    type = column.declaration
    isPrimaryKey = column.isPrimaryKey
    isIndexed = column.isIndexed
    cascades = column.deleteRule == .cascade
    target = column.target
  }
}
