import Foundation
import Hummingbird
import NIOCore
import SantaAccounts
import SantaReplication

extension ServerRoutes {
  /// The number of times that a batch is tried again because rights have changed at the same moment.
  private static let appendAttemptCount = 10

  func append(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    let (store, principal) = (try access.path, access.principal)
    let (replica, first) = (
      try number("replica", request, UInt32.self), try number("first", request, UInt64.self)
    )
    let epoch = try text("epoch", request)
    var base = OrderPosition.start
    if request.uri.queryParameters["after"] != nil {
      base = OrderPosition(version: try number("after", request), chain: try text("chain", request))
    }
    return try await withBody(request, context, upTo: bodyLimit) { body in
      let changes = try Self.changes(of: body)
      let batch = Batch(epoch: epoch, base: base, replica: replica, firstSequence: first, changes: changes)
      let head = try await translating {
        try await appendOrAcknowledge(batch, byteCount: body.readableBytes, to: store, principal)
      }
      metrics.changesArrived(changes.count, bytes: body.readableBytes, at: store)
      quotas.hasGrown(store, by: body.readableBytes)
      copies.hasGrown(store, by: body.readableBytes)
      accounts.management.hasGrown(store)
      return try Self.json(head)
    }
  }

  /// Appends a batch with the caller's current rights. If they change before it is in the order, they are looked up again.
  private func appendOrAcknowledge(
    _ batch: Batch, byteCount: Int, to store: StorePath, _ principal: Principal
  ) async throws -> OrderPosition {
    var principal = principal
    for _ in 0..<Self.appendAttemptCount {
      let level = try await accounts.settledLevel(of: principal, on: store, atLeast: .write)
      if level < .write { return try await acknowledge(batch, of: store, level, principal, .access(level)) }
      try await checkOwner(batch.replica, store, batch.epoch, principal)
      if let refusal = try await quotas.refusal(of: byteCount, for: store) {
        return try await acknowledge(batch, of: store, level, principal, refusal)
      }
      do {
        return try await append(batch, byteCount: byteCount, to: store, principal)
      } catch OrderError.outdatedRights {
        try await accounts.catchUp()
        principal = try accounts.check(principal)
      }
    }
    throw Refusal.rightsUnavailable
  }

  /// Acknowledges changes that the order already has, because it can't take new ones.
  ///
  /// - Throws: the refusal, if the batch has new changes. If it is for lack of a right, it has the number of the replica's last change in
  ///   the order.
  private func acknowledge(
    _ batch: Batch, of store: StorePath, _ level: AccessLevel, _ principal: Principal, _ refusal: Refusal
  ) async throws -> OrderPosition {
    guard accounts.owns(batch.replica, of: store, in: batch.epoch, principal) else {
      // The answer to a caller without a right doesn't depend on whether the replica exists.
      throw level == .none ? Refusal.access(level) : Refusal.notOwner
    }
    // Without a change, appending only checks the epoch, the replica and the position.
    var old = batch
    old.changes = []
    _ = try await log.append(old, to: store)
    let summary = try await log.summary(of: store)
    let known = try await log.count(of: batch.replica, upTo: summary.version, of: store)
    if batch.firstSequence <= known {
      old.changes = Array(batch.changes.prefix(Int(clamping: known - batch.firstSequence + 1)))
      // All of them are in the order: appending them only compares them.
      let head = try await log.append(old, to: store)
      if old.changes.count == batch.changes.count { return head }
    }
    var refusal = refusal
    // The client takes back the changes that come after this one. After all other refusals, it keeps them.
    if refusal.isForLackOfRight { refusal.sequence = known } else { quotas.requestWasRefused() }
    throw refusal
  }
}
