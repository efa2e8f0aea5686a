import Logging
import SantaReplication
import ServiceLifecycle
import Synchronization

/// Makes copies of stores in the background, each time that the changes behind the last one have become half as long as it is.
///
/// So the work for copies stays in proportion to what was appended. Several stores get their copies at the same time, so that one whose
/// changes take long does not hold up the others; each has its whole state in memory until then, so their number is bounded.
final class CopyService: Sendable {
  private let log: any ChangeLog
  private let logger: Logger
  /// From how many bytes of changes on a store has a copy.
  private let minimumByteCount: Int
  /// How many bytes of changes a store keeps in front of its copy; nil to keep all.
  private let keptByteCount: Int?
  private let state = Mutex(State())
  private let grown: AsyncStream<StoreName>
  private let continuation: AsyncStream<StoreName>.Continuation
  private let limit = WorkLimit(concurrentCount)

  /// How many copies are made at the same time.
  static let concurrentCount = 4

  private struct State {
    /// How many bytes were appended to each store since it was looked at.
    var appended: [StoreName: Int] = [:]
    /// The stores of which a copy is being made, or will be.
    var due: Set<StoreName> = []
    /// Those of them that have grown since.
    var grownSince: Set<StoreName> = []
    /// The stores of which no copy can be made.
    var failed: Set<StoreName> = []
  }

  init(_ log: any ChangeLog, _ logger: Logger, minimumByteCount: Int, keptByteCount: Int?) {
    (self.log, self.logger) = (log, logger)
    (self.minimumByteCount, self.keptByteCount) = (minimumByteCount, keptByteCount)
    (grown, continuation) = AsyncStream.makeStream()
  }

  /// Notes that changes were appended to a store.
  func hasGrown(_ store: StoreName, by byteCount: Int) {
    let isDue = state.withLock { state in
      if state.failed.contains(store) { return false }
      // Also the first time, because nothing is known of the store yet.
      let sum = state.appended[store, default: minimumByteCount] + byteCount
      state.appended[store] = sum >= minimumByteCount ? 0 : sum
      guard sum >= minimumByteCount else { return false }
      if state.due.insert(store).inserted { return true }
      state.grownSince.insert(store)
      return false
    }
    if isDue { continuation.yield(store) }
  }

  /// Works until the task is cancelled or the service group ends. A copy that is not finished is made after the next start.
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

  /// Makes copies of a store until it has not grown while the last one was made.
  private func makeCopies(of store: StoreName) async {
    repeat {
      state.withLock { _ = $0.grownSince.remove(store) }
      do {
        try await limit.run { try await self.makeCopyIfDue(of: store) }
      } catch is CancellationError {
        return
      } catch let error where error is CopyFailure || error is DamagedLog {
        _ = state.withLock { $0.failed.insert(store) }
        logger.warning("\(error) It is not tried again before the next start.")
      } catch {
        // The disk may be full, or the database away.
        logger.warning("The copy of the store '\(store)' is made when it has grown again: \(error)")
      }
    } while state.withLock { state in
      if !state.failed.contains(store), state.grownSince.contains(store) { return true }
      state.due.remove(store)
      return false
    }
  }

  private func makeCopyIfDue(of store: StoreName) async throws {
    let summary = try await log.summary(of: store)
    let known = summary.copy?.changeByteCount ?? 0
    guard summary.allByteCount >= known + UInt64(max(minimumByteCount, (summary.copy?.byteCount ?? 0) / 2)),
      let copy = try await log.makeCopy(of: store)
    else { return }
    logger.info(
      "A copy of the store '\(store)' at change \(copy.position.version) has \(copy.byteCount) bytes")
    if let keptByteCount, copy.changeByteCount > summary.droppedByteCount + UInt64(keptByteCount) {
      let count = try await log.dropChanges(of: store)
      logger.info("\(count) changes of the store '\(store)' were dropped, whose effect its copy has")
    }
  }
}
