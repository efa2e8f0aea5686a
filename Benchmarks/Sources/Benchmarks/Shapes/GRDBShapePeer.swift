import Foundation
import GRDB

struct GRDBShapePeer: ShapePeer {
  static let name = "GRDB"
  let pool: DatabasePool

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    pool = try DatabasePool(path: directory.appending(path: "shapes.sqlite").path)
    // By default, a pool syncs only at checkpoints. This makes it sync at each commit, as SantaCore does.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try pool.write(Self.createTables)
    try pool.write(Self.createModelTables)
  }

  private static func createTables(_ database: Database) throws {
    for shape in InsertShape.allCases where shape != .twoIndexes5000 {
      try database.create(table: table(shape)) { table in
        switch shape {
        case .uuidKey: table.primaryKey("id", .blob)
        case .textKey: table.primaryKey("id", .text)
        case .plain, .twoIndexes1000, .twoIndexes5000, .uniqueText, .longText, .link:
          table.primaryKey("id", .integer)
        }
        table.column("name", .text).notNull()
        let presents = table.column("presents", .integer).notNull()
        let region = table.column("region", .integer).notNull()
        switch shape {
        case .twoIndexes1000:
          presents.indexed()
          region.indexed()
        case .uniqueText: table.column("text", .text).notNull().unique()
        case .longText: table.column("text", .text).notNull()
        // With an index, because SantaCore also finds links from their target.
        case .link: table.column("target", .integer).references("plain", onDelete: .setNull).indexed()
        case .plain, .twoIndexes5000, .uuidKey, .textKey: break
        }
      }
    }
    try database.create(table: "dataOwner") { table in
      table.primaryKey("id", .integer)
      table.column("number", .integer).notNull()
      table.column("data", .blob).notNull()
    }
    try database.create(table: "intItem", options: .withoutRowID) { table in
      table.primaryKey(["owner", "position"])
      table.column("owner", .integer).notNull()
      table.column("position", .integer).notNull()
      table.column("value", .integer).notNull()
    }
    try database.create(table: "objectItem", options: .withoutRowID) { table in
      table.primaryKey(["owner", "position"])
      table.column("owner", .integer).notNull()
      table.column("position", .integer).notNull()
      table.column("value", .integer).notNull().references("plain", onDelete: .cascade).indexed()
    }
    try database.create(table: "mapEntry", options: .withoutRowID) { table in
      table.primaryKey(["owner", "key"])
      table.column("owner", .integer).notNull()
      table.column("key", .text).notNull()
      table.column("value", .integer).notNull()
    }
    try database.create(table: "setMember", options: .withoutRowID) { table in
      table.primaryKey(["owner", "value"])
      table.column("owner", .integer).notNull()
      table.column("value", .integer).notNull()
    }
    try database.create(table: "parent") { $0.primaryKey("id", .integer) }
    try database.create(table: "child") { table in
      table.primaryKey("id", .integer)
      table.column("name", .text).notNull()
      table.column("parent", .integer).references("parent", onDelete: .cascade).indexed()
    }
  }

  private static func table(_ shape: InsertShape) -> String {
    switch shape {
    case .plain: "plain"
    case .twoIndexes1000, .twoIndexes5000: "twoIndexes"
    case .uuidKey: "uuidKey"
    case .textKey: "textKey"
    case .uniqueText: "uniqueText"
    case .longText: "longText"
    case .link: "linked"
    }
  }

  func int(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    try pool.read { try Int.fetchOne($0, sql: sql, arguments: arguments) ?? 0 }
  }

  // MARK: Objects

  func prepare(_ shape: InsertShape, _ count: Int) throws {
    if shape == .link { try insert(.plain, InsertShape.targetCount(count)) }
  }

  func insert(_ shape: InsertShape, _ count: Int) throws {
    try pool.write { database in
      let hasFifthColumn = [.uniqueText, .longText, .link].contains(shape)
      let statement = try database.makeStatement(
        sql: "INSERT INTO \(Self.table(shape)) VALUES (?, ?, ?, ?\(hasFifthColumn ? ", ?" : ""))")
      for id in 0..<count {
        let sample = shape.sample(id)
        switch shape {
        case .plain, .twoIndexes1000, .twoIndexes5000:
          try statement.execute(arguments: [id, sample.name, sample.presents, sample.region])
        case .uuidKey:
          try statement.execute(arguments: [sample.uuid, sample.name, sample.presents, sample.region])
        case .textKey:
          try statement.execute(arguments: [sample.key, sample.name, sample.presents, sample.region])
        case .uniqueText:
          try statement.execute(arguments: [id, sample.name, sample.presents, sample.region, sample.key])
        case .longText:
          try statement.execute(arguments: [id, sample.name, sample.presents, sample.region, sample.text])
        case .link:
          try statement.execute(arguments: [
            id, sample.name, sample.presents, sample.region, InsertShape.target(of: id, count),
          ])
        }
      }
    }
  }

  func answers(_ shape: InsertShape, _ count: Int) throws -> [Int] {
    let (table, presents) = (Self.table(shape), InsertShape.presents)
    let own: Int
    switch shape {
    case .plain: own = try int("SELECT sum(presents) FROM plain")
    case .twoIndexes1000, .twoIndexes5000:
      own = try int("SELECT count(*) FROM twoIndexes WHERE region = ?", [presents])
    case .uuidKey, .textKey:
      own = try InsertShape.ids(count).reduce(0) {
        let sample = shape.sample($1)
        return try $0
          + int(
            "SELECT presents FROM \(table) WHERE id = ?", shape == .uuidKey ? [sample.uuid] : [sample.key])
      }
    case .uniqueText:
      own = try InsertShape.ids(count).reduce(0) {
        try $0 + int("SELECT presents FROM uniqueText WHERE text = ?", [shape.sample($1).key])
      }
    case .longText: own = try int("SELECT sum(length(CAST(text AS BLOB))) FROM longText")
    case .link: own = try countThroughLink()
    }
    return [
      try int("SELECT count(*) FROM \(table)"),
      try int("SELECT count(*) FROM \(table) WHERE presents = ?", [presents]), own,
    ]
  }

  func countThroughLink() throws -> Int {
    try int(
      "SELECT count(*) FROM linked JOIN plain ON plain.id = linked.target WHERE plain.presents < ?",
      [InsertShape.presentsOfTarget])
  }

  // MARK: Data

  func insertData(_ data: [(id: Int, data: Data)]) throws {
    try pool.write { database in
      let statement = try database.cachedStatement(sql: "INSERT INTO dataOwner VALUES (?, 0, ?)")
      for (id, data) in data { try statement.execute(arguments: [id, data]) }
    }
  }

  func setNumber(_ number: Int, ofData id: Int) throws {
    try pool.write {
      try $0.cachedStatement(sql: "UPDATE dataOwner SET number = ? WHERE id = ?").execute(
        arguments: [number, id])
    }
  }

  func data(_ id: Int) throws -> (data: Data, number: Int)? {
    try pool.read { database in
      try Row.fetchOne(database, sql: "SELECT data, number FROM dataOwner WHERE id = ?", arguments: [id]).map
      {
        (data: $0["data"], number: $0["number"])
      }
    }
  }

  // MARK: Files

  func rename(_ id: Int, _ name: String) throws {
    try pool.write {
      try $0.cachedStatement(sql: "UPDATE plain SET name = ? WHERE id = ?").execute(arguments: [name, id])
    }
  }

  func compact() throws {
    try pool.vacuum()
    // Otherwise, the rewritten database would remain in the write-ahead log, in addition to the old one.
    _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }
}
