import Testing

@testable import SantaStore

/// Damage in stores whose blocks are all valid. Only comparing blocks detects it.
struct VerificationTests {
  private static let key = ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)
  private static let rank = ColumnDefinition(name: "rank", type: .int64, isIndexed: true)
  private static let link = ColumnDefinition(name: "link", type: .link, isOptional: true, target: "Stop")
  private static let list = ColumnDefinition(name: "list", type: .int64, kind: .list)

  private let id = ColumnID(0)
  private let rank = ColumnID(1)
  private let link = ColumnID(2)

  /// Returns the damage that is found in a table of a thousand rows, each linked to the previous one, after a change.
  private func damages(_ spoil: (Table) -> Void) throws -> [String] {
    let transaction = Transaction(base: .empty)
    let stop = transaction.addTable("Stop", [Self.key, Self.rank, Self.link, Self.list])
    let table = transaction[stop]
    for index in 0..<1000 {
      let row = table.insertRow(primaryKey: .int(Int64(index)))
      table.setValue(.int(Int64(index % 7)), rank, of: row)
      if index > 0 { table.setValue(.link(row.rawValue - 1), link, of: row) }
    }
    transaction.completeChanges()
    spoil(table)
    let verification = Verification(origin: "memory")
    transaction.current.verify(verification)
    return verification.damages.map(\.what)
  }

  private let row = RowKey(rawValue: 500)

  @Test("A valid table has no findings")
  func wholeTable() throws {
    #expect(try damages { _ in } == [])
  }

  @Test("A cell that contradicts its index is reported by property")
  func index() throws {
    let found = try damages { $0.writableChunk(of: row).setValue(.int(99), rank, at: row.slot) }
    #expect(found == ["Stop.rank: the index has another value for row 500"])
  }

  @Test("So is a primary key that is missing or duplicated in its index")
  func primaryKey() throws {
    let changed = try damages { $0.writableChunk(of: row).setValue(.int(-1), id, at: row.slot) }
    #expect(changed == ["Stop: the index of primary keys has row 500 under another key"])
    let doubled = try damages { $0.writableChunk(of: row).setValue(.int(501), id, at: row.slot) }
    #expect(doubled.contains("Stop: the index of primary keys has row 500 under another key"))
  }

  @Test("So is a unique value that is missing or duplicated in its index")
  func unique() throws {
    func found(_ spoil: (Table) -> Void) throws -> [String] {
      try damages {
        $0.setUniqueColumns([[id, rank], [link]])
        spoil($0)
      }
    }
    #expect(try found { _ in } == [])
    let changed = try found { $0.writableChunk(of: row).setValue(.null, link, at: row.slot) }
    #expect(
      changed.contains(
        "Stop.link: the index of unique values has row 500, which does not exist, or has a nil or NaN"))
    #expect(changed.contains("Stop.link: the index of unique values has 999 entries for 998 objects"))
    let doubled = try found { $0.writableChunk(of: row).setValue(.int(501), id, at: row.slot) }
    #expect(doubled.contains("Stop.id,rank: the index of unique values has row 500 under another key"))
  }

  @Test("So is a link without a backlink, and one without a target")
  func links() throws {
    let changed = try damages { $0.writableChunk(of: row).setValue(.link(3), link, at: row.slot) }
    #expect(changed == ["Stop.link: the backlinks do not match the links"])
    let nowhere = try damages { $0.setValue(.link(5000), link, of: row) }
    #expect(nowhere == ["Stop.link: row 500 links to row 5000 of Stop, which does not exist"])
  }

  @Test("A row that is missing in the count is reported")
  func count() throws {
    let found = try damages { $0.writableChunk(of: row).setDead(SlotSet(row.slot)) }
    #expect(found.contains("Stop: the table's count is 1000, but it has 999 objects"))
    #expect(found.contains("Stop: the index of primary keys has row 500, which does not exist"))
  }

  @Test("So are two positions with the same identity")
  func positions() throws {
    let found = try damages { table in
      let entry = ListEntry(id: PositionID(rawValue: 1), value: .int(1))
      table.appendEntries([entry, entry], to: ColumnID(3), of: row)
    }
    #expect(found == ["Stop.list of row 500: two positions have the same identity"])
  }

  @Test("So is a set that is out of order")
  func sets() throws {
    let found = try damages { table in
      let set = ColumnDefinition(name: "set", type: .int64, kind: .set)
      let new = table.addColumn(set)
      for index in table.chunkIndexes { table.fill(new, ofChunk: index, with: set.initialValue) }
      let entries = [3, 1].map { ListEntry(value: .int($0)) }
      table.appendEntries(entries, to: ColumnID(4), of: row)
    }
    #expect(found == ["Stop.set of row 500: elements are out of order or duplicated"])
  }

  @Test("At most a hundred findings are listed, and all are counted")
  func many() throws {
    let transaction = Transaction(base: .empty)
    let stop = transaction.addTable("Stop", [Self.key, Self.rank])
    let table = transaction[stop]
    let rows = (0..<300).map { table.insertRow(primaryKey: .int($0)) }
    transaction.completeChanges()
    for row in rows { table.writableChunk(of: row).setValue(.int(9), rank, at: row.slot) }
    let verification = Verification(origin: "memory")
    transaction.current.verify(verification)
    #expect(verification.damages.count == Verification.maximumDamages)
    #expect(verification.damageCount == 300)
  }
}
