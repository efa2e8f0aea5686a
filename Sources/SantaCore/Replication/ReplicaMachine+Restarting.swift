import SantaStore

/// Restarting: taking over another order, or a copy, from scratch.
extension ReplicaMachine {
  /// A restart whose order was read, and whose state is not calculated yet.
  struct Restart {
    let beginning: Replica.Beginning
    fileprivate let number: ReplicaNumber
    /// The changes of the former order after the last common position.
    fileprivate let former: [[UInt8]]
    /// The changes of the new order. The first one may be a copy of a state.
    fileprivate var ordered: [ReplicaState.Ordered] = []
    /// The reader of these changes.
    fileprivate var reader: ChangeReader
    /// The replica numbers that other replicas use in the new order.
    fileprivate var forked: ForkedNumbers

    /// The last position of the new order.
    fileprivate var position: OrderPosition {
      beginning.changes.last?.position ?? beginning.copy?.position ?? .start
    }
  }

  /// The result of a restart.
  struct BegunAnew {
    var machine: ReplicaMachine
    /// The entries of the log that replaces the current one.
    fileprivate(set) var entries: [ReplicaLog.Entry]
    /// The pending operations that are in the new order, and that had no effect there.
    fileprivate(set) var rejected: [VoidOperation] = []
  }

  /// Reads the new order.
  ///
  /// - Parameter known: the entries of the log.
  /// - Throws: ``Replica/Failure``. The machine is unchanged.
  func restart(with beginning: Replica.Beginning, _ known: [ReplicaLog.Entry]) throws -> Restart {
    try Self.check(beginning)
    let known = try LoggedOrder(known).ordered
    if beginning.number == nil, try copy != nil || hasOthers(beginning, known) { throw Failure.copied }
    let number = try beginning.number.map { try ReplicaNumber(given: $0) } ?? self.number
    var reader = ChangeReader(home: number)
    var ordered: [ReplicaState.Ordered] = []
    var authored: [ForkedNumbers.Ordered] = []
    if let copy = beginning.copy, let change = try reader.read(copy.bytes) {
      ordered.append(.init(change: change, isOwn: false))
      authored.append(.init(author: nil, id: nil, change: change))
    }
    let pending = Set(outbox.map(\.pending.bytes))
    for change in beginning.changes {
      guard let decoded = try reader.read(change.bytes) else { continue }
      let isOwn = change.author == self.number.rawValue && pending.contains(change.bytes)
      ordered.append(.init(change: decoded, isOwn: isOwn))
      if change.position.version > beginning.common.version {
        authored.append(
          .init(
            author: ReplicaNumber(rawValue: change.author), id: ChangeReader.sentID(of: change.bytes),
            change: decoded))
      }
    }
    if beginning.number == nil {
      for ordered in authored where ordered.author != self.number {
        if try isOfAnotherLife(ordered.change, reader) { throw Failure.copied }
      }
    }
    let former = known.filter { $0.position.version > beginning.common.version }.map(\.bytes)
    let forked = try ForkedNumbers(former, authored, reader, home: number)
    return Restart(
      beginning: beginning, number: number, former: former, ordered: ordered, reader: reader, forked: forked)
  }

  private static func check(_ beginning: Replica.Beginning) throws {
    let (copy, changes) = (beginning.copy, beginning.changes)
    guard copy?.position.version ?? 0 < ReplicaMark.positionLimit,
      copy?.ownCount ?? 0 <= copy?.position.version ?? 0,
      changes.allSatisfy({
        $0.sequence <= $0.position.version && $0.position.version < ReplicaMark.positionLimit
      })
    else { throw Failure.impossiblePosition }
    var before = copy?.position ?? .start
    for change in changes {
      guard change.position.version == before.version + 1 else {
        throw Failure.garbled("Changes of the order are missing before \(change.position.version).")
      }
      try change.check(behind: before)
      before = change.position
    }
  }

