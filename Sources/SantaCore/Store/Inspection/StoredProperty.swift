/// A property of a stored type.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredProperty: Hashable, Sendable {
  package let name: String
  /// The type as it is declared: `int64`, `string?`, `List<Stop>`.
  package let type: String
  package let isPrimaryKey: Bool
  package let isIndexed: Bool
  /// Whether no two objects have the same value.
  package let isUnique: Bool
  /// The effect of deletions on links: with `cascade`, deleting an object deletes the targets, too; with `deny`, a target can't
  /// be deleted. Nil if the links to a deleted target become nil.
  package let onDelete: String?
  /// Whether this is a set. The order of its elements has no meaning.
  package let isSet: Bool
  /// Whether the values can be of any type.
  package let hasAnyValues: Bool
  /// Whether the values are external data. An object then has a string that describes the file instead.
  package let hasExternalData: Bool
  /// The target type of links; nil for a property of values.
  package let target: String?

  /// Whether deleting an object deletes the targets of this property.
  package var cascades: Bool { onDelete == "\(DeleteRule.cascade)" }

  init(_ column: ColumnDefinition, isUnique: Bool) {
    self.isUnique = isUnique
    name = column.name
    type = column.declaration
    isPrimaryKey = column.isPrimaryKey
    isIndexed = column.isIndexed
    onDelete = column.deleteRule == .nullify ? nil : "\(column.deleteRule)"
    isSet = column.kind == .set
    target = column.target
    hasAnyValues = column.type == .any
    hasExternalData = column.type == .external
  }
}
