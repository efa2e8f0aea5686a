import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas and a server as values in one thread, with a network that delays and batches as a seed decides. After every step,
/// the downloaded state and the shown state of a replica must be the states that the independent ``Oracle`` computes from the
/// same changes.
struct SimulationTests {
  @Test(
    "Replicas reach the states of the order", .counted("steps of replicas"),
    arguments: RandomRun.seeds(RandomRun.size(8, plain: 4), fresh: 2))
  func converge(seed: UInt64) throws {
    try run(seed: seed, steps: RandomRun.size(300, plain: 40))
  }

  /// These seeds have found mistakes with:
  ///
  /// - objects that replaced other objects with the same primary key, in changes that a replica lost
  /// - a row of an object that isn't shown, or is now shown in another row
  /// - a position that moved twice
  /// - columns of identities that only the downloaded state had, instead of a column that a program added
  @Test(
    "Replicas reach the states of the order with seeds that have found mistakes",
    arguments: [24_735, 77_274, 191_261_551, 20_261_166, 20_261_170, 31_416_013, 552_156_742])
  func convergeAgain(seed: UInt64) throws { try run(seed: seed, steps: 300) }

  private func run(seed: UInt64, steps: Int) throws {
    var simulation = try Simulation(seed: seed, replicaCount: 3)
    for _ in 0..<steps {
      if let mistake = try simulation.step() {
        Issue.record("seed \(seed), step \(simulation.stepCount): \(mistake)")
        return
      }
    }
    if let mistake = try simulation.end() { Issue.record("seed \(seed), at the end: \(mistake)") }
    CountedCases.add(simulation.stepCount)
  }
}

struct Simulation {
  struct Replica {
    var number: ReplicaNumber
    var state: ReplicaState
    /// The length of the order that the replica knows.
    var version = 0
    /// Its pending changes as they are sent, some of them in parts.
    var outbox: [Sent] = []
    /// The number of entries in `outbox` that the server has.
    var sentCount = 0
    /// The number of entries in `outbox` that another party has, and which are therefore on the disk.
    var keptCount = 0
    /// The number of changes with this replica's number that precede `outbox` in the order.
    var acknowledgedCount = 0
    var reader: ChangeReader
    /// Whether the user may only read, because the server has refused a change.
    var isReader = false
    /// Whether changes under the number were taken back.
    var isSpent = false
    /// The digest of the downloaded state.
    var digest: StateDigest

    /// The number of pending changes that are sent.
    var endCount: Int { outbox.count { PartialChanges.isEnd($0.bytes) } }

    init(_ number: ReplicaNumber) throws {
      (self.number, state, digest) = (number, try ReplicaState(), StateDigest(home: number))
      reader = ChangeReader(home: number)
    }
  }

  /// A change, or a part of one.
  struct Sent {
    var bytes: [UInt8]
    /// The ID of the change.
    var id: UInt64
    /// The change that is complete with this part.
    var change: LogicalChange?
    /// The IDs of the changes that this one contains.
    var contained: Set<UInt64> = []
  }

  private struct Entry {
    var author: ReplicaNumber
    var sent: Sent
    var bytes: [UInt8] { sent.bytes }
  }

  private var generator: SeededGenerator
  private var replicas: [Replica] = []
  private var backup: Replica?
  private var order: [Entry] = []
  /// The state after each number of changes in the order.
  private var oracles = [Oracle()]
  /// The digest of each version that a replica has reached.
  private var digests: [Int: UInt64] = [:]
  private(set) var stepCount = 0
  private var nextNumber: UInt32
  /// The IDs of the changes that were applied.
  private var applied: Set<UInt64> = []
  /// A number that no replica has, so that decoded changes keep all numbers.
  private static let nobody = ReplicaNumber(rawValue: 9_999)
  /// The author of changes that are sent back.
  private static let somebody = ReplicaNumber(rawValue: 9_998)

