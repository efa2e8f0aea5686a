package import SantaStore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store that takes part in replication: it takes over the store's commits as pending changes, and commits what others
/// did. It has no network: a client gives it the changes of the order, and sends what it has pending.
///
/// Its methods are called on one thread at a time, and block while others write. Any program may write to the store
/// meanwhile, in this process or another: what it committed is found by comparing states.
package final class Replica: Sendable {
  /// A change of this replica that the server may not have yet.
  package struct Pending: Hashable, Sendable {
    package var sequence: UInt64
    package var bytes: [UInt8]
  }

  /// A change of the order.
  package struct Ordered: Hashable, Sendable {
    package var place: OrderPlace
    package var author: UInt32
    package var sequence: UInt64
    /// Empty if the change is the replica's own.
    package var bytes: [UInt8]

    package init(place: OrderPlace, author: UInt32, sequence: UInt64, bytes: [UInt8]) {
      (self.place, self.author, self.sequence, self.bytes) = (place, author, sequence, bytes)
    }
  }

  /// An operation of this replica without an effect: changes of others, which come before it in the order, don't allow it. It may
  /// also be a rule that the program declares, and that these changes break.
  package struct Rejection: Hashable, Sendable {
    package var type: String
    package var primaryKey: String?
    package var property: String?
    package var value: String?
    package var reason: String
  }

  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A change that can't be replicated.
    case refused(String)
    /// The server and this directory don't know the same changes of this replica.
    case forked(String)
    /// The order has other changes of this replica than this directory, which is a copy of another one, or was restored from
    /// a backup.
    case copied
    case invalidChange(String)

    package var description: String {
      switch self {
      case .refused(let what), .forked(let what), .invalidChange(let what): what
      case .copied:
        "The order has other changes of this replica than its directory, which is a copy of another one, or was restored "
          + "from a backup."
      }
    }
  }

  private struct Core {
    var log: ReplicaLog
    var epoch = ""
    /// The number of this replica; `.own` before it has joined.
    var number = ReplicaNumber.own
    var state: ReplicaState
    var place = OrderPlace.start
    /// What has come of the order's changes whose last part has not.
    var reader = ChangeReader(home: .own)
    /// The pending changes as they are sent, the oldest first: a long one in several parts.
    var outbox: [(pending: Pending, store: Version)] = []
    var nextSequence: UInt64 = 1
    /// The sequence number of the last change that other replicas may have. The server may have received every change that was
    /// returned by `outgoing`, and every change that was pending when the replica was opened or joined again.
    var lastOffered: UInt64 = 0
    /// The ID of the next change that is recorded, see ``ChangeIDs``.
    var nextChangeID: UInt64
    /// Not nil if the directory is a copy of another one, or was restored from a backup, and has no number of its own yet.
    var copy: RewindDetector.Copy?
    /// Whether the files may have more than this value: a commit that failed after it was written counts as soon as another one
    /// follows. The next call then reads everything from the files again.
    var mayBeBehind = false
  }

  // Guard of the unchecked parts: the mutex.
  private let engine: Engine
  /// Nil if no other process has the disk.
  private let lock: (any DiskFile)?
  private let core: Mutex<Core>
  private let directory: String
  private let disk: any Disk
  private let partByteCount: Int
  /// The last digest, from which the next one is calculated.
  private let digest = Mutex<(value: StateDigest, time: ContinuousClock.Instant)?>(nil)

  /// A longer change is sent in parts of this length, so that one gets through within the deadline of a request also where
  /// the connection takes half a megabit in a second, and need not be sent again when another one does not.
  package static let partByteCount = 4 << 20

  /// Opens the replica of a store.
  ///
  /// - Parameter partByteCount: how long a change is that is sent as a whole, at most.
  /// - Returns: nil if another process, or another object of this one, has it.
  package static func open(
    _ configuration: Store.Configuration, partByteCount: Int = partByteCount
  ) throws -> Replica? {
    guard case .directory(let url) = configuration.location else {
      throw Failure.refused("A store in memory can't be replicated. Give it a directory.")
    }
    if configuration.isReadOnly {
      throw Failure.refused("A store that is opened read-only can't be replicated.")
    }
    let engine = try Store.engine(configuration)
    let path = try url.filePath
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: SystemDisk())
    let directory = try makeFolder(in: path, on: disk)
    guard let lock = try takeLock(directory + "/lock", on: disk) else { return nil }
    return try Replica(engine, in: directory, on: disk, lock, partByteCount)
  }

  /// The lock of a replica; nil if another process, or another object of this one, has it.
  private static func takeLock(_ path: String, on disk: any Disk) throws(StoreError) -> (any DiskFile)? {
    do throws(SystemError) {
      let file = try disk.open(path, .readWriteCreate)
      return try file.tryLock() ? file : nil
    } catch { throw .cannotOpen(path, error) }
  }

  private static func makeFolder(in path: String, on disk: any Disk) throws -> String {
    let directory = ReplicaFolder.path(in: path)
    do throws(SystemError) {
      try disk.makeDirectory(directory, named: path)
    } catch { throw StoreError.system("Creating", directory, error) }
    return directory
  }

  /// Opens the replica of a store on a disk that no other process has.
  convenience init(_ engine: Engine, on disk: any Disk, partByteCount: Int = partByteCount) throws {
    let directory = try Self.makeFolder(in: engine.path, on: disk)
    try self.init(engine, in: directory, on: disk, nil, partByteCount)
  }

  private init(
    _ engine: Engine, in directory: String, on disk: any Disk, _ lock: (any DiskFile)?, _ partByteCount: Int
  ) throws {
    let (log, entries) = try ReplicaLog.open(in: directory, on: disk, engine.latest.replica)
    (self.engine, self.lock) = (engine, lock)
    (self.directory, self.disk) = (directory, disk)
    self.partByteCount = partByteCount
    let detector = RewindDetector(directory, on: disk)
    core = Mutex(try Self.core(log, entries, engine, detector, partByteCount))
    try restoreLost()
  }

  /// Commits pending changes again that the store has lost, because they were not on the disk before a power failure, and
  /// columns of identities that it lacks.
  private func restoreLost() throws {
    try core.withLock { core in
      let known = core.state.shown.version
      if core.outbox.contains(where: { $0.store > known }) {
        _ = try commit([], [], core.place, &core, restoringBehind: known)
      } else if core.state.lacksColumns {
        _ = try commit([], [], core.place, &core)
      }
    }
  }

  /// Notes the version in which pending changes will be committed again that the store has lost. With the version that they had
  /// before, they would be taken for lost again whenever the replica is opened, until the store reaches it.
  ///
  /// - Parameter known: the version of the store that does not have them.
  private static func note(_ version: Version, ofChangesBehind known: Version, in core: inout Core) throws {
    let entries = try core.log.entries().map { entry in
      guard case .pending(let sequence, let store, let bytes) = entry, store > known else { return entry }
      return .pending(sequence: sequence, store: version, bytes)
    }
    try core.log.rewrite(entries)
    for index in core.outbox.indices where core.outbox[index].store > known {
      core.outbox[index].store = version
    }
  }

  /// Reads what is known from the files again if it may be behind them.
  private func catchUp(_ core: inout Core) throws {
    guard core.mayBeBehind else { return }
    // Makes a commit count that was written before it failed.
    _ = try engine.beginWrite()
    engine.cancelWrite()
    // The versions of blocks begin anew.
    forgetDigest(olderThan: .zero)
    let (log, entries) = try ReplicaLog.open(in: directory, on: disk, engine.latest.replica)
    core = try Self.core(log, entries, engine, RewindDetector(directory, on: disk), partByteCount)
  }

  // MARK: State

  /// The order's epoch and the number of this replica; nil before it has joined.
  package var membership: (epoch: String, number: UInt32)? {
    core.withLock { $0.number == .own ? nil : ($0.epoch, $0.number.rawValue) }
  }

  /// Whether its directory is a copy of another one, or was restored from a backup. What it makes must not get identities under the
  /// former number, so it neither sends nor receives before it has begun anew with another one.
  package var isCopy: Bool { core.withLock { $0.copy != nil } }

  package var place: OrderPlace { core.withLock { $0.place } }

  package var pendingCount: Int { core.withLock { $0.outbox.count } }

  /// The properties whose values are not sent, such as `Photo.original`, in alphabetical order.
  package var localProperties: [String] {
    engine.latest.tables.flatMap { table in
      table.columns.filter { $0.isProperty && $0.type == .external }.map { "\(table.name).\($0.name)" }
    }.sorted()
  }

  /// Calls `body` on any thread after each commit, until the returned number is passed to ``stopListening(_:)``.
  package func listen(_ body: @escaping @Sendable () -> Void) -> Int { engine.listen(body) }

  package func stopListening(_ listener: Int) { engine.stopListening(listener) }

  /// Becomes a replica of an order. What the store contains is its first pending change.
  package func join(epoch: String, number: UInt32) throws {
    try core.withLock { core in
      try catchUp(&core)
      require(core.number == .own, "A replica joins one order.")
      let number = try ReplicaNumber(given: number)
      try core.log.append([.membership(epoch: epoch, number: number)], syncs: true)
      RewindDetector(directory, on: disk).noteJoined()
      (core.epoch, core.number, core.reader) = (epoch, number, ChangeReader(home: number))
      try collect(&core)
    }
  }

  // MARK: Own changes

  /// Takes over what was committed since the last call, as one change.
  package func collect() throws {
    try core.withLock { core in
      try catchUp(&core)
      if core.number != .own { try collect(&core) }
    }
  }

  private func collect(_ core: inout Core) throws {
    let newest = engine.latest
    if newest.version > core.state.shown.version { try absorb(newest, &core) }
  }

  private func absorb(_ newest: Snapshot, _ core: inout Core) throws {
    try newest.checkForDamage()
    do {
      // What a store contains that becomes a replica was not added by it: it may be a copy of what others have.
      let isFirst = core.state.shown.version == Snapshot.empty.version
      let change = try core.state.change(
        to: newest, Self.declarations(engine, newest, countsNewObjects: !isFirst))
      // First, because this may fail: a pending change that is not in the outbox would count as the one that the server
      // acknowledges next.
      if !change.isEmpty { try Self.enqueue(change, newest.version, &core, partByteCount) }
      core.state.commit(newest, change)
    } catch let refusal as ChangeRecorder.Refusal {
      throw Failure(refusal)
    }
  }

  private static func enqueue(
    _ change: LogicalChange, _ version: Version, _ core: inout Core, _ partByteCount: Int
  ) throws {
    let bytes = change.encoded(as: core.number, id: core.nextChangeID)
    core.nextChangeID &+= 1
    if bytes.count > PartialChanges.maximumByteCount { throw Failure(tooLong: change, bytes.count) }
    let parts = PartialChanges.parts(of: bytes, limit: partByteCount)
    var pending: [Pending] = []
    for part in parts {
      pending.append(Pending(sequence: core.nextSequence + UInt64(pending.count), bytes: part))
    }
    try core.log.append(
      pending.map { .pending(sequence: $0.sequence, store: version, $0.bytes) }, syncs: false)
    core.outbox += pending.map { ($0, version) }
    core.nextSequence += UInt64(pending.count)
  }

  /// - Parameter counts: whether the counters of new objects have what this replica has added.
  private static func declarations(
    _ engine: Engine, _ state: Snapshot, countsNewObjects counts: Bool
  ) -> ChangeRecorder.Declarations {
    let isCounter = { (cell: CellAddress) in
      engine.declared.isCounter(state[cell.table][cell.column].name, ofClass: state[cell.table].name)
    }
    return ChangeRecorder.Declarations(
      isDefault: { table, column, value in
        let definition = state[table][column]
        return value == definition.initialValue
          || engine.declared.isDefault(value, of: definition.name, ofClass: state[table].name)
      },
      isCounter: isCounter,
      start: { cell in
        guard counts, isCounter(cell) else { return nil }
        let (table, column) = (state[cell.table], state[cell.table][cell.column])
        return engine.declared.defaultValue(of: column.name, ofClass: table.name) ?? column.initialValue
      })
  }

  /// The oldest pending changes, which are on the disk when this returns, with the commits that they describe: sent again, they
  /// are the same.
  ///
  /// - Parameters:
  ///   - limit: how many bytes they have together, at most, except for the first.
  ///   - sequence: the number of the last one that is left out.
  package func outgoing(limit: Int, after sequence: UInt64 = 0) throws -> [Pending] {
    if isCopy { throw Failure.copied }
    let pending = try durablePending(limit: limit, after: sequence)
    if let last = pending.last { core.withLock { $0.lastOffered = max($0.lastOffered, last.sequence) } }
    return pending
  }

  /// All pending changes, which are on the disk when this returns; also of a copy, to find out which of them an order has.
  package func unacknowledged() throws -> [Pending] { try durablePending(limit: .max, after: 0) }

  private func durablePending(limit: Int, after sequence: UInt64) throws -> [Pending] {
    try core.withLock { core in
      try catchUp(&core)
      guard core.outbox.last?.pending.sequence ?? 0 > sequence else { return [] }
      // Of relaxed commits, what others have must not be lost here: it would count as undone when the replica is opened again.
      try engine.syncShown()
      try core.log.sync()
      var (result, byteCount): ([Pending], Int) = ([], 0)
      for (pending, _) in core.outbox where pending.sequence > sequence {
        byteCount += pending.bytes.count
        if byteCount > limit && !result.isEmpty { break }
        result.append(pending)
      }
      return result
    }
  }

  // MARK: The order

  /// Takes over the next changes of the order.
  ///
  /// If any of them are those of others, this is one commit, with which observers are called once.
  ///
  /// - Returns: this replica's operations that had no effect.
  package func receive(_ changes: [Ordered]) throws -> [Rejection] {
    try core.withLock { core in
      try catchUp(&core)
      if core.copy != nil { throw Failure.copied }
      var changes = changes
      changes.removeAll { $0.place.version <= core.place.version }
      guard let last = changes.last else { return [] }
      for (offset, change) in changes.enumerated()
      where change.place.version != core.place.version + UInt64(offset) + 1 {
        throw Failure.invalidChange("Changes of the order are missing before \(change.place.version).")
      }
      var decoded: [ReplicaState.Ordered] = []
      var entries: [ReplicaLog.Entry] = []
      var reader = core.reader
      var (ownCount, endedCount) = (0, 0)
      var isShownWrongly = false
      var givenUp: [Rejection] = []
      var before = core.place
      for change in changes {
        defer { before = change.place }
        if change.author == core.number.rawValue {
          // The server does not send a replica its own changes, so a change of another copy of the directory would be taken for
          // this one's.
          guard ownCount < core.outbox.count, core.outbox[ownCount].pending.sequence == change.sequence,
            before.next(change.author, change.sequence, core.outbox[ownCount].pending.bytes) == change.place
          else { throw Failure.copied }
          let bytes = core.outbox[ownCount].pending.bytes
          if PartialChanges.isEnd(bytes) {
            let pending = core.state.pending[endedCount]
            // The same as for all others: they may have sent it already, or its first parts were given up.
            let own: LogicalChange
            if ChangeReader.isPlain(bytes), !pending.isEmpty {
              own = try reader.note(bytes) ? pending : LogicalChange()
            } else {
              own = try reader.read(bytes) ?? LogicalChange()
              if own.isEmpty, !pending.isEmpty, !reader.hasCome(bytes) {
                givenUp.append(Rejection(givenUp: pending))
              }
            }
            isShownWrongly = isShownWrongly || own != pending
            decoded.append(.init(change: own, isOwn: true))
            endedCount += 1
          } else {
            try reader.note(bytes)
          }
          entries.append(.acknowledged(place: change.place))
          ownCount += 1
        } else {
          let decodedChange = try reader.read(change.bytes) ?? LogicalChange()
          if try Self.isOfAnotherLife(decodedChange, reader, core) { throw Failure.copied }
          decoded.append(.init(change: decodedChange, isOwn: false))
          entries.append(.ordered(place: change.place, change.bytes))
        }
      }
      let rejected: [VoidOperation]
      if ownCount == changes.count {
        try core.log.append(entries, syncs: false)
        core.mayBeBehind = true
        rejected = decoded.isEmpty ? [] : try core.state.receive(decoded)
        // Its commits are shown as the program made them until pending changes are done again.
        if !rejected.isEmpty || isShownWrongly || core.state.lacksColumns {
          _ = try commit([], [], last.place, &core)
        }
        core.mayBeBehind = false
      } else {
        // What others have sent back is not done again.
        let rest = core.outbox.dropFirst(ownCount).map(\.pending.bytes)
        let come: [Int]
        if rest.allSatisfy(ChangeReader.isPlain) {
          come = rest.indices.filter { reader.hasCome(rest[$0]) }
        } else {
          var pendingReader = reader
          let changes = try pendingReader.pending(rest)
          come = changes.indices.filter { changes[$0].isEmpty }
        }
        rejected = try commit(
          decoded, entries, last.place, &core, come: come.map { endedCount + $0 })
      }
      core.outbox.removeFirst(ownCount)
      (core.place, core.reader) = (last.place, reader)
      try noteIfLevel(&core)
      try rewriteIfLong(&core)
      return givenUp + rejected.map { Rejection($0) }
    }
  }

  // MARK: Comparing

  /// The downloaded state at a place.
  package struct Downloaded: Sendable {
    package let place: OrderPlace
    fileprivate let number: ReplicaNumber
    fileprivate let state: Snapshot
    fileprivate let schema: ReplicatedSchema
  }

  package var downloaded: Downloaded {
    core.withLock { core in
      Downloaded(
        place: core.place, number: core.number, state: core.state.downloaded, schema: core.state.schema)
    }
  }

  /// The ``StateDigest`` of a downloaded state. The first one takes a time in proportion to the store, and each later one in
  /// proportion to what has changed since the one before.
  package func digest(of downloaded: Downloaded) throws -> UInt64 {
    try digest.withLock { known in
      var next = known?.value ?? StateDigest(home: downloaded.number)
      next.update(to: downloaded.state, downloaded.schema)
      try downloaded.state.checkForDamage()
      known = (next, .now)
      return next.value
    }
  }

  /// Releases the state of the last digest if it was calculated long ago: its files can't be removed before.
  package func forgetDigest(olderThan duration: Duration) {
    digest.withLock { known in
      if let time = known?.time, time.duration(to: .now) >= duration { known = nil }
    }
  }

  /// What a replica begins anew with.
  package struct Beginning: Sendable {
    /// Of the order, in which the replica has its number.
    package var epoch: String
    /// Another number for the replica, if it does not go on with the former one.
    package var number: UInt32?
    /// Whether another copy of its directory goes on with the former number. Otherwise all that has that number is this one's, and it
    /// has lost only the number.
    package var isCopied: Bool
    /// The last of the ``knownPlaces()`` that the order has.
    package var common: OrderPlace
    /// The state at a place, instead of the changes up to it.
    package var copy: Copy?
    /// The number of the last pending change that is in the copy, and not another one with its number; 0 if none is.
    package var lastInCopy: UInt64
    /// All changes behind the copy, or of the whole order, with their bytes.
    package var changes: [Ordered]

    package init(
      epoch: String, number: UInt32? = nil, isCopied: Bool = true, common: OrderPlace = .start,
      copy: Copy? = nil, lastInCopy: UInt64 = 0, changes: [Ordered]
    ) {
      (self.epoch, self.number, self.isCopied, self.common) = (epoch, number, isCopied, common)
      (self.copy, self.lastInCopy, self.changes) = (copy, lastInCopy, changes)
    }
  }

  /// The state of an order at a place; ``OrderState`` makes it.
  package struct Copy: Sendable {
    /// No copy is longer.
    package static let maximumByteCount = ReplicaLog.maximumEntryByteCount - 100

    package var place: OrderPlace
    package var bytes: [UInt8]
    /// How many changes of this replica are in it.
    package var ownCount: UInt64

    package init(place: OrderPlace, bytes: [UInt8], ownCount: UInt64) {
      (self.place, self.bytes, self.ownCount) = (place, bytes, ownCount)
    }
  }

  /// The places of the order that this replica can tell apart from those of another order, the earliest first.
  package func knownPlaces() throws -> [OrderPlace] {
    try core.withLock { core in
      try catchUp(&core)
      return try Self.order(in: core.log.entries(), before: .max).ordered.map(\.place)
    }
  }

  /// Begins anew with an order that does not have what this replica has from it, because the server was set up anew, or
  /// restored from a backup; or that has a copy instead of the changes that this replica needs next.
  ///
  /// The changes that only the former order had are pending from now on, with this replica's own ones behind them, so that
  /// nothing is lost that any replica has. Others may send the same changes: each counts once.
  ///
  /// With another number, what the order has of the former one is another replica's, and only what is pending is this one's. Of that,
  /// what was recorded before the directory was copied stays as it is, because the other copy may send it, too.
  ///
  /// - Returns: the pending operations of this replica that are in the order already, and had no effect there.
  @discardableResult
  package func restart(with beginning: Beginning) throws -> [Rejection] {
    try core.withLock { core in
      try catchUp(&core)
      let (copy, changes) = (beginning.copy, beginning.changes)
      guard copy?.place.version ?? 0 < ReplicaMark.positionLimit,
        copy?.ownCount ?? 0 <= copy?.place.version ?? 0,
        changes.allSatisfy({ $0.sequence <= $0.place.version })
      else {
        throw Failure.invalidChange(
          "The server sent impossible places or sequence numbers. Nothing was changed.")
      }
      // The versions of blocks begin anew, too, so a block could be taken for an earlier one of the same version.
      forgetDigest(olderThan: .zero)
      let first = (copy?.place.version ?? 0) + 1
      for (index, change) in changes.enumerated() where change.place.version != first + UInt64(index) {
        throw Failure.invalidChange("Changes of the order are missing before \(change.place.version).")
      }
      if beginning.number == nil, try core.copy != nil || Self.hasOthers(beginning, core) {
        throw Failure.copied
      }
      let place = changes.last?.place ?? copy?.place ?? .start
      let number = try beginning.number.map { try ReplicaNumber(given: $0) } ?? core.number
      var reader = ChangeReader(home: number)
      var ordered: [ReplicaState.Ordered] = []
      var authored: [ForkedNumbers.Ordered] = []
      if let copy, let change = try reader.read(copy.bytes) {
        ordered.append(.init(change: change, isOwn: false))
        authored.append(.init(author: nil, id: nil, change: change))
      }
      let pendingBytes = Set(core.outbox.map(\.pending.bytes))
      for change in changes {
        guard let decoded = try reader.read(change.bytes) else { continue }
        let isOwn = change.author == core.number.rawValue && pendingBytes.contains(change.bytes)
        ordered.append(.init(change: decoded, isOwn: isOwn))
        if change.place.version > beginning.common.version {
          authored.append(
            .init(
              author: ReplicaNumber(rawValue: change.author), id: ChangeReader.sentID(of: change.bytes),
              change: decoded))
        }
      }
      if beginning.number == nil {
        for ordered in authored where ordered.author != core.number {
          if try Self.isOfAnotherLife(ordered.change, reader, core) { throw Failure.copied }
        }
      }
      let former = try Self.order(in: core.log.entries(), before: .max).ordered
        .filter { $0.place.version > beginning.common.version }.map(\.bytes)
      let forked = try ForkedNumbers(former, authored, reader, home: number)

      let base = try engine.beginWrite()
      var isOpen = true
      defer { if isOpen { engine.cancelWrite() } }
      if base.version > core.state.shown.version { try absorb(base, &core) }
      var next = core
      (next.epoch, next.place, next.reader, next.outbox) = (beginning.epoch, place, reader, [])
      next.copy = nil
      let own = changes.last { $0.author == number.rawValue }?.sequence
      next.nextSequence = max(number == core.number ? copy?.ownCount ?? 0 : 0, own ?? 0) + 1
      next.number = number
      var entries: [ReplicaLog.Entry] = [
        .membership(epoch: beginning.epoch, number: number), .next(sequence: next.nextSequence),
      ]
      if let copy { entries.append(.copy(place: copy.place, copy.bytes)) }
      entries += changes.map { .ordered(place: $0.place, $0.bytes) }
      var renumbering = number == core.number ? nil : Renumbering(former: core.number)
      // If a machine went back to a snapshot of its memory, the order has other changes with the next IDs.
      if renumbering != nil { next.nextChangeID = .random(in: .min ... .max) }
      for bytes in try lost(
        core, former, beginning, reader, number, forked, &next.nextChangeID, &renumbering)
      {
        let store = base.version.next
        next.outbox.append((Pending(sequence: next.nextSequence, bytes: bytes), store))
        entries.append(.pending(sequence: next.nextSequence, store: store, bytes))
        next.nextSequence += 1
      }
      next.lastOffered = next.nextSequence - 1
      var pendingReader = reader
      let pending = try pendingReader.pending(next.outbox.map(\.pending.bytes))
      var rejected: [VoidOperation] = []
      let apply = { (applier: inout ChangeApplier) in
        for change in ordered {
          let voids = applier.apply(change.change, isOwn: change.isOwn)
          if change.isOwn { rejected += voids }
        }
      }
      if renumbering == nil, let begun = ReplicaState(empty: base, pending: pending, downloaded: apply) {
        next.state = begun
      } else {
        let renamed = { (identity: Identity, type: ReplicatedType) in
          forked.identity(renumbering?.identity(identity, of: type) ?? identity, of: type)
        }
        next.state = try ReplicaState(
          beginningAnewFrom: base, pending: pending,
          renamed: renumbering == nil && forked.isEmpty ? nil : renamed, downloaded: apply)
      }
      // Counts as soon as the commit follows, whose mark names it.
      let generation = try core.log.prepareReplacement(entries)
      isOpen = false
      core.mayBeBehind = true
      let mark = ReplicaMark(
        number: number.rawValue, generation: generation, position: place.version)
      next.state.committed(try engine.commit(Self.transaction(on: base, to: next.state.shown, mark)))
      try core.log.replace()
      core = next
      try noteIfLevel(&core)
      return rejected.map { Rejection($0) }
    }
  }

  /// Whether a change that others send back has objects or positions of this replica that it never made, or makes just now as others.
  /// Its directory and the server then went back to a state before together, and nobody noticed.
  ///
  /// - Parameter reader: what has read the change.
  private static func isOfAnotherLife(
    _ change: LogicalChange, _ reader: ChangeReader, _ core: Core
  ) throws -> Bool {
    guard change.makesOwn else { return false }
    var pendingReader = reader
    // Only unsent changes are evidence. Another replica can return the objects of a sent change: the server may have lost the
    // change after that replica received it.
    let pending = try pendingReader.pending(unsent(core).map(\.bytes)).flatMap(\.madeNames)
    let made = Set(pending.filter { $0.identity.replica == .own })
    var isOther = false
    change.forEachMadeName { name in
      guard !isOther, name.identity.replica == .own else { return }
      isOther = made.contains(name)
      guard let id = core.state.schema.tables[name.type], id.rawValue < core.state.shown.tables.count else {
        return
      }
      let table = core.state.shown[id]
      if name.identity.counter >= (name.isPosition ? table.nextPosition : table.nextRow) { isOther = true }
    }
    return isOther
  }

  /// The pending changes of which no part was sent.
  private static func unsent(_ core: Core) -> ArraySlice<Pending> {
    let pending = core.outbox.map(\.pending)
    var start = pending.firstIndex { $0.sequence > core.lastOffered } ?? pending.count
    while start > 0, start < pending.count, !PartialChanges.isEnd(pending[start - 1].bytes) { start += 1 }
    return pending[start...]
  }

  /// Whether an order has changes with the number of this replica that are those of another copy of its directory.
  private static func hasOthers(_ beginning: Beginning, _ core: Core) throws -> Bool {
    // To another order, this replica has not sent anything yet.
    let isKnownOrder = beginning.epoch == core.epoch
    if let copy = beginning.copy, copy.ownCount > 0 {
      let isOwn = { (pending: Pending) in
        pending.sequence > copy.ownCount || pending.sequence <= beginning.lastInCopy
      }
      guard isKnownOrder, copy.ownCount < core.nextSequence, core.outbox.map(\.pending).allSatisfy(isOwn)
      else { return true }
    }
    let own = beginning.changes.filter {
      $0.author == core.number.rawValue && $0.place.version > beginning.common.version
    }
    if own.isEmpty { return false }
    let former = try order(in: core.log.entries(), before: .max).ordered.map(\.bytes)
    let known = Set(former + core.outbox.map(\.pending.bytes))
    let firstPending = core.outbox.first?.pending.sequence ?? core.nextSequence
    return own.contains { change in
      // Instead of its first changes, the log may have a copy.
      let isOld = isKnownOrder && beginning.common == .start && change.sequence < firstPending
      return !isOld && !known.contains(change.bytes)
    }
  }

  /// The number of the first pending change that only this directory has recorded; those before it may be pending in another
  /// copy of it, too.
  private static func firstOwn(_ beginning: Beginning, _ core: Core) -> UInt64 {
    core.copy?.firstSequence ?? (beginning.isCopied ? 0 : core.nextSequence)
  }

  /// The changes that only the former order had, and those that were pending and are not in the new one.
  ///
  /// - Parameters:
  ///   - former: the changes of the former order behind the last common place.
  ///   - reader: what has read the new order.
  ///   - number: the replica's from now on.
  ///   - forked: the numbers that others have used in the new order, too.
  ///   - nextChangeID: the ID of the next change that is recorded.
  ///   - renumbering: notes what stays the replica's own; nil if it keeps its number.
  private func lost(
    _ core: Core, _ former: [[UInt8]], _ beginning: Beginning, _ reader: ChangeReader,
    _ number: ReplicaNumber, _ forked: ForkedNumbers, _ nextChangeID: inout UInt64,
    _ renumbering: inout Renumbering?
  ) throws -> [[UInt8]] {
    let sent = Set(beginning.changes.map(\.bytes))
    let own = beginning.changes.filter { $0.author == core.number.rawValue }
    let acknowledged = Dictionary(own.map { ($0.sequence, $0.bytes) }) { $1 }
    let isLost = { (bytes: [UInt8]) in !sent.contains(bytes) && !reader.hasCome(bytes) }
    let keepsNumber = renumbering == nil
    let isPending = { (pending: Pending) in
      pending.sequence > beginning.lastInCopy && acknowledged[pending.sequence] != pending.bytes
        // The order may have others with the IDs of these, if a machine went back to a snapshot of its memory.
        && (keepsNumber ? isLost(pending.bytes) : !sent.contains(pending.bytes))
    }
    var pending: [[UInt8]] = []
    if renumbering == nil {
      pending = core.outbox.map(\.pending).filter(isPending).map(\.bytes)
    } else {
      var partial = PartialChanges()
      var changes = core.state.pending.makeIterator()
      let firstOwn = Self.firstOwn(beginning, core)
      for sent in core.outbox.map(\.pending) {
        let whole = try PartialChanges.isPart(sent.bytes) ? partial.add(sent.bytes) : sent.bytes
        guard PartialChanges.isEnd(sent.bytes), let change = changes.next() else { continue }
        if let whole, ChangeReader.isSummary(whole) || sent.sequence < firstOwn {
          // It has the identities that the former order knew. Another copy may send the same, so it keeps its ID.
          if isPending(sent), isLost(whole) { pending.append(whole) }
        } else if isPending(sent), let next = renumbering?.change(change) {
          pending.append(next.encoded(as: number, id: nextChangeID))
          nextChangeID &+= 1
        }
      }
    }
    var lost = try forked.changes(former.filter(isLost) + pending, of: number)
    // The log has a copy in front of its changes.
    if let copy = lost.first, ChangeReader.isCopy(copy), former.first == copy {
      let order = (beginning.copy.map { [$0.bytes] } ?? []) + beginning.changes.map(\.bytes)
      lost[0] = try OrderState.summary(of: copy, behind: order, id: nextChangeID)
      nextChangeID &+= 1
      if lost[0].count > PartialChanges.maximumByteCount {
        throw Failure.refused(
          "What the server has lost has \(lost[0].count) bytes, and a change has at most "
            + "\(PartialChanges.maximumByteCount). Restore a later backup of the server.")
      }
    }
    var parts = lost.flatMap { PartialChanges.parts(of: $0, limit: partByteCount) }
    // Of a change of others that was not whole in the former order: they send all of it.
    while let last = parts.last, !PartialChanges.isEnd(last) { parts.removeLast() }
    return parts
  }

  /// A transaction that changes what the store has to another state.
  private static func transaction(
    on base: Snapshot, to state: Snapshot, _ mark: ReplicaMark
  ) -> Transaction {
    let transaction = Transaction(base: base)
    transaction.use(state.features)
    transaction.settle(as: state)
    transaction.move(to: mark)
    return transaction
  }

  /// Notes when the store is what the order makes, so that nothing is calculated when it is opened again.
  private func noteIfLevel(_ core: inout Core) throws {
    guard core.outbox.isEmpty, core.state.isLevel else { return }
    try core.log.append([.level(store: core.state.shown.version, place: core.place)], syncs: false)
  }

  /// - Parameters:
  ///   - known: the version of the store, if it has lost pending changes that are done again.
  ///   - come: the indices of pending changes that others have sent back.
  private func commit(
    _ changes: [ReplicaState.Ordered], _ entries: [ReplicaLog.Entry], _ place: OrderPlace, _ core: inout Core,
    restoringBehind known: Version? = nil, come: [Int] = []
  ) throws -> [VoidOperation] {
    let base = try engine.beginWrite()
    var isOpen = true
    defer { if isOpen { engine.cancelWrite() } }
    if let known { try Self.note(base.version.next, ofChangesBehind: known, in: &core) }
    if base.version > core.state.shown.version { try absorb(base, &core) }
    let state = core.state
    do {
      core.state.voidPending(come)
      let rejected = try core.state.receive(changes)
      // Before the commit, whose mark makes these entries count.
      try core.log.append(entries, syncs: true)
      let mark = ReplicaMark(
        number: core.number.rawValue, generation: core.log.generation, position: place.version)
      isOpen = false
      core.mayBeBehind = true
      core.state.committed(try engine.commit(Self.transaction(on: base, to: core.state.shown, mark)))
      core.mayBeBehind = false
      return rejected
    } catch {
      // The entries stay: if the commit was written before it failed, its mark will make them count.
      core.state = state
      throw error
    }
  }

  /// Replaces a long log by a copy of the downloaded state and what is pending.
  private func rewriteIfLong(_ core: inout Core) throws {
    guard core.log.byteCount > max(Self.minimumLogByteCount, 3 * core.log.rewrittenByteCount) else { return }
    let copy = try Self.copy(core)
    // The log stays as it is, because it could not be read again with a longer copy.
    if copy.count > Copy.maximumByteCount { return core.log.postponeRewriting() }
    var entries: [ReplicaLog.Entry] = [
      .membership(epoch: core.epoch, number: core.number),
      .next(sequence: core.outbox.first?.pending.sequence ?? core.nextSequence),
      .copy(place: core.place, copy),
    ]
    entries += core.outbox.map {
      .pending(sequence: $0.pending.sequence, store: $0.store, $0.pending.bytes)
    }
    if core.outbox.isEmpty, core.state.isLevel {
      entries.append(.level(store: core.state.shown.version, place: core.place))
    }
    core.mayBeBehind = true
    try core.log.rewrite(entries)
    core.mayBeBehind = false
  }

  /// The downloaded state, and what has come of changes in parts.
  private static func copy(_ core: Core) throws -> [UInt8] {
    let state = try ChangeRecorder.copy(of: core.state.downloaded, core.state.schema)
    return core.reader.copy(state.encoded(as: core.number))
  }

  private static let minimumLogByteCount = 4 << 20

  // MARK: Opening

  /// What the entries of a log say.
  private struct Contents {
    var epoch = ""
    var number = ReplicaNumber.own
    /// The server's changes, after a copy if there is one.
    var ordered: [(place: OrderPlace, bytes: [UInt8], isOwn: Bool)] = []
    var outbox: [(pending: Pending, store: Version)] = []
    var nextSequence: UInt64 = 1
    var level: (store: Version, place: OrderPlace)?
    /// Whether changes were left out, which were written before a commit that did not follow.
    var isCut = false
  }

  /// - Parameter limit: the last place of the order whose changes count.
  private static func order(in entries: [ReplicaLog.Entry], before limit: UInt64) throws -> Contents {
    var contents = Contents()
    for entry in entries {
      switch entry {
      case .membership(let epoch, let number): (contents.epoch, contents.number) = (epoch, number)
      case .next(let sequence): contents.nextSequence = sequence
      case .copy(let place, let bytes): contents.ordered = [(place, bytes, false)]
      case .ordered(let place, let bytes):
        contents.isCut = contents.isCut || place.version > limit
        if !contents.isCut { contents.ordered.append((place, bytes, false)) }
      case .acknowledged(let place):
        guard !contents.isCut else { continue }
        guard let first = contents.outbox.first else {
          throw Failure.forked("The folder 'replica' acknowledges a change that it does not have.")
        }
        contents.ordered.append((place, first.pending.bytes, true))
        contents.outbox.removeFirst()
      case .pending(let sequence, let version, let bytes):
        contents.outbox.append((Pending(sequence: sequence, bytes: bytes), version))
        contents.nextSequence = sequence + 1
      case .level(let version, let place): contents.level = (version, place)
      }
    }
    return contents
  }

  private static func core(
    _ log: ReplicaLog, _ entries: [ReplicaLog.Entry], _ engine: Engine, _ detector: RewindDetector,
    _ partByteCount: Int
  ) throws -> Core {
    let shown = engine.latest
    try shown.checkForDamage()
    let generation = shown.replica?.generation ?? 0
    // A log that was made after the folder of a former replica was removed has no part in what the store knows.
    let mark = generation < log.generation ? 0 : shown.replica?.position ?? 0
    let contents = try order(in: entries, before: mark)
    var core = Core(log: log, state: ReplicaState(level: .empty), nextChangeID: .random(in: .min ... .max))
    (core.epoch, core.number) = (contents.epoch, contents.number)
    (core.outbox, core.nextSequence) = (contents.outbox, contents.nextSequence)
    core.lastOffered = core.nextSequence - 1
    let (ordered, level) = (contents.ordered, contents.level)
    var isCut = contents.isCut
    // The end of a change is missing, so no part of it was sent. What it did is found by comparing states.
    while let last = core.outbox.last, !PartialChanges.isEnd(last.pending.bytes) {
      core.nextSequence = last.pending.sequence
      core.outbox.removeLast()
      isCut = true
    }
    core.reader = ChangeReader(home: core.number)
    core.place = ordered.last?.place ?? .start
    if core.number == .own {
      // The commit with the mark followed the entry with the number.
      if let known = shown.replica, known.generation == log.generation {
        throw StoreError.cutReplicaLog(log.path, byteCount: log.byteCount)
      }
      if core.outbox.isEmpty {
        _ = try detector.opened(log, nextSequence: core.nextSequence, isMember: false)
        return core
      }
      throw Failure.forked(
        "The folder 'replica' has changes of a replica that has not joined, so it is damaged. Restore it with the store."
      )
    }
    guard core.place.version >= mark, generation <= log.generation else {
      throw Failure.forked(
        "The folder 'replica' knows \(core.place.version) changes of the order, and the store \(mark): it is older than "
          + "the store. Restore both together.")
    }
    guard generation == log.generation || !log.isReplacement else {
      throw Failure.forked(
        "The store is older than its folder 'replica', which belongs to a later state. Restore both together."
      )
    }
    // Before anything is recorded.
    core.copy = try detector.opened(log, nextSequence: core.nextSequence, isMember: true)
    let isLevel = level.map { $0.store == shown.version && $0.place == core.place } ?? false
    let needsChanges = !isLevel || !core.outbox.isEmpty
    var changes: [ReplicaState.Ordered] = []
    for (_, bytes, isOwn) in ordered {
      if !needsChanges {
        try core.reader.note(bytes)
      } else if let change = try core.reader.read(bytes) {
        changes.append(.init(change: change, isOwn: isOwn))
      }
    }
    if !needsChanges {
      core.state = ReplicaState(level: shown)
    } else {
      var pendingReader = core.reader
      let pending = try pendingReader.pending(core.outbox.map(\.pending.bytes))
      let ends = core.outbox.filter { PartialChanges.isEnd($0.pending.bytes) }
      let lost = Set(ends.indices.filter { ends[$0].store > shown.version })
      do {
        core.state = try ReplicaState(
          shown: shown, pending: pending, lost: lost,
          declarations(engine, shown, countsNewObjects: !ordered.isEmpty || core.nextSequence > 1)
        ) { applier in
          for change in changes { _ = applier.apply(change.change, isOwn: change.isOwn) }
        }
      } catch let refusal as ChangeRecorder.Refusal {
        throw Failure(refusal)
      }
      for change in core.state.pending.dropFirst(pending.count) {
        try enqueue(change, shown.version, &core, partByteCount)
      }
    }
    if isCut {
      // What counts no more must not be in front of what follows.
      let copy = try copy(core)
      var kept: [ReplicaLog.Entry] = [
        .membership(epoch: core.epoch, number: core.number),
        .next(sequence: core.outbox.first?.pending.sequence ?? core.nextSequence),
      ]
      kept.append(.copy(place: core.place, copy))
      kept += core.outbox.map { .pending(sequence: $0.pending.sequence, store: $0.store, $0.pending.bytes) }
      try core.log.rewrite(kept)
    }
    return core
  }
}

