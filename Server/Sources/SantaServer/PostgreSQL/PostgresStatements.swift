#if PostgreSQL
  import Foundation

  /// What is asked of the database.
  ///
  /// ```
  /// santa_store    a row for each store: its epoch, its head, the next number of a replica
  /// santa_replica  a row for each number that was given, with the last change of its replica
  /// santa_change   the changes; without bytes if they were dropped
  /// santa_copy     a row for the copy of each store, whose bytes are in santa_copy_part
  /// ```
  ///
  /// The row of a store is its order: who appends has it locked.
  extension PostgresSession {
    /// The form of the tables. A program that knows a lower one must not use them.
    private static var format: Int64 { 2 }

    /// Creates the tables if there are none.
    func createTables() throws {
      try transaction {
        // Two servers that start at the same time would both create them.
        try query("SELECT pg_advisory_xact_lock(8313220170425)")
        try query("CREATE TABLE IF NOT EXISTS santa_setting (name text PRIMARY KEY, value text NOT NULL)")
        try query("INSERT INTO santa_setting VALUES ('format', '\(Self.format)') ON CONFLICT DO NOTHING")
        let format = try query("SELECT value FROM santa_setting WHERE name = 'format'").text(0, 0)
        guard Int64(format) == Self.format else {
          throw PostgresLog.Unusable(
            description:
              "The tables in the database have form \(format), and this santa-server knows form \(Self.format). "
              + "Use the santa-server that made them, or a newer one.")
        }
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_store (name text PRIMARY KEY, epoch text NOT NULL, version bigint NOT NULL, \
          chain bytea NOT NULL, bytes bigint NOT NULL, \
          dropped_version bigint NOT NULL DEFAULT 0, dropped_bytes bigint NOT NULL DEFAULT 0, \
          copying_until timestamptz, copying_owner text)
          """)
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_replica (store text NOT NULL REFERENCES santa_store, replica bigint NOT NULL, \
          last_sequence bigint NOT NULL, former_epoch text NOT NULL, PRIMARY KEY (store, replica))
          """)
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_change (store text NOT NULL REFERENCES santa_store, version bigint NOT NULL, \
          replica bigint NOT NULL, sequence bigint NOT NULL, chain bytea NOT NULL, bytes bytea, \
          PRIMARY KEY (store, version), UNIQUE (store, replica, sequence))
          """)
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_copy (store text PRIMARY KEY REFERENCES santa_store, version bigint NOT NULL, \
          chain bytea NOT NULL, byte_count bigint NOT NULL, checksum bigint NOT NULL, change_bytes bigint NOT NULL)
          """)
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_copy_part (store text NOT NULL REFERENCES santa_store, \
          version bigint NOT NULL, part bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (store, version, part))
          """)
        try alterTables()
      }
    }

    /// Changes tables that need it. No statement is sent to those that don't, because ALTER TABLE waits for all who read a table,
    /// as a backup does, and lets nobody else read it meanwhile.
    private func alterTables() throws(PostgresError) {
      // Changes are compact already. Compressing them again costs more than it saves.
      let external = try query(
        "SELECT 1 FROM pg_attribute WHERE attrelid = 'santa_change'::regclass AND attname = 'bytes' AND attstorage = 'e'"
      )
      if external.count == 0 { try query("ALTER TABLE santa_change ALTER COLUMN bytes SET STORAGE EXTERNAL") }
    }

    /// What a commit promises here.
    func checkDurability() throws {
      for (name, wrong) in [("fsync", "off"), ("full_page_writes", "off"), ("synchronous_commit", "off")] {
        let value = try query("SELECT current_setting($1)", .text(name)).text(0, 0)
        guard value != wrong else {
          throw PostgresLog.Unusable(
            description:
              "In this PostgreSQL, \(name) is \(value): a change that was acknowledged could be lost. Turn it on."
          )
        }
      }
    }

    /// Keeps the hash of a token if there is none.
    ///
    /// - Returns: the hash that there is.
    func keepToken(_ hash: String) throws(PostgresError) -> String {
      try query("INSERT INTO santa_setting VALUES ('token', $1) ON CONFLICT DO NOTHING", .text(hash))
      return try query("SELECT value FROM santa_setting WHERE name = 'token'").text(0, 0)
    }

    // MARK: Replicas

    func join(_ store: StoreName, as member: Membership?) throws -> Membership {
      try transaction {
        let name = PostgresValue.text(store.description)
        try query(
          "INSERT INTO santa_store VALUES ($1, $2, 0, '', 0) ON CONFLICT DO NOTHING", name,
          .text(OrderHeader.new.epoch))
        let row = try query("SELECT epoch FROM santa_store WHERE name = $1 FOR UPDATE", name)
        var header = OrderHeader(epoch: row.text(0, 0))
        // A statement of its own: it must see what those have committed who had the lock before.
        let known = try query("SELECT replica, former_epoch FROM santa_replica WHERE store = $1", name)
        for row in 0..<known.count {
          header.replicas.insert(UInt32(clamping: known.int(row, 0)), from: known.text(row, 1))
        }
        let membership = try header.admit(member)
        try query(
          "INSERT INTO santa_replica VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING", name,
          .int(Int64(membership.replica)), .text(header.replicas.formerEpoch(of: membership.replica)))
        return membership
      }
    }

    // MARK: Appending

    /// What became of batches.
    struct Appended: Sendable {
      var results: [Result<Void, OrderError>]
      var epoch: String
      var before: Place
      var changes: [OrderedChange]
      var head: Place { changes.last?.place ?? before }
    }

    func append(_ batches: [Batch], to store: StoreName) throws -> Appended {
      try transaction {
        let name = PostgresValue.text(store.description)
        let row = try query("SELECT epoch, version, chain FROM santa_store WHERE name = $1 FOR UPDATE", name)
        guard row.count == 1 else {
          return Appended(
            results: batches.map { _ in .failure(.unknownReplica) }, epoch: "", before: .start, changes: [])
        }
        let epoch = row.text(0, 0)
        // A statement of its own: it must see what those have committed who had the lock before.
        let replicas = Set(batches.map { Int64($0.replica) }).sorted()
        let known = try query(
          "SELECT replica, last_sequence FROM santa_replica WHERE store = $1 AND replica = ANY($2)", name,
          .ints(replicas))
        var last: [UInt32: UInt64] = [:]
        for row in 0..<known.count {
          last[UInt32(clamping: known.int(row, 0))] = UInt64(clamping: known.int(row, 1))
        }
        let oldLast = last
        let places = try places(Set(batches.map(\.base.version)), of: store)

        var appended = Appended(
          results: [], epoch: epoch,
          before: Place(version: UInt64(row.int(0, 1)), chain: row.bytes(0, 2).hexadecimal),
          changes: [])
        var chain = row.bytes(0, 2)
        var chains: [Data] = []
        for batch in batches {
          appended.results.append(
            try result {
              guard batch.epoch == epoch else { throw OrderError.reset }
              guard let before = last[batch.replica] else { throw OrderError.unknownReplica }
              guard places.contains(batch.base) else { throw OrderError.reset }
              let (repeated, new) = try batch.split(known: before)
              try check(repeated, of: batch, in: store, appended.changes)
              for (sequence, change) in zip((before + 1)..., new) {
                chain = Chain.next(after: chain, replica: batch.replica, sequence: sequence, change)
                chains.append(chain)
                appended.changes.append(
                  OrderedChange(
                    place: Place(version: appended.head.version + 1, chain: chain.hexadecimal),
                    replica: batch.replica, sequence: sequence, bytes: change))
                last[batch.replica] = sequence
              }
            })
        }
        try write(appended, chains, to: name, last.filter { oldLast[$0.key] != $0.value })
        return appended
      }
    }

    /// Errors of the order belong to one batch, all others to the transaction.
    private func result(_ body: () throws -> Void) throws -> Result<Void, OrderError> {
      do {
        try body()
        return .success(())
      } catch let error as OrderError {
        return .failure(error)
      }
    }

    /// Whether changes that the order has are the same, which their places tell.
    ///
    /// - Parameter added: what this transaction has added; all others are in the database.
    private func check(
      _ repeated: ArraySlice<Data>, of batch: Batch, in store: StoreName, _ added: [OrderedChange]
    ) throws {
      if repeated.isEmpty { return }
      let stored = try query(
        """
        SELECT change.sequence, coalesce(before.chain, ''), change.chain FROM santa_change AS change
        LEFT JOIN santa_change AS before ON before.store = change.store AND before.version = change.version - 1
        WHERE change.store = $1 AND change.replica = $2 AND change.sequence BETWEEN $3 AND $4
        """,
        .text(store.description), .int(Int64(batch.replica)), .int(Int64(batch.firstSequence)),
        .int(Int64(batch.firstSequence) + Int64(repeated.count) - 1))
      var chains: [UInt64: (before: Data, after: Data)] = [:]
      for row in 0..<stored.count {
        chains[UInt64(stored.int(row, 0))] = (stored.bytes(row, 1), stored.bytes(row, 2))
      }
      var new: [UInt64: Data] = [:]
      for change in added where change.replica == batch.replica { new[change.sequence] = change.bytes }
      for (sequence, change) in zip(batch.firstSequence..., repeated) {
        let isSame =
          if let chain = chains[sequence] {
            Chain.next(after: chain.before, replica: batch.replica, sequence: sequence, change) == chain.after
          } else { new[sequence] == change }
        if !isSame { throw OrderError.forked(sequence: sequence) }
      }
    }

    private func write(
      _ appended: Appended, _ chains: [Data], to store: PostgresValue, _ last: [UInt32: UInt64]
    ) throws {
      guard let chain = chains.last else { return }
      let changes = appended.changes
      try query(
        """
        WITH added AS (
          INSERT INTO santa_change SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[], $6::bytea[])),
        head AS (
          UPDATE santa_store SET version = $7, chain = $8, bytes = bytes + $9 WHERE name = $1)
        UPDATE santa_replica SET last_sequence = new.last FROM unnest($10::bigint[], $11::bigint[]) AS new (replica, last)
          WHERE store = $1 AND santa_replica.replica = new.replica
        """, store,
        .ints(changes.map { Int64($0.place.version) }), .ints(changes.map { Int64($0.replica) }),
        .ints(changes.map { Int64($0.sequence) }), .byteArrays(chains), .byteArrays(changes.map(\.bytes)),
        .int(Int64(appended.head.version)), .bytes(chain),
        .int(changes.reduce(0) { $0 + Int64($1.bytes.count) }),
        .ints(last.map { Int64($0.key) }), .ints(last.map { Int64($0.value) }))
    }

    // MARK: Reading

    /// The epoch and the head of a store; nil if nobody has joined it.
    func head(of store: StoreName) throws(PostgresError) -> (epoch: String, place: Place)? {
      let row = try query(
        "SELECT epoch, version, chain FROM santa_store WHERE name = $1", .text(store.description))
      guard row.count == 1 else { return nil }
      return (
        row.text(0, 0), Place(version: UInt64(clamping: row.int(0, 1)), chain: row.bytes(0, 2).hexadecimal)
      )
    }

    /// The place of a version; nil if the store does not have it.
    func place(_ version: UInt64, of store: StoreName) throws(PostgresError) -> Place? {
      if version == 0 { return .start }
      let row = try query(
        "SELECT chain FROM santa_change WHERE store = $1 AND version = $2", .text(store.description),
        .int(Int64(clamping: version)))
      return row.count == 1 ? Place(version: version, chain: row.bytes(0, 0).hexadecimal) : nil
    }

    /// The places of versions; those that the store does not have are left out.
    func places(_ versions: Set<UInt64>, of store: StoreName) throws(PostgresError) -> Set<Place> {
      let rows = try query(
        "SELECT version, chain FROM santa_change WHERE store = $1 AND version = ANY($2)",
        .text(store.description), .ints(versions.map { Int64(clamping: $0) }))
      var places: Set<Place> = [.start]
      for row in 0..<rows.count {
        places.insert(
          Place(version: UInt64(clamping: rows.int(row, 0)), chain: rows.bytes(row, 1).hexadecimal))
      }
      return places
    }

    /// The changes behind a version, the earliest first.
    ///
    /// - Parameter byteCount: how many bytes they have together, at most, except for the first.
    /// - Throws: ``OrderError/compacted`` if they were dropped.
    func changes(after version: UInt64, of store: StoreName, byteCount: Int) throws -> [OrderedChange] {
      let rows = try query(
        """
        SELECT version, chain, replica, sequence, bytes FROM (
          SELECT *, sum(octet_length(bytes)) OVER (ORDER BY version) AS total FROM (
            SELECT * FROM santa_change WHERE store = $1 AND version > $2 ORDER BY version LIMIT 4096) AS next) AS page
        WHERE total <= $3 OR version = $2 + 1 ORDER BY version
        """, .text(store.description), .int(Int64(clamping: version)), .int(Int64(byteCount)))
      if rows.count > 0, rows.isNull(0, 4) { throw OrderError.compacted }
      return (0..<rows.count).map { row in
        OrderedChange(
          place: Place(version: UInt64(rows.int(row, 0)), chain: rows.bytes(row, 1).hexadecimal),
          replica: UInt32(clamping: rows.int(row, 2)), sequence: UInt64(clamping: rows.int(row, 3)),
          bytes: rows.bytes(row, 4))
      }
    }

    /// All stores, or one of them.
    func stores(_ name: StoreName? = nil) throws(PostgresError) -> [StoreSummary] {
      let rows = try query(
        """
        SELECT name, epoch, santa_store.version, santa_store.chain, bytes - dropped_bytes,
          (SELECT count(*) FROM santa_replica WHERE store = name), dropped_version,
          (SELECT chain FROM santa_change WHERE store = name AND version = dropped_version), dropped_bytes,
          copy.version, copy.chain, byte_count, checksum, change_bytes
        FROM santa_store LEFT JOIN santa_copy AS copy ON copy.store = name WHERE $1 = '' OR name = $1 ORDER BY name
        """, .text(name?.description ?? ""))
      return (0..<rows.count).map { row in
        func place(_ column: Int) -> Place {
          rows.isNull(row, column + 1)
            ? .start
            : Place(
              version: UInt64(clamping: rows.int(row, column)), chain: rows.bytes(row, column + 1).hexadecimal
            )
        }
        return StoreSummary(
          name: rows.text(row, 0), epoch: rows.text(row, 1), version: UInt64(clamping: rows.int(row, 2)),
          chain: rows.bytes(row, 3).hexadecimal, replicas: UInt32(clamping: rows.int(row, 5)),
          bytes: UInt64(clamping: rows.int(row, 4)), dropped: place(6),
          droppedByteCount: UInt64(clamping: rows.int(row, 8)),
          copy: rows.isNull(row, 9)
            ? nil
            : StoreCopy(
              place: place(9), byteCount: Int(rows.int(row, 11)),
              checksum: UInt32(clamping: rows.int(row, 12)),
              changeByteCount: UInt64(clamping: rows.int(row, 13))))
      }
    }

    /// The heads of stores.
    func heads(of stores: [StoreName]) throws(PostgresError) -> [String: Place] {
      let rows = try query(
        "SELECT name, version, chain FROM santa_store WHERE name = ANY($1)", .texts(stores.map(\.description))
      )
      var heads: [String: Place] = [:]
      for row in 0..<rows.count {
        heads[rows.text(row, 0)] = Place(
          version: UInt64(clamping: rows.int(row, 1)), chain: rows.bytes(row, 2).hexadecimal)
      }
      return heads
    }
  }
#endif