  init(seed: UInt64, replicaCount: Int) throws {
    generator = SeededGenerator(seed: seed)
    nextNumber = UInt32(replicaCount + 1)
    for number in 1...replicaCount {
      replicas.append(try Replica(ReplicaNumber(rawValue: UInt32(number))))
    }
  }

  /// - Returns: a description of the mistake; nil if there is none.
  mutating func step() throws -> String? {
    stepCount += 1
    let index = Int.random(in: replicas.indices, using: &generator)
    switch Int.random(in: 0...5, using: &generator) {
    case 0...2: return try write(index)
    case 3: return try upload(index, atMost: Int.random(in: 1...3, using: &generator))
    case 4 where replicas.count < 6 && Int.random(in: 0...9, using: &generator) == 0:
      // The replica's directory is copied.
      replicas.append(replicas[index])
    case 4 where Int.random(in: 0...9, using: &generator) == 0:
      // The replica's directory is copied to a backup, or replaced by the last backup.
      if let backup, Bool.random(using: &generator) {
        replicas[index] = backup
      } else {
        backup = replicas[index]
      }
    case 4 where Int.random(in: 0...2, using: &generator) == 0: return try reopen(index)
    case 4 where Int.random(in: 0...3, using: &generator) == 0: return try beginAnew(index)
    case 4 where Int.random(in: 0...3, using: &generator) == 0: try sendBack(index)
    case 4 where replicas[index].isReader && Bool.random(using: &generator): return try permit(index)
    case 4 where Int.random(in: 0...4, using: &generator) == 0: return try refuse(index)
    case 4 where Int.random(in: 0...3, using: &generator) == 0: return try sendSummary(index)
    default: return try download(index, atMost: Int.random(in: 1...5, using: &generator))
    }
    return nil
  }

  /// Sends and receives everything that is left.
  mutating func end() throws -> String? {
    for index in replicas.indices where replicas[index].isReader {
      if let mistake = try permit(index) { return mistake }
    }
    for index in replicas.indices { if let mistake = try upload(index, atMost: .max) { return mistake } }
    for index in replicas.indices {
      if let mistake = try download(index, atMost: .max) { return mistake }
      if !replicas[index].state.pending.isEmpty { return "replica \(index) has pending changes at the end" }
    }
    let versions = digests.keys.sorted()
    for (version, next) in zip(versions, versions.dropFirst())
    where (digests[version] == digests[next])
      != (oracles[version].normalised == oracles[next].normalised)
    {
      return "of versions \(version) and \(next), either only the states or only the digests are the same"
    }
    return nil
  }

  private mutating func write(_ index: Int) throws -> String? {
    var random = RandomTransaction(replicas[index].state.shown, generator)
    let state = random.run()
    generator = random.generator
    guard let state else { return nil }
    let isDefault = { (table: TableID, column: ColumnID, value: StoredValue) in
      value == state[table][column].initialValue || value == .string("anonymous")
    }
    let change = try replicas[index].state.commit(
      state, .init(isDefault: isDefault, isCounter: random.increments.contains))
    if replicas[index].isReader { return try takeBack(index, "a write without the right to write") }
    if let change { try enqueue(change, index) }
    return check(index, "a write")
  }

  /// Undoes everything behind the changes that are in the outbox.
  private mutating func takeBack(_ index: Int, _ what: String) throws -> String? {
    _ = replicas[index].state.withhold(after: replicas[index].endCount)
    _ = try replicas[index].state.receive([])
    return check(index, what)
  }

  /// The server refuses the replica's changes behind those that the order has.
  private mutating func refuse(_ index: Int) throws -> String? {
    let replica = replicas[index]
    let rest = order.dropFirst(replica.version)
    if isCopied(replica, in: rest) { return try becomeAnother(index) }
    let count = rest.count { $0.author == replica.number }
    replicas[index].isSpent = replica.isSpent || count < replica.outbox.count
    replicas[index].outbox = Array(replica.outbox.prefix(count))
    (replicas[index].sentCount, replicas[index].keptCount) = (count, count)
    replicas[index].isReader = true
    return try takeBack(index, "a refusal")
  }

