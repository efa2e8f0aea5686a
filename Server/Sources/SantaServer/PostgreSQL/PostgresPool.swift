#if PostgreSQL
  /// A connection that is opened when it is needed, and reopened after it was lost. Its calls block a separate thread.
  actor PostgresConnection {
    private let executor = DiskExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor {
      // Safety: the actor keeps its executor.
      unsafe executor.asUnownedSerialExecutor()
    }

    private let url: String
    /// The statements that are executed when the connection opens.
    private let preparation: [String]
    private var session: PostgresSession?

    init(_ url: String, preparation: [String]) { (self.url, self.preparation) = (url, preparation) }

    /// - Parameter body: executed again if the connection was lost since its last use. All operations on the database may run
    ///   twice: changes that are already in the order are not appended again, an unused number of a replica does no harm, and a
    ///   caller that claims a copy or adds a token finds its own.
    /// - Throws: ``LogUnavailable`` if the database is down, or busy for too long; otherwise rethrows the error of `body`.
    func run<R: Sendable>(_ body: @Sendable (PostgresSession) throws -> R) throws -> R {
      do {
        let isUsed = session != nil
        do { return try attempt(body) } catch {
          guard isUsed, session == nil else { throw error }
          return try attempt(body)
        }
      } catch let error as PostgresError {
        throw LogUnavailable(description: error.description)
      }
    }

    private func attempt<R: Sendable>(_ body: @Sendable (PostgresSession) throws -> R) throws -> R {
      let session = try openSession()
      defer { if !session.isUsable { self.session = nil } }
      return try body(session)
    }

    private func openSession() throws(PostgresError) -> PostgresSession {
      if let session { return session }
      let opened = try PostgresSession(url)
      for statement in preparation { try opened.query(statement) }
      session = opened
      return opened
    }
  }

  /// A pool of connections. Each is used by one caller at a time.
  actor PostgresPool {
    private let url: String
    private let preparation: [String]
    private let limit: Int
    private var count = 0
    private var idle: [PostgresConnection] = []
    /// The callers that wait for a connection, in order of arrival, and the number of the next one.
    private var waiting: [(number: Int, continuation: CheckedContinuation<PostgresConnection, any Error>)] =
      []
    private var nextNumber = 0
    private let patience: Duration

    /// - Parameter patience: the maximum time that a caller waits for a connection.
    init(_ url: String, preparation: [String], limit: Int, patience: Duration = .seconds(20)) {
      (self.url, self.preparation, self.limit, self.patience) = (url, preparation, limit, patience)
    }

    /// - Throws: ``LogUnavailable`` if all connections are in use for too long, for example while the database hangs; otherwise
    ///   an error of ``PostgresConnection/run(_:)``.
    nonisolated func run<R: Sendable>(_ body: @Sendable (PostgresSession) throws -> R) async throws -> R {
      let connection = try await acquire()
      do {
        let value = try await connection.run(body)
        await release(connection)
        return value
      } catch {
        await release(connection)
        throw error
      }
    }

    private func acquire() async throws -> PostgresConnection {
      if let connection = idle.popLast() { return connection }
      if count < limit {
        count += 1
        return PostgresConnection(url, preparation: preparation)
      }
      let number = nextNumber
      nextNumber += 1
      let deadline = Task {
        try await Task.sleep(for: patience)
        giveUp(number)
      }
      defer { deadline.cancel() }
      return try await withCheckedThrowingContinuation { waiting.append((number, $0)) }
    }

    private func giveUp(_ number: Int) {
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
      waiting.remove(at: index).continuation.resume(
        throwing: LogUnavailable(description: "No PostgreSQL connection became free within \(patience)."))
    }

    private func release(_ connection: PostgresConnection) {
      if waiting.isEmpty {
        idle.append(connection)
      } else {
        waiting.removeFirst().continuation.resume(returning: connection)
      }
    }
  }
#endif
