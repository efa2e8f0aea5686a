import Foundation
import SantaAccounts
import SantaReplication
import Synchronization

/// The way of one process to an order that other processes use, too. A test decides what happens to the commits of this process.
final class Door: OrderedLog {
  enum Passage: Sendable {
    case open
    /// Appends fail before the order has the changes.
    case closed
    /// Appends wait until the passage changes.
    case holding
    /// The order has the changes, and the process gets an error.
    case losingAnswers
  }

  private struct State {
    var passage = Passage.open
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let log: MemoryLog
  private let state = Mutex(State())

  init(_ log: MemoryLog) { self.log = log }

  /// Changes the passage. Appends that wait go on with the new one.
  func set(_ passage: Passage) {
    let held = state.withLock { state in
      state.passage = passage
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Waits until an append waits.
  func waitForAppend() async throws {
    while state.withLock({ $0.held.isEmpty }) { try await Task.sleep(for: .milliseconds(1)) }
  }

  func append(_ changes: [Data], from firstSequence: UInt64, base: OrderPosition, as membership: Membership)
    async throws
  {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        guard state.passage == .holding else { return false }
        state.held.append(continuation)
        return true
      }
      if !isHeld { continuation.resume() }
    }
    let passage = state.withLock { $0.passage }
    if passage == .closed { throw MemoryLog.Down() }
    try await log.append(changes, from: firstSequence, base: base, as: membership)
    if passage == .losingAnswers { throw MemoryLog.Down() }
  }

  func join(as known: Membership?) async throws -> Membership { try await log.join(as: known) }

  func changes(after position: OrderPosition, in epoch: String) async throws -> (
    changes: [LogChange], head: OrderPosition
  ) { try await log.changes(after: position, in: epoch) }

  func follow(_ body: @escaping @Sendable () -> Void) async throws -> any AnyObject & Sendable {
    try await log.follow(body)
  }

  func last(of positions: [OrderPosition]) async throws -> OrderPosition { try await log.last(of: positions) }

  func copy(for replica: UInt32) async throws -> LogCopy? { try await log.copy(for: replica) }
}
