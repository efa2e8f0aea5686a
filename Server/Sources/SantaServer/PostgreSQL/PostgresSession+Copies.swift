#if PostgreSQL
  import Foundation

  extension PostgresSession {
    /// How many of a replica's changes there are up to a version.
    func count(of replica: UInt32, upTo version: UInt64, of store: StoreName) throws(PostgresError) -> UInt64
    {
      let row = try query(
        "SELECT coalesce(max(sequence), 0) FROM santa_change WHERE store = $1 AND replica = $2 AND version <= $3",
        .text(store.description), .int(Int64(replica)), .int(Int64(clamping: version)))
      return UInt64(clamping: row.int(0, 0))
    }

    /// Whether an owner makes the next copy. The claim of a process that has disappeared ends by itself.
    func claimCopy(of store: StoreName, for owner: UUID) throws(PostgresError) -> Bool {
      try query(
        """
        UPDATE santa_store SET copying_until = now() + interval '10 minutes', copying_owner = $2
        WHERE name = $1 AND (copying_until IS NULL OR copying_until < now() OR copying_owner = $2) RETURNING 1
        """, .text(store.description), .text(owner.uuidString)
      ).count == 1
    }

    func releaseCopy(of store: StoreName, for owner: UUID) throws(PostgresError) {
      try query(
        """
        UPDATE santa_store SET copying_until = NULL, copying_owner = NULL WHERE name = $1 AND copying_owner = $2
        """, .text(store.description), .text(owner.uuidString))
    }

    func write(_ bytes: Data, asPart part: Int, of version: UInt64, of store: StoreName) throws(PostgresError)
    {
      try query(
        """
        INSERT INTO santa_copy_part VALUES ($1, $2, $3, $4)
        ON CONFLICT (store, version, part) DO UPDATE SET bytes = excluded.bytes
        """, .text(store.description), .int(Int64(version)), .int(Int64(part)), .bytes(bytes))
    }

    /// Lets a copy, whose parts are there, take the place of the former one, unless that is a later one.
    func keep(_ copy: StoreCopy, of store: StoreName) throws {
      let name = PostgresValue.text(store.description)
      try transaction {
        guard try places([copy.place.version], of: store).contains(copy.place) else { throw OrderError.reset }
        let kept = try query(
          """
          INSERT INTO santa_copy VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (store) DO UPDATE SET version = excluded.version, chain = excluded.chain,
            byte_count = excluded.byte_count, checksum = excluded.checksum, change_bytes = excluded.change_bytes
          WHERE santa_copy.version < excluded.version RETURNING 1
          """, name, .int(Int64(copy.place.version)), .bytes(Data(copy.place.chain.bytesOfHexadecimal)),
          .int(Int64(copy.byteCount)), .int(Int64(copy.checksum)), .int(Int64(copy.changeByteCount)))
        guard kept.count == 1 else { return }
        let parts = try query(
          "SELECT coalesce(sum(octet_length(bytes)), 0) FROM santa_copy_part WHERE store = $1 AND version = $2",
          name, .int(Int64(copy.place.version)))
        guard parts.int(0, 0) == Int64(copy.byteCount) else {
          throw LogUnavailable(description: "Parts of the copy of the store '\(store)' are missing.")
        }
        // The parts of later ones belong to a server that has not written all of them yet.
        try query(
          "DELETE FROM santa_copy_part WHERE store = $1 AND version < $2", name,
          .int(Int64(copy.place.version)))
      }
    }

    /// A part of the copy of a version, up to the end of one that is stored; nil if there is another copy.
    func part(of version: UInt64, from offset: Int, of store: StoreName) throws(PostgresError) -> Data? {
      let name = PostgresValue.text(store.description)
      let copy = try query(
        "SELECT byte_count FROM santa_copy WHERE store = $1 AND version = $2", name,
        .int(Int64(clamping: version)))
      guard copy.count == 1 else { return nil }
      let row = try query(
        "SELECT bytes FROM santa_copy_part WHERE store = $1 AND version = $2 AND part = $3", name,
        .int(Int64(clamping: version)), .int(Int64(offset / StoreCopy.partByteCount)))
      return row.count == 1 ? Data(row.bytes(0, 0).dropFirst(offset % StoreCopy.partByteCount)) : Data()
    }

    /// Removes the bytes of changes whose effect the copy has, the earliest first.
    ///
    /// - Parameter limit: how many at most.
    /// - Returns: how many.
    func dropChanges(of store: StoreName, limit: Int) throws -> Int {
      let name = PostgresValue.text(store.description)
      return try transaction {
        let row = try query(
          """
          SELECT dropped_version, least(copy.version, dropped_version + $2) FROM santa_store
          JOIN santa_copy AS copy ON copy.store = name WHERE name = $1 FOR UPDATE OF santa_store
          """, name, .int(Int64(limit)))
        guard row.count == 1, row.int(0, 0) < row.int(0, 1) else { return 0 }
        let range = [PostgresValue.int(row.int(0, 0)), .int(row.int(0, 1))]
        try query(
          """
          UPDATE santa_store SET dropped_version = $3, dropped_bytes = dropped_bytes + (
            SELECT sum(octet_length(bytes)) FROM santa_change WHERE store = $1 AND version > $2 AND version <= $3)
          WHERE name = $1
          """, name, range[0], range[1])
        try query(
          "UPDATE santa_change SET bytes = NULL WHERE store = $1 AND version > $2 AND version <= $3", name,
          range[0], range[1])
        return Int(row.int(0, 1) - row.int(0, 0))
      }
    }
  }
#endif
