/// A property of a stored type.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredProperty: Hashable, Sendable {
  package let name: String
  /// The type in the form of a declaration: `int64`, `string?`, `List<Stop>`.
  package let type: String
  package let isPrimaryKey: Bool
  package let isIndexed: Bool
  /// Whether deleting an object deletes the targets of this property.
  package let cascades: Bool
  /// The target type of links; nil for a property of values.
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
