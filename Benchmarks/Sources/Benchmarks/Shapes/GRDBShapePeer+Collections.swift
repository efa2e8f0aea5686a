import GRDB

extension GRDBShapePeer {
  // The elements are rows with the number of their owner, which has no row itself.
  func addOwner(_ owner: Int) throws {}

  func run(_ shape: CollectionShape, on owner: Int, _ input: CollectionShape.Input) throws -> Int {
    switch shape {
    case .iterateInts:
      return try pool.read { database in
        var sum = 0
        let values = try Int.fetchCursor(
          database, sql: "SELECT value FROM intItem WHERE owner = ? ORDER BY position", arguments: [owner])
        while let value = try values.next() { sum += value }
        return sum
      }
    case .indexInts:
      return try pool.read { database in
        let statement = try database.makeStatement(
          sql: "SELECT value FROM intItem WHERE owner = ? AND position = ?")
        return try input.indices.reduce(0) {
          try $0 + (Int.fetchOne(statement, arguments: [owner, $1]) ?? 0)
        }
      }
    case .containsInt:
      return try int(
        "SELECT EXISTS (SELECT 1 FROM intItem WHERE owner = ? AND value = ?)", [owner, input.last])
    case .getMap:
      return try pool.read { database in
        let statement = try database.makeStatement(
          sql: "SELECT value FROM mapEntry WHERE owner = ? AND key = ?")
        return try input.indices.reduce(0) {
          try $0 + (Int.fetchOne(statement, arguments: [owner, input.keys[$1]]) ?? 0)
        }
      }
    case .appendInts, .removeInts, .appendAllInts, .appendObjects, .removeObjects, .appendAllObjects, .setMap,
      .insertSet:
      try pool.write { try change(shape, owner, input, $0) }
      return 0
    }
  }

  private func change(
    _ shape: CollectionShape, _ owner: Int, _ input: CollectionShape.Input, _ database: Database
  ) throws {
    switch shape {
    case .appendInts: try append(input.values, to: "intItem", owner, database)
    case .appendObjects: try append(Array(input.values.indices), to: "objectItem", owner, database)
    case .appendAllInts: try appendAll(input.values, to: "intItem", owner, database)
    case .appendAllObjects: try appendAll(Array(input.values.indices), to: "objectItem", owner, database)
    case .removeInts: try database.execute(sql: "DELETE FROM intItem WHERE owner = ?", arguments: [owner])
    case .removeObjects:
      try database.execute(sql: "DELETE FROM objectItem WHERE owner = ?", arguments: [owner])
    case .setMap:
      let statement = try database.makeStatement(sql: "INSERT OR REPLACE INTO mapEntry VALUES (?, ?, ?)")
      for (key, value) in zip(input.keys, input.values) {
        try statement.execute(arguments: [owner, key, value])
      }
    case .insertSet:
      let statement = try database.makeStatement(sql: "INSERT OR IGNORE INTO setMember VALUES (?, ?)")
      for value in input.values { try statement.execute(arguments: [owner, value]) }
    case .iterateInts, .indexInts, .containsInt, .getMap: break
    }
  }

  /// Appends values one at a time, and finds the end of the list each time.
  private func append(_ values: [Int], to table: String, _ owner: Int, _ database: Database) throws {
    let statement = try database.makeStatement(
      sql: """
        INSERT INTO \(table) (owner, position, value)
        SELECT ?1, coalesce(max(position) + 1, 0), ?2 FROM \(table) WHERE owner = ?1
        """)
    for value in values { try statement.execute(arguments: [owner, value]) }
  }

  /// Appends values to an empty list.
  private func appendAll(_ values: [Int], to table: String, _ owner: Int, _ database: Database) throws {
    let statement = try database.makeStatement(
      sql: "INSERT INTO \(table) (owner, position, value) VALUES (?, ?, ?)")
    for (position, value) in values.enumerated() {
      try statement.execute(arguments: [owner, position, value])
    }
  }

  func contents(of collection: CollectionShape.Collection, on owner: Int) throws -> [Int] {
    let (table, order) =
      switch collection {
      case .ints: ("intItem", "position")
      case .objects: ("objectItem", "position")
      case .map: ("mapEntry", "value")
      case .set: ("setMember", "value")
      }
    return try pool.read {
      try Int.fetchAll(
        $0, sql: "SELECT value FROM \(table) WHERE owner = ? ORDER BY \(order)", arguments: [owner])
    }
  }
}
