import SantaStore

/// Opening: restoring the machine from the entries of its log.
extension ReplicaMachine {
  /// The properties of a log file besides its entries.
  struct LogState {
    var path: String
    var generation: UInt16
    /// Whether the log replaced another one. Otherwise it began empty.
    var isReplacement: Bool
    var byteCount: Int
  }

  /// A replica whose log was read, and whose state is not calculated yet.
  struct Opening {
    private let order: LoggedOrder
    private let shown: Snapshot
    private let generation: UInt16

    /// - Throws: ``Replica/Failure`` if the log and the store belong to different states; `StoreError` if the log is truncated.
    init(_ entries: [ReplicaLog.Entry], _ log: LogState, _ shown: Snapshot) throws {
      try shown.checkForDamage()
      let generation = shown.replica?.generation ?? 0
      // If the log was created after the folder of a former replica was removed, the mark of the store does not refer to it.
      let mark = generation < log.generation ? 0 : shown.replica?.position ?? 0
      var order = try LoggedOrder(entries, upTo: mark)
      order.cutUnfinished()
      (self.order, self.shown, self.generation) = (order, shown, log.generation)
      if !isMember {
        // The store's mark was committed after the number was in the log, so the log has lost entries.
        if let known = shown.replica, known.generation == log.generation {
          throw StoreError.cutReplicaLog(log.path, byteCount: log.byteCount)
        }
        if order.outbox.isEmpty { return }
        throw Failure.forked(
          "The folder 'replica' has changes of a replica that has not joined, so it is damaged. Restore it with the store."
        )
      }
      guard position.version >= mark, generation <= log.generation else {
        throw Failure.forked(
          "The folder 'replica' has \(position.version) changes of the order, but the store has \(mark): the folder is "
            + "older than the store. Restore both together.")
      }
      guard generation == log.generation || !log.isReplacement else {
        throw Failure.forked(
          "The store is older than its folder 'replica', which belongs to a later state. Restore both together."
        )
      }
    }

    /// Whether the replica has joined an order.
    var isMember: Bool { order.number != .own }

    /// The sequence number of the next own change.
    var nextSequence: UInt64 { order.nextSequence }

    private var position: OrderPosition { order.ordered.last?.position ?? .start }

    /// Calculates the state of the machine.
    ///
    /// - Parameters:
    ///   - copy: the record of a directory that was copied and has not been given another number yet; otherwise nil.
    ///   - declarations: returns the declarations of the classes. Its argument says whether the counter of a new object
    ///     contains increments of this replica.
    /// - Returns: the machine; the entries to append to its log; the entries of a log that must replace it, or nil.
    func machine(
      _ copy: RewindDetector.Copy?, nextChangeID: UInt64, partByteCount: Int,
      _ declarations: (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations
    ) throws -> (machine: ReplicaMachine, added: [ReplicaLog.Entry], replacing: [ReplicaLog.Entry]?) {
      var machine = ReplicaMachine(nextChangeID: nextChangeID, partByteCount: partByteCount)
      (machine.epoch, machine.number) = (order.epoch, order.number)
      (machine.outbox, machine.nextSequence) = (order.outbox, order.nextSequence)
      (machine.owner, machine.isSpent) = (order.owner, order.isSpent)
      machine.takenBack = try order.takenBack.map { try machine.change(inLog: $0) }
      // The mark of a former folder 'replica' says nothing about this one.
      if let mark = shown.replica, isMember, mark.generation == generation { machine.access = mark.access }
      machine.lastOffered = order.nextSequence - 1
      machine.reader = ChangeReader(home: order.number)
      machine.position = position
      guard isMember else { return (machine, [], nil) }
      machine.copy = copy
      let added = try machine.calculate(order, shown, declarations)
      // Replace the log, because ignored entries must not precede new ones.
      return (machine, added, order.isCut ? try machine.entries(limit: .max) : nil)
    }
  }

  /// Calculates the state from the changes of the order and those that are pending.
  ///
  /// - Returns: the entries to append to the log, for commits of the store that no pending change describes.
  private mutating func calculate(
    _ order: LoggedOrder, _ shown: Snapshot,
    _ declarations: (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations
  ) throws -> [ReplicaLog.Entry] {
    let isLevel = order.level.map { $0.store == shown.version && $0.position == position } ?? false
    let withheld = order.withheld.isEmpty ? nil : try change(inLog: order.withheld)
    if isLevel && outbox.isEmpty && withheld == nil {
      for change in order.ordered { try reader.note(change.bytes) }
      state = ReplicaState(level: shown)
      return []
    }
    var changes: [ReplicaState.Ordered] = []
    for ordered in order.ordered {
      if let change = try reader.read(ordered.bytes) {
        changes.append(.init(change: change, isOwn: ordered.isOwn))
      }
    }
    var pendingReader = reader
    var pending = try pendingReader.pending(outbox.map(\.pending.bytes))
    let sentCount = pending.count
    if let withheld { pending.append(withheld) }
    let ends = outbox.filter { PartialChanges.isEnd($0.pending.bytes) }
    let lost = Set(ends.indices.filter { ends[$0].store > shown.version })
    do {
      state = try ReplicaState(
        shown: shown, pending: pending, lost: lost,
        declarations(!order.ordered.isEmpty || nextSequence > 1)
      ) { applier in
        for change in changes { _ = applier.apply(change.change, isOwn: change.isOwn) }
      }
    } catch let refusal as ChangeRecorder.Refusal {
      throw Failure(refusal)
    }
    if access != .write { return withhold(after: sentCount) }
    var entries: [ReplicaLog.Entry] = []
    for change in state.pending.dropFirst(sentCount) {
      let parts = try parts(of: change)
      entries += parts.map { .pending(sequence: $0.sequence, store: shown.version, $0.bytes) }
      enqueue(parts, shown.version)
    }
    // The process ended after it was permitted to write again, and before it declared these types and properties.
    return withheld == nil ? entries : entries + [.withheld([])]
  }
}
