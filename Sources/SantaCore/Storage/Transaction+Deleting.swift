/// Deletions and their consequences for links and embedded rows.
extension Transaction {
  /// Deletes a row. Links to it are removed from lists and sets, and set to nil everywhere else, including in maps. The targets
  /// of its cascading columns and its embedded rows are deleted, too.
  ///
  /// Doesn't check whether links forbid the deletion; see `denial(ofDeleting:)`.
  func delete(_ row: RowKey, from table: TableID) {
    guard self[table].contains(row) else { return }
    if hasNoLinks(table) { return writable(table).removeRow(row) }
    var pending = [(table, row)]
    while let (table, row) = pending.popLast() {
      guard self[table].contains(row) else { continue }
      let links = links(of: table)
      for (column, target) in links.followed {
        let targets = self[table].targets(column, of: row).map { (target, $0) }
        pending +=
          exempt.isEmpty ? targets : targets.filter { !exempt.contains(RowAddress(table: $0, row: $1)) }
      }
      for (origins, column) in links.incoming {
        let isDeferred = danglingLinks != nil && [.list, .map].contains(self[origins][column].kind)
        for origin in self[origins].origins(of: row, through: column) {
          let cell = CellAddress(table: origins, row: origin, column: column)
          if isDeferred {
            danglingLinks?.insert(RowAddress(table: table, row: row), at: cell)
          } else {
            unlink(row, from: origin, column, writable(origins))
            noteUnlinking(cell)
          }
        }
      }
      writable(table).removeRow(row)
    }
  }

  private func noteUnlinking(_ cell: CellAddress) {
    if notesUnlinkedLists, self[cell.table][cell.column].kind == .list { unlinkedLists.insert(cell) }
  }

  /// Deletes rows of one table, with the same consequences as for a single row.
  package func delete(_ rows: [RowKey], from table: TableID) {
    if links(of: table).followed.isEmpty { return remove(rows, from: table) }
    var (reached, order): ([TableID: [RowKey]], [TableID]) = ([:], [])
    var known: Set<RowAddress> = []
    var pending = rows.map { RowAddress(table: table, row: $0) }
    while let address = pending.popLast() {
      guard self[address.table].contains(address.row), known.insert(address).inserted else { continue }
      // Owners are removed before the rows that they own, so that these rows aren't removed from the owners' lists one by one.
      if reached[address.table] == nil { order.append(address.table) }
      reached[address.table, default: []].append(address.row)
      for (column, target) in links(of: address.table).followed {
        let targets = self[address.table].targets(column, of: address.row).map {
          RowAddress(table: target, row: $0)
        }
        pending += exempt.isEmpty ? targets : targets.filter { !exempt.contains($0) }
      }
    }
    for table in order { remove(reached[table]?.sorted() ?? [], from: table) }
  }

  /// Deletes all rows of a table, with the same consequences as one by one. Rows that don't have links aren't visited.
  func deleteRows(of table: TableID) {
    guard danglingLinks == nil, !notesUnlinkedLists, links(of: table).followed.isEmpty else {
      return delete(self[table].rows, from: table)
    }
    // Links between rows of the table are removed together with the rows.
    removeLinks(to: table, from: { $0 != table }) { $0.allLinks }
    removeAllRows(from: table)
  }

