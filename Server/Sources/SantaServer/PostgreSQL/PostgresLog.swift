#if PostgreSQL
  public import Foundation
  public import Logging
  public import SantaAccounts
  public import SantaReplication
  public import ServiceLifecycle

  /// Keeps the orders in PostgreSQL. Any number of server processes can share one database, with equal roles.
  ///
  /// Changes that one process appends reach the other processes through a notification, or through a comparison of the heads
  /// each second. A change is acknowledged when PostgreSQL has committed it.
  ///
  /// ```swift
  /// let log = try await PostgresLog("postgres://santa@localhost/santa")
  /// let group = ServiceGroup(services: [log, SantaServer(log, token: token)], logger: logger)
  /// ```
  public actor PostgresLog: ChangeLog, Service {
    private let pool: PostgresPool
    /// The connection for sending notifications. If a notification is lost, the comparison each second finds the change.
    private let notifier: PostgresConnection
    private let listener: PostgresConnection
    /// The connection that checks whether the database responds, while all other connections may be blocked.
    private let probe: PostgresConnection
    private let logger: Logger
    private var open: [StorePath: PostgresStore] = [:]
    private var grown: Set<StorePath> = []
    private var isNotifying = false
    private var notifierProcess: Int32?

    private static let channel = "santa_growth"

    /// The database can't be used in its current state.
    public struct Unusable: Error, CustomStringConvertible {
      public let description: String
    }

    /// Opens the database, and creates the tables if they don't exist.
    ///
    /// - Parameters:
    ///   - url: a connection string, as in PostgreSQL's manual, "Connection Strings".
    ///   - connectionCount: the maximum number of connections, besides three for notifications and ``checkAvailability()``.
    ///   - isReadOnly: whether nothing will be changed, so that the database may be a standby. The tables must exist then.
    /// - Throws: ``LogUnavailable`` if the database does not respond; ``Unusable``.
    public init(
      _ url: String, connectionCount: Int = 8, isReadOnly: Bool = false,
      logger: Logger = Logger(label: "santa-server")
    ) async throws {
      // A process that has disappeared must not prevent the other processes from appending.
      let limits = [
        "SET client_min_messages = warning", "SET statement_timeout = '15s'", "SET lock_timeout = '10s'",
        "SET idle_in_transaction_session_timeout = '10s'",
      ]
      pool = PostgresPool(
        url, preparation: limits + [PostgresSession.durableCommits], limit: max(1, connectionCount))
      notifier = PostgresConnection(url, preparation: limits + ["SET synchronous_commit = off"])
      listener = PostgresConnection(url, preparation: ["LISTEN \(Self.channel)"])
      probe = PostgresConnection(url, preparation: limits)
      self.logger = logger
      try await pool.run { session in
        if isReadOnly { return try session.checkTables() }
        try session.checkIsPrimary()
        try session.checkDurability()
        for (old, new) in try session.createTables() { logger.warning(ReservedNames.message(old, new)) }
      }
    }

    public nonisolated var isShared: Bool { true }

    /// Returns a store that a replica has joined.
    private func store(_ name: StorePath) async throws -> PostgresStore {
      if let store = open[name] { return store }
      guard try await pool.run({ try $0.head(of: name) }) != nil else { throw OrderError.unknownReplica }
      if let store = open[name] { return store }
      let store = PostgresStore(name, pool: pool) { [weak self] in await self?.notify($0) }
      open[name] = store
      return store
    }

    // MARK: The log

    public func join(_ store: StorePath, as known: Membership?, creates: Bool) async throws -> Membership {
      try await pool.run { try $0.join(store, as: known, creates: creates) }
    }

    public func append(_ batch: Batch, to store: StorePath) async throws -> OrderPosition {
      do {
        return try await explaining(batch.epoch, store) { try await self.store(store).append(batch) }
      } catch OrderError.outdatedRights {
        // Another process has changed rights, and its notification hasn't arrived yet.
        open[.accounts]?.followers.notify()
        throw OrderError.outdatedRights
      }
    }

    /// Throws ``OrderError/deleted(epoch:)`` instead of an error of an order that doesn't exist any more, if it was deleted.
    private func explaining<R>(_ epoch: String, _ store: StorePath, _ body: () async throws -> R) async throws
      -> R
    {
      do { return try await body() } catch let error as OrderError
        where error == .unknownReplica || error == .reset
      {
        if try await pool.run({ try $0.isDeleted(epoch, of: store) }) {
          throw OrderError.deleted(epoch: epoch)
        }
        throw error
      }
    }

    public func changes(
      after position: OrderPosition, in epoch: String, of store: StorePath, byteCount: Int
    ) async throws -> (changes: [OrderedChange], head: OrderPosition) {
      try await explaining(epoch, store) {
        try await self.store(store).changes(after: position, in: epoch, byteCount: byteCount)
      }
    }

    public func follow(
      _ store: StorePath, _ body: @escaping @Sendable (Growth?) -> Void
    ) async throws -> Following {
      try await self.store(store).followers.add(body)
    }

    public func stores() async throws -> [StoreSummary] {
      try await pool.run { try $0.stores() }.map { try $0.summary.get() }
    }

    public func readableStores() async throws -> StoreListing {
      var list = StoreListing(stores: [])
      for (name, summary) in try await pool.run({ try $0.stores() }) {
        switch summary {
        case .success(let summary): list.stores.append(summary)
        case .failure(let error): list.unreadable.append((name, error))
        }
      }
      return list
    }

    public func summary(of store: StorePath) async throws -> StoreSummary {
      guard let (_, summary) = try await pool.run({ try $0.stores(store) }).first else {
        throw OrderError.unknownReplica
      }
      return try summary.get()
    }

    public func last(of positions: [OrderPosition], in store: StorePath) async throws -> OrderPosition {
      let known = try await pool.run { try $0.positions(Set(positions.map(\.version)), of: store) }
      return positions.filter { known[$0.version] == $0.chain }.max { $0.version < $1.version } ?? .start
    }

    public func checkAvailability() async throws {
      try await probe.run { session in
        // The check isn't needed any more if its caller has given up.
        try Task.checkCancellation()
        do { try session.checkIsPrimary() } catch let error as Unusable {
          throw LogUnavailable(description: error.description)
        }
      }
    }

    public func delete(_ store: StorePath) async throws -> String {
      let epoch = try await pool.run { try $0.delete(store) }
      await open[store]?.haveChanged()
      notify(store)
      return epoch
    }

    // MARK: Copies

    public func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) async throws -> UInt64 {
      try await pool.run { try $0.count(of: replica, upTo: version, of: store) }
    }

    public func claimCopy(of store: StorePath, for owner: UUID) async throws -> Bool {
      try await pool.run { try $0.claimCopy(of: store, for: owner) }
    }

    public func releaseCopy(of store: StorePath, for owner: UUID) async throws {
      try await pool.run { try $0.releaseCopy(of: store, for: owner) }
    }

    public func keep(_ copy: StoreCopy, _ bytes: Data, of store: StorePath) async throws {
      // The parts are written outside the transaction, because they are large and not read yet.
      for (part, offset) in stride(from: 0, to: bytes.count, by: StoreCopy.partByteCount).enumerated() {
        let contents = bytes.dropFirst(offset).prefix(StoreCopy.partByteCount)
        try await pool.run {
          try $0.write(Data(contents), asPart: part, of: copy.position.version, of: store)
        }
      }
      try await pool.run { try $0.keep(copy, of: store) }
    }

    public func part(of version: UInt64, from offset: Int, of store: StorePath) async throws -> Data? {
      try await pool.run { try $0.part(of: version, from: offset, of: store) }
    }

    public func dropChanges(of store: StorePath) async throws -> Int {
      var count = 0
      while true {
        let dropped = try await pool.run { try $0.dropChanges(of: store, limit: 10_000) }
        if dropped == 0 { return count }
        count += dropped
      }
    }

    public func replace(_ version: UInt64, of store: StorePath, with bytes: Data) async throws
      -> OrderPosition
    {
      let head = try await pool.run { try $0.replace(version, of: store, with: bytes) }
      // Other processes notice a different chain when they compare the heads.
      await open[store]?.haveChanged()
      return head
    }

    // MARK: The token

    /// Reads the hash of the token that all servers of the database share, or makes a token if the database has none.
    ///
    /// - Returns: the token, and its string if it was just made. The string can't be read again.
    public func openToken() async throws -> (token: AccessToken, new: String?) {
      let (made, text) = AccessToken.generate()
      // If the response is lost, this statement runs again and finds its own token.
      let stored = try await pool.run { try $0.keepToken(made.hash) }
      return stored == made.hash ? (made, text) : (AccessToken(hash: stored), nil)
    }

    /// Makes a new token, which replaces the previous one.
    public func makeToken() async throws -> String {
      let (made, text) = AccessToken.generate()
      try await pool.run { session in
        _ = try session.query(
          "INSERT INTO santa_setting VALUES ('token', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
          .text(made.hash))
      }
      return text
    }

    // MARK: Changes of other processes

    /// Follows the changes of other processes, until the task is cancelled or the service group ends.
    public func run() async throws {
      do {
        try await cancelWhenGracefulShutdown {
          try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.listen() }
            group.addTask { try await self.checkHeads() }
            try await group.waitForAll()
          }
        }
      } catch is CancellationError {
        // Cancellation is the normal end.
      }
    }

    /// Notifies the other processes that a store has grown. Several stores can share one notification.
    private func notify(_ store: StorePath) {
      grown.insert(store)
      if isNotifying { return }
      isNotifying = true
      Task {
        while !grown.isEmpty {
          let names = grown.map(\.wireName)
          grown = []
          do {
            notifierProcess = try await notifier.run { session in
              try session.query(
                "SELECT pg_notify('\(Self.channel)', name) FROM unnest($1) AS name", .texts(names))
              return session.processID
            }
          } catch {
            logger.warning(
              "Notifying the other servers failed; they find new changes within a second: \(error)")
          }
        }
        isNotifying = false
      }
    }

    private func listen() async throws {
      while true {
        try Task.checkCancellation()
        do {
          for (name, sender) in try await listener.run({ try $0.notifications(upTo: 200) })
          where sender != notifierProcess {
            if let name = StorePath(name) { open[name]?.followers.notify() }
          }
        } catch {
          logger.warning("The database doesn't respond: \(error)")
          try await Task.sleep(for: .seconds(1))
        }
      }
    }

    /// Compares the heads of all followed stores each second.
    private func checkHeads() async throws {
      while true {
        try await Task.sleep(for: .seconds(1))
        for store in open.values { await store.forgetChanges(unusedFor: .seconds(60)) }
        let followed = open.filter { !$0.value.followers.isEmpty }
        if followed.isEmpty { continue }
        do {
          let heads = try await pool.run { try $0.heads(of: Array(followed.keys)) }
          for (name, store) in followed {
            // A store without a head was deleted.
            guard let head = heads[name.wireName], await !store.isBehind(head) else {
              store.followers.notify()
              continue
            }
          }
        } catch {
          logger.warning("The database doesn't respond: \(error)")
        }
      }
    }
  }
#endif