extension Replica.Failure {
  /// A change that is longer than any server or replica takes.
  fileprivate init(tooLong change: LogicalChange, _ byteCount: Int) {
    var largest: (object: String, byteCount: Int)?
    for operation in change.operations {
      let count = LogicalChange(operations: [operation]).encoded(as: .own).count
      if count > largest?.byteCount ?? 0, let object = operation.object {
        largest = ("\(object.type.name) \(object.primaryKey.map { "\($0)" } ?? "")", count)
      }
    }
    self = .refused(
      "What was committed since the last change that was sent has \(byteCount) bytes, and a change has at most "
        + "\(PartialChanges.maximumByteCount). "
        + (largest.map { "Most of it, \($0.byteCount) bytes, is of \($0.object). " } ?? "")
        + "Delete what is not needed, or keep large data in files.")
  }

  fileprivate init(_ refusal: ChangeRecorder.Refusal) {
    switch refusal {
    case .schemaNotAdditive(let name):
      self = .refused(
        "\(name) was changed otherwise than by an addition, which other replicas could not follow. Add a property of "
          + "another name instead.")
    case .primaryKeyChanged(let object):
      self = .refused(
        "The primary key of an object of \(object.type.name) was changed, which other replicas could not follow. Add "
          + "an object with the new key, and delete the old one.")
    }
  }
}

