#if canImport(CLMDB)
  import CLMDB
  import Foundation

  /// An LMDB environment with the databases of the workloads, which have integer keys. Each commit is synced.
  // Guard of the unchecked conformance: LMDB allows several threads to use an environment.
  final class LMDBEnvironment: @unchecked Sendable {
    let stops: MDB_dbi
    let indexedStops: MDB_dbi
    let idsByPresents: MDB_dbi
    private let environment: OpaquePointer

    init(_ directory: URL) throws {
      var created: OpaquePointer?
      try Self.check(mdb_env_create(&created))
      guard let environment = created else { throw Failure("LMDB made no environment") }
      self.environment = environment
      try Self.check(mdb_env_set_maxdbs(environment, 3))
      // The file only grows as needed.
      try Self.check(mdb_env_set_mapsize(environment, 8 << 30))
      try Self.check(mdb_env_open(environment, directory.path, UInt32(MDB_NOTLS), 0o644))
      let transaction = try Transaction(environment, 0)
      let keys = MDB_CREATE | MDB_INTEGERKEY
      stops = try transaction.database("stop", keys)
      indexedStops = try transaction.database("indexedStop", keys)
      idsByPresents = try transaction.database(
        "idsByPresents", keys | MDB_DUPSORT | MDB_DUPFIXED | MDB_INTEGERDUP)
      try transaction.commit()
    }

    deinit { mdb_env_close(environment) }

    func write(_ body: (Transaction) throws -> Void) throws {
      let transaction = try Transaction(environment, 0)
      do { try body(transaction) } catch {
        transaction.abort()
        throw error
      }
      try transaction.commit()
    }

    func read<Answer>(_ body: (Transaction) throws -> Answer) throws -> Answer {
      let transaction = try Transaction(environment, UInt32(MDB_RDONLY))
      defer { transaction.abort() }
      return try body(transaction)
    }

    fileprivate static func check(_ code: Int32) throws {
      guard code == MDB_SUCCESS else { throw Failure("LMDB: \(String(cString: mdb_strerror(code)))") }
    }

    struct Transaction {
      private let transaction: OpaquePointer

      fileprivate init(_ environment: OpaquePointer, _ flags: UInt32) throws {
        var begun: OpaquePointer?
        try LMDBEnvironment.check(mdb_txn_begin(environment, nil, flags, &begun))
        guard let begun else { throw Failure("LMDB began no transaction") }
        transaction = begun
      }

      fileprivate func database(_ name: String, _ flags: Int32) throws -> MDB_dbi {
        var database: MDB_dbi = 0
        try LMDBEnvironment.check(mdb_dbi_open(transaction, name, UInt32(flags), &database))
        return database
      }

      fileprivate func commit() throws { try LMDBEnvironment.check(mdb_txn_commit(transaction)) }
      fileprivate func abort() { mdb_txn_abort(transaction) }

      func put(_ key: Int, _ bytes: [UInt8], in database: MDB_dbi, _ flags: Int32 = 0) throws {
        try withValue(key) { key in
          try bytes.withUnsafeBytes { bytes in
            var value = MDB_val(
              mv_size: bytes.count, mv_data: UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            try LMDBEnvironment.check(mdb_put(transaction, database, &key, &value, UInt32(flags)))
          }
        }
      }

      /// Returns the value of a key. Its bytes stay valid until the transaction writes or ends.
      func get(_ key: Int, in database: MDB_dbi) throws -> UnsafeRawBufferPointer? {
        try withValue(key) { key in
          var value = MDB_val()
          let code = mdb_get(transaction, database, &key, &value)
          if code == MDB_NOTFOUND { return nil }
          try LMDBEnvironment.check(code)
          return UnsafeRawBufferPointer(start: value.mv_data, count: value.mv_size)
        }
      }

      func count(in database: MDB_dbi) throws -> Int {
        var statistics = MDB_stat()
        try LMDBEnvironment.check(mdb_stat(transaction, database, &statistics))
        return statistics.ms_entries
      }

      /// Calls a closure with each key in a range and its value, in key order.
      func forEach(
        in database: MDB_dbi, from keys: ClosedRange<Int> = 0...Int.max,
        _ body: (Int, UnsafeRawBufferPointer) throws -> Void
      ) throws {
        try withCursor(database) { cursor in
          try withValue(keys.lowerBound) { key in
            var value = MDB_val()
            var code = mdb_cursor_get(cursor, &key, &value, MDB_SET_RANGE)
            while code == MDB_SUCCESS {
              let found = key.mv_data.loadUnaligned(as: Int.self)
              if found > keys.upperBound { return }
              try body(found, UnsafeRawBufferPointer(start: value.mv_data, count: value.mv_size))
              code = mdb_cursor_get(cursor, &key, &value, MDB_NEXT)
            }
            if code != MDB_NOTFOUND { try LMDBEnvironment.check(code) }
          }
        }
      }

      /// Deletes all keys and values.
      func empty(_ database: MDB_dbi) throws {
        try LMDBEnvironment.check(mdb_drop(transaction, database, 0))
      }

      func deleteAll(
        in database: MDB_dbi, where isDeleted: (Int, UnsafeRawBufferPointer) -> Bool
      ) throws {
        try withCursor(database) { cursor in
          var (key, value) = (MDB_val(), MDB_val())
          while mdb_cursor_get(cursor, &key, &value, MDB_NEXT) == MDB_SUCCESS {
            let bytes = UnsafeRawBufferPointer(start: value.mv_data, count: value.mv_size)
            guard isDeleted(key.mv_data.loadUnaligned(as: Int.self), bytes) else { continue }
            try LMDBEnvironment.check(mdb_cursor_del(cursor, 0))
          }
        }
      }

      private func withCursor(_ database: MDB_dbi, _ body: (OpaquePointer) throws -> Void) throws {
        var cursor: OpaquePointer?
        try LMDBEnvironment.check(mdb_cursor_open(transaction, database, &cursor))
        guard let cursor else { throw Failure("LMDB opened no cursor") }
        defer { mdb_cursor_close(cursor) }
        try body(cursor)
      }

      private func withValue<Answer>(_ number: Int, _ body: (inout MDB_val) throws -> Answer) rethrows
        -> Answer
      {
        var number = number
        return try withUnsafeMutableBytes(of: &number) {
          var value = MDB_val(mv_size: $0.count, mv_data: $0.baseAddress)
          return try body(&value)
        }
      }
    }
  }
#endif