  /// Deletes all rows of a table, at once if no link leads to them or from them, and otherwise in batches. Calls `body` after each
  /// batch, with the number of its rows.
  func deleteRows<Failure: Error>(
    of table: TableID, afterEachBatch body: (_ rowCount: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let (rows, links) = (self[table].rows, links(of: table))
    if links.followed.isEmpty, links.incoming.allSatisfy({ $0.origins == table }) {
      deleteRows(of: table)
      return try body(rows.count)
    }
    let batchCount = 1_000
    for start in stride(from: 0, to: rows.count, by: batchCount) {
      let batch = rows[start..<min(rows.count, start + batchCount)]
      delete(Array(batch), from: table)
      try body(batch.count)
    }
  }

  /// Removes all rows of a table, without consequences.
  func removeAllRows(from table: TableID) {
    if self[table].count > 0 { writable(table).removeAllRows() }
  }

  /// Removes rows and the links to them.
  private func remove(_ rows: [RowKey], from table: TableID) {
    removeLinks(to: table) { $0.links(to: rows) }
    writable(table).removeRows(rows)
  }

  /// Removes links to the rows of a table.
  ///
  /// - Parameters:
  ///   - isIncluded: returns whether links from the rows of a table are removed.
  ///   - links: returns the links to remove among the backlinks of a column.
  private func removeLinks(
    to table: TableID, from isIncluded: (TableID) -> Bool = { _ in true },
    _ links: (Backlinks) -> [(target: RowKey, origin: RowKey)]
  ) {
    for (origins, column) in self.links(of: table).incoming where isIncluded(origins) {
      guard let backlinks = self[origins].backlinks[column] else { continue }
      let found = links(backlinks)
      switch self[origins][column].kind {
      case .single, .set:
        for (target, origin) in found { unlink(target, from: origin, column, writable(origins)) }
      case .list, .map:
        if danglingLinks != nil {
          for (target, origin) in found {
            danglingLinks?.insert(
              RowAddress(table: table, row: target),
              at: CellAddress(table: origins, row: origin, column: column))
          }
          continue
        }
        // Search each collection only once for all links.
        for (origin, links) in Dictionary(grouping: found, by: { $0.origin }) {
          unlink(
            Set(links.lazy.map { $0.target }), from: CellAddress(table: origins, row: origin, column: column))
        }
      }
    }
  }

  /// Removes the links to removed rows from a list or map.
  private func unlink(_ targets: Set<RowKey>, from cell: CellAddress) {
    let table = writable(cell.table)
    unlink(entries(linkingTo: targets, in: cell.row, cell.column, table), from: cell.row, cell.column, table)
    noteUnlinking(cell)
  }

  /// Links of lists and maps to rows that no longer exist.
  struct DanglingLinks {
    fileprivate var targets: [CellAddress: Set<RowKey>] = [:]
    fileprivate var addresses: Set<RowAddress> = []

    fileprivate mutating func insert(_ address: RowAddress, at cell: CellAddress) {
      targets[cell, default: []].insert(address.row)
      addresses.insert(address)
    }
  }

  // MARK: Control by the caller

  /// Starts to record the lists from which deletions remove elements.
  package func keepUnlinkedLists() { notesUnlinkedLists = true }

  /// Removes a list from the record, and returns whether a deletion has removed elements from it.
  package func takeUnlinkedList(_ cell: CellAddress) -> Bool { unlinkedLists.remove(cell) != nil }

  /// Exempts a row from cascades until ``endExemptions()``.
  package func exemptFromCascades(_ address: RowAddress) { exempt.insert(address) }

  package func endExemptions() { exempt = [] }

  /// Keeps the links of lists and maps to removed rows until ``endDeferringUnlinking()``.
  package func deferUnlinking() { danglingLinks = DanglingLinks() }

  /// Removes all links to removed rows, and stops deferring.
  package func endDeferringUnlinking() {
    removeDanglingLinks()
    danglingLinks = nil
  }

  /// Removes the links to removed rows from a list or map.
  package func removeDanglingLinks(at cell: CellAddress) {
    guard let targets = danglingLinks?.targets.removeValue(forKey: cell), self[cell.table].contains(cell.row)
    else { return }
    unlink(targets, from: cell)
  }

  /// Removes all links to removed rows.
  private func removeDanglingLinks() {
    guard let cells = danglingLinks?.targets.keys, !cells.isEmpty else { return }
    for cell in Array(cells) { removeDanglingLinks(at: cell) }
    danglingLinks?.addresses = []
  }

  /// Removes dangling links before a row is added with the key of a removed row. Links to the removed row must not lead to the
  /// new row, and links of the removed row aren't links of the new row.
  package func removeDanglingLinks(beforeAdding address: RowAddress) {
    guard danglingLinks?.targets.isEmpty == false else { return }
    for column in self[address.table].columns.indices {
      danglingLinks?.targets[CellAddress(table: address.table, row: address.row, column: ColumnID(column))] =
        nil
    }
    if danglingLinks?.addresses.contains(address) == true { removeDanglingLinks() }
  }

  /// A link that forbids deleting its target.
  struct Denial {
    var target: RowAddress
    var origin: RowAddress
    var column: ColumnID
  }

  /// Returns a link that forbids deleting the given rows together, or nil if there is none. Links from rows that are also
  /// deleted don't forbid it.
  func denial(ofDeleting rows: @autoclosure () -> [RowAddress]) -> Denial? {
    guard deniesDeletions else { return nil }
    var pending = rows()
    var deleted: Set<RowAddress> = []
    while let address = pending.popLast() {
      guard self[address.table].contains(address.row), deleted.insert(address).inserted else { continue }
      for (column, target) in links(of: address.table).followed {
        pending += self[address.table].targets(column, of: address.row).map {
          RowAddress(table: target, row: $0)
        }
      }
    }
    for address in deleted {
      for (origins, column) in links(of: address.table).incoming
      where self[origins][column].deleteRule == .deny {
        for row in self[origins].origins(of: address.row, through: column) {
          let origin = RowAddress(table: origins, row: row)
          if !deleted.contains(origin) { return Denial(target: address, origin: origin, column: column) }
        }
      }
    }
    return nil
  }

  /// The links that are relevant to deletions from a table.
  struct DeletionLinks {
    /// The columns that own embedded rows, with the table of the embedded rows.
    var owned: [ColumnID: TableID] = [:]
    /// The columns whose targets are deleted, too, with the table of the targets.
    var followed: [(column: ColumnID, target: TableID)] = []
    /// The columns that may link to a row of the table.
    var incoming: [(origins: TableID, column: ColumnID)] = []

    var isEmpty: Bool { followed.isEmpty && incoming.isEmpty }
  }

  /// Returns the links of a table. They are looked up once for all rows of a transaction.
  private func links(of table: TableID) -> DeletionLinks {
    if table.rawValue < knownLinks.count, let known = knownLinks[table.rawValue] { return known }
    var links = DeletionLinks()
    for (index, column) in self[table].columns.enumerated() {
      let id = ColumnID(index)
      guard !column.isDropped, let name = column.target,
        let number = tables.firstIndex(where: { $0.name == name })
      else { continue }
      let target = TableID(rawValue: number)
      if self[target].kind == .embedded { links.owned[id] = target }
      if column.deleteRule == .cascade || self[target].kind == .embedded {
        links.followed.append((id, target))
      }
    }
    for (number, origins) in tables.enumerated() {
      for (index, column) in origins.columns.enumerated() where column.target == self[table].name {
        links.incoming.append((TableID(rawValue: number), ColumnID(index)))
      }
    }
    while knownLinks.count <= table.rawValue { knownLinks.append(nil) }
    knownLinks[table.rawValue] = links
    return links
  }

  /// Returns the columns that may link to a row of a table.
  func incomingLinks(of table: TableID) -> [(origins: TableID, column: ColumnID)] {
    links(of: table).incoming
  }

  /// Returns the table of the embedded rows that a link column owns, or nil if the column doesn't own any.
  func ownedTable(_ column: ColumnID, of table: TableID) -> TableID? {
    guard self[table][column].target != nil else { return nil }
    guard table.rawValue < knownLinks.count, knownLinks[table.rawValue] != nil else {
      return links(of: table).owned[column]
    }
    return knownLinks[table.rawValue]?.owned[column]
  }

  /// Returns whether the rows of a table can be deleted without consequences.
  private func hasNoLinks(_ table: TableID) -> Bool {
    // Read known links in place, because copying them would count references on each deletion.
    guard table.rawValue < knownLinks.count, knownLinks[table.rawValue] != nil else {
      return links(of: table).isEmpty
    }
    return knownLinks[table.rawValue]?.isEmpty ?? false
  }

  private func unlink(_ target: RowKey, from origin: RowKey, _ column: ColumnID, _ table: Table) {
    switch table[column].kind {
    case .single: table.removeLink(to: target, column, of: origin)
    case .set:
      let (index, isFound) = table.list(column, of: origin).search(for: .link(target.rawValue))
      guard isFound else { return table.noteMissingLink(to: target, column, of: origin) }
      table.removeEntry(at: index, from: column, of: origin)
    case .list, .map:
      unlink(
        entries(linkingTo: CollectionOfOne(target), in: origin, column, table), from: origin, column, table)
    }
  }

  /// Removes entries from a list, or sets the values of entries of a map to nil.
  private func unlink(
    _ entries: [(index: Int, entry: ListEntry)], from origin: RowKey, _ column: ColumnID, _ table: Table
  ) {
    for (index, entry) in entries.reversed() {
      if table[column].kind == .list {
        table.removeEntry(at: index, from: column, of: origin)
      } else {
        var entry = entry
        entry.value = .null
        table.setEntry(entry, at: index, in: column, of: origin)
      }
    }
  }

  /// Returns the entries of a list or map that link to the given rows.
  ///
  /// The number of entries is known from the backlinks, so the search ends at the last entry. Deleting the objects of a list in
  /// order therefore takes time per object that doesn't grow with the length of the list.
  private func entries(
    linkingTo targets: some Collection<RowKey>, in origin: RowKey, _ column: ColumnID, _ table: Table
  ) -> [(index: Int, entry: ListEntry)] {
    let count = targets.reduce(0) { $0 + (table.backlinks[column]?.count(from: origin, to: $1) ?? 0) }
    var (found, index) = ([(index: Int, entry: ListEntry)](), 0)
    table.list(column, of: origin).forEach { entry in
      if entry.value.linkedRow.map(targets.contains) ?? false { found.append((index, entry)) }
      index += 1
      return found.count < count
    }
    if found.count < count, let target = targets.first {
      table.noteMissingLink(to: target, column, of: origin)
    }
    return found
  }
}
