#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication

  /// The statements that the server sends to the database.
  ///
  /// ```
  /// santa_store    a row for each store: its epoch, its head, the next number of a replica
  /// santa_replica  a row for each number that was given, with the last change of its replica
  /// santa_change   the changes; without bytes if they were dropped
  /// santa_copy     a row for the copy of each store, whose bytes are in santa_copy_part
  /// santa_deleted  the epochs of deleted orders
  /// ```
  ///
  /// The row of a store represents its order: a session that appends changes locks it.
  extension PostgresSession {
    /// The format version of the tables. A program that only knows a lower version must not use them.
    private static var format: Int64 { 2 }

    /// Creates the tables if they don't exist, and renames stores whose names became reserved.
    ///
    /// - Returns: the former and the new names of renamed stores.
    func createTables() throws -> [(String, String)] {
      try transaction {
        // The lock prevents two servers that start at the same time from both creating them.
        try query("SELECT pg_advisory_xact_lock(8313220170425)")
        try query("CREATE TABLE IF NOT EXISTS santa_setting (name text PRIMARY KEY, value text NOT NULL)")
        try query("INSERT INTO santa_setting VALUES ('format', '\(Self.format)') ON CONFLICT DO NOTHING")
        try checkFormat()
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
        try query(
          """
          CREATE TABLE IF NOT EXISTS santa_deleted (store text NOT NULL, epoch text NOT NULL, \
          PRIMARY KEY (store, epoch))
          """)
        try alterTables()
        return try renameReserved()
      }
    }

    /// Alters tables that need it. Up-to-date tables get no statement: ALTER TABLE waits for all readers of a table, for
    /// example a backup, and blocks new readers while it waits.
    private func alterTables() throws(PostgresError) {
      // Changes are already compact. Compressing them again costs more than it saves.
      let external = try query(
        "SELECT 1 FROM pg_attribute WHERE attrelid = 'santa_change'::regclass AND attname = 'bytes' AND attstorage = 'e'"
      )
      if external.count == 0 { try query("ALTER TABLE santa_change ALTER COLUMN bytes SET STORAGE EXTERNAL") }
    }

    /// Checks the defaults on which the durability of a commit depends. Connections set `synchronous_commit` themselves, so its
    /// default value is checked.
    func checkDurability() throws {
      for name in ["fsync", "full_page_writes", "synchronous_commit"] {
        let value = try query("SELECT reset_val FROM pg_settings WHERE name = $1", .text(name)).text(0, 0)
        guard value != "off" else {
          throw PostgresLog.Unusable(
            description:
              "\(name) is off in PostgreSQL, so acknowledged changes could be lost. Turn it on.")
        }
      }
    }

    /// Makes commits of this connection wait for the disk, even if the database's default doesn't or is changed.
    static let durableCommits = """
      SELECT set_config('synchronous_commit', CASE WHEN value = 'off' THEN 'on' ELSE value END, false)
      FROM current_setting('synchronous_commit') AS value
      """

    /// Checks that the database accepts changes.
    func checkIsPrimary() throws {
      guard try query("SELECT pg_is_in_recovery()").bytes(0, 0).first == 0 else {
        throw PostgresLog.Unusable(
          description:
            "This PostgreSQL server is a read-only standby. Use the address of the primary server. Only 'info' and 'verify' "
            + "work with a standby.")
      }
    }

    /// Checks that the tables exist and have this format.
    func checkTables() throws {
      guard try query("SELECT 1 WHERE to_regclass('santa_setting') IS NOT NULL").count == 1 else {
        throw PostgresLog.Unusable(
          description:
            "This database has no santa-server tables. Start santa-server with it once to create them.")
      }
      try checkFormat()
    }

    private func checkFormat() throws {
      let format = try query("SELECT value FROM santa_setting WHERE name = 'format'").text(0, 0)
      guard Int64(format) == Self.format else {
        throw PostgresLog.Unusable(
          description:
            "The database tables have format \(format), but this santa-server supports format \(Self.format). "
            + "Use the version of santa-server that created them, or a newer one.")
      }
    }

    /// Stores the hash of a token, unless the database already has one.
    ///
    /// - Returns: the hash in the database.
    func keepToken(_ hash: String) throws(PostgresError) -> String {
      try query("INSERT INTO santa_setting VALUES ('token', $1) ON CONFLICT DO NOTHING", .text(hash))
      return try query("SELECT value FROM santa_setting WHERE name = 'token'").text(0, 0)
    }

    // MARK: Replicas

    func join(_ store: StorePath, as member: Membership?, creates: Bool) throws -> Membership {
      try transaction {
        let name = PostgresValue.text(store.wireName)
        if let member, try isDeleted(member.epoch, of: store) {
          throw OrderError.deleted(epoch: member.epoch)
        }
        if creates {
          if store.isReserved { try markReserved() }
          try query(
            "INSERT INTO santa_store VALUES ($1, $2, 0, '', 0) ON CONFLICT DO NOTHING", name,
            .text(OrderHeader.new.epoch))
        }
        guard let locked = try lock(store) else { throw OrderError.missing }
        var header = OrderHeader(epoch: locked.epoch)
        // This must be a separate statement, to see the commits of sessions that held the lock before.
        let known = try query("SELECT replica, former_epoch FROM santa_replica WHERE store = $1", name)
        for row in 0..<known.count {
          header.replicas.insert(UInt32(clamping: known.int(row, 0)), from: known.text(row, 1))
        }
        let membership = try header.admit(member)
        // The replica may have changes here even if its row was lost.
        try query(
          """
          INSERT INTO santa_replica SELECT $1, $2, coalesce(max(sequence), 0), $3
          FROM santa_change WHERE store = $1 AND replica = $2 ON CONFLICT DO NOTHING
          """, name, .int(Int64(membership.replica)),
          .text(header.replicas.formerEpoch(of: membership.replica)))
        return membership
      }
    }

    /// Locks the order of a store until the transaction ends.
    ///
    /// - Returns: nil if no replica has joined the store.
    /// - Throws: ``LogUnavailable`` if commits might not be durable: the settings can change at any time.
    func lock(_ store: StorePath) throws -> (epoch: String, head: OrderPosition)? {
      let row = try query(
        """
        SELECT epoch, version, chain, current_setting('fsync'), current_setting('full_page_writes'),
          current_setting('synchronous_commit')
        FROM santa_store WHERE name = $1 FOR UPDATE
        """, .text(store.wireName))
      guard row.count == 1 else { return nil }
      for (column, name) in [(3, "fsync"), (4, "full_page_writes"), (5, "synchronous_commit")]
      where row.text(0, column) == "off" {
        throw LogUnavailable(
          description:
            "\(name) was turned off in PostgreSQL, so acknowledged changes could be lost. Turn it on."
        )
      }
      return (
        row.text(0, 0),
        OrderPosition(version: UInt64(clamping: row.int(0, 1)), hash: Array(row.bytes(0, 2)))
      )
    }

    // MARK: Appending

    /// The result of appending batches.
    struct Appended: Sendable {
      var results: [Result<Void, OrderError>]
      var epoch: String
      var before: OrderPosition
      var changes: [OrderedChange]
      var head: OrderPosition { changes.last?.position ?? before }
    }

    func append(_ batches: [Batch], to store: StorePath) throws -> Appended {
      try transaction { () throws -> Appended in
        let name = PostgresValue.text(store.wireName)
        guard let (epoch, head) = try lock(store) else {
          return Appended(
            results: batches.map { _ in .failure(.unknownReplica) }, epoch: "", before: .start, changes: [])
        }
        let (oldLast, rights) = try lastSequences(of: Set(batches.map(\.replica)), in: store)
        var last = oldLast
        let positions = try positions(Set(batches.map { $0.base.version } + [head.version]), of: store)
        guard positions[head.version] == head.chain else { throw Self.damage(at: head.version, of: store) }
        var lastParts: UInt64 = 0
        if let checked = batches.compactMap({ $0.checked }).min() {
          lastParts = try self.lastParts(behind: checked, of: store)
        }

        var appended = Appended(results: [], epoch: epoch, before: head, changes: [])
        var chain = Data(head.chainBytes)
        var chains: [Data] = []
        for batch in batches {
          appended.results.append(
            try result {
              guard batch.epoch == epoch else { throw OrderError.reset }
              guard batch.rights == nil || batch.rights == rights else { throw OrderError.outdatedRights }
              guard let before = last[batch.replica] else { throw OrderError.unknownReplica }
              try check(batch.base, positions, head, of: store)
              if let checked = batch.checked {
                let added = appended.changes.last { ChangeCheck.hasParts($0.bytes.prefix(1)) }
                guard max(added?.position.version ?? 0, lastParts) <= checked else {
                  throw OrderError.unchecked
                }
              }
              let (repeated, new) = try batch.split(known: before)
              try check(repeated, of: batch, in: store, appended.changes)
              for (sequence, change) in zip((before + 1)..., new) {
                chain = Chain.next(after: chain, replica: batch.replica, sequence: sequence, change)
                chains.append(chain)
                appended.changes.append(
                  OrderedChange(
                    position: OrderPosition(version: appended.head.version + 1, hash: Array(chain)),
                    replica: batch.replica, sequence: sequence, bytes: change))
                last[batch.replica] = sequence
              }
            })
        }
        try write(appended, chains, to: name, last.filter { oldLast[$0.key] != $0.value })
        return appended
      }
    }

    /// Returns the number of changes in the order for each of the replicas, and the version of the store in which servers keep
    /// rights. Replicas that have not joined are skipped.
    ///
    /// This must be a separate statement, to see the commits of sessions that held the lock before.
    private func lastSequences(
      of replicas: Set<UInt32>, in store: StorePath
    ) throws -> (last: [UInt32: UInt64], rights: UInt64) {
      let known = try query(
        """
        SELECT replica, last_sequence, (SELECT coalesce(max(sequence), 0) FROM santa_change AS change
          WHERE change.store = $1 AND change.replica = santa_replica.replica),
          (SELECT version FROM santa_store WHERE name = $3)
        FROM santa_replica WHERE store = $1 AND replica = ANY($2)
        """, .text(store.wireName), .ints(replicas.map { Int64($0) }.sorted()),
        .text(StorePath.accounts.wireName))
      var last: [UInt32: UInt64] = [:]
      var rights: UInt64 = 0
      for row in 0..<known.count {
        guard known.int(row, 1) == known.int(row, 2) else {
          throw DamagedLog(
            description:
              "The store '\(store.shown)' has \(known.int(row, 2)) changes of replica \(known.int(row, 0)) in santa_change, but "
              + "\(known.int(row, 1)) according to santa_replica. Restore the database from a backup.")
        }
        last[UInt32(clamping: known.int(row, 0))] = UInt64(clamping: known.int(row, 1))
        if !known.isNull(row, 3) { rights = UInt64(clamping: known.int(row, 3)) }
      }
      return (last, rights)
    }

    /// Throws unless the order contains a position.
    ///
    /// - Parameter positions: the chains of versions that have rows.
    private func check(
      _ position: OrderPosition, _ positions: [UInt64: String], _ head: OrderPosition, of store: StorePath
    ) throws {
      if positions[position.version] == position.chain { return }
      if position.version <= head.version, try isDamaged(position.version, of: store) {
        throw Self.damage(at: position.version, of: store)
      }
      throw OrderError.reset
    }

    /// Returns the version of the last change after `version` that contains parts of changes, or 0 if there is none.
    private func lastParts(behind version: UInt64, of store: StorePath) throws(PostgresError) -> UInt64 {
      UInt64(
        clamping: try query(
          """
          SELECT coalesce(max(version), 0) FROM santa_change
          WHERE store = $1 AND version > $2 AND substring(bytes FROM 1 FOR 1) IN ('\\x02', '\\x06')
          """, .text(store.wireName), .int(Int64(clamping: version))
        ).int(0, 0))
    }

    /// Catches errors of the order, which belong to one batch. All other errors fail the transaction.
    private func result(_ body: () throws -> Void) throws -> Result<Void, OrderError> {
      do {
        try body()
        return .success(())
      } catch let error as OrderError {
        return .failure(error)
      }
    }

    /// Checks by their chains that changes which are already in the order are identical.
    ///
    /// - Parameter added: the changes that this transaction has added. All earlier changes are in the database.
    private func check(
      _ repeated: ArraySlice<Data>, of batch: Batch, in store: StorePath, _ added: [OrderedChange]
    ) throws {
      if repeated.isEmpty { return }
      let stored = try query(
        """
        SELECT change.sequence, coalesce(before.chain, ''), change.chain, change.version FROM santa_change AS change
        LEFT JOIN santa_change AS before ON before.store = change.store AND before.version = change.version - 1
        WHERE change.store = $1 AND change.replica = $2 AND change.sequence BETWEEN $3 AND $4
        """,
        .text(store.wireName), .int(Int64(batch.replica)), .int(Int64(batch.firstSequence)),
        .int(Int64(batch.firstSequence) + Int64(repeated.count) - 1))
      var chains: [UInt64: (before: Data, after: Data, version: UInt64)] = [:]
      for row in 0..<stored.count {
        chains[UInt64(stored.int(row, 0))] = (
          stored.bytes(row, 1), stored.bytes(row, 2), UInt64(clamping: stored.int(row, 3))
        )
      }
      var new: [UInt64: Data] = [:]
      for change in added where change.replica == batch.replica { new[change.sequence] = change.bytes }
      for (sequence, change) in zip(batch.firstSequence..., repeated) {
        if let chain = chains[sequence] {
          if Chain.next(after: chain.before, replica: batch.replica, sequence: sequence, change)
            == chain.after
          {
            continue
          }
          if try isDamaged(chain.version, of: store) { throw Self.damage(at: chain.version, of: store) }
        } else if let added = new[sequence] {
          if added == change { continue }
        } else {
          throw DamagedLog(
            description:
              "Change \(sequence) of replica \(batch.replica) of the store '\(store.shown)' is missing in santa_change. Restore the "
              + "database from a backup: the clients send the missing changes again.")
        }
        throw OrderError.forked(sequence: sequence)
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
        .ints(changes.map { Int64($0.position.version) }), .ints(changes.map { Int64($0.replica) }),
        .ints(changes.map { Int64($0.sequence) }), .byteArrays(chains), .byteArrays(changes.map(\.bytes)),
        .int(Int64(appended.head.version)), .bytes(chain),
        .int(changes.reduce(0) { $0 + Int64($1.bytes.count) }),
        .ints(last.map { Int64($0.key) }), .ints(last.map { Int64($0.value) }))
    }

    // MARK: Reading

    /// Returns the epoch and the head of a store, or nil if no replica has joined it.
    func head(of store: StorePath) throws(PostgresError) -> (epoch: String, position: OrderPosition)? {
      let row = try query(
        "SELECT epoch, version, chain FROM santa_store WHERE name = $1", .text(store.wireName))
      guard row.count == 1 else { return nil }
      return (
        row.text(0, 0),
        OrderPosition(version: UInt64(clamping: row.int(0, 1)), hash: Array(row.bytes(0, 2)))
      )
    }

    /// Returns the chains of versions. Versions without a row are skipped.
    func positions(_ versions: Set<UInt64>, of store: StorePath) throws(PostgresError) -> [UInt64: String] {
      let rows = try query(
        "SELECT version, chain FROM santa_change WHERE store = $1 AND version = ANY($2)",
        .text(store.wireName), .ints(versions.map { Int64(clamping: $0) }))
      var positions: [UInt64: String] = [0: ""]
      for row in 0..<rows.count {
        positions[UInt64(clamping: rows.int(row, 0))] = rows.bytes(row, 1).hexadecimal
      }
      return positions
    }

    /// Returns the changes after a position, in order, after verifying their checksums.
    ///
    /// - Parameter byteCount: the maximum size of all returned changes together. The first change is returned even if it is
    ///   larger.
    /// - Throws: ``OrderError/compacted`` if the changes were dropped; ``OrderError/reset`` if the order does not contain the
    ///   position; ``DamagedLog`` if a row is missing, or differs from what was acknowledged.
    func changes(behind position: OrderPosition, of store: StorePath, byteCount: Int) throws
      -> [OrderedChange]
    {
      let row = try query(
        """
        SELECT santa_store.version, santa_store.chain, change.chain FROM santa_store
        LEFT JOIN santa_change AS change ON change.store = name AND change.version = $2 WHERE name = $1
        """, .text(store.wireName), .int(Int64(clamping: position.version)))
      guard row.count == 1 else { throw OrderError.unknownReplica }
      let head = OrderPosition(version: UInt64(clamping: row.int(0, 0)), hash: Array(row.bytes(0, 1)))
      let chain = position.version == 0 ? "" : row.isNull(0, 2) ? nil : row.bytes(0, 2).hexadecimal
      try check(position, [position.version: chain].compactMapValues { $0 }, head, of: store)
      return try changes(after: position, upTo: head, of: store, byteCount: byteCount)
    }

    /// - Parameter head: a position that the order had earlier in this session.
    func changes(
      after position: OrderPosition, upTo head: OrderPosition, of store: StorePath, byteCount: Int
    ) throws -> [OrderedChange] {
      let rows = try query(
        """
        SELECT version, chain, replica, sequence, bytes FROM (
          SELECT *, sum(octet_length(bytes)) OVER (ORDER BY version) AS total FROM (
            SELECT * FROM santa_change WHERE store = $1 AND version > $2 ORDER BY version LIMIT 4096) AS next) AS page
        WHERE total <= $3 OR version = $2 + 1 ORDER BY version
        """, .text(store.wireName), .int(Int64(clamping: position.version)), .int(Int64(byteCount)))
      var changes: [OrderedChange] = []
      var chain = Data(position.chainBytes)
      for row in 0..<rows.count {
        let change = OrderedChange(
          position: OrderPosition(
            version: UInt64(clamping: rows.int(row, 0)), hash: Array(rows.bytes(row, 1))),
          replica: UInt32(clamping: rows.int(row, 2)), sequence: UInt64(clamping: rows.int(row, 3)),
          bytes: rows.bytes(row, 4))
        let version = position.version + UInt64(row) + 1
        if rows.isNull(row, 4), try isDropped(version, of: store) { throw OrderError.compacted }
        chain = Chain.next(
          after: chain, replica: change.replica, sequence: change.sequence, change.bytes)
        if change.position == OrderPosition(version: version, hash: Array(chain)), !rows.isNull(row, 4) {
          changes.append(change)
          continue
        }
        // Return the changes before a damaged row. The next page throws the error.
        if changes.isEmpty { throw try damage(behind: position, head, store) }
        return changes
      }
      if changes.isEmpty, position.version < head.version { throw try damage(behind: position, head, store) }
      return changes
    }

    private func isDropped(_ version: UInt64, of store: StorePath) throws(PostgresError) -> Bool {
      let row = try query(
        "SELECT dropped_version FROM santa_store WHERE name = $1", .text(store.wireName))
      return row.count == 1 && UInt64(clamping: row.int(0, 0)) >= version
    }

    /// Returns the reason for which the change after a position can't be read. Its row is damaged, unless the order was
    /// restored from a backup at this moment.
    private func damage(behind position: OrderPosition, _ head: OrderPosition, _ store: StorePath) throws
      -> any Error
    {
      let chains = try positions([position.version, head.version], of: store)
      if position.version < head.version, let present = try self.head(of: store)?.position,
        present.version < head.version || chains[head.version].map({ $0 != head.chain }) ?? false
      {
        return OrderError.reset
      }
      return Self.damage(at: position.version + 1, of: store)
    }

    private static func damage(at version: UInt64, of store: StorePath) -> DamagedLog {
      DamagedLog(
        description:
          "Change \(version) of the store '\(store.shown)' in santa_change is missing or damaged: its row doesn't match the checksum "
          + "that was acknowledged. Restore the database from a backup: the clients send the missing changes again."
      )
    }

    /// Whether a row is missing, or does not match its checksum. Rows whose bytes were dropped are not verified.
    func isDamaged(_ version: UInt64, of store: StorePath) throws -> Bool {
      if version == 0 { return false }
      let rows = try query(
        """
        SELECT version, chain, replica, sequence, bytes FROM santa_change
        WHERE store = $1 AND version BETWEEN $2 - 1 AND $2 ORDER BY version
        """, .text(store.wireName), .int(Int64(clamping: version)))
      guard rows.count == (version == 1 ? 1 : 2) else { return true }
      let row = rows.count - 1
      if rows.isNull(row, 4) { return try !isDropped(version, of: store) }
      let chain = Chain.next(
        after: version == 1 ? Data() : rows.bytes(0, 1), replica: UInt32(clamping: rows.int(row, 2)),
        sequence: UInt64(clamping: rows.int(row, 3)), rows.bytes(row, 4))
      return chain != rows.bytes(row, 1)
    }

    /// Returns all stores, or the store with a name. A store whose rows contradict each other has an error instead of a
    /// summary.
    func stores(
      _ name: StorePath? = nil
    ) throws(PostgresError) -> [(name: String, summary: Result<StoreSummary, DamagedLog>)] {
      let rows = try query(
        """
        SELECT name, epoch, santa_store.version, santa_store.chain, bytes - dropped_bytes,
          (SELECT count(*) FROM santa_replica WHERE store = name), dropped_version,
          (SELECT chain FROM santa_change WHERE store = name AND version = dropped_version), dropped_bytes,
          copy.version, copy.chain, byte_count, checksum, change_bytes,
          (SELECT chain FROM santa_change WHERE store = name AND version = santa_store.version),
          (SELECT chain FROM santa_change WHERE store = name AND version = copy.version)
        FROM santa_store LEFT JOIN santa_copy AS copy ON copy.store = name WHERE $1 = '' OR name = $1 ORDER BY name
        """, .text(name?.wireName ?? ""))
      return (0..<rows.count).map { row in
        func position(_ column: Int) -> OrderPosition {
          rows.isNull(row, column + 1)
            ? .start
            : OrderPosition(
              version: UInt64(clamping: rows.int(row, column)), hash: Array(rows.bytes(row, column + 1))
            )
        }
        let name = rows.text(row, 0)
        // The rows that the store refers to must exist, and have these chains.
        for (version, chain, stored) in [
          (rows.int(row, 2), rows.bytes(row, 3), 14), (rows.int(row, 6), rows.bytes(row, 7), 7),
          (rows.int(row, 9), rows.bytes(row, 10), 15),
        ] where version > 0 && (rows.isNull(row, stored) || rows.bytes(row, stored) != chain) {
          return (
            name,
            .failure(
              DamagedLog(
                description:
                  "Change \(version) of the store '\(StorePath(name)?.shown ?? name)' in santa_change is missing or damaged: its chain differs from "
                  + "santa_store or santa_copy. Restore the database from a backup: the clients send the missing changes again."
              ))
          )
        }
        return (
          name,
          .success(
            StoreSummary(
              name: name, epoch: rows.text(row, 1), version: UInt64(clamping: rows.int(row, 2)),
              chain: rows.bytes(row, 3).hexadecimal, replicas: UInt32(clamping: rows.int(row, 5)),
              bytes: UInt64(clamping: rows.int(row, 4)), dropped: position(6),
              droppedByteCount: UInt64(clamping: rows.int(row, 8)),
              copy: rows.isNull(row, 9)
                ? nil
                : StoreCopy(
                  position: position(9), byteCount: Int(rows.int(row, 11)),
                  checksum: UInt32(clamping: rows.int(row, 12)),
                  changeByteCount: UInt64(clamping: rows.int(row, 13)))))
        )
      }
    }

    /// Returns the heads of stores.
    func heads(of stores: [StorePath]) throws(PostgresError) -> [String: OrderPosition] {
      let rows = try query(
        "SELECT name, version, chain FROM santa_store WHERE name = ANY($1)", .texts(stores.map(\.wireName))
      )
      var heads: [String: OrderPosition] = [:]
      for row in 0..<rows.count {
        heads[rows.text(row, 0)] = OrderPosition(
          version: UInt64(clamping: rows.int(row, 1)), hash: Array(rows.bytes(row, 2)))
      }
      return heads
    }
  }
#endif
