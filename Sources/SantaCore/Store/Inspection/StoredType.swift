/// A type of stored objects.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredType: Hashable, Sendable {
  package let name: String
  /// Whether the objects are embedded in other objects.
  package let isEmbedded: Bool
  /// The number of objects.
  package let count: Int
  /// The sets of properties whose combined values are unique.
  package let uniqueTogether: [[String]]
  /// The properties, in the order of declaration.
  package let properties: [StoredProperty]

  init(_ table: Table) {
    name = table.name
    isEmbedded = table.kind == .embedded
    count = table.count
    let unique = table.uniqueIndexes.columns.map { $0.map { table[$0].name } }
    uniqueTogether = unique.filter { $0.count > 1 }
    properties = table.columns.filter(\.isProperty).map {
      StoredProperty($0, isUnique: unique.contains([$0.name]))
    }
  }

  package var hasPrimaryKey: Bool { properties.contains(where: \.isPrimaryKey) }
}
