// Embedded rows: there is exactly one link to each row, and removing the link deletes the row.
extension Transaction {
  /// Returns the number of links to a row, from all columns of all tables.
  package func linkCount(to row: RowKey, in table: TableID) -> Int {
    incomingLinks(of: table).reduce(0) { count, link in
      count + (self[link.origins].backlinks[link.column]?.count(to: row) ?? 0)
    }
  }

  /// Returns whether there is a link to a row that doesn't exist and whose key is in one of the ranges.
  func hasLinkToMissingRow(in ranges: [RowRange], of table: TableID) -> Bool {
    for (origins, column) in incomingLinks(of: table) {
      guard let entries = self[origins].backlinks[column]?.entries, entries.count > 0 else { continue }
      for range in ranges {
        var (last, isMissing): (RowKey?, Bool) = (nil, false)
        entries.forEach(from: entries.firstIndex { $0.target >= range.first }) { entry in
          guard entry.target.rawValue < range.end else { return false }
          if entry.target != last { isMissing = !self[table].contains(entry.target) }
          last = entry.target
          return !isMissing
        }
        if isMissing { return true }
      }
    }
    return false
  }

  /// Returns whether there is exactly one link to each row of a table, from columns that can own rows.
  func hasOneOwnerForEachRow(_ table: TableID) -> Bool {
    self[table].rows.allSatisfy { linkCount(to: $0, in: table) == 1 }
  }

  /// Returns a row of an embedded table that owns itself through other rows, or nil if there is none.
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

  /// Returns whether rows of an embedded table can own rows of the same table, through other embedded tables.
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

  /// Returns whether the chain of owners of an embedded row ends at an object that isn't embedded.
  ///
  /// - Parameter known: the results for rows that have already been checked. All rows of the chain are added, so that each row
  ///   of a long chain is checked only once.
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

  /// Deletes a row and its embedded rows, but no other rows to which it links. The skipped rows are exempt from cascades until
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

  /// Runs a change to the links of a cell, and deletes the embedded rows that are left without an owner.
  ///
  /// - Parameter targets: returns the rows to which the change may remove links. Nil stands for all targets of the cell, which
  ///   takes time proportional to their number. It is called before the change, and only if the cell owns rows.
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
  /// - Parameter rows: the rows to which a change to the cell has removed links.
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
