#if PostgreSQL
  import Foundation
  import SantaReplication

  /// The order of one store in a database, as one process of several uses it.
  actor PostgresStore {
    nonisolated let name: StoreName
    nonisolated let followers = Followers()
    private let pool: PostgresPool
    private let didAppend: @Sendable (StoreName) async -> Void

    private var recent: RecentChanges?
    private var lastUse = ContinuousClock.now
    private var waiting: [(batch: Batch, continuation: CheckedContinuation<OrderPosition, any Error>)] = []
    private var isAppending = false
    private var reading: Task<Void, any Error>?
    private var nextReading: Task<Void, any Error>?

    init(_ name: StoreName, pool: PostgresPool, didAppend: @escaping @Sendable (StoreName) async -> Void) {
      (self.name, self.pool, self.didAppend) = (name, pool, didAppend)
    }

    // MARK: Appending

    /// How many bytes are appended in one transaction, except for the first batch.
    private static let transactionByteCount = 16 << 20

    /// Appends a batch. All batches that wait share one transaction.
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
      // Where another process has appended in between, the next reading fills the gap.
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

    /// Whether the head that this process knows is another one than that of the database.
    func isBehind(_ head: OrderPosition) -> Bool { recent.map { $0.head != head } ?? true }

    /// How many changes are in memory.
    var changeCount: Int { recent?.changes.count ?? 0 }

    /// Releases the changes of a store that nobody has read, and nobody has appended to, for some time.
    func forgetChanges(unusedFor duration: Duration) {
      guard let known = recent, !known.changes.isEmpty, lastUse.duration(to: .now) > duration else { return }
      recent = RecentChanges(epoch: known.epoch, head: known.head)
    }

    /// Reads what there is in the database at this moment or later. All who wait share one reading.
    private func catchUp() async throws {
      if let nextReading { return try await nextReading.value }
      let before = reading
      let task = Task {
        // Who asks during a reading might miss what was committed since it began.
        _ = await before?.result
        reading = nextReading
        nextReading = nil
        try await read()
      }
      nextReading = task
      try await task.value
    }

    /// How many changes are read at once before what is known is given up.
    private static let catchUpLimit: UInt64 = 4096

    private func read() async throws {
      let (name, known) = (name, recent)
      // If the notification of another process was lost, the check each second would not find the change either, because this
      // process now knows it. So all followers are notified here.
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
          // Another process has dropped the changes behind the known head, or the order has gone back to a backup. The next
          // reading of the changes themselves finds which.
          return (epoch, head, [])
        }
      }
      let hasLost = known.map { $0.head.version > head.version } ?? false
      if var recent, recent.epoch == epoch, !hasLost {
        // A batch of this process may have been appended meanwhile.
        if recent.has(head) { return }
        if recent.append(new.filter { $0.position.version > recent.head.version }), recent.has(head) {
          self.recent = recent
          return
        }
      }
      // It was never read, is too far ahead, or was restored from a backup.
      recent = RecentChanges(epoch: epoch, head: head)
    }
  }
#endif
