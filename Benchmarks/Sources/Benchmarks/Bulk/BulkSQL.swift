/// The statements for bulk work, which GRDB and SQLite share.
enum BulkSQL {
  static let tables = [
    """
    CREATE TABLE stop (id INTEGER PRIMARY KEY, name TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
      time REAL NOT NULL, presents INTEGER NOT NULL)
    """,
    "CREATE TABLE child (number INTEGER PRIMARY KEY)",
    """
    CREATE TABLE parcel (key BLOB PRIMARY KEY, weight INTEGER NOT NULL, number INTEGER NOT NULL, code TEXT NOT NULL UNIQUE,
      child INTEGER REFERENCES child(number)) WITHOUT ROWID
    """,
    "CREATE INDEX parcelWeight ON parcel (weight)", "CREATE INDEX parcelNumber ON parcel (number)",
    "CREATE INDEX parcelChild ON parcel (child)",
    """
    CREATE TABLE friend (parcel BLOB NOT NULL, position INTEGER NOT NULL, child INTEGER NOT NULL,
      PRIMARY KEY (parcel, position)) WITHOUT ROWID
    """,
    "CREATE INDEX friendChild ON friend (child)",
  ]
  static let stop = "INSERT INTO stop VALUES (?, ?, ?, ?, ?, ?)"
  static let child = "INSERT INTO child VALUES (?)"
  static let parcel = "INSERT INTO parcel VALUES (?, ?, ?, ?, ?)"
  static let friend = "INSERT INTO friend VALUES (?, ?, ?)"
  /// Rows that are equal are not written.
  static let upsert = """
    INSERT INTO stop VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name,
      latitude = excluded.latitude, longitude = excluded.longitude, time = excluded.time, presents = excluded.presents
    WHERE name <> excluded.name OR latitude <> excluded.latitude OR longitude <> excluded.longitude
      OR time <> excluded.time OR presents <> excluded.presents
    """
  static let firstIndex = "CREATE INDEX stopPresents ON stop (presents)"
  static let deleteHalf = "DELETE FROM stop WHERE presents < \(BulkWork.half)"
  static let deleteAll = "DELETE FROM stop"

  static func answers(_ work: BulkWork) -> String {
    work.isOnParcels
      ? "SELECT count(*), coalesce(sum(weight), 0) FROM parcel"
      : "SELECT count(*), coalesce(sum(presents), 0) FROM stop"
  }
}

extension ParcelSample {
  /// The key as the bytes of a UUID.
  var keyBytes: [UInt8] {
    let key = key
    return withUnsafeBytes(of: key) { Array($0) }
  }
}
