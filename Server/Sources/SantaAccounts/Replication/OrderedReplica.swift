import Foundation
@_spi(Server) import SantaReplication
import SantaStore

/// A local replica with the order in which it takes part. Its methods run on the actor that calls them, because the replica is
/// used by one thread at a time.
struct OrderedReplica: Sendable {
  let replica: LocalReplica
  let log: any OrderedLog

  /// The maximum number of bytes that are sent at once, unless a single change is larger.
  private static let byteCount = 1 << 20

  /// Makes the replica a member of the order.
  ///
  /// - Returns: whether the directory is a copy of another one, or was restored from a backup. It then has another number.
  func begin(isolation: isolated any Actor = #isolation) async throws -> Bool {
    if replica.membership == nil { try replica.join(try await log.join(as: nil)) }
    if replica.isCopy {
      try await restart(isCopied: true)
      return true
    }
    if let membership = replica.membership, replica.position == .start,
      try await log.copy(for: membership.replica) != nil
    {
      try await restart(isCopied: false)
    }
    return false
  }

  /// Sends everything that was committed, and takes over the order up to its head.
  ///
  /// - Parameter moved: called after each commit of changes of the order.
  /// - Returns: the head, and the time before which it was the head.
  /// - Throws: ``LogRefusal`` if the replica must restart.
  func exchange(
    isolation: isolated any Actor = #isolation, moved: () -> Void
  ) async throws -> (head: OrderPosition, time: ContinuousClock.Instant) {
    guard let membership = replica.membership else { throw LogRefusal.reset }
    while true {
      let pending = try replica.outgoing(byteCount: Self.byteCount)
      if let first = pending.first {
        try await log.append(
          pending.map(\.bytes), from: first.sequence, base: replica.position, as: membership)
      }
      let compared = try await receive(membership, moved: moved)
      if replica.pendingCount == 0 { return compared }
    }
  }

  private func receive(
    isolation: isolated any Actor = #isolation, _ membership: Membership, moved: () -> Void
  ) async throws -> (head: OrderPosition, time: ContinuousClock.Instant) {
    while true {
      let start = ContinuousClock.now
      let (changes, head) = try await log.changes(after: replica.position, in: membership.epoch)
      if !changes.isEmpty {
        try replica.receive(changes.map { LocalReplica.Ordered($0) })
        moved()
      }
      if replica.position.version >= head.version { return (head, start) }
      if changes.isEmpty { throw LogRefusal.reset }
    }
  }

  /// Restarts with an order that lacks changes this replica received from it, or that has a copy in their place.
  ///
  /// - Parameter isCopied: whether another copy of the directory exists, or may exist, so that this one needs a new number.
  func restart(isolation: isolated any Actor = #isolation, isCopied: Bool) async throws {
    guard let known = replica.membership else { throw LogRefusal.reset }
    var membership = try await log.join(as: known)
    let common = try await log.last(of: try replica.knownPositions())
    let copy = try await log.copy(for: membership.replica)
    let lastInCopy = try await lastInCopy(copy, membership)
    if isCopied, membership.replica == known.replica { membership = try await log.join(as: nil) }
    let changes = try await all(after: copy?.position ?? .start, in: membership.epoch)
    let isDone = try replica.restart(
      membership, isCopied: isCopied, common: common,
      copy: copy.map { .init(position: $0.position, bytes: $0.bytes, ownCount: $0.ownCount) },
      lastInCopy: lastInCopy, changes: changes)
    if !isDone { try await restart(isCopied: true) }
  }

  /// Returns the number of the last pending change that a copy of the state contains.
  private func lastInCopy(
    isolation: isolated any Actor = #isolation, _ copy: LogCopy?, _ membership: Membership
  ) async throws -> UInt64 {
    var last: UInt64 = 0
    guard let copy else { return last }
    for pending in try replica.unacknowledged() where pending.sequence <= copy.ownCount {
      do {
        try await log.append([pending.bytes], from: pending.sequence, base: .start, as: membership)
      } catch LogRefusal.forked { return last }
      last = pending.sequence
    }
    return last
  }

  private func all(
    isolation: isolated any Actor = #isolation, after start: OrderPosition, in epoch: String
  ) async throws -> [LocalReplica.Ordered] {
    var (all, position): ([LocalReplica.Ordered], OrderPosition) = ([], start)
    while true {
      let (changes, head) = try await log.changes(after: position, in: epoch)
      all += changes.map { LocalReplica.Ordered($0) }
      position = changes.last?.position ?? position
      if changes.isEmpty || position.version >= head.version { return all }
    }
  }
}

extension LocalReplica.Ordered {
  init(_ change: LogChange) {
    self.init(
      position: change.position, author: change.replica, sequence: change.sequence, bytes: change.bytes)
  }
}
