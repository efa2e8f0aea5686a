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
    package var position: OrderPosition
    package var author: UInt32
    package var sequence: UInt64
    /// Empty if the change is the replica's own.
    package var bytes: [UInt8]

    package init(position: OrderPosition, author: UInt32, sequence: UInt64, bytes: [UInt8]) {
      (self.position, self.author, self.sequence, self.bytes) = (position, author, sequence, bytes)
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
    var machine: ReplicaMachine
    /// Whether the files may have more than this value: a commit that failed after it was written counts as soon as another one
    /// follows. The next call then reads everything from the files again.
    var mayBeBehind = false
  }

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
    let directory = CompanionFiles.directory(in: path)
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
    (self.engine, self.lock) = (engine, lock)
    (self.directory, self.disk) = (directory, disk)
    self.partByteCount = partByteCount
    core = Mutex(try Self.core(engine, in: directory, on: disk, partByteCount))
    try restoreLost()
  }

  /// Commits pending changes again that the store has lost, because they were not on the disk before a power failure, and
  /// columns of identities that it lacks.
  private func restoreLost() throws {
    try core.withLock { core in
      let known = core.machine.state.shown.version
      if core.machine.outbox.contains(where: { $0.store > known }) {
        _ = try commit([], [], core.machine.position, &core, restoringBehind: known)
      } else if core.machine.state.lacksColumns {
        _ = try commit([], [], core.machine.position, &core)
      }
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
    core = try Self.core(engine, in: directory, on: disk, partByteCount)
  }

  // MARK: State

  /// The order's epoch and the number of this replica; nil before it has joined.
  package var membership: Membership? {
    core.withLock { $0.machine.membership }
  }

  /// Whether its directory is a copy of another one, or was restored from a backup. What it makes must not get identities under the
  /// former number, so it neither sends nor receives before it has begun anew with another one.
  package var isCopy: Bool { core.withLock { $0.machine.copy != nil } }

  package var position: OrderPosition { core.withLock { $0.machine.position } }

  package var pendingCount: Int { core.withLock { $0.machine.outbox.count } }

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
      let number = try ReplicaNumber(given: number)
      try core.log.append([.membership(epoch: epoch, number: number)], syncs: true)
      RewindDetector(directory, on: disk).noteJoined()
      core.machine.joinedOrder(epoch: epoch, number: number)
      try collect(&core)
    }
  }

  // MARK: Own changes

  /// Takes over what was committed since the last call, as one change.
  package func collect() throws {
    try core.withLock { core in
      try catchUp(&core)
      if core.machine.membership != nil { try collect(&core) }
    }
  }

  private func collect(_ core: inout Core) throws { try record(engine.latest, &core) }

  /// Records the commits up to a state, unless they are recorded.
  private func record(_ newest: Snapshot, _ core: inout Core) throws {
    guard core.machine.isBehind(newest) else { return }
    let recording = try core.machine.recording(of: newest, Self.declarations(engine, newest))
    // First, because it may fail. A pending change that is missing from the outbox would shift the server's acknowledgements.
    let entries = recording.entries
    if !entries.isEmpty { try core.log.append(entries, syncs: false) }
    core.machine.recorded(recording)
  }

  private static func declarations(
    _ engine: Engine, _ state: Snapshot
  ) -> (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations {
    let isCounter = { (cell: CellAddress) in
      engine.declared.isCounter(state[cell.table][cell.column].name, ofTable: state[cell.table].name)
    }
    return { counts in
      ChangeRecorder.Declarations(
        isDefault: { table, column, value in
          let definition = state[table][column]
          return value == definition.initialValue
            || engine.declared.isDefault(value, of: definition.name, ofTable: state[table].name)
        },
        isCounter: isCounter,
        start: { cell in
          guard counts, isCounter(cell) else { return nil }
          let (table, column) = (state[cell.table], state[cell.table][cell.column])
          return engine.declared.defaultValue(of: column.name, ofTable: table.name) ?? column.initialValue
        })
    }
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
    if let last = pending.last { core.withLock { $0.machine.offered(upTo: last.sequence) } }
    return pending
  }

  /// All pending changes, which are on the disk when this returns; also of a copy, to find out which of them an order has.
  package func unacknowledged() throws -> [Pending] { try durablePending(limit: .max, after: 0) }

  private func durablePending(limit: Int, after sequence: UInt64) throws -> [Pending] {
    try core.withLock { core in
      try catchUp(&core)
      guard core.machine.outbox.last?.pending.sequence ?? 0 > sequence else { return [] }
      // Of relaxed commits, what others have must not be lost here: it would count as undone when the replica is opened again.
      try engine.syncShown()
      try core.log.sync()
      return core.machine.pending(limit: limit, after: sequence)
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
      guard let receipt = try core.machine.receipt(of: changes) else { return [] }
      let rejected: [VoidOperation]
      if receipt.isOnlyOwn {
        try core.log.append(receipt.entries, syncs: false)
        core.mayBeBehind = true
        let outcome = try core.machine.acknowledge(receipt)
        // Its commits are shown as the program made them until pending changes are done again.
        if outcome.isShownWrongly { _ = try commit([], [], receipt.position, &core) }
        core.mayBeBehind = false
        rejected = outcome.rejected
      } else {
        rejected = try commit(
          receipt.changes, receipt.entries, receipt.position, &core, leavingOut: receipt.sentBack)
      }
      core.machine.received(receipt)
      try noteIfLevel(&core)
      try rewriteIfLong(&core)
      return receipt.givenUp + rejected.map { Rejection($0) }
    }
  }

  // MARK: Comparing

  /// The downloaded state at a position.
  package struct Downloaded: Sendable {
    package let position: OrderPosition
    fileprivate let number: ReplicaNumber
    fileprivate let state: Snapshot
    fileprivate let schema: ReplicatedSchema
  }

  package var downloaded: Downloaded {
    core.withLock { core in
      let machine = core.machine
      return Downloaded(
        position: machine.position, number: machine.number, state: machine.state.downloaded,
        schema: machine.state.schema)
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
    /// The last of the ``knownPositions()`` that the order has.
    package var common: OrderPosition
    /// The state at a position, instead of the changes up to it.
    package var copy: Copy?
    /// The number of the last pending change that is in the copy, and not another one with its number; 0 if none is.
    package var lastInCopy: UInt64
    /// All changes behind the copy, or of the whole order, with their bytes.
    package var changes: [Ordered]

    package init(
      epoch: String, number: UInt32? = nil, isCopied: Bool = true, common: OrderPosition = .start,
      copy: Copy? = nil, lastInCopy: UInt64 = 0, changes: [Ordered]
    ) {
      (self.epoch, self.number, self.isCopied, self.common) = (epoch, number, isCopied, common)
      (self.copy, self.lastInCopy, self.changes) = (copy, lastInCopy, changes)
    }
  }

  /// The state of an order at a position; ``OrderState`` makes it.
  package struct Copy: Sendable {
    /// No copy is longer.
    package static let maximumByteCount = ReplicaLog.maximumEntryByteCount - 100

    package var position: OrderPosition
    package var bytes: [UInt8]
    /// How many changes of this replica are in it.
    package var ownCount: UInt64

    package init(position: OrderPosition, bytes: [UInt8], ownCount: UInt64) {
      (self.position, self.bytes, self.ownCount) = (position, bytes, ownCount)
    }
  }

  /// The positions of the order that this replica can tell apart from those of another order, the earliest first.
  package func knownPositions() throws -> [OrderPosition] {
    try core.withLock { core in
      try catchUp(&core)
      return try LoggedOrder(core.log.entries()).ordered.map(\.position)
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
      let restart = try core.machine.restart(with: beginning, core.log.entries())
      // The versions of blocks begin anew, too, so a block could be taken for an earlier one of the same version.
      forgetDigest(olderThan: .zero)
      let base = try engine.beginWrite()
      var isOpen = true
      defer { if isOpen { engine.cancelWrite() } }
      try record(base, &core)
      var begun = try core.machine.begunAnew(with: restart, on: base)
      // Counts as soon as the commit follows, whose mark names it.
      let generation = try core.log.prepareReplacement(begun.entries)
      isOpen = false
      core.mayBeBehind = true
      let mark = begun.machine.mark(at: begun.machine.position, generation: generation)
      begun.machine.committed(
        try engine.commit(Self.transaction(on: base, to: begun.machine.state.shown, mark)))
      try core.log.replace()
      core.machine = begun.machine
      core.mayBeBehind = false
      try noteIfLevel(&core)
      return begun.rejected.map { Rejection($0) }
    }
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
    if let entry = core.machine.levelEntry { try core.log.append([entry], syncs: false) }
  }

  /// Commits changes of the order with the pending changes on top.
  ///
  /// - Parameters:
  ///   - known: the version of the store, if it has lost pending changes that are done again.
  ///   - sentBack: the indices of pending changes that must not be applied, because other replicas have sent them back.
  private func commit(
    _ changes: [ReplicaState.Ordered], _ entries: [ReplicaLog.Entry], _ position: OrderPosition,
    _ core: inout Core,
    restoringBehind known: Version? = nil, leavingOut sentBack: [Int] = []
  ) throws -> [VoidOperation] {
    let base = try engine.beginWrite()
    var isOpen = true
    defer { if isOpen { engine.cancelWrite() } }
    if let known {
      let version = base.version.next
      let entries = try ReplicaMachine.entries(core.log.entries(), committing: version, behind: known)
      try core.log.rewrite(entries)
      core.machine.noted(version, behind: known)
    }
    try record(base, &core)
    let state = core.machine.state
    do {
      let rejected = try core.machine.apply(changes, leavingOut: sentBack)
      // Before the commit, whose mark makes these entries count.
      try core.log.append(entries, syncs: true)
      let mark = core.machine.mark(at: position, generation: core.log.generation)
      isOpen = false
      core.mayBeBehind = true
      core.machine.committed(
        try engine.commit(Self.transaction(on: base, to: core.machine.state.shown, mark)))
      core.mayBeBehind = false
      return rejected
    } catch {
      // The entries stay: if the commit was written before it failed, its mark will make them count.
      core.machine.commitFailed(restoring: state)
      throw error
    }
  }

  /// Replaces a long log by a copy of the downloaded state and what is pending.
  private func rewriteIfLong(_ core: inout Core) throws {
    guard core.log.byteCount > max(Self.minimumLogByteCount, 3 * core.log.rewrittenByteCount) else { return }
    // A log with a longer copy could not be read again, so the current log stays.
    guard var entries = try core.machine.entries() else { return core.log.postponeRewriting() }
    if let level = core.machine.levelEntry { entries.append(level) }
    core.mayBeBehind = true
    try core.log.rewrite(entries)
    core.mayBeBehind = false
  }

  private static let minimumLogByteCount = 4 << 20

  // MARK: Opening

  private static func core(
    _ engine: Engine, in directory: String, on disk: any Disk, _ partByteCount: Int
  ) throws -> Core {
    let (log, entries) = try ReplicaLog.open(in: directory, on: disk, engine.latest.replica)
    let shown = engine.latest
    let opening = try ReplicaMachine.Opening(
      entries,
      .init(
        path: log.path, generation: log.generation, isReplacement: log.isReplacement, byteCount: log.byteCount
      ),
      shown)
    // Before anything is recorded.
    let copy = try RewindDetector(directory, on: disk).opened(
      log, nextSequence: opening.nextSequence, isMember: opening.isMember)
    let opened = try opening.machine(
      copy, nextChangeID: .random(in: .min ... .max), partByteCount: partByteCount,
      declarations(engine, shown))
    if !opened.added.isEmpty { try log.append(opened.added, syncs: false) }
    if let entries = opened.replacing { try log.rewrite(entries) }
    return Core(log: log, machine: opened.machine)
  }
}
