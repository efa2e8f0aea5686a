#if PostgreSQL
  import Foundation
  import SantaAccounts
  import SantaReplication

  /// The order of one store in a database, as seen by one of several server processes.
  actor PostgresStore {
    nonisolated let name: StorePath
    nonisolated let followers = Followers()
    private let pool: PostgresPool
    private let didAppend: @Sendable (StorePath) async -> Void

    private var recent: RecentChanges?
    private var lastUse = ContinuousClock.now
    private var waiting: [(batch: Batch, continuation: CheckedContinuation<OrderPosition, any Error>)] = []
    private var isAppending = false
    private var reading: Task<Void, any Error>?
    private var nextReading: Task<Void, any Error>?

    init(_ name: StorePath, pool: PostgresPool, didAppend: @escaping @Sendable (StorePath) async -> Void) {
      (self.name, self.pool, self.didAppend) = (name, pool, didAppend)
    }

    // MARK: Appending

    /// The maximum number of bytes to append in one transaction. The first batch is appended even if it is larger.
    private static let transactionByteCount = 16 << 20

    /// Appends a batch. All waiting batches share one transaction.
    func append(_ batch: Batch) async throws -> OrderPosition {
      try await withCheckedThrowingContinuation { continuation in
        waiting.append((batch, continuation))
        if isAppending { return }
        isAppending = true
        Task { await self.appendAll() }
      }
    }

    private func appendAll() async {
      while !waiting.isEmpty {
        var (count, byteCount) = (0, 0)
        for (batch, _) in waiting {
          byteCount += batch.changes.reduce(0) { $0 + $1.count }
          if count > 0 && byteCount > Self.transactionByteCount { break }
          count += 1
        }
        let taken = waiting[..<count]
        waiting.removeFirst(count)
        do {
          let (batches, name) = (taken.map(\.batch), name)
          let appended = try await pool.run { try $0.append(batches, to: name) }
          for (batch, result) in zip(taken, appended.results) {
            batch.continuation.resume(with: result.map { appended.head }.mapError { $0 })
          }
          if !appended.changes.isEmpty { await hasGrown(appended) }
        } catch {
          for (_, continuation) in taken { continuation.resume(throwing: error) }
        }
      }
      isAppending = false
    }

    private func hasGrown(_ appended: PostgresSession.Appended) async {
      lastUse = .now
      if recent == nil { recent = RecentChanges(epoch: appended.epoch, head: appended.before) }
      // If another process has appended in between, the next read fills the gap.
      if recent?.head == appended.before { _ = recent?.append(appended.changes) }
      followers.notify(Growth(epoch: appended.epoch, after: appended.before, appended.changes))
      await didAppend(name)
    }

    // MARK: Reading

    func changes(
      after position: OrderPosition, in epoch: String, byteCount: Int
    ) async throws -> (changes: [OrderedChange], head: OrderPosition) {
      try await catchUp()
      lastUse = .now
      guard let recent, epoch == recent.epoch else { throw OrderError.reset }
      if let changes = try recent.changes(after: position, byteCount: byteCount) {
        return (changes, recent.head)
      }
      let name = name
      let changes = try await pool.run { session in
        try session.changes(behind: position, of: name, byteCount: byteCount)
      }
      return (changes, recent.head)
    }

    /// Notifies the followers of changes that this process has replaced.
    func haveChanged() { followers.notify() }

    /// Whether the head that this process knows differs from the head in the database.
    func isBehind(_ head: OrderPosition) -> Bool { recent.map { $0.head != head } ?? true }

    /// The number of changes in memory.
    var changeCount: Int { recent?.changes.count ?? 0 }

    /// Releases the changes of a store that was neither read nor appended to for some time.
    func forgetChanges(unusedFor duration: Duration) {
      guard let known = recent, !known.changes.isEmpty, lastUse.duration(to: .now) > duration else { return }
      recent = RecentChanges(epoch: known.epoch, head: known.head)
    }

    /// Reads the current state of the database. All callers that wait share one read.
    private func catchUp() async throws {
      if let nextReading { return try await nextReading.value }
      let before = reading
      let task = Task {
        // A caller that joined a read in progress could miss commits since it began.
        _ = await before?.result
        reading = nextReading
        nextReading = nil
        try await read()
      }
      nextReading = task
      try await task.value
    }

    /// The maximum number of changes to read in order to catch up. Beyond it, the changes in memory are discarded.
    private static let catchUpLimit: UInt64 = 4096

    private func read() async throws {
      let (name, known) = (name, recent)
      // If the notification of another process was lost, the comparison each second would not find the change either, because
      // this process now knows it. All followers are therefore notified here.
      defer { if recent?.head != known?.head { followers.notify() } }
      typealias Reading = (epoch: String, head: OrderPosition, new: [OrderedChange])
      let (epoch, head, new): Reading = try await pool.run { session in
        guard let (epoch, head) = try session.head(of: name) else { throw OrderError.unknownReplica }
        guard let known, known.epoch == epoch, head.version > known.head.version,
          head.version - known.head.version <= Self.catchUpLimit
        else { return (epoch, head, []) }
        do {
          let new = try session.changes(
            after: known.head, upTo: head, of: name, byteCount: RecentChanges.limit / 2)
          return (epoch, head, new)
        } catch let error where error is OrderError || error is DamagedLog {
          // Another process has dropped the changes after the known head, or the order was restored from a backup. The next
          // read of the changes themselves finds out which.
          return (epoch, head, [])
        }
      }
      let hasLost = known.map { $0.head.version > head.version } ?? false
      if var recent, recent.epoch == epoch, !hasLost {
        // This process may have appended a batch during the read.
        if recent.has(head) { return }
        if recent.append(new.filter { $0.position.version > recent.head.version }), recent.has(head) {
          self.recent = recent
          return
        }
      }
      // The order was not read before, has grown too much, or was restored from a backup.
      recent = RecentChanges(epoch: epoch, head: head)
    }
  }
#endif
