import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Rows that are added together. Their blocks must be the same as those of rows that are added one by one, because all processes
/// and replays must agree on them. Only the order of entries within a hash bucket may differ.
struct LoadingTests {
  private static func columns(keyType: ValueType?) -> [ColumnDefinition] {
    let key = keyType.map { [ColumnDefinition(name: "id", type: $0, isPrimaryKey: true)] } ?? []
    return key + [
      ColumnDefinition(name: "number", type: .int64, isIndexed: true),
      ColumnDefinition(name: "small", type: .int8, isOptional: true, isIndexed: true),
      ColumnDefinition(name: "wide", type: .uint64, isIndexed: true),
      ColumnDefinition(name: "flag", type: .bool),
      ColumnDefinition(name: "ratio", type: .double, isIndexed: true),
      ColumnDefinition(name: "seconds", type: .date, isOptional: true),
      ColumnDefinition(name: "name", type: .string, isOptional: true, isIndexed: true),
      ColumnDefinition(name: "code", type: .string, isUnique: true),
      ColumnDefinition(name: "share", type: .float, isOptional: true, isUnique: true),
      ColumnDefinition(name: "token", type: .uuid, isUnique: true),
      ColumnDefinition(name: "bytes", type: .data),
      ColumnDefinition(name: "price", type: .decimal),
      ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Thing"),
      ColumnDefinition(name: "tags", type: .string, kind: .list),
      ColumnDefinition(name: "others", type: .link, kind: .list, target: "Thing"),
      ColumnDefinition(name: "counts", type: .int64, isOptional: true, kind: .list),
      ColumnDefinition(name: "sizes", type: .double, kind: .set),
      ColumnDefinition(name: "friends", type: .link, kind: .set, target: "Thing"),
    ]
  }

  private static func value(
    _ column: ColumnDefinition, _ number: Int, rows: [RowKey], using random: inout SeededGenerator
  ) -> StoredValue {
    if column.isOptional, Int.random(in: 0..<4, using: &random) == 0 { return .null }
    let text = String(repeating: ["x", "é", "hoho"].randomElement(using: &random) ?? "", count: number % 9)
    switch column.type {
    case .int8: return .int(Int64.random(in: -128...127, using: &random))
    case .int64:
      return .int(column.isPrimaryKey ? Int64(number) : Int64.random(in: -9...9, using: &random) << 40)
    case .uint64: return .unsigned(.max - UInt64.random(in: 0...300, using: &random))
    case .bool: return .bool(.random(using: &random))
    case .double: return .double([-0.0, 0, 1, .nan, -2.5, 1e300].randomElement(using: &random) ?? 0)
    case .float: return .float(Float(number) / 8_192)
    case .date: return .date(Double(Int.random(in: 0..<100_000, using: &random)))
    case .string where column.name == "name":
      return .string(
        "https://example.org/" + text + (number % 300 == 0 ? String(repeating: "long", count: 400) : ""))
    case .string: return .string("\(text)\(number)")
    case .data: return .data(Data(text.utf8))
    case .uuid:
      return .uuid(
        UUID(
          uuid: (
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, UInt8(number >> 16), UInt8(number >> 8 & 255),
            UInt8(number & 255)
          )))
    case .decimal: return .decimal(Decimal(number) / 8)
    case .link: return rows.randomElement(using: &random).map { .link($0.rawValue) } ?? .null
    default: return column.initialValue
    }
  }

  /// Returns the elements of a collection, which may repeat, also in a set.
  private static func elements(
    _ column: ColumnDefinition, rows: [RowKey], using random: inout SeededGenerator
  ) -> [StoredValue] {
    guard column.isCollection, Bool.random(using: &random) else { return [] }
    let count = [1, 2, 8, 9, 40].randomElement(using: &random) ?? 1
    return (0..<count).compactMap { _ in
      switch column.type {
      case .link: rows.randomElement(using: &random).map { .link($0.rawValue) }
      case .int64:
        Bool.random(using: &random) ? .null : .int(Int64.random(in: -99...99, using: &random) << 20)
      case .double: .double([-0.0, 0, 1, .nan, 2.5].randomElement(using: &random) ?? 0)
      default:
        .string(String(repeating: "tag", count: [0, 1, 30, 90, 400].randomElement(using: &random) ?? 0))
      }
    }
  }

