import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The stored form of the column with each object's class, and of links to objects of a subclass.
struct ClassColumnTests {
  private func encoded(_ column: ColumnDefinition) -> [UInt8] {
    var writer = ByteWriter()
    column.encode(into: &writer)
    return writer.bytes
  }

  private var link: ColumnDefinition {
    ColumnDefinition(name: "pet", type: .link, isOptional: true, target: "Pet", targetClass: "Cat")
  }

  @Test("Definitions are read as they were written, and cut or changed ones never stop the program")
  func coding() throws {
    for column in [ColumnDefinition.classColumn, link] {
      let bytes = encoded(column)
      var reader = ByteReader(bytes)
      #expect(try ColumnDefinition(from: &reader, format: 2) == column)
      for length in bytes.indices {
        var cut = ByteReader(Array(bytes.prefix(length)))
        #expect(throws: ByteReader.Malformed.self) { try ColumnDefinition(from: &cut, format: 2) }
      }
      for index in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[index] ^= 1 << bit
          var reader = ByteReader(changed)
          guard let found = try? ColumnDefinition(from: &reader, format: 2) else { continue }
          #expect(!found.isClass || found.type == .string && found.isOptional && !found.isCollection)
          #expect(found.targetClass == nil || found.isLink)
        }
      }
    }
  }

  @Test("A table has at most one column with classes, in records and in headers")
  func onlyOne() throws {
    var second = ColumnDefinition.classColumn
    second.name = "kind"
    let both = Transaction(base: .empty)
    _ = both.addTable("Pet", [.classColumn, second])
    let record = LogRecord.encode(Difference(from: .empty, to: both.current))
    #expect(throws: ByteReader.Malformed.self) { try LogRecord.apply(record, to: Transaction(base: .empty)) }

    let first = Transaction(base: .empty)
    let table = first.addTable("Pet", [.classColumn])
    let next = Transaction(base: first.current)
    next.addColumn(second, to: table)
    let added = LogRecord.encode(Difference(from: first.current, to: next.current))
    #expect(throws: ByteReader.Malformed.self) {
      try LogRecord.apply(added, to: Transaction(base: first.current))
    }

    var writer = ByteWriter()
    TableHeader(name: "Pet", kind: .topLevel, version: .zero, columns: [.classColumn, second]).encode(
      into: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(throws: ByteReader.Malformed.self) {
      try TableHeader(&reader, byteCount: 1 << 20, state: .zero, format: 2)
    }
  }

  @Test("The first record with such a column names the feature, and a changed target class is in the record")
  func records() throws {
    let base = Transaction(base: .empty)
    _ = base.addTable("Pet", [.classColumn])
    let owners = base.addTable("Owner", [link])
    let record = LogRecord.encode(Difference(from: .empty, to: base.current))
    #expect(try LogRecord.features(record) == [.inheritance])
    let next = Transaction(base: base.current)
    var wider = link
    wider.targetClass = nil
    next.edit(.setOptions(of: wider, ColumnID(0), in: owners))
    let replayed = Transaction(base: base.current)
    try LogRecord.apply(LogRecord.encode(Difference(from: base.current, to: next.current)), to: replayed)
    #expect(replayed[owners].columns == [wider])
    // A column can be added after another one was dropped.
    let dropped = Transaction(base: base.current)
    dropped.edit(.dropColumn(ColumnID(0), of: TableID(rawValue: 0)))
    dropped.addColumn(.classColumn, to: TableID(rawValue: 0))
    let again = Transaction(base: base.current)
    try LogRecord.apply(LogRecord.encode(Difference(from: base.current, to: dropped.current)), to: again)
    #expect(again[TableID(rawValue: 0)].classColumn == ColumnID(1))
  }

  @Test("Rows with the name of a class that is none of the table's are objects of the table's class")
  func foreignNames() throws {
    let store = try Store.temporary([Pet.self], isolation: nil)
    try store.write {
      store.add(Cat(1))
      let transaction = try #require(store.context.transaction)
      let table = try #require(transaction.current.table(named: "Pet"))
      let column = try #require(transaction[table].classColumn)
      let row = try #require(transaction[table].row(primaryKey: .int(1)))
      for name in ["Pet", "PetOwner", "", "cat", "Кот"] {
        transaction.setValue(.string(name), at: CellAddress(table: table, row: row, column: column))
        store.context.counter.value += 1
        store.context.counter.changes += 1
        let pet = try #require(store.objects(Pet.self).first)
        #expect(type(of: pet) == Pet.self)
        #expect(store.objects(Cat.self).isEmpty)
        #expect(store.object(ofType: Cat.self, forPrimaryKey: 1) == nil)
      }
    }
  }

  @Test("A link to a subclass that leads to an object of another class reads as nil")
  func wrongTarget() throws {
    let store = try Store.temporary([PetOwner.self], isolation: nil)
    try store.write {
      let owner = store.create(PetOwner.self, value: ["id": 1])
      owner.mouser = Cat(1)
      owner.pets.append(Dog(2))
      let transaction = try #require(store.context.transaction)
      let table = try #require(transaction.current.table(named: "PetOwner"))
      let column = try #require(transaction[table].column(named: "mouser"))
      let dogs = try #require(transaction.current.table(named: "Pet"))
      let dog = try #require(transaction[dogs].row(primaryKey: .int(2)))
      let row = try #require(transaction[table].row(primaryKey: .int(1)))
      transaction.setValue(.link(dog.rawValue), at: CellAddress(table: table, row: row, column: column))
      store.context.counter.value += 1
      #expect(owner.mouser == nil)
    }
  }
}