  /// Calculates the machine of a restart: the new order, followed by the changes that it lacks. Commit the `state.shown` of the
  /// result.
  ///
  /// - Parameter base: the state of the store. All its commits are recorded.
  func begunAnew(with restart: Restart, on base: Snapshot) throws -> BegunAnew {
    let (beginning, number) = (restart.beginning, restart.number)
    var next = self
    (next.epoch, next.position, next.reader, next.outbox) = (
      beginning.epoch, restart.position, restart.reader, []
    )
    next.copy = nil
    let own = beginning.changes.last { $0.author == number.rawValue }?.sequence
    next.nextSequence = max(number == self.number ? beginning.copy?.ownCount ?? 0 : 0, own ?? 0) + 1
    next.number = number
    next.isSpent = isSpent && number == self.number
    var entries: [ReplicaLog.Entry] = [
      .membership(epoch: beginning.epoch, number: number), .next(sequence: next.nextSequence),
    ]
    if let copy = beginning.copy { entries.append(.copy(position: copy.position, copy.bytes)) }
    entries += beginning.changes.map { .ordered(position: $0.position, $0.bytes) }
    var renumbering = number == self.number ? nil : Renumbering(former: self.number)
    // If a virtual machine was reset to a snapshot of its memory, the order contains other changes with the next IDs.
    if renumbering != nil { next.nextChangeID = .random(in: .min ... .max) }
    for bytes in try lost(restart, &next.nextChangeID, &renumbering) {
      let store = base.version.next
      next.outbox.append((Pending(sequence: next.nextSequence, bytes: bytes), store))
      entries.append(.pending(sequence: next.nextSequence, store: store, bytes))
      next.nextSequence += 1
    }
    next.lastOffered = next.nextSequence - 1
    var result = BegunAnew(machine: next, entries: entries)
    try result.calculate(restart, on: base, renumbering)
    result.entries += result.machine.lastingEntries
    return result
  }

  /// Returns whether the new order contains changes under this replica's number that another copy of its directory made.
  private func hasOthers(
    _ beginning: Replica.Beginning, _ known: [LoggedOrder.Change]
  ) throws -> Bool {
    // An order with another epoch contains nothing that this replica sent.
    let isKnownOrder = beginning.epoch == epoch
    if let copy = beginning.copy, copy.ownCount > 0 {
      let isOwn = { (pending: Pending) in
        pending.sequence > copy.ownCount || pending.sequence <= beginning.lastInCopy
      }
      guard isKnownOrder, copy.ownCount < nextSequence, outbox.map(\.pending).allSatisfy(isOwn)
      else { return true }
    }
    let own = beginning.changes.filter {
      $0.author == number.rawValue && $0.position.version > beginning.common.version
    }
    if own.isEmpty { return false }
    let ours = Set(known.map(\.bytes) + outbox.map(\.pending.bytes))
    let firstPending = outbox.first?.pending.sequence ?? nextSequence
    return own.contains { change in
      // The log may contain a copy instead of the first changes of the order.
      let isOld = isKnownOrder && beginning.common == .start && change.sequence < firstPending
      return !isOld && !ours.contains(change.bytes)
    }
  }

  /// Returns the sequence number of the first pending change that only this directory contains. Earlier ones may also be
  /// pending in another copy of it.
  private func firstOwn(_ beginning: Replica.Beginning) -> UInt64 {
    copy?.firstSequence ?? (beginning.isCopied ? 0 : nextSequence)
  }