  /// Gives a replica the right to write again.
  private mutating func permit(_ index: Int) throws -> String? {
    if replicas[index].isSpent { return try becomeAnother(index) }
    replicas[index].isReader = false
    if let change = replicas[index].state.declareWithheld() { try enqueue(change, index) }
    return check(index, "getting the right to write")
  }

  private mutating func enqueue(_ change: LogicalChange, _ index: Int) throws {
    let id = generator.next()
    let bytes = change.encoded(as: replicas[index].number, id: id)
    replicas[index].outbox += try sent(bytes, id)
  }

  /// Returns a change in the form in which it is sent, perhaps in parts.
  private mutating func sent(
    _ bytes: [UInt8], _ id: UInt64, containing contained: Set<UInt64> = []
  ) throws -> [Sent] {
    let limit = Bool.random(using: &generator) ? Int.max : Int.random(in: 1...90, using: &generator)
    let parts = PartialChanges.parts(of: bytes, limit: limit)
    var reader = ChangeReader(home: Self.nobody)
    let whole = try reader.read(bytes)
    return parts.enumerated().map { offset, part in
      let isLast = offset == parts.count - 1
      return Sent(bytes: part, id: id, change: isLast ? whole : nil, contained: isLast ? contained : [])
    }
  }

  private mutating func upload(_ index: Int, atMost count: Int) throws -> String? {
    let replica = replicas[index]
    for sent in replica.outbox.dropFirst(replica.sentCount).prefix(count) {
      let known = order.filter { $0.author == replica.number }
        .dropFirst(replica.acknowledgedCount + replicas[index].sentCount).first
      if let known, known.bytes != sent.bytes {
        if let mistake = try becomeAnother(index) { return mistake }
        return try upload(index, atMost: count)
      }
      replicas[index].sentCount += 1
      replicas[index].keptCount = max(replicas[index].keptCount, replicas[index].sentCount)
      if known != nil { continue }
      try append(sent, by: replica.number)
    }
    return nil
  }

  private mutating func append(_ sent: Sent, by author: ReplicaNumber) throws {
    order.append(Entry(author: author, sent: sent))
    var oracle = oracles[oracles.count - 1]
    Self.apply(sent, to: &oracle, &applied)
    oracles.append(oracle)
  }

  /// Applies a change, unless it was already applied, or contains only changes that were already applied.
  private static func apply(_ sent: Sent, to oracle: inout Oracle, _ applied: inout Set<UInt64>) {
    guard let change = sent.change, applied.insert(sent.id).inserted else { return }
    if !sent.contained.isEmpty, sent.contained.isSubset(of: applied) { return }
    applied.formUnion(sent.contained)
    oracle.apply(change)
  }

  /// Returns whether no copy of a replica exists that could create other objects with the same identities.
  private func isAlone(_ index: Int) -> Bool {
    replicas.count { $0.number == replicas[index].number } == 1 && backup?.number != replicas[index].number
  }

  /// Another replica sends the first pending changes of a replica, which may already be in the order, as after a server lost
  /// them.
  private mutating func sendBack(_ index: Int) throws {
    guard isAlone(index), let id = replicas[index].outbox.randomElement(using: &generator)?.id else { return }
    guard let last = replicas[index].outbox.lastIndex(where: { $0.id == id }) else { return }
    replicas[index].keptCount = max(replicas[index].keptCount, last + 1)
    for sent in replicas[index].outbox[...last] { try append(sent, by: Self.somebody) }
  }

