#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication

  extension PostgresSession {
    /// Returns the number of a replica's changes up to a version.
    func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) throws(PostgresError) -> UInt64
    {
      let row = try query(
        "SELECT coalesce(max(sequence), 0) FROM santa_change WHERE store = $1 AND replica = $2 AND version <= $3",
        .text(store.wireName), .int(Int64(replica)), .int(Int64(clamping: version)))
      return UInt64(clamping: row.int(0, 0))
    }

    /// Claims the right to make the next copy, and returns whether the owner has it. The claim of a process that has
    /// disappeared expires.
    func claimCopy(of store: StorePath, for owner: UUID) throws(PostgresError) -> Bool {
      try query(
        """
        UPDATE santa_store SET copying_until = now() + interval '10 minutes', copying_owner = $2
        WHERE name = $1 AND (copying_until IS NULL OR copying_until < now() OR copying_owner = $2) RETURNING 1
        """, .text(store.wireName), .text(owner.uuidString)
      ).count == 1
    }

    func releaseCopy(of store: StorePath, for owner: UUID) throws(PostgresError) {
      try query(
        """
        UPDATE santa_store SET copying_until = NULL, copying_owner = NULL WHERE name = $1 AND copying_owner = $2
        """, .text(store.wireName), .text(owner.uuidString))
    }

    func write(_ bytes: Data, asPart part: Int, of version: UInt64, of store: StorePath) throws(PostgresError)
    {
      try query(
        """
        INSERT INTO santa_copy_part VALUES ($1, $2, $3, $4)
        ON CONFLICT (store, version, part) DO UPDATE SET bytes = excluded.bytes
        """, .text(store.wireName), .int(Int64(version)), .int(Int64(part)), .bytes(bytes))
    }

    /// Replaces the store's copy, unless the existing one is later. The parts of the new copy must already be in the database.
    func keep(_ copy: StoreCopy, of store: StorePath) throws {
      let name = PostgresValue.text(store.wireName)
      try transaction {
        guard try positions([copy.position.version], of: store)[copy.position.version] == copy.position.chain
        else {
          throw OrderError.reset
        }
        let kept = try query(
          """
          INSERT INTO santa_copy VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (store) DO UPDATE SET version = excluded.version, chain = excluded.chain,
            byte_count = excluded.byte_count, checksum = excluded.checksum, change_bytes = excluded.change_bytes
          WHERE santa_copy.version < excluded.version RETURNING 1
          """, name, .int(Int64(copy.position.version)), .bytes(Data(copy.position.chainBytes)),
          .int(Int64(copy.byteCount)), .int(Int64(copy.checksum)), .int(Int64(copy.changeByteCount)))
        guard kept.count == 1 else { return }
        let parts = try query(
          "SELECT coalesce(sum(octet_length(bytes)), 0) FROM santa_copy_part WHERE store = $1 AND version = $2",
          name, .int(Int64(copy.position.version)))
        guard parts.int(0, 0) == Int64(copy.byteCount) else {
          throw LogUnavailable(description: "Parts of the copy of the store '\(store.shown)' are missing.")
        }
        // Parts of later copies belong to a server that is still writing them.
        try query(
          "DELETE FROM santa_copy_part WHERE store = $1 AND version < $2", name,
          .int(Int64(copy.position.version)))
      }
    }

    /// Returns a part of the copy at a version, up to the end of a stored part, or nil if the store has a different copy now.
    func part(of version: UInt64, from offset: Int, of store: StorePath) throws -> Data? {
      let index = offset / StoreCopy.partByteCount
      let row = try query(
        """
        SELECT byte_count, bytes FROM santa_copy AS copy LEFT JOIN santa_copy_part AS part
          ON part.store = copy.store AND part.version = copy.version AND part = $3
        WHERE copy.store = $1 AND copy.version = $2
        """, .text(store.wireName), .int(Int64(clamping: version)), .int(Int64(index)))
      guard row.count == 1 else { return nil }
      let byteCount = Int(row.int(0, 0))
      if offset >= byteCount { return Data() }
      let bytes = row.bytes(0, 1)
      guard bytes.count == min(StoreCopy.partByteCount, byteCount - index * StoreCopy.partByteCount) else {
        throw DamagedLog(
          description:
            "Part \(index) of the copy of the store '\(store.shown)' is missing in santa_copy_part or has the wrong length. Restore "
            + "the database from a backup.")
      }
      return Data(bytes.dropFirst(offset % StoreCopy.partByteCount))
    }

    /// Removes the bytes of changes that are included in the copy, the earliest first.
    ///
    /// - Parameter limit: the maximum number of changes.
    /// - Returns: the number of changes.
    func dropChanges(of store: StorePath, limit: Int) throws -> Int {
      let name = PostgresValue.text(store.wireName)
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

    // MARK: Unreadable changes

    /// Replaces the bytes of a change, its chain, and the chains of all changes after it.
    func replace(_ version: UInt64, of store: StorePath, with bytes: Data) throws -> OrderPosition {
      let name = PostgresValue.text(store.wireName)
      return try transaction {
        guard let (_, head) = try lock(store) else { throw OrderError.unknownReplica }
        let row = try query(
          """
          SELECT greatest(dropped_version, (SELECT version FROM santa_copy WHERE store = $1))
          FROM santa_store WHERE name = $1
          """, name)
        guard version <= head.version, Int64(clamping: version) > row.int(0, 0),
          let former = try positions([version - 1], of: store)[version - 1]
        else { throw OrderError.compacted }
        var position = OrderPosition(version: version - 1, chain: former)
        var chain = Data(position.chainBytes)
        var added: Int64 = 0
        while position.version < head.version {
          // Read the changes with their former chains, so that a damaged row fails its check instead of getting a new chain
          // that matches.
          let page = try changes(after: position, upTo: head, of: store, byteCount: 16 << 20)
          guard let last = page.last else { break }
          var chains: [Data] = []
          for change in page {
            let isReplaced = change.position.version == version
            if isReplaced { added = Int64(bytes.count) - Int64(change.bytes.count) }
            chain = Chain.next(
              after: chain, replica: change.replica, sequence: change.sequence,
              isReplaced ? bytes : change.bytes)
            chains.append(chain)
          }
          try query(
            """
            UPDATE santa_change SET chain = new.chain FROM unnest($2::bigint[], $3::bytea[]) AS new (version, chain)
            WHERE store = $1 AND santa_change.version = new.version
            """, name, .ints(page.map { Int64($0.position.version) }), .byteArrays(chains))
          position = last.position
        }
        try query(
          "UPDATE santa_change SET bytes = $3 WHERE store = $1 AND version = $2", name,
          .int(Int64(clamping: version)), .bytes(bytes))
        try query(
          "UPDATE santa_store SET chain = $2, bytes = bytes + $3 WHERE name = $1", name, .bytes(chain),
          .int(added))
        return OrderPosition(version: head.version, hash: Array(chain))
      }
    }
  }
#endif
