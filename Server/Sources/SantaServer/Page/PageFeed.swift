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

  /// The time after which the store is looked for again, if it doesn't exist or can't be read.
  private static let retryInterval: Duration = .seconds(2)
  /// The number of bytes of changes that are read at a time.
  private static let pageByteCount = 1 << 20

  /// Follows the store until the task is cancelled.
  func run() async {
    var lastError = ""
    while !Task.isCancelled {
      do {
        do { try await follow() } catch let error as OrderError where error.isAbsence {
          // The store was deleted, or has not been made yet. Nothing is missing from the replica then.
          try await onDisk { [replica] in try replica.clear() }
          replica.isUpToDate = true
          lastError = ""
        }
      } catch is CancellationError { return } catch {
        replica.isUpToDate = false
        if "\(error)" != lastError {
          logger.warning("The live page can't follow the store '\(store.shown)', and tries again: \(error)")
        }
        lastError = "\(error)"
      }
      do { try await Task.sleep(for: Self.retryInterval) } catch { return }
    }
  }

  /// Follows the order that the store has at present, until the store has another one.
  private func follow() async throws {
    let summary = try await log.summary(of: store)
    let growth = try await log.growth(of: store)
    if summary.epoch != replica.epoch { try await begin(summary) }
    var signals = growth.makeAsyncIterator()
    while true {
      try Task.checkCancellation()
      let page: (changes: [OrderedChange], head: OrderPosition)
      do {
        page = try await log.changes(
          after: replica.position, in: summary.epoch, of: store, byteCount: Self.pageByteCount)
      } catch let error as OrderError where error == .reset || error == .compacted {
        // The store was replaced or restored, or has a copy instead of the next changes.
        return try await begin(try await log.summary(of: store))
      }
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
    replica.isUpToDate = false
    var copy: (OrderPosition, Data)?
    if let known = summary.copy { copy = (known.position, try await log.bytes(of: known, store)) }
    let (epoch, start) = (summary.epoch, copy)
    try await onDisk { [replica] in try replica.begin(epoch, start) }
  }
}

extension OrderError {
  /// Whether the store doesn't exist.
  fileprivate var isAbsence: Bool {
    switch self {
    case .unknownReplica, .missing, .deleted: true
    case .reset, .compacted, .forked, .gap, .unchecked, .outdatedRights: false
    }
  }
}
