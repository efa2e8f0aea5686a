#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication

  extension PostgresSession {
    /// The time that the deletion or the renaming of a store may take, because it concerns the rows of all changes.
    private static let storeTimeout = "10min"

    /// Deletes a store with all its rows, and records its epoch as deleted.
    ///
    /// - Returns: the epoch.
    /// - Throws: ``OrderError/unknownReplica`` if the store doesn't exist.
    func delete(_ store: StorePath) throws -> String {
      try transaction {
        let name = PostgresValue.text(store.wireName)
        try query("SELECT set_config('statement_timeout', $1, true)", .text(Self.storeTimeout))
        guard let (epoch, _) = try lock(store) else { throw OrderError.unknownReplica }
        try query("INSERT INTO santa_deleted VALUES ($1, $2) ON CONFLICT DO NOTHING", name, .text(epoch))
        for table in ["santa_copy_part", "santa_copy", "santa_change", "santa_replica"] {
          try query("DELETE FROM \(table) WHERE store = $1", name)
        }
        try query("DELETE FROM santa_store WHERE name = $1", name)
        return epoch
      }
    }

    /// Whether an order was deleted.
    func isDeleted(_ epoch: String, of store: StorePath) throws(PostgresError) -> Bool {
      try query(
        "SELECT 1 FROM santa_deleted WHERE store = $1 AND epoch = $2", .text(store.wireName), .text(epoch)
      ).count == 1
    }

    // MARK: Reserved names

    /// Renames stores whose names begin with `__`, unless servers created them themselves. Must run in a transaction.
    ///
    /// - Returns: the former and the new names.
    func renameReserved() throws(PostgresError) -> [(String, String)] {
      let marker = try query("SELECT 1 FROM santa_setting WHERE name = $1", .text(ReservedNames.marker))
      if marker.count == 1 { return [] }
      let rows = try query("SELECT name FROM santa_store ORDER BY name")
      try query("SELECT set_config('statement_timeout', $1, true)", .text(Self.storeTimeout))
      var names = Set((0..<rows.count).map { rows.text($0, 0) })
      var renamed: [(String, String)] = []
      for name in names.sorted() where ReservedNames.isReserved(name) {
        let new = ReservedNames.replacement(of: name) { names.contains($0) }
        try rename(name, to: new)
        names.insert(new)
        renamed.append((name, new))
      }
      return renamed
    }

    private func rename(_ old: String, to new: String) throws(PostgresError) {
      try query(
        """
        INSERT INTO santa_store (name, epoch, version, chain, bytes, dropped_version, dropped_bytes)
        SELECT $2, epoch, version, chain, bytes, dropped_version, dropped_bytes FROM santa_store WHERE name = $1
        """, .text(old), .text(new))
      for table in ["santa_copy_part", "santa_copy", "santa_change", "santa_replica"] {
        try query("UPDATE \(table) SET store = $2 WHERE store = $1", .text(old), .text(new))
      }
      try query("DELETE FROM santa_store WHERE name = $1", .text(old))
    }

    /// Records that stores with reserved names belong to the server from now on.
    func markReserved() throws(PostgresError) {
      try query(
        "INSERT INTO santa_setting VALUES ($1, 'done') ON CONFLICT DO NOTHING", .text(ReservedNames.marker))
    }
  }
#endif
