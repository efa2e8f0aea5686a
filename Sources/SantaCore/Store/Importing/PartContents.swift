/// The contents of an embedded row, which identify it because it has no key.
enum PartContents: Hashable {
  case value(StoredValue)
  case part([PartContents])
  /// The keys of a map, or empty ones, and the elements.
  case entries(keys: [StoredValue], [PartContents])

  /// - Parameter levels: the number of levels of embedded rows to read. Deeper rows are identified by their keys. Only in a forged
  ///   store can a row be embedded in itself.
  init(_ row: RowKey, of id: TableID, in transaction: Transaction, levels: Int = NestingLimit.levels) {
    let table = transaction[id]
    self = .part(
      table.columns.indices.filter { table[ColumnID($0)].isProperty }.map { index in
        let column = ColumnID(index)
        let owned = levels > 0 ? transaction.ownedTable(column, of: id) : nil
        func contents(_ value: StoredValue) -> PartContents {
          guard let owned, let part = value.linkedRow else { return .value(value) }
          return PartContents(part, of: owned, in: transaction, levels: levels - 1)
        }
        if table[column].kind == .single { return contents(table.value(column, of: row)) }
        let elements = transaction.list(at: CellAddress(table: id, row: row, column: column)).elements
        return .entries(keys: elements.map { .string($0.key) }, elements.map { contents($0.value) })
      })
  }
}

extension Transaction {
  /// Replaces new embedded rows by equal ones that a list or a map already has, and deletes the new ones. Observers and replicas
  /// then see the smallest change.
  func reuseParts(
    at cell: CellAddress, _ owned: TableID, in values: inout [(key: String, value: StoredValue)]
  ) {
    let old = list(at: cell).elements
    if old.isEmpty { return }
    func contents(_ value: StoredValue) -> PartContents {
      value.linkedRow.map { PartContents($0, of: owned, in: self) } ?? .value(value)
    }
    let pairs: [(old: Int, new: Int)]
    if self[cell.table][cell.column].kind == .map {
      let (oldKeys, newKeys) = (
        old.map { StoredValue.string($0.key) }, values.map { StoredValue.string($0.key) }
      )
      pairs = LongestCommonSubsequence.pairs(oldKeys, newKeys).filter {
        contents(old[$0.old].value) == contents(values[$0.new].value)
      }
    } else {
      pairs = LongestCommonSubsequence.pairs(
        old.map { contents($0.value) }, values.map { contents($0.value) })
    }
    for pair in pairs {
      // An object that both rows link to stays, also with a rule that deletes it with the row.
      if let part = values[pair.new].value.linkedRow {
        deleteWithoutCascade(RowAddress(table: owned, row: part))
      }
      values[pair.new].value = old[pair.old].value
    }
    endExemptions()
  }
}
