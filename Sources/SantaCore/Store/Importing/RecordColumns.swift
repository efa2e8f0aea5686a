/// The values of consecutive records.
struct RecordColumns: Sendable {
  /// A value that a ``RecordWriter`` assigns.
  struct SingleValue: Sendable {
    /// The index of the record.
    var row: Int
    var column: ColumnID
    var value: ImportedValue
  }

  var cells: [CellColumn]
  var collections: [CollectionColumn]
  /// The other values, in the order of the data.
  var singles: [SingleValue] = []
  /// The number of records.
  private(set) var count = 0

  /// - Parameter capacity: the number of records for which to reserve memory.
  init(_ plan: ImportPlan, capacity: Int) {
    (cells, collections) = (plan.emptyColumns, plan.emptyCollections)
    for index in cells.indices { cells[index].reserveCapacity(capacity) }
    for index in collections.indices { collections[index].reserveCapacity(capacity) }
  }

  /// Ends a record, whose values are in the columns.
  ///
  /// - Parameters:
  ///   - givenCount: the number of columns and collections that have a value of the record.
  ///   - isNeeded: for each of the cells, whether every record must have it.
  /// - Returns: false if the record lacks a value that it must have. ``discardRecord(_:)`` must follow then.
  mutating func endRecord(_ givenCount: Int, isNeeded: [Bool]) -> Bool {
    if givenCount < cells.count + collections.count {
      for index in cells.indices where cells[index].count == count {
        if isNeeded[index] { return false }
        cells[index].appendMissing(.absent)
      }
      for index in collections.indices where collections[index].count == count {
        collections[index].appendMissing()
      }
    }
    count += 1
    return true
  }

  /// Removes the values of a record that has not ended.
  ///
  /// - Parameter singleCount: the number of single values before the record.
  mutating func discardRecord(_ singleCount: Int) {
    for index in cells.indices { cells[index].truncate(to: count) }
    for index in collections.indices { collections[index].truncate(to: count) }
    singles.removeLast(singles.count - singleCount)
  }
}