  /// Another replica sends everything that a replica has and the order lacks as one change, like a replica with only a copy of
  /// an order that a server lost. The order may have changed since that replica last saw it.
  private mutating func sendSummary(_ index: Int) throws -> String? {
    guard isAlone(index) else { return nil }
    replicas[index].keptCount = replicas[index].outbox.count
    let replica = replicas[index]
    let former = order.prefix(replica.version).map(\.sent) + replica.outbox
    var state = OrderState()
    try state.apply(former.map(\.bytes))
    let copy = try state.copy()
    guard ChangeReader.isSummary(copy) else { return nil }
    let count = order.count
    let known = Bool.random(using: &generator) ? count : replica.version
    let id = generator.next()
    let bytes = try OrderState.summary(of: copy, behind: order.prefix(known).map(\.bytes), id: id)
    var (expected, ids, knownIDs): (Oracle, Set<UInt64>, Set<UInt64>) = (Oracle(), [], [])
    for sent in former { Self.apply(sent, to: &expected, &ids) }
    var before = Oracle()
    for entry in order.prefix(known) { Self.apply(entry.sent, to: &before, &knownIDs) }
    for sent in try sent(bytes, id, containing: ids.subtracting(knownIDs)) {
      try append(sent, by: Self.somebody)
    }
    if known < count { return nil }
    for entry in order.prefix(known) { Self.apply(entry.sent, to: &expected, &ids) }
    // A rule of the order stays in force even if objects in the copy break it.
    let isStricter = before.uniques.contains { type, rules in
      !Set(rules).isSubset(of: expected.uniques[type] ?? [])
    }
    if isStricter { return nil }
    let difference = oracles[oracles.count - 1].withoutIdentities.difference(from: expected.withoutIdentities)
    return difference.map { "a summary makes another state than what it contains: \($0)" }
  }

  /// Returns the indices of the pending changes that a reader has received, after the acknowledged ones.
  private static func come(
    _ outbox: [Sent], _ reader: ChangeReader, from first: Int
  ) -> [Int] {
    let ends = outbox.filter { PartialChanges.isEnd($0.bytes) }
    return ends.indices.dropFirst(first).filter { reader.hasCome(ends[$0].bytes) }
  }

  /// Returns whether the next changes in the order with a replica's number are not its own.
  private func isCopied(_ replica: Replica, in entries: ArraySlice<Entry>) -> Bool {
    let own = entries.filter { $0.author == replica.number }
    return own.count > replica.outbox.count || zip(own, replica.outbox).contains { $0.bytes != $1.bytes }
  }

  /// Gives a replica another number and continues, because the order has changes of a copy of it.
  private mutating func becomeAnother(_ index: Int) throws -> String? {
    let replica = replicas[index]
    let number = ReplicaNumber(rawValue: nextNumber)
    nextNumber += 1
    let (changes, reader) = try changes(upTo: order.count, home: number)
    let known = order.dropFirst(replica.version).filter { $0.author == replica.number }
    let same = zip(known, replica.outbox).prefix { $0.bytes == $1.bytes }.count
    let acknowledged = replica.outbox.prefix(same).count { PartialChanges.isEnd($0.bytes) }
    var renumbering = Renumbering(former: replica.number)
    let come = Set(Self.come(replica.outbox, reader, from: acknowledged))
    let pending = replica.state.pending.enumerated().dropFirst(acknowledged)
      .filter { !come.contains($0.offset) }.map { renumbering.change($0.element) }
    replicas[index].number = number
    replicas[index].state = try ReplicaState(
      beginningAnewFrom: replica.state.shown, pending: pending, renamed: renumbering.identity
    ) { applier in
      for change in changes { _ = applier.apply(change) }
    }
    // Withheld declarations are at the end of the pending changes, and become ordinary ones.
    (replicas[index].isReader, replicas[index].isSpent) = (false, false)
    replicas[index].outbox = []
    for change in pending { try enqueue(change, index) }
    replicas[index].digest = StateDigest(home: number)
    replicas[index].reader = reader
    replicas[index].version = order.count
    (replicas[index].sentCount, replicas[index].keptCount, replicas[index].acknowledgedCount) = (0, 0, 0)
    return check(index, "going on with another number")
  }

