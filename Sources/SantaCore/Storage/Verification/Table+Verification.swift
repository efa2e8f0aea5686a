extension Table {
  /// The results of verifying a table that are compared with other tables.
  struct Findings {
    /// All links of live rows, sorted by target and then origin.
    var links: [ColumnID: [Backlinks.Entry]] = [:]
    /// Whether all rows are readable, so that other tables can be compared with them.
    var isWhole = false
  }

  /// Verifies all rows, and compares the indexes with them.
  func verify(_ verification: Verification) -> Findings {
    let before = verification.damageCount
    var findings = Findings()
    var live = 0
    verification.subject = Verification.Subject(table: name)
    chunks.verify(verification) { index, chunk in
      guard
        verification.expect(
          chunk.layout.columns.count == columns.count, in: chunk.reference,
          "a chunk does not have all properties")
      else { return }
      verification.expect(
        chunk.liveSlots.count == chunk.liveCount, in: chunk.reference, "a chunk's row count is wrong")
      for slot in chunk.liveSlots {
        live += 1
        verify(RowKey(chunkIndex: index, slot: slot), chunk, slot, verification, &findings)
      }
    }
    verification.subject = Verification.Subject(table: name)
    verification.rowCount += live
    verification.expect(
      lastWritten.map { chunks[$0.index] === $0.chunk } ?? true,
      "the last written chunk differs from the one in the tree"
    )
    // The counts lack rows that can't be read, whose damage has already been recorded.
    findings.isWhole = verification.damageCount == before
    for column in findings.links.keys { findings.links[column]?.sort() }
    if findings.isWhole {
      verification.expect(live == count, "the table's count is \(count), but it has \(live) objects")
    }
    verifyIndexes(verification, findings)
    return findings
  }

  private func verifyIndexes(_ verification: Verification, _ findings: Findings) {
    verification.subject = Verification.Subject(table: name)
    let isWhole = findings.isWhole
    primaryIndex.verify(
      verification, isWhole ? primaryKey.map { key in { self.stored(key, of: $0) } } : nil, HashIndex.hash,
      what: "the index of primary keys")
    for set in uniqueIndexes.sets {
      verification.subject = Verification.Subject(
        table: name, column: set.columns.map { self[$0].name }.joined(separator: ","))
      set.verify(self, verification, isComplete: isWhole)
    }
    verification.subject = Verification.Subject(table: name)
    verification.expect(
      primaryIndex.count == (primaryKey == nil ? 0 : count),
      "not every object is in the index of primary keys")
    verification.expect(
      backlinks.keys.coldSorted() == self.columns(where: \.isLink), "a column of links has no backlinks")
    for (column, index) in backlinks.coldSorted(by: { $0.key < $1.key }) {
      verification.subject = Verification.Subject(table: name, column: self[column].name)
      index.verify(verification, isWhole ? findings.links[column] ?? [] : nil)
    }
    verification.subject = Verification.Subject(table: name)
    verification.expect(
      orderedIndexes.keys.coldSorted() == self.columns(where: \.isIndexed),
      "the properties with an index differ from the properties declared as indexed")
    for (column, index) in orderedIndexes.coldSorted(by: { $0.key < $1.key }) {
      verification.subject = Verification.Subject(table: name, column: self[column].name)
      verification.expect(index.count == count, "the index has \(index.count) entries for \(count) objects")
      index.verify(verification, isWhole ? { self.stored(column, of: $0) } : nil)
    }
  }

  private func columns(where matches: (ColumnDefinition) -> Bool) -> [ColumnID] {
    columns.indices.filter { matches(columns[$0]) }.map { ColumnID($0) }
  }

  private func stored(_ column: ColumnID, of row: RowKey) -> StoredValue? {
    chunk(of: row)?.value(column, at: row.slot)
  }

  // MARK: Rows

  private func verify(
    _ row: RowKey, _ chunk: Chunk, _ slot: Int, _ verification: Verification, _ findings: inout Findings
  ) {
    verification.subject = Verification.Subject(table: name, row: row)
    verification.expect(row.rawValue < nextRow, in: chunk.reference, "the key has not been used yet")
    for (index, definition) in columns.enumerated() {
      let column = ColumnID(index)
      verification.subject = Verification.Subject(table: name, column: definition.name, row: row)
      if definition.isCollection {
        let targets = verifyCollection(
          chunk.list(column, at: slot) ?? ListTree(), definition, in: chunk.reference, verification)
        findings.links[column, default: []] += targets.map { Backlinks.Entry(target: $0, origin: row) }
      } else {
        let value = chunk.value(column, at: slot)
        verifyValue(value, definition, in: chunk.reference, verification)
        if definition.type == .string, !value.isNull {
          verification.expect(
            String(validating: chunk.bytes(column, at: slot), as: UTF8.self) != nil, in: chunk.reference,
            "the string is not valid UTF-8")
        }
        if let target = value.linkedRow {
          findings.links[column, default: []].append(Backlinks.Entry(target: target, origin: row))
        }
      }
    }
  }

  private func verifyValue(
    _ value: StoredValue, _ column: ColumnDefinition, in reference: BlockReference?,
    _ verification: Verification
  ) {
    // A link without a target is nil, even in a required column.
    verification.expect(
      column.admits(value) || value.isNull && column.isLink, in: reference,
      "the value is invalid for \(column.typeName)")
  }

  /// - Returns: the targets of a collection of links.
  private func verifyCollection(
    _ tree: ListTree, _ column: ColumnDefinition, in reference: BlockReference?, _ verification: Verification
  ) -> [RowKey] {
    var targets: [RowKey] = []
    var positions: Set<PositionID> = []
    let coding = ListEntryCoding(column)
    var previous: ListEntry?
    tree.verify(verification) { entry in
      verifyValue(entry.value, column, in: reference, verification)
      if let target = entry.value.linkedRow { targets.append(target) }
      if column.kind == .list {
        verification.expect(
          positions.insert(entry.id).inserted, in: reference, "two positions have the same identity")
        verification.expect(
          entry.id.isAssigned || entry.id.rawValue < nextPosition, in: reference,
          "the identity of a position has not been used yet")
        verification.expect(entry.key.isEmpty, in: reference, "a list has keys")
      } else {
        verification.expect(
          entry.id == .none && entry.moved == .zero, in: reference, "a set or map has positions")
      }
      verification.expect(
        previous.map { coding.mayPrecede($0, entry) } ?? true, in: reference,
        "elements are out of order or duplicated")
      previous = entry
    }
    return targets
  }
}
