import Foundation
import GRDBSQLite

/// An SQLite connection in WAL mode that syncs at each commit, with its prepared statements.
// Guard of the unchecked conformance: a connection is used by one thread at a time.
final class SQLiteConnection: @unchecked Sendable {
  private let database: OpaquePointer
  private var statements: [String: Statement] = [:]

  init(_ directory: URL) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open(directory.appending(path: "sqlite.db").path, &opened)
    guard code == SQLITE_OK, let opened else { throw Failure("SQLite can't open \(directory.path): \(code)") }
    database = opened
    sqlite3_busy_timeout(database, 60_000)
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(database)
  }

  func run(_ sql: String) throws { try check(sqlite3_exec(database, sql, nil, nil, nil)) }

  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    try body()
    try run("COMMIT")
  }

  /// Returns a statement, which is only prepared once.
  func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil))
    guard let prepared else { throw Failure("SQLite did not prepare \(sql)") }
    let statement = Statement(prepared, database)
    statements[sql] = statement
    return statement
  }

  private func check(_ code: Int32) throws { try Self.check(code, database) }

  fileprivate static func check(_ code: Int32, _ database: OpaquePointer) throws {
    guard code == SQLITE_OK else { throw Failure("SQLite: \(String(cString: sqlite3_errmsg(database)))") }
  }
}

extension SQLiteConnection {
  /// A prepared statement. Parameters are numbered from 1, columns from 0.
  final class Statement {
    private let statement: OpaquePointer
    private let database: OpaquePointer

    fileprivate init(_ statement: OpaquePointer, _ database: OpaquePointer) {
      (self.statement, self.database) = (statement, database)
    }

    deinit { sqlite3_finalize(statement) }

    func bind(_ index: Int32, _ value: Int) { sqlite3_bind_int64(statement, index, Int64(value)) }
    func bind(_ index: Int32, _ value: Double) { sqlite3_bind_double(statement, index, value) }

    func bind(_ index: Int32, _ text: String) {
      var text = text
      // SQLite copies the bytes (SQLITE_TRANSIENT).
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      text.withUTF8 { bytes in
        _ = bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), copied)
        }
      }
    }

    func bind(_ index: Int32, _ bytes: [UInt8]) {
      let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      bytes.withUnsafeBytes {
        _ = sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copied)
      }
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
    func text(_ column: Int32) -> String { String(cString: sqlite3_column_text(statement, column)) }

    /// Returns whether there is another row. After the last row, the statement can be run again.
    func step() throws -> Bool {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: return true
      case SQLITE_DONE:
        sqlite3_reset(statement)
        return false
      default:
        try SQLiteConnection.check(sqlite3_reset(statement), database)
        throw Failure("SQLite: a statement failed")
      }
    }

    func run() throws { while try step() {} }

    /// Returns the first column of all rows.
    func integers() throws -> [Int] {
      var values: [Int] = []
      while try step() { values.append(integer(0)) }
      return values
    }
  }
}
