import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("Ordered indexes", .unlessItHangs)
struct OrderedIndexTests {
  /// Values of one type that are hard to distinguish or to order.
  static let values: [[StoredValue]] = [
    [.null] + [Double.nan, -.nan, -.infinity, -1, -0.0, 0, 2, .infinity].map { .double($0) },
    [.null] + ["", "a", "é", "e\u{301}", "z", "👩‍👩‍👧‍👦", "nul\0nul"].map { .string($0) },
    [.int(.min), .int(-1), .int(0), .int(7), .int(.max)], [.bool(false), .bool(true), .null],
    [.unsigned(0), .unsigned(.max)],
    [.data(Data()), .data(Data([1])), .data(Data([1, 0])), .data(Data([2]))],
  ]

  @Test("Rows by value and by range equal those of a sorted array, in every version", arguments: values)
  func againstSortedArray(values: [StoredValue]) throws {
    var random = SeededGenerator(seed: 11)
    var index = OrderedIndex()
    var model: [(value: StoredValue, row: RowKey)] = []
    var versions: [(index: OrderedIndex, rows: [RowKey])] = []
    var added: [OrderedIndex.Entry] = []
    for step in 0..<600 {
      let version = Version(rawValue: UInt64(step / 10 + 1))
      if step % 3 == 2, let offset = model.indices.randomElement(using: &random) {
        let gone = model.remove(at: offset)
        if let unmade = added.firstIndex(where: { $0.row == gone.row }) {
          added.remove(at: unmade)
        } else {
          index.remove(gone.value, gone.row)
        }
      } else if let value = values.randomElement(using: &random) {
        let row = RowKey(rawValue: UInt64(step))
        added.append(OrderedIndex.Entry(value: value, row: row))
        model.append((value, row))
      }
      // Updates the index with one change, with several together, or with nearly all of them.
      if step % 50 < 10 || step % 10 == 9 && step < 400 || step % 100 == 99 {
        index.update(inserting: added, version: version)
        added = []
      }
      if step % 100 != 99 { continue }
      index.checkInvariants()
      model.sort { ($0.row) < ($1.row) }
      // Swift's sort is stable.
      let sorted = model.sorted { ValueOrder.comesBefore($0.value, $1.value) }
      try #require(index.rows(from: .unbounded, to: .unbounded) == sorted.map(\.row))
      versions.append((index, sorted.map(\.row)))
      for low in values {
        try #require(
          index.rows(equal: low)
            == model.filter {
              !ValueOrder.comesBefore($0.value, low) && !ValueOrder.comesBefore(low, $0.value)
            }.map(\.row))
        for high in values {
          let open = sorted.filter {
            ValueOrder.comesBefore(low, $0.value) && ValueOrder.comesBefore($0.value, high)
          }
          let closed = sorted.filter {
            !ValueOrder.comesBefore($0.value, low) && !ValueOrder.comesBefore(high, $0.value)
          }
          try #require(index.rows(from: .excluding(low), to: .excluding(high)) == open.map(\.row))
          try #require(index.rows(from: .including(low), to: .including(high)) == closed.map(\.row))
          try #require(index.count(from: .including(low), to: .including(high)) == closed.count)
        }
      }
    }
    for version in versions {
      try #require(
        version.index.rows(from: .unbounded, to: .unbounded) == version.rows, "an old version changed")
    }
  }

  @Test("In the exact order, different values are unequal, and each value equals itself", arguments: values)
  func exactOrder(values: [StoredValue]) {
    for (offset, value) in values.enumerated() {
      #expect(!value.precedesExactly(value))
      for other in values[(offset + 1)...] {
        #expect(value.precedesExactly(other) != other.precedesExactly(value), "\(value.text) \(other.text)")
      }
    }
  }

  @Test("Entries of indexes and collections are encoded and decoded, and truncated ones are refused")
  func coding() throws {
    var writer = ByteWriter()
    let column = ColumnDefinition(name: "a", type: .string, isOptional: true, isIndexed: true)
    let entry = OrderedIndex.Entry(value: .string("é"), row: RowKey(rawValue: 300))
    let coding = OrderedIndex.EntryCoding(column)
    coding.encode(entry, into: &writer)
    var reader = ByteReader(writer.bytes)
    let read = try coding.decode(from: &reader)
    #expect(read.value == entry.value && read.row == entry.row && reader.isAtEnd)
    let link = Backlinks.Entry(target: RowKey(rawValue: 5), origin: RowKey(rawValue: 70_000))
    writer = ByteWriter()
    Backlinks.EntryCoding().encode(link, into: &writer)
    reader = ByteReader(writer.bytes)
    let readLink = try Backlinks.EntryCoding().decode(from: &reader)
    #expect(readLink.target == link.target && readLink.origin == link.origin && reader.isAtEnd)
    for kind in [CollectionKind.list, .set, .map] {
      let column = ColumnDefinition(name: "a", type: .string, kind: kind)
      let entry = ListEntry(
        id: kind == .list ? PositionID(rawValue: 9) : .none,
        moved: kind == .list ? Version(rawValue: 3) : .zero,
        key: kind == .map ? "key" : "", value: .string("value"))
      let coding = ListEntryCoding(column)
      writer = ByteWriter()
      coding.encode(entry, into: &writer)
      reader = ByteReader(writer.bytes)
      let read = try coding.decode(from: &reader)
      #expect(read.id == entry.id && read.moved == entry.moved && read.key == entry.key)
      #expect(read.value == entry.value && reader.isAtEnd)
      for length in writer.bytes.indices {
        reader = ByteReader(Array(writer.bytes[..<length]))
        #expect(throws: ByteReader.Malformed.self) { try coding.decode(from: &reader) }
      }
    }
  }

  @Test("A table has an index for as long as its column is declared as indexed")
  func optionsChange() {
    var snapshot = Snapshot.empty
    func write(_ body: (Transaction, TableID) -> Void) {
      let transaction = Transaction(base: snapshot)
      body(transaction, TableID(rawValue: 0))
      snapshot = transaction.current
      snapshot.checkInvariants()
    }
    func column(indexed: Bool) -> ColumnDefinition {
      ColumnDefinition(name: "number", type: .int64, isIndexed: indexed)
    }
    write { transaction, table in
      _ = transaction.addTable("Row", [column(indexed: false)])
      for number in 0..<700 {
        let row = transaction.insertRow(table)
        transaction.setValue(
          .int(Int64(number % 7)), at: CellAddress(table: table, row: row, column: ColumnID(0)))
      }
    }
    #expect(snapshot.tables[0].orderedIndexes.isEmpty)
    write { transaction, table in
      transaction.setValue(
        .int(50), at: CellAddress(table: table, row: RowKey(rawValue: 3), column: ColumnID(0)))
      transaction.edit(.setOptions(of: column(indexed: true), ColumnID(0), in: table))
      transaction.setValue(
        .int(60), at: CellAddress(table: table, row: RowKey(rawValue: 4), column: ColumnID(0)))
    }
    #expect(snapshot.tables[0].orderedIndexes[ColumnID(0)]?.rows(equal: .int(6)).count == 100)
    #expect(
      snapshot.tables[0].orderedIndexes[ColumnID(0)]?.rows(from: .excluding(.int(6)), to: .unbounded)
        == [RowKey(rawValue: 3), RowKey(rawValue: 4)])
    write { transaction, table in
      transaction.addColumn(
        ColumnDefinition(name: "late", type: .string, isOptional: true, isIndexed: true), to: table)
      transaction.removeRow(RowKey(rawValue: 3), from: table)
    }
    #expect(snapshot.tables[0].orderedIndexes[ColumnID(1)]?.rows(equal: .null).count == 699)
    write { transaction, table in
      transaction.edit(.setOptions(of: column(indexed: false), ColumnID(0), in: table))
    }
    #expect(snapshot.tables[0].orderedIndexes.keys.sorted() == [ColumnID(1)])
  }
}
