import Logging
import SantaAccounts
import SantaReplication
import ServiceLifecycle
import Synchronization

/// Makes copies of stores in the background. A new copy is due when the changes after the last one have reached half its size.
///
/// The work for copies therefore stays proportional to the appended bytes. Copies of several stores are made at the same time,
/// so that a store with slow changes does not delay the other stores. Each copy needs the store's whole state in memory, so
/// their number is limited.
final class CopyService: Sendable {
  private let log: any ChangeLog
  private let logger: Logger
  /// The minimum size of changes for which a store gets a copy, in bytes.
  private let minimumByteCount: Int
  /// The size of changes that a store keeps before its copy, in bytes; nil to keep all.
  private let keptByteCount: Int?
  /// The digests with which the digests of replicas are compared.
  private let digests: Digests
  private let state = Mutex(State())
  private let grown: AsyncStream<StorePath>
  private let continuation: AsyncStream<StorePath>.Continuation
  private let limit = WorkLimit(concurrentCount)

  /// The number of copies that are made at the same time.
  static let concurrentCount = 4

  private struct State {
    /// The number of bytes that were appended to each store since it was last checked.
    var appended: [StorePath: Int] = [:]
    /// The stores whose copy is in progress or scheduled.
    var due: Set<StorePath> = []
    /// The stores in `due` that have grown since their copy began.
    var grownSince: Set<StorePath> = []
    /// The stores whose copy can't be made.
    var failed: Set<StorePath> = []
  }

  init(
    _ log: any ChangeLog, _ logger: Logger, minimumByteCount: Int, keptByteCount: Int?,
    digests: Digests = Digests()
  ) {
    (self.log, self.logger, self.digests) = (log, logger, digests)
    (self.minimumByteCount, self.keptByteCount) = (minimumByteCount, keptByteCount)
    (grown, continuation) = AsyncStream.makeStream()
  }

  /// The minimum size of changes for which the accounts get a copy, and lose their changes, in bytes: they grow with each sign-in,
  /// although their state stays small.
  private static let accountsByteCount = 1 << 20

  private func minimum(for store: StorePath) -> Int {
    store == .accounts ? min(minimumByteCount, Self.accountsByteCount) : minimumByteCount
  }

  /// Records that changes were appended to a store.
  func hasGrown(_ store: StorePath, by byteCount: Int) {
    let isDue = state.withLock { state in
      if state.failed.contains(store) { return false }
      // The first append makes the store due, because its size isn't known yet.
      let minimum = minimum(for: store)
      let sum = state.appended[store, default: minimum] + byteCount
      state.appended[store] = sum >= minimum ? 0 : sum
      guard sum >= minimum else { return false }
      if state.due.insert(store).inserted { return true }
      state.grownSince.insert(store)
      return false
    }
    if isDue { continuation.yield(store) }
  }

  /// Makes copies until the task is cancelled or the service group ends. An unfinished copy is made after the next start.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        for await store in self.grown {
          group.addTask { await self.makeCopies(of: store) }
        }
        group.cancelAll()
      }
    }
  }

  /// Makes copies of a store until it no longer grows while a copy is made.
  private func makeCopies(of store: StorePath) async {
    repeat {
      state.withLock { _ = $0.grownSince.remove(store) }
      do {
        try await limit.run { try await self.makeCopyIfDue(of: store) }
      } catch is CancellationError {
        return
      } catch let error as OrderError where error == .unknownReplica {
        // The store was deleted.
        forget(store)
        return
      } catch OrderError.deleted {
        forget(store)
        return
      } catch let error where error is CopyFailure || error is DamagedLog {
        _ = state.withLock { $0.failed.insert(store) }
        logger.warning("\(error) The server tries again after its next start.")
      } catch {
        // The disk may be full, or the database down.
        logger.warning(
          "Copying the store '\(store.shown)' failed, and is tried again when it has grown: \(error)")
      }
    } while state.withLock { state in
      if !state.failed.contains(store), state.grownSince.contains(store) { return true }
      state.due.remove(store)
      return false
    }
  }

  /// Compares the digest of a copy with those that replicas have sent for the same position.
  private func note(_ digest: String, at position: OrderPosition, of store: StorePath) {
    let count = digests.copied(digest, at: position.chain, of: store)
    if count > 0 {
      logger.error(
        "Replicas of \(count) users and the server's copy of the store '\(store.shown)' differ after the change \(position.chain)"
      )
    }
  }

  private func forget(_ store: StorePath) {
    state.withLock { state in
      state.appended[store] = nil
      state.due.remove(store)
      state.grownSince.remove(store)
    }
  }

  private func makeCopyIfDue(of store: StorePath) async throws {
    let summary = try await log.summary(of: store)
    let known = summary.copy?.changeByteCount ?? 0
    guard
      summary.allByteCount >= known + UInt64(max(minimum(for: store), (summary.copy?.byteCount ?? 0) / 2)),
      // Replicas of the server's own stores send no digests.
      let copy = try await log.makeCopy(
        of: store, digested: store.isReserved ? nil : { self.note($0, at: $1, of: store) })
    else { return }
    logger.info(
      "Copied the store '\(store.shown)' at change \(copy.position.version): \(copy.byteCount) bytes")
    let keptByteCount = store == .accounts ? 0 : keptByteCount
    if let keptByteCount, copy.changeByteCount > summary.droppedByteCount + UInt64(keptByteCount) {
      let count = try await log.dropChanges(of: store)
      logger.info("Dropped \(count) changes of the store '\(store.shown)' that its copy includes")
    }
  }
}
