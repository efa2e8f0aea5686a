import Foundation
import Hummingbird
import SantaAccounts
import SantaReplication

extension ServerRoutes {
  /// The size from which changes are checked away from the threads that serve connections, in bytes.
  private static let longByteCount = 64 << 10
  /// Limits how many batches with last parts of changes are checked at the same time. Each check has the incomplete changes of
  /// its store in memory.
  static let partChecks = WorkLimit(2)

  /// Appends a batch if replicas can read its changes. An unreadable change would stop all replicas.
  ///
  /// - Parameter byteCount: the size of the changes, in bytes.
  /// - Throws: ``Refusal`` if a change can't be read.
  func append(
    _ batch: Batch, byteCount: Int, to store: StorePath, _ principal: Principal
  ) async throws -> OrderPosition {
    let (problem, endsParts) =
      byteCount < Self.longByteCount
      ? Self.problem(in: batch) : try await onDisk { _ in Self.problem(in: batch) }
    // A change that is already in the order is not appended again, even if it is unreadable. The log then reports whether it is
    // the same change.
    if let problem, try await isNew(problem.index, of: batch, in: store) {
      throw Self.unreadable(batch, problem.index, problem.reason)
    }
    if !endsParts { return try await log.append(try allowed(batch, in: store, principal), to: store) }
    return try await Self.partChecks.run {
      for _ in 0..<10 {
        let checked = try await check(batch, in: store)
        do {
          return try await log.append(try allowed(checked, in: store, principal), to: store)
        } catch OrderError.unchecked { continue }
      }
      throw OrderError.unchecked
    }
  }

  /// Checks the caller's current right, which may have ended while the changes were checked.
  ///
  /// - Returns: the batch, with the version of the rights. It is read first: a change of rights between the two makes the log
  ///   refuse the batch.
  /// - Throws: ``OrderError/outdatedRights`` if the right has ended.
  private func allowed(_ batch: Batch, in store: StorePath, _ principal: Principal) throws -> Batch {
    var batch = batch
    batch.rights = accounts.version(for: principal)
    guard try accounts.level(of: try accounts.check(principal), on: store) >= .write else {
      throw OrderError.outdatedRights
    }
    return batch
  }

  /// Returns the first change that is invalid on its own, and whether the batch contains the last part of a change.
  private static func problem(in batch: Batch) -> (problem: (index: Int, reason: String)?, endsParts: Bool) {
    var endsParts = false
    for (index, change) in batch.changes.enumerated() {
      if let reason = ChangeCheck.problem(alone: change) { return ((index, reason), endsParts) }
      endsParts = endsParts || ChangeCheck.hasParts(change.prefix(1)) && ChangeCheck.isLastPart(change)
    }
    return (nil, endsParts)
  }

  /// Checks the changes of a batch together with the changes before them.
  ///
  /// - Returns: the batch, with `checked` set.
  private func check(_ batch: Batch, in store: StorePath) async throws -> Batch {
    let known = try await log.check(store)
    let firstNew = try await firstNewIndex(of: batch, in: store)
    let problem = try await onDisk { cancellation in
      var check = known.check
      for (index, change) in batch.changes.enumerated().dropFirst(firstNew) {
        try cancellation.check()
        if let reason = check.problem(of: change) { return (index, reason) as (Int, String)? }
      }
      return nil
    }
    if let (index, reason) = problem { throw Self.unreadable(batch, index, reason) }
    var batch = batch
    batch.checked = known.position.version
    return batch
  }

  private func isNew(_ index: Int, of batch: Batch, in store: StorePath) async throws -> Bool {
    try await index >= firstNewIndex(of: batch, in: store)
  }

  /// Returns the number of changes at the start of the batch that are already in the order.
  private func firstNewIndex(of batch: Batch, in store: StorePath) async throws -> Int {
    let summary = try await log.summary(of: store)
    let known = try await log.count(of: batch.replica, upTo: summary.version, of: store)
    guard known >= batch.firstSequence else { return 0 }
    return Int(min(known - batch.firstSequence + 1, UInt64(batch.changes.count)))
  }

  private static func unreadable(_ batch: Batch, _ index: Int, _ reason: String) -> Refusal {
    let number = batch.firstSequence.addingReportingOverflow(UInt64(index)).partialValue
    return Refusal(
      status: .unprocessableContent, code: "change",
      message:
        "Change \(number) of this replica can't be read (\(reason)), so the server rejected the request. If a newer "
        + "program made the change, update the server first.")
  }
}
