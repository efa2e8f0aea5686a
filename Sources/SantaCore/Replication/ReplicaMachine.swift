import SantaStore

/// The state machine of a replica: it decides how commits of the store and changes of the order are handled.
///
/// It is a value without locks, files or a store. ``Replica`` keeps it behind a lock, calls a method for each event, and
/// performs the file operations and commits. An event that needs a file operation takes two calls, so that a failed operation
/// loses nothing. For example, `recording(of:_:)` returns the entries to write, and `recorded(_:)` takes them over after they
/// are written.
struct ReplicaMachine: Sendable {
  typealias Pending = Replica.Pending
  typealias Failure = Replica.Failure

  var epoch = ""
  /// The number of this replica; `.own` before it has joined.
  var number = ReplicaNumber.own
  /// The state of the store, and the state of the order without pending changes.
  var state: ReplicaState
  /// The position of the last change of the order that this replica has.
  var position = OrderPosition.start
  /// The reader of the order. It keeps the parts of changes that are not yet complete.
  var reader: ChangeReader
  /// The pending changes in the form in which they are sent, the oldest first. A long change has several parts.
  var outbox: [(pending: Pending, store: Version)] = []
  var nextSequence: UInt64 = 1
  /// The sequence number of the last change that other replicas may have. The server may have received every change that was
  /// offered, and every change that was pending when the replica was opened or restarted.
  var lastOffered: UInt64 = 0
  /// The ID of the next recorded change, see ``ChangeIDs``.
  var nextChangeID: UInt64
  /// The record of a directory that was copied or restored from a backup, and that has not been given a new number yet;
  /// otherwise nil.
  var copy: RewindDetector.Copy?
  /// The right of the user to the store.
  var access = StateAnnotation.Access.write
  /// Whether changes under ``number`` were taken back. Delayed requests may still bring them into the order, so further changes
  /// need another number.
  var isSpent = false
  /// The changes that were taken back, and that have not been reported to the program.
  var takenBack: [LogicalChange] = []
  /// Whether the shown state still contains operations of ``takenBack``. `receive([])` undoes them.
  var mustUndo = false
  /// The user that the directory belongs to; nil if it belongs to none.
  var owner: String?
  /// The maximum length of a change that is sent as a whole, in bytes.
  let partByteCount: Int

  /// A replica that has not joined an order.
  init(nextChangeID: UInt64, partByteCount: Int) {
    state = ReplicaState(level: .empty)
    reader = ChangeReader(home: .own)
    (self.nextChangeID, self.partByteCount) = (nextChangeID, partByteCount)
  }

  /// The order's epoch and the number of this replica; nil before it has joined.
  var membership: Membership? {
    number == .own ? nil : Membership(epoch: epoch, replica: number.rawValue)
  }

  /// Takes over the membership after it is in the log.
  mutating func joinedOrder(epoch: String, number: ReplicaNumber) {
    require(self.number == .own, "A replica joins one order.")
    (self.epoch, self.number, reader) = (epoch, number, ChangeReader(home: number))
  }

  // MARK: Own changes

  /// The commits since the last recording, as one change.
  struct Recording {
    let newest: Snapshot
    let change: LogicalChange
    fileprivate let pending: [Pending]

    /// The entries to append to the log.
    var entries: [ReplicaLog.Entry] {
      pending.map { .pending(sequence: $0.sequence, store: newest.version, $0.bytes) }
    }
  }

  /// Returns whether the store contains commits that are not recorded.
  func isBehind(_ newest: Snapshot) -> Bool { newest.version > state.shown.version }

