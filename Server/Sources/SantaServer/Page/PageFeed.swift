import Foundation
import Logging
import SantaAccounts
import SantaPage
import SantaReplication

/// Passes the changes of a store of this server to the page's replica, as long as the server runs.
struct PageFeed: Sendable {
  let log: any ChangeLog
  let store: StorePath
  let replica: PageReplica
  let logger: Logger

  /// The store was deleted and made again, or restored.
  private struct Replaced: Error, CustomStringConvertible {
    let description = "The store was replaced. Restart the server, so that the page follows the new one."
  }

  /// The time after which the store is looked for again, if it doesn't exist or can't be read.
  private static let retryInterval: Duration = .seconds(2)
  /// The number of bytes of changes that are read at a time.
  private static let pageByteCount = 1 << 20

  /// Follows the store until the task is cancelled.
  func run() async {
    var lastError = ""
    while !Task.isCancelled {
      do { try await follow() } catch is CancellationError { return } catch {
        replica.isUpToDate = false
        // A store without replicas has not been made yet.
        let isMissing = [.unknownReplica, .missing].contains(error as? OrderError)
        if !isMissing, "\(error)" != lastError {
          logger.warning("The live page can't follow the store '\(store.shown)', and tries again: \(error)")
        }
        lastError = isMissing ? "" : "\(error)"
      }
      do { try await Task.sleep(for: Self.retryInterval) } catch { return }
    }
  }

  private func follow() async throws {
    let summary = try await log.summary(of: store)
    let growth = try await log.growth(of: store)
    if replica.epoch == nil { try await begin(summary) }
    guard summary.epoch == replica.epoch else { throw Replaced() }
    var signals = growth.makeAsyncIterator()
    while true {
      try Task.checkCancellation()
      let page = try await log.changes(
        after: replica.position, in: summary.epoch, of: store, byteCount: Self.pageByteCount)
      let changes = page.changes.map {
        PageReplica.Change(
          position: $0.position, replica: $0.replica, sequence: $0.sequence, bytes: $0.bytes)
      }
      if !changes.isEmpty { try await onDisk { [replica] in try replica.receive(changes) } }
      replica.isUpToDate = replica.position.version >= page.head.version
      if replica.isUpToDate, await signals.next() == nil { try Task.checkCancellation() }
    }
  }

  /// Begins with the copy of the store, or with its first change.
  private func begin(_ summary: StoreSummary) async throws {
    var copy: (OrderPosition, Data)?
    if let known = summary.copy { copy = (known.position, try await log.bytes(of: known, store)) }
    let (epoch, start) = (summary.epoch, copy)
    try await onDisk { [replica] in try replica.begin(epoch, start) }
  }
}
