import Foundation
import SantaReplication

extension ChangeLog {
  /// A check that knows the parts of changes that have come up to the head of a store.
  ///
  /// - Parameter end: the last version that it knows; nil for the head.
  func check(_ store: StoreName, upTo end: UInt64? = nil) async throws -> (
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
        // Changes were dropped while they were read, so there is a later copy.
        if try await self.summary(of: store).dropped == summary.dropped { throw OrderError.compacted }
      }
    }
  }

  /// A check behind the copy of a store.
  private func beginning(
    _ store: StoreName, _ summary: StoreSummary
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
    throw DamagedLog(description: "The copy of the store '\(store)' can't be read.")
  }

  /// Takes a change out of an order that no replica can read. A change without an effect takes its place, so that the changes of its
  /// replica keep their numbers.
  ///
  /// - Returns: the change as it was.
  /// - Throws: ``CannotDrop`` if there is no such change, or if replicas can read it.
  @discardableResult
  public func dropUnreadable(_ version: UInt64, of store: StoreName) async throws -> OrderedChange {
    let summary = try await summary(of: store)
    guard version >= 1, version <= summary.version else {
      throw CannotDrop(
        description:
          "The store '\(store)' has \(summary.version) changes, and none with the number \(version).")
    }
    guard version > max(summary.dropped.version, summary.copy?.position.version ?? 0) else {
      throw CannotDrop(
        description:
          "The copy of the store '\(store)' has the effect of change \(version) already, so it was read when the copy was "
          + "made.")
    }
    let before = try await check(store, upTo: version - 1)
    guard before.position.version == version - 1,
      let change = try await changes(after: before.position, in: summary.epoch, of: store, byteCount: 1)
        .changes
        .first
    else { throw CannotDrop(description: "The changes of the store '\(store)' have changed. Try again.") }
    var check = before.check
    guard check.problem(of: change.bytes) != nil else {
      throw CannotDrop(
        description:
          "Replicas can read change \(version) of the store '\(store)', and those that have it would send it again. "
          + "'santa-server verify' names the changes that they can't read.")
    }
    _ = try await replace(version, of: store, with: ChangeCheck.replacement(of: change.bytes))
    return change
  }
}
