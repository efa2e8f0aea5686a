/// A stored object.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredObject: Sendable {
  /// The contents of a property. A link is the key of a row.
  package enum Content: Sendable {
    case value(StoredValue)
    /// The elements of a list, or the elements of a set in its order.
    case elements([StoredValue])
    /// The entries of a map, in the order of their keys.
    case entries([(key: String, value: StoredValue)])
  }

  /// The key of the object's row, which is unique among all objects of the type.
  package let row: UInt64
  /// The values, in the order of the type's properties.
  package let contents: [Content]

  /// Returns external data as a string that is equal for equal contents, regardless of the name of the file.
  fileprivate static func shown(_ value: StoredValue) -> StoredValue {
    if value.isNull { return .null }
    guard let reference = try? ExternalReference(value) else { return .string("unreadable external data") }
    let checksum = String(reference.contentChecksum, radix: 16)
    return .string("\(reference.byteCount) bytes of external data, checksum \(checksum)")
  }

  init(_ row: RowKey, _ chunk: Chunk, _ slot: Int, of table: Table) {
    self.row = row.rawValue
    contents = table.columns.enumerated().filter(\.element.isProperty).map {
      Content(chunk, ColumnID($0), slot, $1)
    }
  }
}

extension StoredObject.Content {
  init(_ chunk: Chunk, _ column: ColumnID, _ slot: Int, _ definition: ColumnDefinition) {
    let elements = { chunk.entries(column, at: slot) }
    switch definition.kind {
    case .single where definition.type == .external:
      self = .value(StoredObject.shown(chunk.value(column, at: slot)))
    case .single: self = .value(chunk.value(column, at: slot))
    case .list, .set: self = .elements(elements().map(\.value))
    case .map:
      self = .entries(
        elements().map { (MapKey.plainText(of: $0.key, type: definition.keyType), $0.value) })
    }
  }
}
