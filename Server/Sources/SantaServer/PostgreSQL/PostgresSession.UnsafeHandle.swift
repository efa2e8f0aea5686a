#if PostgreSQL
  import CPostgreSQL
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// A parameter of a statement. Numbers are big-endian, as in PostgreSQL's binary format.
  enum PostgresValue {
    case int(Int64)
    case text(String)
    case bytes(Data)
    case ints([Int64])
    case texts([String])
    case byteArrays([Data])

    /// The object identifier of the type in `pg_type`.
    fileprivate var type: Oid {
      switch self {
      case .int: 20
      case .text: 25
      case .bytes: 17
      case .ints: 1016
      case .texts: 1009
      case .byteArrays: 1001
      }
    }

    fileprivate func write(to bytes: inout Data) {
      switch self {
      case .int(let value): bytes.append(bigEndian: value)
      case .text(let text): bytes.append(contentsOf: text.utf8)
      case .bytes(let data): bytes.append(data)
      case .ints(let values):
        Self.writeArray(values.count, of: 20, to: &bytes)
        for value in values {
          bytes.append(bigEndian: 8 as Int32)
          bytes.append(bigEndian: value)
        }
      case .texts(let texts):
        Self.writeArray(texts.count, of: 25, to: &bytes)
        for text in texts {
          bytes.append(bigEndian: Int32(text.utf8.count))
          bytes.append(contentsOf: text.utf8)
        }
      case .byteArrays(let arrays):
        Self.writeArray(arrays.count, of: 17, to: &bytes)
        for array in arrays {
          bytes.append(bigEndian: Int32(array.count))
          bytes.append(array)
        }
      }
    }

    /// Writes the header of an array: dimensions, whether there are nulls, the element type, the count, and the first index.
    private static func writeArray(_ count: Int, of type: Int32, to bytes: inout Data) {
      for number in [1, 0, type, Int32(count), 1] { bytes.append(bigEndian: number) }
    }
  }

  extension Data {
    fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
      append(number: number.byteSwapped)
    }
  }

  /// An error of PostgreSQL or of the connection.
  struct PostgresError: Error, CustomStringConvertible {
    /// The SQLSTATE code, which has five characters; nil if the connection failed.
    var code: String?
    var message: String

    var description: String {
      let text = message.trimmingCharacters(in: .whitespacesAndNewlines)
      return "PostgreSQL: " + (text.isEmpty ? "the connection was lost" : text)
    }
  }

  /// A connection to PostgreSQL, used by one thread at a time. Its methods block until the database responds.
  @safe final class PostgresSession {
    /// Never nil: libpq creates a connection even for an invalid address.
    private let connection: OpaquePointer
    private var prepared: [String: String] = [:]
    private let patience: Duration

    /// - Parameters:
    ///   - url: a connection string, as in PostgreSQL's manual, "Connection Strings".
    ///   - patience: the maximum time for a statement. It is longer than the `statement_timeout` of the database, which does
    ///     not take effect if the database hangs.
    init(_ url: String, patience: Duration = .seconds(20)) throws(PostgresError) {
      self.patience = patience
      // Parameters in the address override the parameters before it.
      let parameters = [
        ("connect_timeout", "5"), ("tcp_user_timeout", "10000"), ("keepalives_idle", "10"),
        ("application_name", "santa-server"), ("dbname", url),
      ]
      // Safety: libpq copies the strings, which are freed afterwards, and the lists end with nil.
      let names = unsafe parameters.map { unsafe strdup($0.0) }
      let values = unsafe parameters.map { unsafe strdup($0.1) }
      defer {
        unsafe names.forEach { unsafe free($0) }
        unsafe values.forEach { unsafe free($0) }
      }
      let opened = unsafe PQconnectdbParams(
        names.map { unsafe UnsafePointer($0) } + [nil], values.map { unsafe UnsafePointer($0) } + [nil], 1)
      guard let opened = unsafe opened else { throw PostgresError(message: "out of memory") }
      unsafe connection = opened
      guard unsafe PQstatus(connection) == CONNECTION_OK, unsafe PQsetnonblocking(connection, 1) == 0 else {
        throw failure()
      }
    }

    // Safety: no other object uses the connection.
    deinit { unsafe PQfinish(connection) }

    /// Whether the connection must be closed, for example because a transaction could not be rolled back.
    private var isStuck = false

    /// Whether the connection can be used again.
    var isUsable: Bool {
      // Safety: the connection lives as long as this object. The same holds for all methods below.
      unsafe !isStuck && PQstatus(connection) == CONNECTION_OK
    }

    /// The process ID of the database server's backend for this connection.
    var processID: Int32 { unsafe PQbackendPID(connection) }

    private func failure() -> PostgresError {
      PostgresError(message: unsafe PQerrorMessage(connection).map { unsafe String(cString: $0) } ?? "")
    }

    /// Executes a statement, and waits for its rows. The statement is prepared when it is first executed.
    @discardableResult func query(_ sql: String, _ values: PostgresValue...) throws(PostgresError)
      -> PostgresRows
    {
      let name: String
      if let known = prepared[sql] {
        name = known
      } else {
        name = "s\(prepared.count)"
        let types = values.map(\.type)
        _ = try answer(unsafe PQsendPrepare(connection, name, sql, Int32(types.count), types))
        prepared[sql] = name
      }
      var bytes = Data()
      var ends: [Int] = []
      for value in values {
        value.write(to: &bytes)
        ends.append(bytes.count)
      }
      let starts = [0] + ends.dropLast()
      let lengths = zip(starts, ends).map { Int32($1 - $0) }
      let formats = values.map { _ in 1 as Int32 }
      // An empty value isn't null, so the buffer must have an address.
      bytes.append(0)
      // Safety: the bytes don't move during the call, and each value is within them.
      let sent = unsafe bytes.withUnsafeBytes { buffer in
        let base = unsafe buffer.bindMemory(to: CChar.self).baseAddress
        let pointers = unsafe starts.map { start in unsafe base.map { unsafe $0 + start } }
        return unsafe PQsendQueryPrepared(
          connection, name, Int32(values.count), pointers, lengths, formats, 1)
      }
      return try answer(sent)
    }

    /// Waits for the rows of a statement.
    ///
    /// - Parameter sent: the result of libpq for the statement: 1 if it will be sent.
    private func answer(_ sent: Int32) throws(PostgresError) -> PostgresRows {
      guard sent == 1 else { throw failure() }
      let deadline = ContinuousClock.now + patience
      var last: PostgresRows?
      var error: PostgresError?
      while true {
        do { try waitForResult(until: deadline) } catch let failure {
          isStuck = true
          throw error ?? failure
        }
        // Safety: `rows` keeps the result. Nil is the end of the answer.
        guard let result = unsafe PQgetResult(connection) else { break }
        do { last = try unsafe rows(result) } catch let failure { error = error ?? failure }
      }
      if let error { throw error }
      guard let last else { throw failure() }
      return last
    }

    /// Waits until everything is sent, and until a result or the end of the response is available.
    private func waitForResult(until deadline: ContinuousClock.Instant) throws(PostgresError) {
      while true {
        let rest = unsafe PQflush(connection)
        if rest < 0 { throw failure() }
        if rest == 0, unsafe PQisBusy(connection) == 0 { return }
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else {
          throw PostgresError(message: "the database did not respond within \(patience)")
        }
        var descriptor = pollfd(
          fd: unsafe PQsocket(connection), events: Int16(rest > 0 ? POLLIN | POLLOUT : POLLIN), revents: 0)
        // Safety: there is one descriptor, which is alive during the call.
        _ = unsafe poll(&descriptor, 1, Int32(clamping: Int64(left / .milliseconds(1)) + 1))
        guard unsafe PQconsumeInput(connection) == 1 else { throw failure() }
      }
    }

    private func rows(_ result: OpaquePointer?) throws(PostgresError) -> PostgresRows {
      guard let result = unsafe result else { throw failure() }
      // Safety: `rows` keeps the result.
      let rows = unsafe PostgresRows(result)
      switch unsafe PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return rows
      default:
        let code = unsafe PQresultErrorField(result, Int32(UnicodeScalar("C").value))
        let message = unsafe PQresultErrorMessage(result)
        let error = unsafe PostgresError(
          code: code.map { unsafe String(cString: $0) },
          message: message.map { unsafe String(cString: $0) } ?? "")
        // The database is shutting down.
        if error.code?.hasPrefix("57P") == true { isStuck = true }
        throw error
      }
    }

    /// Runs a transaction. When this method returns, the transaction is committed and on the disk. If `body` throws, it is
    /// rolled back.
    func transaction<R>(_ body: () throws -> R) throws -> R {
      try query("BEGIN")
      let value: R
      do { value = try body() } catch {
        if !isUsable { throw error }
        isStuck = true
        try query("ROLLBACK")
        isStuck = false
        throw error
      }
      try query("COMMIT")
      return value
    }

    /// Waits for notifications that other sessions have sent.
    ///
    /// - Returns: the payloads and the senders' process IDs; empty if the time has passed.
    func notifications(upTo milliseconds: Int32) throws(PostgresError) -> [(text: String, sender: Int32)] {
      var descriptor = pollfd(fd: unsafe PQsocket(connection), events: Int16(POLLIN), revents: 0)
      // Safety: there is one descriptor, which is alive during the call.
      _ = unsafe poll(&descriptor, 1, milliseconds)
      guard unsafe PQconsumeInput(connection) == 1 else { throw failure() }
      var texts: [(String, Int32)] = []
      // Safety: each notification is read before it is freed.
      while let notification = unsafe PQnotifies(connection) {
        unsafe texts.append((String(cString: notification.pointee.extra), notification.pointee.be_pid))
        unsafe PQfreemem(notification)
      }
      return texts
    }
  }

  /// The rows of a response.
  @safe final class PostgresRows {
    private let result: OpaquePointer

    fileprivate init(_ result: OpaquePointer) { unsafe self.result = result }

    // Safety: no other object uses the result.
    deinit { unsafe PQclear(result) }

    // Safety: the result lives as long as this object. The same holds for all methods below.
    var count: Int { Int(unsafe PQntuples(result)) }

    func isNull(_ row: Int, _ column: Int) -> Bool {
      unsafe PQgetisnull(result, Int32(row), Int32(column)) == 1
    }

    /// Returns the bytes of a value, which are empty for null.
    func bytes(_ row: Int, _ column: Int) -> Data {
      let count = unsafe PQgetlength(result, Int32(row), Int32(column))
      guard let start = unsafe PQgetvalue(result, Int32(row), Int32(column)), count > 0 else { return Data() }
      return unsafe Data(bytes: start, count: Int(count))
    }

    func text(_ row: Int, _ column: Int) -> String { String(decoding: bytes(row, column), as: UTF8.self) }

    /// Returns an integer of two to eight bytes.
    func int(_ row: Int, _ column: Int) -> Int64 {
      let bytes = bytes(row, column)
      let unsigned = bytes.reduce(into: 0 as UInt64) { $0 = $0 << 8 | UInt64($1) }
      let unused = 64 - 8 * bytes.count
      return unused >= 64 ? 0 : Int64(bitPattern: unsigned << UInt64(unused)) >> Int64(unused)
    }
  }
#endif