  /// Adds the same rows to both transactions: one by one to the first, and together to the second.
  private static func add(
    _ values: [[StoredValue]], _ collections: [[[StoredValue]]], _ one: Transaction, _ other: Transaction,
    directly: Bool
  ) {
    let table = TableID(rawValue: 0)
    let columns = one[table].columns
    for (number, row) in values.enumerated() {
      let primary = one[table].primaryKey
      let key = one.insertRow(table, primaryKey: primary.map { row[$0.rawValue] })
      for (index, value) in row.enumerated() where ColumnID(index) != primary && !columns[index].isCollection
      {
        one.setValue(value, at: CellAddress(table: table, row: key, column: ColumnID(index)))
      }
      for (index, column) in columns.enumerated() where column.isCollection {
        let cell = CellAddress(table: table, row: key, column: ColumnID(index))
        let elements = collections[number][index]
        if column.kind == .set {
          for element in elements { one.insertElement(element, in: cell) }
        } else if !elements.isEmpty {
          one.appendEntries(elements.map { one.newEntry($0, in: cell) }, to: cell)
        }
      }
    }
    let added = other.appendRows(table, values.count) { chunk, slots, start in
      for (index, column) in columns.enumerated() where !column.isCollection {
        var next = 0
        if directly, column.name == "code" {
          let texts = values[start..<(start + slots.count)].map { row in
            if case .string(let text) = row[index] { text } else { "" }
          }
          next = chunk.fill(ColumnID(index), from: slots.lowerBound, with: texts[...], heapLimit: 1 << 20)
        }
        for offset in next..<slots.count {
          chunk.setValue(values[start + offset][index], ColumnID(index), at: slots.lowerBound + offset)
        }
      }
    }
    #expect(added.duplicate == nil && added.rows.count == values.count)
    let loaded = columns.indices.filter { columns[$0].isCollection }.map { index in
      var new = NewCollections()
      for row in collections {
        if columns[index].kind == .set {
          new.appendSet(row[index])
        } else {
          for element in row[index] { new.append(element) }
          new.endRow()
        }
      }
      return (id: ColumnID(index), collections: new)
    }
    other.fillCollections(loaded, of: added.rows, in: table)
  }

