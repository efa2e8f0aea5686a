package import SantaStore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store that takes part in replication. It records the store's commits as pending changes, and commits the changes of other
/// replicas. It doesn't use the network: a client passes it the changes of the order, and sends its pending changes.
///
/// Call its methods on one thread at a time. They block while another writer uses the store. Any program, in this process or
/// another, may write to the store between calls: its commits are found by comparing states.
package final class Replica: Sendable {
  /// A change of this replica that the server might not have yet.
  package struct Pending: Hashable, Sendable {
    package var sequence: UInt64
    package var bytes: [UInt8]
  }

  /// A change of the order.
  package struct Ordered: Hashable, Sendable {
    package var position: OrderPosition
    package var author: UInt32
    package var sequence: UInt64
    /// Empty if the change is this replica's own.
    package var bytes: [UInt8]

    package init(position: OrderPosition, author: UInt32, sequence: UInt64, bytes: [UInt8]) {
      (self.position, self.author, self.sequence, self.bytes) = (position, author, sequence, bytes)
    }
  }

  /// An operation of this replica that had no effect, because it conflicts with changes of other replicas that precede it in
  /// the order. It may also be a rule that the program declares and that these changes break.
  package struct Rejection: Hashable, Sendable {
    package var type: String
    package var primaryKey: String?
    package var property: String?
    package var value: String?
    package var reason: String
    /// Whether the operation was taken back because the user lacks the right to write.
    package var isRefused = false
  }

  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A change that can't be replicated.
    case refused(String)
    /// The server and this directory know different changes of this replica.
    case forked(String)
    /// The order contains other changes of this replica than this directory, which is a copy of another directory, or was
    /// restored from a backup.
    case copied
    case invalidChange(String)
    /// Changes that did not arrive as the server sent them. The replica can receive them again.
    case garbled(String)

    package var description: String {
      switch self {
      case .refused(let what), .forked(let what), .invalidChange(let what), .garbled(let what): what
      case .copied:
        "The order and this directory have different changes of this replica: the directory is a copy of another one, or was "
          + "restored from a backup."
      }
    }

    static var impossiblePosition: Failure {
      .invalidChange("The server sent impossible positions or sequence numbers. Nothing was changed.")
    }

    /// Whether the same call may succeed later.
    package var isTransient: Bool {
      switch self {
      case .copied, .garbled: true
      case .refused, .forked, .invalidChange: false
      }
    }
  }

  struct Core {
    var log: ReplicaLog
    var machine: ReplicaMachine
    /// Whether the files may be ahead of this value: a commit that failed after it was written takes effect as soon as another
    /// one follows. The next call then reads everything from the files again.
    var mayBeBehind = false
  }

  let engine: Engine
  /// The lock of the directory; nil if no other process uses the disk.
  private let lock: (any DiskFile)?
  let core: Mutex<Core>
  private let directory: String
  private let disk: any Disk
  private let partByteCount: Int
  /// The last digest, from which the next one is calculated.
  private let digest = Mutex<(value: StateDigest, time: ContinuousClock.Instant)?>(nil)

  /// The length of the parts in which a longer change is sent. A part gets through within the deadline of a request even at
  /// half a megabit per second, and doesn't have to be sent again if another part fails.
  package static let partByteCount = 4 << 20

  /// Opens the replica of a store.
  ///
  /// - Parameter partByteCount: the maximum length of a change that is sent as a whole, in bytes.
  /// - Returns: nil if another process, or another object in this process, has opened the replica.
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

  /// Takes the lock of a replica. Returns nil if another process, or another object in this process, holds it.
  static func takeLock(_ path: String, on disk: any Disk) throws(StoreError) -> (any DiskFile)? {
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

  /// Opens the replica of a store on a disk that no other process uses.
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

  /// Commits pending changes again that the store lost because they were not on the disk before a power failure. Adds identity
  /// columns that the store lacks.
  private func restoreLost() throws {
    try core.withLock { core in
      let known = core.machine.state.shown.version
      if core.machine.outbox.contains(where: { $0.store > known }) {
        _ = try commit([], [], core.machine.position, &core, restoringBehind: known)
      } else if core.machine.state.lacksColumns || core.machine.mustUndo {
        _ = try commit([], [], core.machine.position, &core)
      }
    }
  }

  /// Reads the state from the files again if it may be behind them.
  func catchUp(_ core: inout Core) throws {
    guard core.mayBeBehind else { return }
    // Makes a commit take effect that was written before it failed.
    _ = try engine.beginWrite()
    engine.cancelWrite()
    // Versions of blocks start over.
    forgetDigest(olderThan: .zero)
    core = try Self.core(engine, in: directory, on: disk, partByteCount)
  }

  // MARK: State

  /// The order's epoch and the number of this replica; nil before it has joined.
  package var membership: Membership? {
    core.withLock { $0.machine.membership }
  }

  /// Whether the directory is a copy of another one, or was restored from a backup. Objects that it makes must not get
  /// identities under the former number, so it neither sends nor receives until it has restarted with another number.
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

  /// Joins an order. The contents of the store become the first pending change, if the user may write.
  package func join(epoch: String, number: UInt32, access: Access = .write) throws {
    try core.withLock { core in
      try catchUp(&core)
      let number = try ReplicaNumber(given: number)
      try core.log.append([.membership(epoch: epoch, number: number)], syncs: true)
      RewindDetector(directory, on: disk).noteJoined()
      core.machine.joinedOrder(epoch: epoch, number: number)
      if access == .write { return try collect(&core) }
      core.machine.access = access
      // Stores the right in the directory.
      _ = try commit([], [], core.machine.position, &core)
    }
  }

  // MARK: Own changes

  /// Records everything that was committed since the last call, as one change.
  package func collect() throws {
    try core.withLock { core in
      try catchUp(&core)
      if core.machine.membership != nil { try collect(&core) }
    }
  }

  private func collect(_ core: inout Core) throws {
    try record(engine.latest, &core)
    if core.machine.mustUndo { _ = try commit([], [], core.machine.position, &core) }
  }

  /// Records the commits up to a state unless they are already recorded.
  func record(_ newest: Snapshot, _ core: inout Core) throws {
    guard core.machine.isBehind(newest) else { return }
    let recording = try core.machine.recording(of: newest, Self.declarations(engine, newest))
    if core.machine.access != .write {
      var machine = core.machine
      let entries = machine.withhold(recording)
      if !entries.isEmpty { try core.log.append(entries, syncs: false) }
      core.machine = machine
      return
    }
    // Append the entries first, because this may fail. A pending change that is missing from the outbox would shift the
    // server's acknowledgements.
    let entries = recording.entries
    if !entries.isEmpty { try core.log.append(entries, syncs: false) }
    core.machine.recorded(recording)
  }

  private static func declarations(
    _ engine: Engine, _ state: Snapshot
  ) -> (_ countsNewObjects: Bool) -> ChangeRecorder.Declarations {
    let declared = engine.declared
    let isCounter = { (cell: CellAddress) in declared.isCounter(cell.column, of: state[cell.table]) }
    return { counts in
      // The defaults of each table are looked up once, because every value of a new object is compared with them.
      var defaults: [[StoredValue]] = []
      func defaultValue(_ column: ColumnID, of table: TableID) -> StoredValue {
        while defaults.count <= table.rawValue { defaults.append([]) }
        if defaults[table.rawValue].isEmpty {
          defaults[table.rawValue] = state[table].columns.indices.map {
            declared.startValue(ColumnID($0), of: state[table])
          }
        }
        return defaults[table.rawValue][column.rawValue]
      }
      return ChangeRecorder.Declarations(
        isDefault: { table, column, value in
          value == defaultValue(column, of: table)
            || value == state[table].columns[column.rawValue].initialValue
        },
        isCounter: isCounter,
        start: { cell in
          counts && isCounter(cell) ? declared.startValue(cell.column, of: state[cell.table]) : nil
        })
    }
  }

  /// Returns the oldest pending changes. When the method returns, they are on the disk together with the commits that they
  /// describe, so that they are the same if they are sent again.
  ///
  /// - Parameters:
  ///   - limit: the maximum length of all together, in bytes. The first change is returned whatever its length.
  ///   - sequence: the sequence number after which they begin.
  package func outgoing(limit: Int, after sequence: UInt64 = 0) throws -> [Pending] {
    if isCopy { throw Failure.copied }
    let pending = try durablePending(limit: limit, after: sequence)
    if let last = pending.last { core.withLock { $0.machine.offered(upTo: last.sequence) } }
    return pending
  }

  /// Returns all pending changes, which are on the disk when the method returns. Can also be called for a copy, to find out
  /// which of its changes an order has.
  package func unacknowledged() throws -> [Pending] { try durablePending(limit: .max, after: 0) }

  private func durablePending(limit: Int, after sequence: UInt64) throws -> [Pending] {
    try core.withLock { core in
      try catchUp(&core)
      guard core.machine.outbox.last?.pending.sequence ?? 0 > sequence else { return [] }
      // Relaxed commits that other replicas have must not be lost here, or they would count as undone when the replica is
      // opened again.
      try engine.syncShown()
      try core.log.sync()
      return core.machine.pending(limit: limit, after: sequence)
    }
  }

  // MARK: The order

  /// Takes over the next changes of the order.
  ///
  /// If any of them are changes of other replicas, this is one commit, and observers are notified once.
  ///
  /// - Returns: the operations of this replica that had no effect.
  package func receive(_ changes: [Ordered]) throws -> [Rejection] {
    try core.withLock { core in
      try catchUp(&core)
      guard let receipt = try core.machine.receipt(of: changes) else { return [] }
      let rejected: [VoidOperation]
      if receipt.isOnlyOwn {
        try core.log.append(receipt.entries, syncs: false)
        core.mayBeBehind = true
        let outcome = try core.machine.acknowledge(receipt)
        // The store shows its commits as the program made them until the pending changes are applied again.
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

  /// Returns the ``StateDigest`` of a downloaded state. The first digest takes time proportional to the size of the store, and
  /// each later one takes time proportional to the changes since the previous one.
  package func digest(of downloaded: Downloaded) throws -> UInt64 {
    try digest.withLock { known in
      var next = known?.value ?? StateDigest(home: downloaded.number)
      next.update(to: downloaded.state, downloaded.schema)
      try downloaded.state.checkForDamage()
      known = (next, .now)
      return next.value
    }
  }

  /// Releases the state of the last digest if it was calculated long ago. Until then, the files of this state can't be removed.
  package func forgetDigest(olderThan duration: Duration) {
    digest.withLock { known in
      if let time = known?.time, time.duration(to: .now) >= duration { known = nil }
    }
  }

  /// The data with which a replica restarts.
  package struct Beginning: Sendable {
    /// The epoch of the order in which the replica has its number.
    package var epoch: String
    /// The new number of the replica; nil if it keeps its number.
    package var number: UInt32?
    /// Whether another copy of the directory continues with the former number. Otherwise everything under that number belongs
    /// to this replica, which has lost only the number.
    package var isCopied: Bool
    /// The last of the ``knownPositions()`` that the order contains.
    package var common: OrderPosition
    /// The state at a position, which replaces the changes up to it.
    package var copy: Copy?
    /// The sequence number of the last pending change that the copy contains; 0 if there is none. A different change with the
    /// same sequence number doesn't count.
    package var lastInCopy: UInt64
    /// All changes after the copy, or of the whole order, with their bytes.
    package var changes: [Ordered]

    package init(
      epoch: String, number: UInt32? = nil, isCopied: Bool = true, common: OrderPosition = .start,
      copy: Copy? = nil, lastInCopy: UInt64 = 0, changes: [Ordered]
    ) {
      (self.epoch, self.number, self.isCopied, self.common) = (epoch, number, isCopied, common)
      (self.copy, self.lastInCopy, self.changes) = (copy, lastInCopy, changes)
    }
  }

  /// The state of an order at a position, made by ``OrderState``.
  package struct Copy: Sendable {
    /// The maximum length of a copy, in bytes.
    package static let maximumByteCount = ReplicaLog.maximumEntryByteCount - 100

    package var position: OrderPosition
    package var bytes: [UInt8]
    /// The number of this replica's changes that the copy contains.
    package var ownCount: UInt64

    package init(position: OrderPosition, bytes: [UInt8], ownCount: UInt64) {
      (self.position, self.bytes, self.ownCount) = (position, bytes, ownCount)
    }
  }

  /// Returns the positions that this replica can distinguish from the positions of another order, the earliest first.
  package func knownPositions() throws -> [OrderPosition] {
    try core.withLock { core in
      try catchUp(&core)
      return try LoggedOrder(core.log.entries()).ordered.map(\.position)
    }
  }

  /// Restarts with an order that lacks changes this replica received from it, because the server was set up from scratch or
  /// restored from a backup. The order may also have a copy instead of the changes that this replica needs next.
  ///
  /// The changes that only the former order had become pending, followed by this replica's own ones, so that nothing is lost
  /// that any replica has. Other replicas may send the same changes: each takes effect once.
  ///
  /// If the replica gets another number, everything in the order under the former number belongs to another replica, and only
  /// pending changes belong to this one. Pending changes that were recorded before the directory was copied are not modified,
  /// because the other copy may send them, too.
  ///
  /// - Returns: the pending operations of this replica that are already in the order, and had no effect there.
  @discardableResult
  package func restart(with beginning: Beginning) throws -> [Rejection] {
    try core.withLock { core in
      try catchUp(&core)
      let restart = try core.machine.restart(with: beginning, core.log.entries())
      // Versions of blocks start over, so a block could be mistaken for an earlier one with the same version.
      forgetDigest(olderThan: .zero)
      let base = try engine.beginWrite()
      var isOpen = true
      defer { if isOpen { engine.cancelWrite() } }
      try record(base, &core)
      var begun = try core.machine.begunAnew(with: restart, on: base)
      // Takes effect when the commit follows whose mark names it.
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

  /// Returns a transaction that changes the contents of the store to another state.
  static func transaction(
    on base: Snapshot, to state: Snapshot, _ mark: ReplicaMark
  ) -> Transaction {
    let transaction = Transaction(base: base)
    transaction.use(state.features)
    transaction.settle(as: state)
    transaction.move(to: mark)
    return transaction
  }

  /// Notes in the log that the store equals the state of the order, if it does. The next opening then calculates nothing.
  func noteIfLevel(_ core: inout Core) throws {
    if let entry = core.machine.levelEntry { try core.log.append([entry], syncs: false) }
  }

  /// Commits changes of the order with the pending changes on top.
  ///
  /// - Parameters:
  ///   - known: the version of the store if it has lost pending changes, which are then applied again; otherwise nil.
  ///   - sentBack: the indices of pending changes that must not be applied, because other replicas have sent them back.
  ///   - access: the right of the user from this commit on; nil if it stays the same.
  func commit(
    _ changes: [ReplicaState.Ordered], _ entries: [ReplicaLog.Entry], _ position: OrderPosition,
    _ core: inout Core,
    restoringBehind known: Version? = nil, leavingOut sentBack: [Int] = [],
    access: StateAnnotation.Access? = nil
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
    let (state, former) = (core.machine.state, core.machine.access)
    do {
      core.machine.access = access ?? former
      let rejected = try core.machine.apply(changes, leavingOut: sentBack)
      // Append the entries before the commit, whose mark makes them take effect.
      try core.log.append(entries, syncs: true)
      let mark = core.machine.mark(at: position, generation: core.log.generation)
      isOpen = false
      core.mayBeBehind = true
      core.machine.committed(
        try engine.commit(Self.transaction(on: base, to: core.machine.state.shown, mark)))
      core.mayBeBehind = false
      return rejected
    } catch {
      // Keep the entries: if the commit was written before it failed, its mark will make them take effect.
      core.machine.commitFailed(restoring: state)
      core.machine.access = former
      throw error
    }
  }

  /// Replaces a long log with a copy of the downloaded state and the pending changes.
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
    // Detect a copy before anything is recorded.
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
