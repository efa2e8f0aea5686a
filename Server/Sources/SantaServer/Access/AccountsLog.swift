import Foundation
import SantaAccounts
import SantaReplication

/// The order of the accounts, or of a management store, in a server's log.
struct AccountsLog: OrderedLog {
  private let log: any ChangeLog
  private let copies: CopyService
  private let path: StorePath

  init(_ log: any ChangeLog, _ copies: CopyService, _ path: StorePath = .accounts) {
    (self.log, self.copies, self.path) = (log, copies, path)
  }

  /// The number of bytes of changes that are read at a time.
  private static let pageByteCount = 4 << 20

  func join(as known: Membership?) async throws -> Membership {
    do { return try await log.join(path, as: known, creates: true) } catch OrderError.deleted {
      return try await log.join(path, as: nil, creates: true)
    }
  }

  func append(_ changes: [Data], from firstSequence: UInt64, base: OrderPosition, as membership: Membership)
    async throws
  {
    try await refusing {
      _ = try await log.append(
        Batch(
          epoch: membership.epoch, base: base, replica: membership.replica, firstSequence: firstSequence,
          changes: changes), to: path)
      copies.hasGrown(path, by: changes.reduce(0) { $0 + $1.count })
    }
  }

  func changes(after position: OrderPosition, in epoch: String) async throws -> (
    changes: [LogChange], head: OrderPosition
  ) {
    try await refusing {
      let page = try await log.changes(after: position, in: epoch, of: path, byteCount: Self.pageByteCount)
      let changes = page.changes.map {
        LogChange(position: $0.position, replica: $0.replica, sequence: $0.sequence, bytes: $0.bytes)
      }
      return (changes, page.head)
    }
  }

  func follow(_ body: @escaping @Sendable () -> Void) async throws -> any AnyObject & Sendable {
    try await log.follow(path) { _ in body() }
  }

  func last(of positions: [OrderPosition]) async throws -> OrderPosition {
    try await refusing { try await log.last(of: positions, in: path) }
  }

  func copy(for replica: UInt32) async throws -> LogCopy? {
    try await refusing {
      guard let copy = try await log.summary(of: path).copy else { return nil }
      let bytes = try await log.bytes(of: copy, path)
      let count = try await log.count(of: replica, upTo: copy.position.version, of: path)
      return LogCopy(position: copy.position, bytes: bytes, ownCount: count)
    }
  }

  private func refusing<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as OrderError {
      switch error {
      case .reset, .unknownReplica, .gap, .deleted, .missing: throw LogRefusal.reset
      case .compacted: throw LogRefusal.compacted
      case .forked: throw LogRefusal.forked
      case .unchecked, .outdatedRights:
        throw LogUnavailable(description: "The store '\(path.shown)' was changed at the same time.")
      }
    }
  }
}