  private mutating func download(_ index: Int, atMost count: Int) throws -> String? {
    let replica = replicas[index]
    let entries = order.dropFirst(replica.version).prefix(count)
    if isCopied(replica, in: entries) { return try becomeAnother(index) }
    var changes: [ReplicaState.Ordered] = []
    for entry in entries {
      let isOwn = entry.author == replica.number
      if let change = try replicas[index].reader.read(entry.bytes) {
        changes.append(.init(change: change, isOwn: isOwn))
      } else if isOwn, PartialChanges.isEnd(entry.bytes) {
        changes.append(.init(change: LogicalChange(), isOwn: true))
      }
    }
    let ended = changes.count(where: \.isOwn)
    replicas[index].state.voidPending(Self.come(replica.outbox, replicas[index].reader, from: ended))
    _ = try replicas[index].state.receive(changes)
    try addLackingColumns(index)
    replicas[index].version += entries.count
    let own = entries.count { $0.author == replica.number }
    replicas[index].sentCount = max(0, replicas[index].sentCount - own)
    replicas[index].keptCount = max(0, replicas[index].keptCount - own)
    replicas[index].acknowledgedCount += own
    replicas[index].outbox.removeFirst(own)
    return check(index, "a download of \(entries.count)")
  }

  /// Adds missing columns, as a store does after it was opened or has received its own changes.
  private mutating func addLackingColumns(_ index: Int) throws {
    if replicas[index].state.lacksColumns { _ = try replicas[index].state.receive([]) }
  }

  /// Returns the changes up to a version, of which the first ones may be replaced by a copy.
  private mutating func changes(
    upTo version: Int, home: ReplicaNumber
  ) throws -> (changes: [LogicalChange], reader: ChangeReader) {
    var bytes = order.prefix(version).map(\.bytes)
    if Bool.random(using: &generator) {
      let count = Int.random(in: 0...version, using: &generator)
      var state = OrderState()
      try state.apply(bytes[..<count])
      bytes.replaceSubrange(..<count, with: [try state.copy()])
    }
    var (changes, reader): ([LogicalChange], ChangeReader) = ([], ChangeReader(home: home))
    for bytes in bytes { if let change = try reader.read(bytes) { changes.append(change) } }
    return (changes, reader)
  }

  /// Closes a replica, which loses some of its recorded changes, and opens it again.
  private mutating func reopen(_ index: Int) throws -> String? {
    let replica = replicas[index]
    let before = Oracle(
      replica.state.shown, ReplicatedSchema(of: replica.state.shown), home: replica.number)
    var kept = Int.random(in: replica.keptCount...replica.outbox.count, using: &generator)
    // A change is completely on the disk before any part of it is sent.
    while kept > 0, kept < replica.outbox.count, !PartialChanges.isEnd(replica.outbox[kept - 1].bytes) {
      kept += kept == replica.keptCount ? 1 : Int.random(in: 0...1, using: &generator)
    }
    let (changes, reader) = try changes(upTo: replica.version, home: replica.number)
    // Decodes the changes from their bytes, as if they were read from a file.
    var pendingReader = reader
    var pending = try pendingReader.pending(replica.outbox.prefix(kept).map(\.bytes))
    let sentCount = pending.count
    if replica.state.isWithholding { pending += replica.state.pending.suffix(1) }
    replicas[index].reader = reader
    replicas[index].outbox = Array(replica.outbox.prefix(kept))
    replicas[index].state = try ReplicaState(
      shown: replica.state.shown, pending: pending, .none
    ) { applier in
      for change in changes { _ = applier.apply(change) }
    }
    replicas[index].digest = StateDigest(home: replica.number)
    if replica.isReader {
      let removed = replicas[index].state.withhold(after: sentCount)
      if !removed.isEmpty { return "a reader has commits that were not taken back" }
    } else {
      for change in replicas[index].state.pending.dropFirst(pending.count) { try enqueue(change, index) }
    }
    try addLackingColumns(index)
    let after = Oracle(
      replicas[index].state.shown, ReplicatedSchema(of: replica.state.shown), home: replica.number)
    if let difference = after.difference(from: before) {
      return
        "after it was opened again, replica \(replica.number.rawValue) shows another state: \(difference)"
    }
    return check(
      index, "opening it again with \(pending.count) of \(replica.state.pending.count) pending changes")
  }

