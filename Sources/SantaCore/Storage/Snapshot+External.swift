#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Snapshot {
  /// Calls `body` with each cell that refers to external data. Unreadable chunks are skipped and recorded as damage.
  func forEachExternalCell(_ body: (CellAddress, StoredValue) -> Void) {
    guard features.contains(.external) else { return }
    for (number, table) in tables.enumerated() {
      let columns = table.columns.indices.filter {
        table.columns[$0].type == .external && !table.columns[$0].isDropped
      }
      if columns.isEmpty { continue }
      table.forEachRow { row, chunk, slot in
        for column in columns where column < chunk.layout.columns.count {
          let value = chunk.value(ColumnID(column), at: slot)
          if value.isNull { continue }
          body(CellAddress(table: TableID(rawValue: number), row: row, column: ColumnID(column)), value)
        }
        return true
      }
    }
  }

  /// Returns the files that the state refers to.
  ///
  /// - Throws: an error if a part of the state can't be read, because files that it refers to would be missing in the result.
  /// - Complexity: O(n), where n is the number of objects of the classes with external data.
  func externalFiles() throws(StoreError) -> Set<UUID> {
    var files: Set<UUID> = []
    var failure: StoreError?
    forEachExternalCell { cell, value in
      do throws(ByteReader.Malformed) { files.insert(try ExternalReference(value).file) } catch {
        failure = .contradiction(
          source?.path ?? "The store", "\(ExternalOwner(cell, in: self)): \(error.what)")
      }
    }
    try checkForDamage()
    if let failure { throw failure }
    return files
  }
}

/// The property to which external data belongs, for messages.
struct ExternalOwner: Sendable, CustomStringConvertible {
  private let className: String
  private let property: String
  private let row: RowKey
  private let key: StoredValue?

  init(_ cell: CellAddress, in snapshot: Snapshot) {
    let table = snapshot[cell.table]
    className = table.name
    property = table[cell.column].name
    row = cell.row
    key = table.primaryKey.map { table.value($0, of: cell.row) }
  }

  var description: String {
    "\(className).\(property) of \(key.map { "the object with primary key \($0.text)" } ?? "the object in row \(row.rawValue)")"
  }
}