  /// Returns the changes of the former order, and the pending ones, that the new order lacks.
  ///
  /// - Parameters:
  ///   - nextChangeID: the ID of the next change that is recorded.
  ///   - renumbering: assigns the identities under the new number; nil if the replica keeps its number.
  private func lost(
    _ restart: Restart, _ nextChangeID: inout UInt64, _ renumbering: inout Renumbering?
  ) throws -> [[UInt8]] {
    let (beginning, former, reader, number) = (
      restart.beginning, restart.former, restart.reader, restart.number
    )
    let sent = Set(beginning.changes.map(\.bytes))
    let own = beginning.changes.filter { $0.author == self.number.rawValue }
    let acknowledged = Dictionary(own.map { ($0.sequence, $0.bytes) }) { $1 }
    let isLost = { (bytes: [UInt8]) in !sent.contains(bytes) && !reader.hasCome(bytes) }
    let keepsNumber = renumbering == nil
    let isPending = { (pending: Pending) in
      pending.sequence > beginning.lastInCopy && acknowledged[pending.sequence] != pending.bytes
        // If a virtual machine was reset to a snapshot of its memory, the order may contain other changes with these IDs.
        && (keepsNumber ? isLost(pending.bytes) : !sent.contains(pending.bytes))
    }
    var pending: [[UInt8]] = []
    if renumbering == nil {
      pending = outbox.map(\.pending).filter(isPending).map(\.bytes)
    } else {
      var partial = PartialChanges()
      var changes = state.pending.makeIterator()
      let firstOwn = firstOwn(beginning)
      for sent in outbox.map(\.pending) {
        let whole = try PartialChanges.isPart(sent.bytes) ? partial.add(sent.bytes) : sent.bytes
        guard PartialChanges.isEnd(sent.bytes), let change = changes.next() else { continue }
        if let whole, ChangeReader.isSummary(whole) || sent.sequence < firstOwn {
          // The former order knows its identities. Another copy of the directory may send the same change, so it keeps its ID.
          if isPending(sent), isLost(whole) { pending.append(whole) }
        } else if isPending(sent), let next = renumbering?.change(change) {
          pending.append(next.encoded(as: number, id: nextChangeID))
          nextChangeID &+= 1
        }
      }
    }
    var lost = try restart.forked.changes(former.filter(isLost) + pending, of: number)
    // The log begins with a copy.
    if let copy = lost.first, ChangeReader.isCopy(copy), former.first == copy {
      let order = (beginning.copy.map { [$0.bytes] } ?? []) + beginning.changes.map(\.bytes)
      lost[0] = try OrderState.summary(of: copy, behind: order, id: nextChangeID)
      nextChangeID &+= 1
      if lost[0].count > PartialChanges.maximumByteCount {
        throw Failure.refused(
          "The server has lost changes of \(lost[0].count) bytes, but a change can have at most "
            + "\(PartialChanges.maximumByteCount) bytes. Restore a later backup of the server.")
      }
    }
    var parts = lost.flatMap { PartialChanges.parts(of: $0, limit: partByteCount) }
    // The former order contains only the first parts of this change. Its author sends all parts again.
    while let last = parts.last, !PartialChanges.isEnd(last) { parts.removeLast() }
    return parts
  }
}

extension ReplicaMachine.BegunAnew {
  /// Calculates the state of the machine.
  fileprivate mutating func calculate(
    _ restart: ReplicaMachine.Restart, on base: Snapshot, _ renumbering: Renumbering?
  ) throws {
    var reader = restart.reader
    var pending = try reader.pending(machine.outbox.map(\.pending.bytes))
    let (sentCount, isWithholding) = (pending.count, machine.state.isWithholding)
    if isWithholding, let withheld = machine.state.pending.last { pending.append(withheld) }
    var voids: [VoidOperation] = []
    let apply = { (applier: inout ChangeApplier) in
      for change in restart.ordered {
        let reasons = applier.apply(change.change, isOwn: change.isOwn)
        if change.isOwn { voids += reasons }
      }
    }
    if renumbering == nil, let begun = ReplicaState(empty: base, pending: pending, downloaded: apply) {
      machine.state = begun
    } else {
      let renamed = { (identity: Identity, type: ReplicatedType) in
        restart.forked.identity(renumbering?.identity(identity, of: type) ?? identity, of: type)
      }
      machine.state = try ReplicaState(
        beginningAnewFrom: base, pending: pending,
        renamed: renumbering == nil && restart.forked.isEmpty ? nil : renamed, downloaded: apply)
    }
    if isWithholding { _ = machine.state.withhold(after: sentCount) }
    rejected = voids
  }
}
