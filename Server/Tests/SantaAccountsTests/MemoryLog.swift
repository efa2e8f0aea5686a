import Foundation
import SantaAccounts
import SantaReplication
import Synchronization

/// The order of a store in memory, which can fail, be restored from a backup, and be replaced by a copy.
final class MemoryLog: OrderedLog {
  private struct State {
    var epoch = UUID().uuidString
    var changes: [LogChange] = []
    var replicaCount: UInt32 = 0
    var copy: LogCopy?
    /// The version up to which changes were dropped.
    var dropped = 0
    var followers: [Int: @Sendable () -> Void] = [:]
    var nextFollower = 0
    var isDown = false
    /// Whether answers are lost: the order has the changes, and the caller gets an error.
    var losesAnswers = false
    /// Called once in front of the next append.
    var beforeAppend: (@Sendable () async -> Void)?

    var head: OrderPosition { changes.last?.position ?? .start }

    func contains(_ position: OrderPosition) -> Bool {
      position.version == 0
        || position.version <= UInt64(changes.count)
          && changes[Int(position.version) - 1].position == position
    }
  }

  private let state = Mutex(State())

  struct Down: Error {}

  /// The state at a time, for a backup.
  struct Backup: Sendable {
    fileprivate var changes: [LogChange]
    fileprivate var replicaCount: UInt32
  }

  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  var head: OrderPosition { state.withLock { $0.head } }

  var backup: Backup { state.withLock { Backup(changes: $0.changes, replicaCount: $0.replicaCount) } }

  func restore(_ backup: Backup) {
    state.withLock { ($0.changes, $0.replicaCount) = (backup.changes, backup.replicaCount) }
  }

  var losesAnswers: Bool {
    get { state.withLock { $0.losesAnswers } }
    set { state.withLock { $0.losesAnswers = newValue } }
  }

  func beforeNextAppend(_ body: @escaping @Sendable () async -> Void) {
    state.withLock { $0.beforeAppend = body }
  }

  /// Makes a copy of the state and drops all changes.
  func compact() throws {
    try state.withLock { state in
      var maker = try CopyMaker()
      try maker.apply(state.changes.map(\.bytes))
      state.copy = LogCopy(position: state.head, bytes: try maker.copy(), ownCount: 0)
      state.dropped = state.changes.count
    }
  }

  func join(as known: Membership?) async throws -> Membership {
    try state.withLock { state in
      if state.isDown { throw Down() }
      if let known, known.epoch == state.epoch, known.replica <= state.replicaCount { return known }
      state.replicaCount += 1
      return Membership(epoch: state.epoch, replica: state.replicaCount)
    }
  }

  func append(
    _ changes: [Data], from firstSequence: UInt64, base: OrderPosition, as membership: Membership
  ) async throws {
    let before = state.withLock { state in
      defer { state.beforeAppend = nil }
      return state.beforeAppend
    }
    await before?()
    let followers = try state.withLock { state -> [@Sendable () -> Void] in
      if state.isDown { throw Down() }
      guard membership.epoch == state.epoch, state.contains(base), membership.replica <= state.replicaCount
      else {
        throw LogRefusal.reset
      }
      for (index, bytes) in changes.enumerated() {
        let sequence = firstSequence + UInt64(index)
        let known = state.changes.filter { $0.replica == membership.replica }
        if sequence <= known.count {
          if known[Int(sequence) - 1].bytes != bytes { throw LogRefusal.forked }
          continue
        }
        guard sequence == known.count + 1 else { throw LogRefusal.reset }
        let position = state.head.next(replica: membership.replica, sequence: sequence, Array(bytes))
        state.changes.append(
          LogChange(position: position, replica: membership.replica, sequence: sequence, bytes: bytes))
      }
      if state.losesAnswers { throw Down() }
      return Array(state.followers.values)
    }
    for follower in followers { follower() }
  }

  func changes(after position: OrderPosition, in epoch: String) async throws -> (
    changes: [LogChange], head: OrderPosition
  ) {
    try state.withLock { state in
      if state.isDown { throw Down() }
      guard epoch == state.epoch, state.contains(position) else { throw LogRefusal.reset }
      if position.version < state.dropped { throw LogRefusal.compacted }
      return (Array(state.changes.dropFirst(Int(position.version)).prefix(50)), state.head)
    }
  }

  private final class Following: Sendable {
    let log: MemoryLog
    let number: Int

    init(_ log: MemoryLog, _ number: Int) { (self.log, self.number) = (log, number) }

    deinit { log.state.withLock { $0.followers[number] = nil } }
  }

  func follow(_ body: @escaping @Sendable () -> Void) async throws -> any AnyObject & Sendable {
    let number = state.withLock { state in
      state.nextFollower += 1
      state.followers[state.nextFollower] = body
      return state.nextFollower
    }
    return Following(self, number)
  }

  func last(of positions: [OrderPosition]) async throws -> OrderPosition {
    state.withLock { state in positions.last { state.contains($0) } ?? .start }
  }

  func copy(for replica: UInt32) async throws -> LogCopy? {
    state.withLock { state in
      guard var copy = state.copy else { return nil }
      copy.ownCount = UInt64(
        state.changes.count { $0.replica == replica && $0.position.version <= copy.position.version })
      return copy
    }
  }
}

extension MemoryLog.Backup {
  /// The bytes of all changes.
  var allBytes: Data { changes.reduce(into: Data()) { $0 += $1.bytes } }
}
