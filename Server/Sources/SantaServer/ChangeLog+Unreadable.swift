import Foundation
public import SantaAccounts
import SantaReplication

extension ChangeLog {
  /// Returns a check that has passed all parts of changes up to the head of a store.
  ///
  /// - Parameter end: the last version to pass; nil for the head.
  func check(_ store: StorePath, upTo end: UInt64? = nil) async throws -> (
    check: ChangeCheck, position: OrderPosition
  ) {
    while true {
      let summary = try await summary(of: store)
      do {
        var (check, position) = try await beginning(store, summary)
        let end = end ?? summary.version
        while position.version < end {
          try Task.checkCancellation()
          let page = try await changes(after: position, in: summary.epoch, of: store, byteCount: 16 << 20)
            .changes
          guard !page.isEmpty else { break }
          for change in page where change.position.version <= end {
            check.pass(change.bytes)
            position = change.position
          }
        }
        return (check, position)
      } catch OrderError.compacted {
        // Changes were dropped while they were being read, so there is a later copy.
        if try await self.summary(of: store).dropped == summary.dropped { throw OrderError.compacted }
      }
    }
  }

  /// Returns a check that starts after the store's copy.
  private func beginning(
    _ store: StorePath, _ summary: StoreSummary
  ) async throws -> (check: ChangeCheck, position: OrderPosition) {
    var check = ChangeCheck()
    guard let copy = summary.copy else { return (check, .start) }
    var bytes = Data()
    while bytes.count < copy.byteCount {
      guard let part = try await part(of: copy.position.version, from: bytes.count, of: store) else {
        throw OrderError.compacted
      }
      if part.isEmpty { break }
      bytes.append(part)
      if check.begin(behind: bytes) { return (check, copy.position) }
    }
    throw DamagedLog(description: "The copy of the store '\(store.shown)' can't be read.")
  }

  /// Removes a change that replicas can't read from an order. A change without an effect takes its position, so that the
  /// replica's other changes keep their numbers.
  ///
  /// - Returns: the removed change.
  /// - Throws: ``CannotDrop`` if the change does not exist, or if replicas can read it.
  @discardableResult
  public func dropUnreadable(_ version: UInt64, of store: StorePath) async throws -> OrderedChange {
    let summary = try await summary(of: store)
    guard version >= 1, version <= summary.version else {
      throw CannotDrop(
        description:
          "The store '\(store.shown)' has \(summary.version) changes, but no change \(version).")
    }
    guard version > max(summary.dropped.version, summary.copy?.position.version ?? 0) else {
      throw CannotDrop(
        description:
          "The copy of the store '\(store.shown)' already includes change \(version), so the change was readable when the copy "
          + "was made.")
    }
    let before = try await check(store, upTo: version - 1)
    guard before.position.version == version - 1,
      let change = try await changes(after: before.position, in: summary.epoch, of: store, byteCount: 1)
        .changes
        .first
    else {
      throw CannotDrop(description: "The store '\(store.shown)' was modified at the same time. Try again.")
    }
    var check = before.check
    guard check.problem(of: change.bytes) != nil else {
      throw CannotDrop(
        description:
          "Change \(version) of the store '\(store.shown)' can't be dropped: it is readable, and replicas that have it would send "
          + "it again. 'santa-server verify' lists the unreadable changes.")
    }
    _ = try await replace(version, of: store, with: ChangeCheck.replacement(of: change.bytes))
    return change
  }
}
