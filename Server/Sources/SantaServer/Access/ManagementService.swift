import Logging
import SantaAccounts
import SantaReplication
import Synchronization

/// Lets the accounts answer what users ask in their management stores, `/~/__management`.
///
/// A store is read when a request has appended changes to it, and once after the start, because a killed process may have left requests.
final class ManagementService: Sendable {
  private struct State {
    /// The users whose stores are being read, each with whether the store has grown since.
    var running: [UserID: Bool] = [:]
  }

  private let log: any ChangeLog
  private let copies: CopyService
  private let logger: Logger
  private let state = Mutex(State())
  private let grown: AsyncStream<UserID>
  private let continuation: AsyncStream<UserID>.Continuation

  /// The pause before a store is read again after an error, for example while the database is down.
  private static let pause = Duration.seconds(1)
  /// The number of stores that are read at the same time.
  private static let concurrentCount = 8

  init(_ log: any ChangeLog, _ copies: CopyService, _ logger: Logger) {
    (self.log, self.copies, self.logger) = (log, copies, logger)
    (grown, continuation) = AsyncStream.makeStream()
  }

  /// Records that changes were appended to a store. Other stores than management stores are ignored.
  func hasGrown(_ path: StorePath) {
    guard let user = path.owner, path == StorePath.management(of: user) else { return }
    let isNew = state.withLock { state in
      if state.running[user] != nil {
        state.running[user] = true
        return false
      }
      state.running[user] = false
      return true
    }
    if isNew { continuation.yield(user) }
  }

  /// Answers until the task is cancelled.
  func run(_ accounts: Accounts) async {
    await addAll()
    let limit = WorkLimit(Self.concurrentCount)
    await withDiscardingTaskGroup { group in
      for await user in grown {
        group.addTask { await self.answer(user, accounts, limit) }
      }
      group.cancelAll()
    }
  }

  /// Adds all management stores.
  private func addAll() async {
    while !Task.isCancelled {
      do {
        let list = try await log.readableStores()
        for store in list.stores { if let path = StorePath(store.name) { hasGrown(path) } }
        return
      } catch {
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  private func answer(_ user: UserID, _ accounts: Accounts, _ limit: WorkLimit) async {
    let path = StorePath.management(of: user)
    var isReported = false
    while !Task.isCancelled {
      state.withLock { $0.running[user] = false }
      do {
        try await limit.run {
          let summary = try await self.log.summary(of: path)
          try await accounts.answerRequests(
            of: user, in: AccountsLog(self.log, self.copies, path), upTo: summary.version, of: summary.epoch
          ) { path in try await self.log.epoch(of: path) }
        }
        let isDone = state.withLock { state in
          if state.running[user] == true { return false }
          state.running[user] = nil
          return true
        }
        if isDone { return }
      } catch {
        if !isReported, !(error is CancellationError) {
          logger.warning("The management store '\(path.shown)' can't be answered yet: \(error)")
        }
        isReported = true
        try? await Task.sleep(for: Self.pause)
      }
    }
  }
}

extension ChangeLog {
  /// Returns the epoch of a store; nil if it doesn't exist.
  func epoch(of path: StorePath) async throws -> String? {
    do { return try await summary(of: path).epoch } catch OrderError.unknownReplica { return nil }
  }
}
