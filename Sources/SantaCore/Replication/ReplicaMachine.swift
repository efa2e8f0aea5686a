import SantaStore

/// What a replica knows, and what it does with the changes of its store and of the order.
///
/// A value without locks, files and a store. ``Replica`` keeps it behind a lock, reports events to it, and writes what it returns.
/// An event that may still fail to be written has two parts: the first returns what is to be written and changes nothing, and the
/// second takes it over once it is.
struct ReplicaMachine: Sendable {
  typealias Pending = Replica.Pending
  typealias Failure = Replica.Failure

  var epoch = ""
  /// The number of this replica; `.own` before it has joined.
  var number = ReplicaNumber.own
  /// Of the store, and of the order without what is pending.
  var state: ReplicaState
  /// The last change of the order that this replica has.
  var place = OrderPlace.start
  /// What has come of the order's changes whose last part has not.
  var reader: ChangeReader
  /// The pending changes as they are sent, the oldest first: a long one in several parts.
  var outbox: [(pending: Pending, store: Version)] = []
  var nextSequence: UInt64 = 1
  /// The sequence number of the last change that other replicas may have. The server may have received every change that was
  /// offered, and every change that was pending when the replica was opened or joined again.
  var lastOffered: UInt64 = 0
  /// The ID of the next change that is recorded, see ``ChangeIDs``.
  var nextChangeID: UInt64
  /// Not nil if the directory is a copy of another one, or was restored from a backup, and has no number of its own yet.
  var copy: RewindDetector.Copy?
  /// How long a change is that is sent as a whole, at most.
  let partByteCount: Int

  /// A replica that has not joined an order.
  init(nextChangeID: UInt64, partByteCount: Int) {
    state = ReplicaState(level: .empty)
    reader = ChangeReader(home: .own)
    (self.nextChangeID, self.partByteCount) = (nextChangeID, partByteCount)
  }

  /// The order's epoch and the number of this replica; nil before it has joined.
  var membership: (epoch: String, number: UInt32)? { number == .own ? nil : (epoch, number.rawValue) }

  /// It joined an order.
  mutating func joinedOrder(epoch: String, number: ReplicaNumber) {
    require(self.number == .own, "A replica joins one order.")
    (self.epoch, self.number, reader) = (epoch, number, ChangeReader(home: number))
  }

  // MARK: Own changes

  /// What was committed since the last recording, as one change.
  struct Recording {
    fileprivate let newest: Snapshot
    fileprivate let change: LogicalChange
    fileprivate let pending: [Pending]

    /// What is to be written to the log.
    var entries: [ReplicaLog.Entry] {
      pending.map { .pending(sequence: $0.sequence, store: newest.version, $0.bytes) }
    }
  }

  /// Whether the store has commits that were not recorded.
  func isBehind(_ newest: Snapshot) -> Bool { newest.version > state.shown.version }

