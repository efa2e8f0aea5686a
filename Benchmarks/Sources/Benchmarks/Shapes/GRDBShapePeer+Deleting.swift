import GRDB

extension GRDBShapePeer {
  func prepare(_ shape: DeleteShape, _ count: Int) throws {
    switch shape {
    case .backlinks:
      try insert(.plain, 1)
      try pool.write { database in
        let statement = try database.makeStatement(sql: "INSERT INTO linked VALUES (?, ?, ?, ?, 0)")
        for id in 0..<count {
          let sample = ShapeSample(id: id)
          try statement.execute(arguments: [id, sample.name, sample.presents, sample.region])
        }
      }
    case .cascade:
      try pool.write { database in
        try database.execute(sql: "INSERT INTO parent VALUES (0)")
        let statement = try database.makeStatement(sql: "INSERT INTO child VALUES (?, ?, ?)")
        for id in 0...count {
          try statement.execute(arguments: [id, ShapeSample(id: id).name, id < count ? 0 : nil])
        }
      }
    case .halfAtOnce, .halfInLoop: try insert(.plain, count)
    }
  }

  func delete(_ shape: DeleteShape) throws {
    try pool.write { database in
      switch shape {
      case .backlinks: try database.execute(sql: "DELETE FROM plain")
      case .cascade: try database.execute(sql: "DELETE FROM parent")
      case .halfAtOnce:
        try database.execute(sql: "DELETE FROM plain WHERE presents < ?", arguments: [DeleteShape.presents])
      case .halfInLoop:
        let ids = try Int.fetchAll(
          database, sql: "SELECT id FROM plain WHERE presents < ?", arguments: [DeleteShape.presents])
        let statement = try database.makeStatement(sql: "DELETE FROM plain WHERE id = ?")
        for id in ids { try statement.execute(arguments: [id]) }
      }
    }
  }

  func counts(_ shape: DeleteShape) throws -> [Int] {
    switch shape {
    case .backlinks:
      [
        try int("SELECT count(*) FROM plain"), try int("SELECT count(*) FROM linked WHERE target IS NULL"),
      ]
    case .cascade: [try int("SELECT count(*) FROM parent"), try int("SELECT count(*) FROM child")]
    case .halfAtOnce, .halfInLoop:
      [
        try int("SELECT count(*) FROM plain"),
        try int("SELECT count(*) FROM plain WHERE presents = ?", [DeleteShape.presents]),
      ]
    }
  }
}
