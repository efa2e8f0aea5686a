import Foundation
import GRDB

/// A record with a property of a custom type.
private struct PricedRecord: FetchableRecord {
  var id: Int
  var name: String
  var price: Money

  init(row: Row) {
    id = row[0]
    name = row[1]
    price = row[2]
  }
}

/// A record of one of three types that share a table, with a column for the type, as is usual in SQL.
private class ItemRecord {
  let id: Int
  let name: String
  let presents: Int

  init(row: Row) {
    id = row[0]
    name = row[1]
    presents = row[2]
  }

  static func make(_ row: Row) -> ItemRecord {
    switch row[3] as String? {
    case "Gift": GiftRecord(row: row)
    case "Letter": LetterRecord(row: row)
    default: ItemRecord(row: row)
    }
  }
}

private final class GiftRecord: ItemRecord {
  let weight: Int

  override init(row: Row) {
    weight = row[4]
    super.init(row: row)
  }
}

private final class LetterRecord: ItemRecord {
  let pages: Int

  override init(row: Row) {
    pages = row[5]
    super.init(row: row)
  }
}

extension GRDBShapePeer: ModelShapePeer {
  static func createModelTables(_ database: Database) throws {
    try database.create(table: "priced") { table in
      table.primaryKey("id", .integer)
      table.column("name", .text).notNull()
      table.column("price", .integer).notNull()
    }
    try database.create(table: "item") { table in
      table.primaryKey("id", .integer)
      table.column("name", .text).notNull()
      table.column("presents", .integer).notNull()
      table.column("class", .text)
      table.column("weight", .integer)
      table.column("pages", .integer)
    }
    try database.create(table: "clip") { table in
      table.primaryKey("id", .integer)
      table.column("video", .blob).notNull()
    }
  }

  func insertMoney(_ count: Int) throws {
    try pool.write { database in
      let statement = try database.makeStatement(sql: "INSERT INTO priced VALUES (?, ?, ?)")
      for id in 0..<count {
        let sample = ShapeSample(id: id)
        try statement.execute(arguments: [id, sample.name, Money(cents: sample.presents)])
      }
    }
  }

  func sumOfMoney() throws -> Int {
    try pool.read { database in
      let records = try PricedRecord.fetchCursor(database, sql: "SELECT id, name, price FROM priced")
      var sum = 0
      while let record = try records.next() { sum += record.price.cents }
      return sum
    }
  }

  func insertItems(_ count: Int) throws {
    try pool.write { database in
      let statement = try database.makeStatement(sql: "INSERT INTO item VALUES (?, ?, ?, ?, ?, ?)")
      for id in 0..<count {
        let sample = ShapeSample(id: id)
        let (isGift, isLetter) = (ModelShape.isGift(id), ModelShape.isLetter(id))
        try statement.execute(arguments: [
          id, sample.name, sample.presents, isGift ? "Gift" : isLetter ? "Letter" : nil,
          isGift ? 2 * id : nil,
          isLetter ? -id : nil,
        ])
      }
    }
  }

  func countOfItems(onlyGifts: Bool) throws -> Int {
    try int(
      "SELECT count(*) FROM item WHERE presents < ?\(onlyGifts ? " AND class = 'Gift'" : "")",
      [ModelShape.limit])
  }

  func sumOfItems() throws -> Int {
    try pool.read { database in
      let rows = try Row.fetchCursor(
        database, sql: "SELECT id, name, presents, class, weight, pages FROM item")
      var sum = 0
      while let row = try rows.next() {
        switch ItemRecord.make(row) {
        case let gift as GiftRecord: sum += gift.weight
        case let letter as LetterRecord: sum += letter.pages
        case let item: sum += item.presents
        }
      }
      return sum
    }
  }

  func storeFile(_ url: URL) throws {
    let data = try Data(contentsOf: url, options: .mappedIfSafe)
    try pool.write { try $0.execute(sql: "INSERT INTO clip (video) VALUES (?)", arguments: [data]) }
  }

  func readFile(_ body: (Data) -> Void) throws {
    try pool.read { database in
      let rows = try Row.fetchCursor(database, sql: "SELECT video FROM clip")
      while let row = try rows.next() { try row.withUnsafeData(atIndex: 0) { $0.map(body) } }
    }
  }
}
