// Embedded rows: there is exactly one link to each, and removing it deletes the row.
extension Transaction {
  /// The number of links to a row, from all columns of all tables.
  package func linkCount(to row: RowKey, in table: TableID) -> Int {
    incomingLinks(of: table).reduce(0) { count, link in
      count + (self[link.origins].backlinks[link.column]?.count(to: row) ?? 0)
    }
  }

  /// Whether there is exactly one link to each row of a table, from columns that can own rows.
  func hasOneOwnerForEachRow(_ table: TableID) -> Bool {
    self[table].rows.allSatisfy { linkCount(to: $0, in: table) == 1 }
  }

  /// A row of an embedded table that owns itself, through other rows; nil if there is none.
  func rowInCircle(of embedded: TableID) -> RowKey? {
    if !canOwnItself(embedded) { return nil }
    var known: Set<RowAddress> = []
    for row in self[embedded].rows {
      var path: Set<RowAddress> = []
      var address = RowAddress(table: embedded, row: row)
      while self[address.table].kind == .embedded, !known.contains(address) {
        if !path.insert(address).inserted { return row }
        guard let owner = owner(of: address) else { break }
        address = owner
      }
      known.formUnion(path)
    }
    return nil
  }

  /// Whether rows of an embedded table can own rows of the same table, through other embedded tables.
  private func canOwnItself(_ embedded: TableID) -> Bool {
    var (found, pending): (Set<TableID>, [TableID]) = ([], [embedded])
    while let table = pending.popLast() {
      for column in self[table].columns.indices {
        guard let owned = ownedTable(ColumnID(column), of: table) else { continue }
        if owned == embedded { return true }
        if found.insert(owned).inserted { pending.append(owned) }
      }
    }
    return false
  }

  private func owner(of address: RowAddress) -> RowAddress? {
    for link in incomingLinks(of: address.table) {
      if let row = self[link.origins].origins(of: address.row, through: link.column).first {
        return RowAddress(table: link.origins, row: row)
      }
    }
    return nil
  }

  /// Whether the owners of an embedded row end at an object that is not embedded.
  ///
  /// - Parameter known: the rows for which that is known, to which all on the way are added: of a long chain of rows, each is
  ///   looked at once.
  package func isOwned(_ address: RowAddress, known: inout [RowAddress: Bool]) -> Bool {
    var (current, path): (RowAddress, Set<RowAddress>) = (address, [])
    var isOwned = true
    while self[current.table].kind == .embedded {
      if let knownHere = known[current] {
        isOwned = knownHere
        break
      }
      guard path.insert(current).inserted, let owner = owner(of: current) else {
        isOwned = false
        break
      }
      current = owner
    }
    for address in path { known[address] = isOwned }
    return isOwned
  }

  /// Deletes a row and its embedded rows, but nothing else that its links lead to. The skipped rows stay exempt from cascades until
  /// ``endExemptions()``.
  package func deleteWithoutCascade(_ address: RowAddress) {
    var (found, pending): (Set<RowAddress>, [RowAddress]) = ([], [address])
    while let address = pending.popLast() {
      if !found.insert(address).inserted { continue }
      for (index, column) in self[address.table].columns.enumerated() where column.deleteRule == .cascade {
        let id = ColumnID(index)
        guard let target = current.target(id, of: address.table) else { continue }
        if self[target].kind == .topLevel {
          exempt.formUnion(
            self[address.table].targets(id, of: address.row).map { RowAddress(table: target, row: $0) })
        }
      }
      for index in self[address.table].columns.indices {
        guard let owned = ownedTable(ColumnID(index), of: address.table) else { continue }
        pending += self[address.table].targets(ColumnID(index), of: address.row).map {
          RowAddress(table: owned, row: $0)
        }
      }
    }
    delete(address.row, from: address.table)
  }

  /// Runs a change to the links of a cell, and deletes the embedded rows that it left without an owner.
  ///
  /// - Parameter targets: returns the rows to which the change may remove links; nil if these may be all of the cell, which
  ///   takes a time proportional to their number. Called before the change, and only if the cell owns rows.
  /// - Returns: whether any rows were deleted.
  package func changingLinks(
    at cell: CellAddress, losing targets: () -> [RowKey]? = { nil }, _ change: () -> Void
  ) -> Bool {
    guard let owned = ownedTable(cell.column, of: cell.table) else {
      change()
      return false
    }
    let before = targets() ?? self[cell.table].targets(cell.column, of: cell.row)
    change()
    return deleteOrphans(before, of: owned)
  }

  /// Deletes the embedded rows that have lost their owner.
  ///
  /// - Parameter rows: those to which a change to a cell has removed links.
  package func deleteOrphans(_ rows: [RowKey], at cell: CellAddress) {
    guard !rows.isEmpty, let owned = ownedTable(cell.column, of: cell.table) else { return }
    _ = deleteOrphans(rows, of: owned)
  }

  private func deleteOrphans(_ rows: [RowKey], of owned: TableID) -> Bool {
    let orphans = rows.filter { linkCount(to: $0, in: owned) == 0 }
    delete(orphans, from: owned)
    return !orphans.isEmpty
  }
}