extension Replica.Rejection {
  /// - Parameter change: a long one, whose first parts were forgotten before its last one came.
  fileprivate init(givenUp change: LogicalChange) {
    self.init(
      type: change.operations.lazy.compactMap(\.object).first?.type.name ?? "",
      reason:
        "a change of more than \(Replica.partByteCount) bytes was given up, because too many others were not finished"
    )
  }

  fileprivate init(_ operation: VoidOperation) {
    func text(_ value: StoredValue) -> String { "\(value)" }
    func text(_ value: LogicalChange.Value) -> String? {
      switch value {
      case .plain(let value): text(value)
      case .link(let object): "\(object.type.name) \(object.primaryKey.map(text) ?? "")"
      }
    }
    var (type, primaryKey): (ReplicatedType?, String?) = (nil, nil)
    var (properties, value): ([Property], String?) = ([], nil)
    switch operation.part {
    case .addition(.type(let added)): type = added
    case .addition(.property(let added, let changed, _)): (type, properties) = (changed, [added])
    case .addition(.unique(let members, let changed)): (type, properties) = (changed, members)
    case .operation(let operation):
      (type, primaryKey) = (operation.object?.type, operation.object?.primaryKey.map(text))
      switch operation {
      case .delete, .create: break
      case .set(_, let name, let new): (properties, value) = ([name], text(new))
      case .increment(_, let name, let number): (properties, value) = ([name], text(number))
      case .editSet(_, let name, _, _), .editMap(_, let name, _, _), .editList(_, let name, _):
        properties = [name]
      }
    }
    let reason =
      switch operation.reason {
      case .unique where operation.isAddition: "objects have equal values, so they are not unique"
      case .unsuitableAddition: "the class can't have this property, or this rule for it"
      case .unknownProperty: "the order does not know the property"
      case .absent: "the object or element was deleted"
      case .duplicate: "the object is there already"
      case .unsuitableValue: "the property can't have the value"
      case .unique: "another object has the value, which is unique"
      case .unowned: "no object owns the embedded object"
      case .tooMany: "the order can't have more of these"
      }
    let names = properties.map(\.name).joined(separator: ", ")
    self.init(
      type: type?.name ?? "", primaryKey: primaryKey, property: names.isEmpty ? nil : names, value: value,
      reason: reason)
  }
}