  /// Restarts a replica with the whole order, as if it had been away for a long time.
  private mutating func beginAnew(_ index: Int) throws -> String? {
    let replica = replicas[index]
    if isCopied(replica, in: order.dropFirst(replica.version)) { return try becomeAnother(index) }
    let (changes, reader) = try changes(upTo: order.count, home: replica.number)
    let received = order.dropFirst(replica.version).count { $0.author == replica.number }
    replicas[index].outbox.removeFirst(received)
    var pendingReader = reader
    var pending = try pendingReader.pending(replicas[index].outbox.map(\.bytes))
    let sentCount = pending.count
    if replica.state.isWithholding { pending += replica.state.pending.suffix(1) }
    replicas[index].reader = reader
    replicas[index].state = try ReplicaState(beginningAnewFrom: replica.state.shown, pending: pending) {
      applier in
      for change in changes { _ = applier.apply(change) }
    }
    if replica.state.isWithholding { _ = replicas[index].state.withhold(after: sentCount) }
    replicas[index].digest = StateDigest(home: replica.number)
    replicas[index].version = order.count
    replicas[index].sentCount = max(0, replicas[index].sentCount - received)
    replicas[index].keptCount = max(0, replicas[index].keptCount - received)
    replicas[index].acknowledgedCount += received
    return check(index, "beginning anew")
  }

  /// Returns how a server's copy of the order differs from a digest of the replicas.
  private func differenceOfCopy(_ version: Int, _ digest: UInt64) -> String? {
    do {
      var state = OrderState()
      try state.apply(order.prefix(version / 2).map(\.bytes))
      // A server continues from its last copy.
      var next = try OrderState(copy: try state.copy())
      try next.apply(order[(version / 2)..<version].map(\.bytes))
      if next.digest == digest { return nil }
      return "at version \(version), a copy has the digest \(next.digest), and replicas have \(digest)"
    } catch { return "at version \(version), the order can't be copied: \(error)" }
  }

  private mutating func check(_ index: Int, _ what: String) -> String? {
    replicas[index].digest.update(to: replicas[index].state.downloaded, replicas[index].state.schema)
    let replica = replicas[index]
    var whole = StateDigest(home: replica.number)
    whole.update(to: replica.state.downloaded, replica.state.schema)
    let known = digests[replica.version] ?? whole.value
    guard whole.value == known, replica.digest.value == known else {
      return
        "after \(what), replica \(replica.number.rawValue) has the digest \(replica.digest.value), which is "
        + "\(whole.value) if it is calculated anew, and \(known) in another replica"
    }
    if digests[replica.version] == nil, replica.version.isMultiple(of: 4),
      let difference = differenceOfCopy(replica.version, known)
    {
      return difference
    }
    digests[replica.version] = known
    var expected = oracles[replica.version]
    let downloaded = Oracle(replica.state.downloaded, replica.state.schema, home: replica.number)
    if let difference = downloaded.difference(from: expected.normalised) {
      return "after \(what), replica \(replica.number.rawValue) has downloaded another state: \(difference)"
    }
    for change in replica.state.pending {
      do { expected.apply(try LogicalChange(change.encoded(as: replica.number), home: Self.nobody)) } catch {
        return "\(error)"
      }
    }
    let shown = Oracle(replica.state.shown, ReplicatedSchema(of: replica.state.shown), home: replica.number)
    if let difference = shown.difference(from: expected.normalised) {
      return "after \(what), replica \(replica.number.rawValue) shows another state: \(difference)"
    }
    replica.state.shown.checkInvariants()
    replica.state.downloaded.checkInvariants()
    return nil
  }
}