  /// Returns the blocks of a segment. The entries of hash buckets are sorted.
  private static func blocks(_ bytes: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let length = Int(bytes.littleEndian(at: start + 4, byteCount: 4))
      var block = Array(bytes[(start + 4)..<(start + length)])
      if block[12] == Block.Kind.hashBucket.rawValue {
        let count = Int(block.littleEndian(at: 16, byteCount: 4))
        let keys = 20 + (count + 1) / 2 * 8
        let entries = (0..<count).map {
          Array(block[(20 + $0 * 4)..<(24 + $0 * 4)] + block[(keys + $0 * 8)..<(keys + $0 * 8 + 8)])
        }
        block = Array(block[..<20]) + entries.sorted { $0.lexicographicallyPrecedes($1) }.joined()
      }
      result.append(block)
      start += length
    }
    return result
  }

  @Test(
    "Rows that are added together have the same blocks as rows that are added one by one",
    arguments: RandomRun.seeds(4, fresh: 1))
  func sameBlocks(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let keyType = [nil, .int64, .string, .uuid].randomElement(using: &random) ?? .int64 as ValueType?
    let table = TableID(rawValue: 0)
    var states: [Snapshot] = [.empty, .empty]
    var segments = [MemorySegments(), MemorySegments()]
    var number = 0
    for step in 0..<5 {
      let transactions = states.map { Transaction(base: $0) }
      if step == 0 {
        for transaction in transactions {
          transaction.edit(.addTable("Thing", Self.columns(keyType: keyType), .topLevel))
          let sets = ["code", "share", "token"].compactMap {
            transaction[table].column(named: $0).map { [$0] }
          }
          transaction.edit(.setUniqueColumns(sets, of: table))
        }
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let rows = transactions[0][table].rows
        let columns = transactions[0][table].columns
        if !rows.isEmpty {
          // Other changes in the same transaction.
          let changed = (0..<3).compactMap { _ in rows.randomElement(using: &random) }
          let deleted = rows.randomElement(using: &random).map { [$0] } ?? []
          let numbers = changed.map { _ in Int64.random(in: -9...9, using: &random) }
          let column = try #require(transactions[0][table].column(named: "number"))
          for transaction in transactions {
            for (row, number) in zip(changed, numbers) {
              transaction.setValue(.int(number), at: CellAddress(table: table, row: row, column: column))
            }
            transaction.delete(deleted, from: table)
          }
        }
        let targets = transactions[0][table].rows
        let count = [1, 3, 40, 300, RandomRun.size(900, plain: 300)].randomElement(using: &random) ?? 1
        let values = (0..<count).map { offset in
          columns.map { Self.value($0, number + offset, rows: targets, using: &random) }
        }
        let collections = (0..<count).map { _ in
          columns.map { Self.elements($0, rows: targets, using: &random) }
        }
        number += count
        let savepoints = Bool.random(using: &random) ? transactions.map { $0.beginSavepoint() } : []
        Self.add(
          values, collections, transactions[0], transactions[1], directly: .random(using: &random))
        if Bool.random(using: &random) {
          for transaction in transactions { #expect(transaction[table].backlinks.isEmpty == false) }
        }
        if Bool.random(using: &random) {
          for (transaction, savepoint) in zip(transactions, savepoints) {
            transaction.rollBack(to: savepoint)
          }
        }
      }
      for index in states.indices {
        let transaction = transactions[index]
        transaction.completeChanges()
        #expect(transaction.uniqueViolation() == nil)
        if transaction.needsSettling {
          transaction.settle(as: try transaction.current.rebased(on: transaction.base))
        }
        states[index] = transaction.current
        states[index].checkInvariants()
      }
      #expect(states[0].contents == states[1].contents, "seed \(seed)")
      let merged = Bool.random(using: &random) ? SegmentNumber(rawValue: 1) : nil
      var manifests: [[UInt8]] = []
      for index in states.indices {
        manifests.append(try segments[index].write(states[index], firstMerged: merged))
        let last = segments[index].last
        #expect(segments[index].contents[last] != nil)
      }
      let contents = segments.map { $0.contents[$0.last] ?? [] }
      let blocks = contents.map { Self.blocks($0) }
      #expect(blocks[0].count == blocks[1].count, "seed \(seed)")
      for (first, second) in zip(blocks[0], blocks[1]) where first != second {
        Issue.record("Blocks of kind \(first[12]) differ, seed \(seed), step \(step)")
        break
      }
      #expect(manifests[0] == manifests[1], "seed \(seed)")
      if Bool.random(using: &random) {
        for index in states.indices { states[index] = try segments[index].read(manifests[index]) }
        #expect(states[0].contents == states[1].contents, "seed \(seed)")
      }
    }
  }

  @Test("The first row with a known primary key is found among many")
  func duplicates() {
    let table = TableID(rawValue: 0)
    let transaction = Transaction(base: .empty)
    transaction.edit(
      .addTable("Thing", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)], .topLevel))
    func add(_ keys: [Int64]) -> Int? {
      transaction.appendRows(table, keys.count) { chunk, slots, start in
        chunk.fill(ColumnID(0), from: slots.lowerBound, with: keys[start..<(start + slots.count)])
      }.duplicate
    }
    #expect(add(Array(0..<5_000)) == nil)
    for (keys, duplicate) in [
      (Array(5_000..<9_000) + [4_999, 3], 4_000), (Array(5_000..<9_000) + [8_000, 7], 4_000), ([7], 0),
    ] as [([Int64], Int)] {
      let savepoint = transaction.beginSavepoint()
      #expect(add(keys) == duplicate)
      transaction.rollBack(to: savepoint)
    }
    transaction.delete(transaction[table].row(primaryKey: .int(7)).map { [$0] } ?? [], from: table)
    #expect(add(Array(5_000..<11_000) + [7]) == nil)
    transaction.completeChanges()
    transaction.current.checkInvariants()
  }

  @Test("Keys that share a bucket are added one by one")
  func longBuckets() {
    let table = TableID(rawValue: 0)
    let transaction = Transaction(base: .empty)
    transaction.edit(
      .addTable("Thing", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)], .topLevel))
    // Integers whose hashes have the same lowest bits, and therefore the same bucket.
    var keys: [Int64] = []
    var next: Int64 = 0
    while keys.count < 600 {
      if HashIndex.hash(next) & 0xFF == 0 { keys.append(next) }
      next += 1
    }
    let added = transaction.appendRows(table, keys.count + 1) { chunk, slots, start in
      let all = keys + [keys[300]]
      chunk.fill(ColumnID(0), from: slots.lowerBound, with: all[start..<(start + slots.count)])
    }
    #expect(added.duplicate == 600)
  }
}
