import Logging
import ServiceLifecycle
import Synchronization

/// Makes copies of stores in the background, each time that the changes behind the last one have become half as long as it is.
///
/// So the work for copies stays in proportion to what was appended.
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

  private struct State {
    /// How many bytes were appended to each store since it was looked at.
    var appended: [StoreName: Int] = [:]
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
      return sum >= minimumByteCount
    }
    if isDue { continuation.yield(store) }
  }

  /// Works until the task is cancelled or the service group ends.
  func run() async throws {
    for await store in grown.cancelOnGracefulShutdown() {
      // A copy that is not finished is made after the next start.
      do {
        try await cancelWhenGracefulShutdown { try await self.makeCopyIfDue(of: store) }
      } catch is CancellationError {
        return
      } catch let error where error is CopyFailure || error is DamagedLog {
        _ = state.withLock { $0.failed.insert(store) }
        logger.warning("\(error) It is not tried again before the next start.")
      } catch {
        // The disk may be full, or the database away.
        logger.warning("The copy of the store '\(store)' is made when it has grown again: \(error)")
      }
    }
  }

  private func makeCopyIfDue(of store: StoreName) async throws {
    let summary = try await log.summary(of: store)
    let known = summary.copy?.changeByteCount ?? 0
    guard summary.allByteCount >= known + UInt64(max(minimumByteCount, (summary.copy?.byteCount ?? 0) / 2)),
      let copy = try await log.makeCopy(of: store)
    else { return }
    logger.info("A copy of the store '\(store)' at change \(copy.place.version) has \(copy.byteCount) bytes")
    if let keptByteCount, copy.changeByteCount > summary.droppedByteCount + UInt64(keptByteCount) {
      let count = try await log.dropChanges(of: store)
      logger.info("\(count) changes of the store '\(store)' were dropped, whose effect its copy has")
    }
  }
}
