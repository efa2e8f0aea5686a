internal import Observation

/// Reports the reads and changes of a store's objects to the Observation framework, for `withObservationTracking`.
///
/// One registrar serves all objects, because several instances can represent one row. A property is a key path with the address
/// of its cell, so that no instance is retained.
final class ObservationTracking {
  /// A cell, or the linking objects of a row through a cell's column.
  private struct Property: Hashable {
    var cell: CellAddress
    /// Whether the cell's row is the target of the column's links.
    var isLinking = false
  }

  /// The root of all key paths.
  private final class Cells: Observable {
    subscript(property: Property) -> Bool { false }
  }

  private let registrar = ObservationRegistrar()
  private let cells = Cells()
  /// The contents of the properties that were read since they last changed; nil if the row didn't exist.
  private var read: [PropertyObservers.Row: [Property: PropertyContents?]] = [:]
  /// The contents of the linking objects that were read. They change with other rows than their own.
  private var readLinking: [Property: PropertyContents?] = [:]

  /// Records that a property of a row was read.
  func access(_ column: ColumnID, of row: PropertyObservers.Row, in tables: [Table]) {
    let property = Property(cell: CellAddress(table: row.table, row: row.key, column: column))
    registrar.access(cells, keyPath: \.[property])
    if read[row]?[property] == nil {
      read[row, default: [:]][property] = .some(contents(of: property, in: tables))
    }
  }

  /// Records that the objects were read that link to a row through a column of another table.
  func access(linking column: ColumnID, of origin: TableID, to row: RowKey, in tables: [Table]) {
    let property = Property(
      cell: CellAddress(table: origin, row: row, column: column), isLinking: true)
    registrar.access(cells, keyPath: \.[property])
    if readLinking[property] == nil { readLinking[property] = .some(contents(of: property, in: tables)) }
  }

  /// Calls `onChange` for the properties whose contents have changed.
  ///
  /// - Parameter row: the only row whose values may have changed; nil if the values of any row may have changed.
  func update(_ row: PropertyObservers.Row?, in tables: [Table]) {
    var changed: [Property] = []
    func find(in properties: inout [Property: PropertyContents?]) {
      let found = properties.filter { property, known in
        let now = contents(of: property, in: tables)
        guard let known, let now else { return (known == nil) != (now == nil) }
        return now.differs(from: known)
      }
      // Changed properties are recorded again when they are read again.
      for property in found.keys { properties[property] = nil }
      changed += found.keys
    }
    for row in row.map({ read[$0] == nil ? [] : [$0] }) ?? Array(read.keys) {
      find(in: &read[row, default: [:]])
      if read[row]?.isEmpty ?? false { read[row] = nil }
    }
    if !readLinking.isEmpty { find(in: &readLinking) }
    for property in changed { registrar.withMutation(of: cells, keyPath: \.[property]) {} }
  }

  private func contents(of property: Property, in tables: [Table]) -> PropertyContents? {
    let cell = property.cell
    guard cell.table.rawValue < tables.count else { return nil }
    let table = tables[cell.table.rawValue]
    if property.isLinking { return .origins(table.origins(of: cell.row, through: cell.column)) }
    return table.chunk(of: cell.row).flatMap {
      PropertyContents(cell.column, at: cell.row.slot, of: $0, isCollection: table[cell.column].isCollection)
    }
  }
}
