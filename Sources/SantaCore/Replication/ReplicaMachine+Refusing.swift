import SantaStore

/// Refusals: taking back changes that the user must not make.
extension ReplicaMachine {
  /// Reads a change that ``encodedForLog(_:)`` made.
  func change(inLog bytes: [UInt8]) throws -> LogicalChange {
    do { return try LogicalChange(bytes, home: number) } catch {
      throw Failure.forked(
        "The folder 'replica' has a change that can't be read (\(error.what)), so it is damaged.")
    }
  }

  private func encodedForLog(_ change: LogicalChange) -> [UInt8] { change.encoded(as: number) }

  /// The entries that every log of the replica contains, in addition to its number and its changes.
  var lastingEntries: [ReplicaLog.Entry] {
    var entries: [ReplicaLog.Entry] = owner.map { [.owner($0)] } ?? []
    if isSpent { entries.append(.spent) }
    if let entry = withheldEntry { entries.append(entry) }
    return entries + takenBack.map { .takenBack(encodedForLog($0)) }
  }

  private var withheldEntry: ReplicaLog.Entry? {
    state.isWithholding ? state.pending.last.map { .withheld(encodedForLog($0)) } : nil
  }

  /// The number of pending changes that are sent.
  private var sentCount: Int { outbox.count { PartialChanges.isEnd($0.pending.bytes) } }

  // MARK: Without the right to write

  /// Takes back the operations of commits that were made without the right to write. Their declarations stay in this store.
  ///
  /// - Parameter count: the number of pending changes before them.
  /// - Returns: the entries to append to the log.
  mutating func withhold(after count: Int) -> [ReplicaLog.Entry] {
    let before = withheldEntry
    let removed = state.withhold(after: count)
    takenBack += removed
    mustUndo = mustUndo || !removed.isEmpty
    let declarations = withheldEntry == before ? nil : withheldEntry
    return (declarations.map { [$0] } ?? []) + removed.map { .takenBack(encodedForLog($0)) }
  }

  /// Takes over a recording that was made without the right to write.
  ///
  /// - Returns: the entries to append to the log.
  mutating func withhold(_ recording: Recording) -> [ReplicaLog.Entry] {
    let count = sentCount
    state.commit(recording.newest, recording.change)
    return withhold(after: count)
  }

  /// Declares the types and properties that were withheld, as a pending change.
  ///
  /// - Parameter version: the version of the store.
  /// - Returns: the entries to append to the log before the result is used.
  mutating func declareWithheld(at version: Version) throws -> [ReplicaLog.Entry] {
    guard let change = state.declareWithheld() else { return [] }
    let parts = try parts(of: change)
    enqueue(parts, version)
    return parts.map { .pending(sequence: $0.sequence, store: version, $0.bytes) } + [.withheld([])]
  }

  // MARK: Refused changes

  /// The result of taking back refused changes. Commit the `state.shown` of the machine.
  struct TakenBack {
    var machine: ReplicaMachine
    /// The entries of the log that replaces the current one.
    fileprivate(set) var entries: [ReplicaLog.Entry]
  }

  /// Calculates the machine without the changes that the server has refused.
  ///
  /// - Parameters:
  ///   - sequence: the sequence number of the last change of this replica that the order has.
  ///   - access: the right that the user has now.
  ///   - known: the entries of the log. All commits of the store are recorded in them.
  /// - Returns: nil if the order lacks changes that it has acknowledged, so that the replica must restart.
  func takingBack(
    after sequence: UInt64, _ access: StateAnnotation.Access, _ known: [ReplicaLog.Entry]
  ) throws -> TakenBack? {
    if copy != nil || sequence >= nextSequence { throw Failure.copied }
    guard sequence + 1 >= outbox.first?.pending.sequence ?? nextSequence else { return nil }
    var next = self
    next.access = access
    next.outbox = outbox.filter { $0.pending.sequence <= sequence }
    next.isSpent = isSpent || next.outbox.count < outbox.count
    (next.nextSequence, next.lastOffered) = (sequence + 1, sequence)
    _ = next.withhold(after: next.sentCount)
    _ = try next.state.receive([])
    next.mustUndo = false
    let entries = known.filter { entry in
      switch entry {
      case .pending(let pending, _, _): pending <= sequence
      case .level, .owner, .spent, .withheld, .takenBack, .reported: false
      default: true
      }
    }
    return TakenBack(machine: next, entries: entries + next.lastingEntries)
  }
}