  /// Records what was committed.
  ///
  /// - Parameter declarations: of the classes; passed whether the counters of new objects have what this replica has added.
  mutating func recording(
    of newest: Snapshot, _ declarations: (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations
  ) throws -> Recording {
    try newest.checkForDamage()
    // What a store contains that becomes a replica was not added by it: it may be a copy of what others have.
    let isFirst = state.shown.version == Snapshot.empty.version
    do {
      let change = try state.change(to: newest, declarations(!isFirst))
      return Recording(newest: newest, change: change, pending: try parts(of: change))
    } catch let refusal as ChangeRecorder.Refusal {
      throw Failure(refusal)
    }
  }

  /// The parts in which a change is sent. Its ID is never given again, also if it could not be written.
  mutating func parts(of change: LogicalChange) throws -> [Pending] {
    if change.isEmpty { return [] }
    let bytes = change.encoded(as: number, id: nextChangeID)
    nextChangeID &+= 1
    if bytes.count > PartialChanges.maximumByteCount { throw Failure(tooLong: change, bytes.count) }
    return PartialChanges.parts(of: bytes, limit: partByteCount).enumerated().map { index, part in
      Pending(sequence: nextSequence + UInt64(index), bytes: part)
    }
  }

  /// The entries of a recording were written.
  mutating func recorded(_ recording: Recording) {
    enqueue(recording.pending, recording.newest.version)
    state.commit(recording.newest, recording.change)
  }

  mutating func enqueue(_ pending: [Pending], _ version: Version) {
    outbox += pending.map { ($0, version) }
    nextSequence += UInt64(pending.count)
  }

  /// The oldest pending changes.
  ///
  /// - Parameters:
  ///   - limit: how many bytes they have together, at most, except for the first.
  ///   - sequence: the number of the last one that is left out.
  func pending(limit: Int, after sequence: UInt64) -> [Pending] {
    var (result, byteCount): ([Pending], Int) = ([], 0)
    for (pending, _) in outbox where pending.sequence > sequence {
      byteCount += pending.bytes.count
      if byteCount > limit && !result.isEmpty { break }
      result.append(pending)
    }
    return result
  }

  /// Changes up to a number are being sent.
  mutating func offered(upTo sequence: UInt64) { lastOffered = max(lastOffered, sequence) }

  /// The pending changes of which no part was sent.
  var unsent: ArraySlice<Pending> {
    let pending = outbox.map(\.pending)
    var start = pending.firstIndex { $0.sequence > lastOffered } ?? pending.count
    while start > 0, start < pending.count, !PartialChanges.isEnd(pending[start - 1].bytes) { start += 1 }
    return pending[start...]
  }

  /// Pending changes that the store has lost will be committed again in a version. With the version that they had before, they would
  /// be taken for lost again whenever the replica is opened, until the store reaches it.
  ///
  /// - Parameters:
  ///   - known: the version of the store that does not have them.
  ///   - entries: those of the log.
  /// - Returns: the entries of the log that replaces it.
  static func entries(
    _ entries: [ReplicaLog.Entry], committing version: Version, behind known: Version
  ) -> [ReplicaLog.Entry] {
    entries.map { entry in
      guard case .pending(let sequence, let store, let bytes) = entry, store > known else { return entry }
      return .pending(sequence: sequence, store: version, bytes)
    }
  }

  /// The entries were written that ``entries(_:committing:behind:)`` returned.
  mutating func noted(_ version: Version, behind known: Version) {
    for index in outbox.indices where outbox[index].store > known { outbox[index].store = version }
  }

  // MARK: The order

  /// The next changes of the order.
  struct Receipt {
    fileprivate(set) var changes: [ReplicaState.Ordered] = []
    /// What is to be written to the log.
    fileprivate(set) var entries: [ReplicaLog.Entry] = []
    /// The last place.
    fileprivate(set) var place: OrderPlace
    /// Whether all changes are this replica's own.
    fileprivate(set) var isOnlyOwn = false
    /// The indices of pending changes that others have sent back.
    fileprivate(set) var come: [Int] = []
    /// This replica's changes that were given up.
    fileprivate(set) var givenUp: [Replica.Rejection] = []
    fileprivate var reader: ChangeReader
    /// How many parts of pending changes are acknowledged, and how many whole changes.
    fileprivate var ownCount = 0
    fileprivate var endedCount = 0
    /// Whether what is shown is not what the order makes of this replica's own changes.
    fileprivate var isShownWrongly = false

    fileprivate init(upTo place: OrderPlace, _ reader: ChangeReader) {
      (self.place, self.reader) = (place, reader)
    }
  }

  /// Reads the next changes of the order.
  ///
  /// - Returns: nil if all are known.
  func receipt(of changes: [Replica.Ordered]) throws -> Receipt? {
    if copy != nil { throw Failure.copied }
    let changes = changes.filter { $0.place.version > place.version }
    guard let last = changes.last else { return nil }
    for (offset, change) in changes.enumerated()
    where change.place.version != place.version + UInt64(offset) + 1 {
      throw Failure.invalidChange("Changes of the order are missing before \(change.place.version).")
    }
    var receipt = Receipt(upTo: last.place, reader)
    var before = place
    for change in changes {
      if change.author == number.rawValue {
        try acknowledge(change, behind: before, in: &receipt)
      } else {
        let decoded = try receipt.reader.read(change.bytes) ?? LogicalChange()
        if try isOfAnotherLife(decoded, receipt.reader) { throw Failure.copied }
        receipt.changes.append(.init(change: decoded, isOwn: false))
        receipt.entries.append(.ordered(place: change.place, change.bytes))
      }
      before = change.place
    }
    receipt.isOnlyOwn = receipt.ownCount == changes.count
    if !receipt.isOnlyOwn { receipt.come = try returned(receipt) }
    return receipt
  }

  /// Reads an own change of the order.
  private func acknowledge(
    _ change: Replica.Ordered, behind before: OrderPlace, in receipt: inout Receipt
  ) throws {
    // The server does not send a replica its own changes, so a change of another copy of the directory would be taken for this
    // one's.
    guard receipt.ownCount < outbox.count, outbox[receipt.ownCount].pending.sequence == change.sequence,
      before.next(change.author, change.sequence, outbox[receipt.ownCount].pending.bytes) == change.place
    else { throw Failure.copied }
    let bytes = outbox[receipt.ownCount].pending.bytes
    if PartialChanges.isEnd(bytes) {
      let pending = state.pending[receipt.endedCount]
      // The same as for all others: they may have sent it already, or its first parts were given up.
      let own: LogicalChange
      if ChangeReader.isPlain(bytes), !pending.isEmpty {
        own = try receipt.reader.note(bytes) ? pending : LogicalChange()
      } else {
        own = try receipt.reader.read(bytes) ?? LogicalChange()
        if own.isEmpty, !pending.isEmpty, !receipt.reader.hasCome(bytes) {
          receipt.givenUp.append(Replica.Rejection(givenUp: pending))
        }
      }
      receipt.isShownWrongly = receipt.isShownWrongly || own != pending
      receipt.changes.append(.init(change: own, isOwn: true))
      receipt.endedCount += 1
    } else {
      try receipt.reader.note(bytes)
    }
    receipt.entries.append(.acknowledged(place: change.place))
    receipt.ownCount += 1
  }

  /// The indices of pending changes that others have sent back, which are not done again.
  private func returned(_ receipt: Receipt) throws -> [Int] {
    let rest = outbox.dropFirst(receipt.ownCount).map(\.pending.bytes)
    let come: [Int]
    if rest.allSatisfy(ChangeReader.isPlain) {
      come = rest.indices.filter { receipt.reader.hasCome(rest[$0]) }
    } else {
      var reader = receipt.reader
      let changes = try reader.pending(rest)
      come = changes.indices.filter { changes[$0].isEmpty }
    }
    return come.map { receipt.endedCount + $0 }
  }

  /// Applies own changes that the order has now.
  ///
  /// - Returns: the operations without an effect, and whether the store shows something else than the order makes: then it is to be
  ///   calculated and committed.
  mutating func acknowledge(_ receipt: Receipt) throws -> (rejected: [VoidOperation], isShownWrongly: Bool) {
    let rejected = receipt.changes.isEmpty ? [] : try state.receive(receipt.changes)
    return (rejected, !rejected.isEmpty || receipt.isShownWrongly || state.lacksColumns)
  }

  /// Applies changes of the order, and does those that are pending again. Afterwards, `state.shown` is to be committed.
  ///
  /// - Parameter come: the indices of pending changes that are not done again, because others have sent them back.
  /// - Returns: this replica's operations without an effect.
  mutating func apply(_ changes: [ReplicaState.Ordered], leavingOut come: [Int]) throws -> [VoidOperation] {
    state.voidPending(come)
    return try state.receive(changes)
  }

  /// The state that is shown was committed.
  mutating func committed(_ state: Snapshot) { self.state.committed(state) }

  /// The commit failed that was to follow a change of the state.
  mutating func returned(to state: ReplicaState) { self.state = state }

  /// What a receipt says was written, and committed if it is to be.
  mutating func received(_ receipt: Receipt) {
    outbox.removeFirst(receipt.ownCount)
    (place, reader) = (receipt.place, receipt.reader)
  }

  /// The mark with which a state at a place of the order is committed.
  func mark(at place: OrderPlace, generation: UInt16) -> ReplicaMark {
    ReplicaMark(number: number.rawValue, generation: generation, position: place.version)
  }

  /// The entry that says that the store is what the order makes, so that nothing is calculated when it is opened again; nil if it is
  /// not.
  var levelEntry: ReplicaLog.Entry? {
    outbox.isEmpty && state.isLevel ? .level(store: state.shown.version, place: place) : nil
  }

  /// The entries of a log that replaces the present one: a copy of the downloaded state and what is pending.
  ///
  /// - Returns: nil if it could not be read again with such a copy.
  func entries(limit: Int = Replica.Copy.maximumByteCount) throws -> [ReplicaLog.Entry]? {
    let state = try ChangeRecorder.copy(of: state.downloaded, state.schema)
    // With what has come of changes in parts.
    let copy = reader.copy(state.encoded(as: number))
    if copy.count > limit { return nil }
    var entries: [ReplicaLog.Entry] = [
      .membership(epoch: epoch, number: number),
      .next(sequence: outbox.first?.pending.sequence ?? nextSequence), .copy(place: place, copy),
    ]
    entries += outbox.map { .pending(sequence: $0.pending.sequence, store: $0.store, $0.pending.bytes) }
    return entries
  }

  /// Whether a change that others send back has objects or positions of this replica that it never made, or makes just now as others.
  /// Its directory and the server then went back to a state before together, and nobody noticed.
  ///
  /// - Parameter reader: what has read the change.
  func isOfAnotherLife(_ change: LogicalChange, _ reader: ChangeReader) throws -> Bool {
    guard change.makesOwn else { return false }
    var pendingReader = reader
    // Only unsent changes are evidence. Another replica can return the objects of a sent change: the server may have lost the
    // change after that replica received it.
    let pending = try pendingReader.pending(unsent.map(\.bytes)).flatMap(\.madeNames)
    let made = Set(pending.filter { $0.identity.replica == .own })
    var isOther = false
    change.forEachMadeName { name in
      guard !isOther, name.identity.replica == .own else { return }
      isOther = made.contains(name)
      guard let id = state.schema.tables[name.type], id.rawValue < state.shown.tables.count else { return }
      let table = state.shown[id]
      if name.identity.counter >= (name.isPosition ? table.nextPosition : table.nextRow) { isOther = true }
    }
    return isOther
  }
}