  /// Compares a state of the store with the recorded one.
  ///
  /// - Parameter declarations: returns the declarations of the classes. Its argument says whether the counter of a new object
  ///   contains increments of this replica.
  mutating func recording(
    of newest: Snapshot, _ declarations: (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations
  ) throws -> Recording {
    try newest.checkForDamage()
    // A store may already contain objects when it becomes a replica. They may be a copy of other replicas' objects, so their
    // counters are not increments.
    let isFirst = state.shown.version == Snapshot.empty.version
    do {
      let change = try state.change(to: newest, declarations(!isFirst))
      return Recording(newest: newest, change: change, pending: access == .write ? try parts(of: change) : [])
    } catch let refusal as ChangeRecorder.Refusal {
      throw Failure(refusal)
    }
  }

  /// Returns the parts in which a change is sent. Its ID is not reused, even if writing the parts fails.
  mutating func parts(of change: LogicalChange) throws -> [Pending] {
    if change.isEmpty { return [] }
    let bytes = change.encoded(as: number, id: nextChangeID)
    nextChangeID &+= 1
    if bytes.count > PartialChanges.maximumByteCount { throw Failure(tooLong: change, bytes.count) }
    return PartialChanges.parts(of: bytes, limit: partByteCount).enumerated().map { index, part in
      Pending(sequence: nextSequence + UInt64(index), bytes: part)
    }
  }

  /// Takes over a recording after its entries are in the log.
  mutating func recorded(_ recording: Recording) {
    enqueue(recording.pending, recording.newest.version)
    state.commit(recording.newest, recording.change)
  }

  mutating func enqueue(_ pending: [Pending], _ version: Version) {
    outbox += pending.map { ($0, version) }
    nextSequence += UInt64(pending.count)
  }

  /// Returns the oldest pending changes.
  ///
  /// - Parameters:
  ///   - limit: the maximum length of all together, in bytes. The first change is returned whatever its length.
  ///   - sequence: the sequence number after which they begin.
  func pending(limit: Int, after sequence: UInt64) -> [Pending] {
    var (result, byteCount): ([Pending], Int) = ([], 0)
    for (pending, _) in outbox where pending.sequence > sequence {
      byteCount += pending.bytes.count
      if byteCount > limit && !result.isEmpty { break }
      result.append(pending)
    }
    return result
  }

  /// Notes that changes up to a sequence number are being sent.
  mutating func offered(upTo sequence: UInt64) { lastOffered = max(lastOffered, sequence) }

  /// The pending changes without any part that was sent.
  var unsent: ArraySlice<Pending> {
    let pending = outbox.map(\.pending)
    var start = pending.firstIndex { $0.sequence > lastOffered } ?? pending.count
    while start > 0, start < pending.count, !PartialChanges.isEnd(pending[start - 1].bytes) { start += 1 }
    return pending[start...]
  }

  /// Returns the entries of a log in which lost pending changes have the version that commits them again. With their former
  /// version, each opening would commit them again until the store reaches it.
  ///
  /// - Parameters:
  ///   - entries: the entries of the current log.
  ///   - version: the version that commits the changes again.
  ///   - known: the version of the store, which lacks the changes.
  static func entries(
    _ entries: [ReplicaLog.Entry], committing version: Version, behind known: Version
  ) -> [ReplicaLog.Entry] {
    entries.map { entry in
      guard case .pending(let sequence, let store, let bytes) = entry, store > known else { return entry }
      return .pending(sequence: sequence, store: version, bytes)
    }
  }

  /// Takes over the entries of ``entries(_:committing:behind:)`` after they are in the log.
  mutating func noted(_ version: Version, behind known: Version) {
    for index in outbox.indices where outbox[index].store > known { outbox[index].store = version }
  }

  // MARK: The order

  /// The next changes of the order, decoded and checked.
  struct Receipt {
    fileprivate(set) var changes: [ReplicaState.Ordered] = []
    /// The entries to append to the log.
    fileprivate(set) var entries: [ReplicaLog.Entry] = []
    /// The last position of the order among them.
    fileprivate(set) var position: OrderPosition
    /// Whether all changes are this replica's own.
    fileprivate(set) var isOnlyOwn = false
    /// The indices of pending changes that other replicas have sent back.
    fileprivate(set) var sentBack: [Int] = []
    /// The own changes that the order gave up.
    fileprivate(set) var givenUp: [Replica.Rejection] = []
    fileprivate var reader: ChangeReader
    /// The number of acknowledged parts, and the number of acknowledged changes.
    fileprivate var ownCount = 0
    fileprivate var endedCount = 0
    /// Whether the store shows a result of the own changes that differs from the order.
    fileprivate var isShownWrongly = false

    fileprivate init(upTo position: OrderPosition, _ reader: ChangeReader) {
      (self.position, self.reader) = (position, reader)
    }
  }

  /// Reads the next changes of the order.
  ///
  /// - Returns: nil if the machine has all of them.
  /// - Throws: ``Replica/Failure``. The machine is unchanged.
  func receipt(of changes: [Replica.Ordered]) throws -> Receipt? {
    if copy != nil { throw Failure.copied }
    let changes = try new(changes)
    guard let last = changes.last else { return nil }
    var receipt = Receipt(upTo: last.position, reader)
    var before = position
    for change in changes {
      if change.author == number.rawValue {
        try acknowledge(change, behind: before, in: &receipt)
      } else {
        try change.check(behind: before)
        let decoded = try receipt.reader.read(change.bytes) ?? LogicalChange()
        if try isOfAnotherLife(decoded, receipt.reader) { throw Failure.copied }
        receipt.changes.append(.init(change: decoded, isOwn: false))
        receipt.entries.append(.ordered(position: change.position, change.bytes))
      }
      before = change.position
    }
    receipt.isOnlyOwn = receipt.ownCount == changes.count
    if !receipt.isOnlyOwn { receipt.sentBack = try sentBack(receipt) }
    return receipt
  }

  /// Returns the changes that this machine does not have. Each may arrive several times.
  private func new(_ changes: [Replica.Ordered]) throws(Failure) -> [Replica.Ordered] {
    var (new, version): ([Replica.Ordered], UInt64) = ([], position.version)
    for change in changes where change.position.version > version {
      guard change.position.version == version + 1 else {
        throw .garbled("Changes of the order are missing before \(change.position.version).")
      }
      // A store whose mark has a later position could not be opened again.
      guard change.position.version < ReplicaMark.positionLimit else { throw .impossiblePosition }
      new.append(change)
      version += 1
    }
    return new
  }

  /// Reads an own change of the order.
  private func acknowledge(
    _ change: Replica.Ordered, behind before: OrderPosition, in receipt: inout Receipt
  ) throws {
    // The server sends an own change without its bytes. The check distinguishes it from a change that another copy of the
    // directory made.
    guard receipt.ownCount < outbox.count, outbox[receipt.ownCount].pending.sequence == change.sequence,
      before.next(replica: change.author, sequence: change.sequence, outbox[receipt.ownCount].pending.bytes)
        == change.position
    else { throw Failure.copied }
    let bytes = outbox[receipt.ownCount].pending.bytes
    if PartialChanges.isEnd(bytes) {
      let pending = state.pending[receipt.endedCount]
      // The order decides: another replica may have sent the change before, or its first parts were given up.
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
    receipt.entries.append(.acknowledged(position: change.position))
    receipt.ownCount += 1
  }

  /// Returns the indices of pending changes that other replicas have sent back. They must not be applied again.
  private func sentBack(_ receipt: Receipt) throws -> [Int] {
    let rest = outbox.dropFirst(receipt.ownCount).map(\.pending.bytes)
    let indices: [Int]
    if rest.allSatisfy(ChangeReader.isPlain) {
      indices = rest.indices.filter { receipt.reader.hasCome(rest[$0]) }
    } else {
      var reader = receipt.reader
      let changes = try reader.pending(rest)
      indices = changes.indices.filter { changes[$0].isEmpty }
    }
    return indices.map { receipt.endedCount + $0 }
  }

  /// Applies own changes that the order has acknowledged.
  ///
  /// - Returns: the operations without an effect, and whether the store shows another state than the order has. If it does,
  ///   call ``apply(_:leavingOut:)`` without changes, and commit the result.
  mutating func acknowledge(_ receipt: Receipt) throws -> (rejected: [VoidOperation], isShownWrongly: Bool) {
    let rejected = receipt.changes.isEmpty ? [] : try state.receive(receipt.changes)
    return (rejected, !rejected.isEmpty || receipt.isShownWrongly || state.lacksColumns)
  }

  /// Applies changes of the order, and then the pending changes on top. Commit `state.shown` afterwards.
  ///
  /// - Parameter sentBack: the indices of pending changes that must not be applied, because other replicas have sent them back.
  /// - Returns: the own operations without an effect.
  mutating func apply(_ changes: [ReplicaState.Ordered], leavingOut sentBack: [Int]) throws -> [VoidOperation]
  {
    state.voidPending(sentBack)
    return try state.receive(changes)
  }

  /// Takes over the shown state after its commit.
  mutating func committed(_ state: Snapshot) {
    self.state.committed(state)
    mustUndo = false
  }

  /// Restores the state from before a commit that failed.
  mutating func commitFailed(restoring state: ReplicaState) { self.state = state }

  /// Takes over a receipt after its entries are in the log, and after its commit if it has one.
  mutating func received(_ receipt: Receipt) {
    outbox.removeFirst(receipt.ownCount)
    (position, reader) = (receipt.position, receipt.reader)
  }

  /// Returns the mark of a commit at a position of the order.
  func mark(at position: OrderPosition, generation: UInt16) -> ReplicaMark {
    ReplicaMark(number: number, generation: generation, position: position.version, access: access)
  }

  /// The log entry for a store that shows exactly the state of the order; nil if the states differ. With it, the next opening
  /// calculates nothing.
  var levelEntry: ReplicaLog.Entry? {
    outbox.isEmpty && state.isLevel ? .level(store: state.shown.version, position: position) : nil
  }

  /// Returns the entries of a log that replaces the current one: a copy of the downloaded state, and the pending changes.
  ///
  /// - Returns: nil if the copy is longer than the limit, so that the log could not be read again.
  func entries(limit: Int = Replica.Copy.maximumByteCount) throws -> [ReplicaLog.Entry]? {
    let state = try ChangeRecorder.copy(of: state.downloaded, state.schema, as: number)
    // Includes the parts of changes that are not yet complete.
    let copy = reader.copy(state)
    if copy.count > limit { return nil }
    var entries: [ReplicaLog.Entry] = [
      .membership(epoch: epoch, number: number),
      .next(sequence: outbox.first?.pending.sequence ?? nextSequence), .copy(position: position, copy),
    ]
    entries += outbox.map { .pending(sequence: $0.pending.sequence, store: $0.store, $0.pending.bytes) }
    return entries + lastingEntries
  }

  /// Returns whether a change contains identities of this replica that it never assigned, or that it has just assigned to other
  /// objects. The directory and the server were then both restored to an earlier state, and this replica assigned the
  /// identities twice.
  ///
  /// - Parameter reader: the reader of the change.
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

extension Replica.Ordered {
  /// Checks by the chain that the bytes arrived as the server sent them. With damaged bytes, this replica would differ from all
  /// others.
  func check(behind before: OrderPosition) throws(Replica.Failure) {
    guard before.next(replica: author, sequence: sequence, bytes) == position else {
      throw .garbled("Change \(position.version) of the order arrived damaged.")
    }
  }
}
