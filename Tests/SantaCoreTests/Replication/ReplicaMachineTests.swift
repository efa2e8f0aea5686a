import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// The decisions of a replica, without a store, threads or files: the tests take the roles of the store, the log and the
/// server.
struct ReplicaMachineTests {
  /// A machine, and the output that would be written for it.
  struct Member {
    var machine: ReplicaMachine
    /// The entries of its log.
    var log: [ReplicaLog.Entry] = []
    /// The state of its store.
    var store = Snapshot.empty
    let number: UInt32

    init(_ number: UInt32, partByteCount: Int = 1 << 20) throws {
      self.number = number
      machine = ReplicaMachine(nextChangeID: UInt64(number) << 32, partByteCount: partByteCount)
      let given = try ReplicaNumber(given: number)
      log.append(.membership(epoch: "test", number: given))
      machine.joinedOrder(epoch: "test", number: given)
    }

    var pending: [Replica.Pending] { machine.pending(limit: .max, after: 0) }

    /// Commits a program's transaction and records it.
    mutating func write(_ body: (Transaction) -> Void) throws {
      let transaction = Transaction(base: store)
      body(transaction)
      transaction.completeChanges()
      store = transaction.current
      try record()
    }

    mutating func record() throws {
      let recording = try machine.recording(of: store) { _ in .none }
      log += recording.entries
      machine.recorded(recording)
    }

    /// - Returns: whether the shown state was committed.
    @discardableResult mutating func receive(_ changes: [Replica.Ordered]) throws -> Bool {
      guard let receipt = try machine.receipt(of: changes) else { return false }
      log += receipt.entries
      var commits = !receipt.isOnlyOwn
      if receipt.isOnlyOwn {
        commits = try machine.acknowledge(receipt).isShownWrongly
        if commits { _ = try machine.apply([], leavingOut: []) }
      } else {
        _ = try machine.apply(receipt.changes, leavingOut: receipt.sentBack)
      }
      if commits { commit(at: receipt.position) }
      machine.received(receipt)
      if let level = machine.levelEntry { log.append(level) }
      return commits
    }

    /// Commits the shown state with the mark.
    mutating func commit(at position: OrderPosition) {
      let transaction = Transaction(base: store)
      transaction.use(machine.state.shown.features)
      transaction.settle(as: machine.state.shown)
      transaction.move(to: machine.mark(at: position, generation: 0))
      store = transaction.current
      machine.committed(store)
    }

    mutating func restart(with beginning: Replica.Beginning) throws {
      let begun = try machine.begunAnew(with: try machine.restart(with: beginning, log), on: store)
      (machine, log) = (begun.machine, begun.entries)
      commit(at: machine.position)
    }

    /// Returns the machine that another process would create from the log and the store.
    func opened() throws -> (
      machine: ReplicaMachine, added: [ReplicaLog.Entry], replacing: [ReplicaLog.Entry]?
    ) {
      let log = ReplicaMachine.LogState(path: "log", generation: 0, isReplacement: false, byteCount: 100)
      return try ReplicaMachine.Opening(self.log, log, store).machine(
        nil, nextChangeID: 7, partByteCount: machine.partByteCount
      ) { _ in .none }
    }

    var names: Set<String> {
      guard let table = store.table(named: "Toy"), let column = store[table].column(named: "name") else {
        return []
      }
      let values = store[table].rows.map { store[table].value(column, of: $0) }
      return Set(values.compactMap { if case .string(let name) = $0 { name } else { nil } })
    }
  }

  /// A server that is a plain value.
  struct Server {
    private(set) var changes: [Replica.Ordered] = []

    mutating func append(_ pending: [Replica.Pending], of author: UInt32) {
      for change in pending {
        let position = (changes.last?.position ?? .start).next(
          replica: author, sequence: change.sequence, change.bytes)
        changes.append(
          .init(position: position, author: author, sequence: change.sequence, bytes: change.bytes))
      }
    }

    /// Returns the changes as a replica receives them: its own changes without their bytes.
    func changes(for number: UInt32) -> [Replica.Ordered] {
      changes.map { change in
        var change = change
        if change.author == number { change.bytes = [] }
        return change
      }
    }
  }

  static func add(_ name: String) -> (Transaction) -> Void {
    { transaction in
      let table =
        transaction.current.table(named: "Toy")
        ?? transaction.addTable("Toy", [ColumnDefinition(name: "name", type: .string)])
      let row = transaction.insertRow(table)
      let column = transaction[table].column(named: "name") ?? ColumnID(0)
      transaction.setValue(.string(name), at: CellAddress(table: table, row: row, column: column))
    }
  }

  @Test("A commit is pending until the order has it, and is not recorded twice")
  func recording() throws {
    var (member, server) = (try Member(1), Server())
    try member.write(Self.add("sled"))
    #expect(member.pending.map(\.sequence) == [1])
    #expect(!member.machine.isBehind(member.store))
    #expect(member.machine.levelEntry == nil)
    server.append(member.pending, of: 1)
    let commits = try member.receive(server.changes(for: 1))
    #expect(!commits, "What the program has committed is shown already.")
    #expect(member.pending.isEmpty)
    #expect(member.machine.position == server.changes.last?.position)
    #expect(member.log.last == .level(store: member.store.version, position: member.machine.position))
    #expect(try member.machine.receipt(of: server.changes(for: 1)) == nil, "All are known.")
  }

  @Test("What was not written is not taken over, and its ID is not given again")
  func failedWriting() throws {
    var member = try Member(1)
    let transaction = Transaction(base: .empty)
    Self.add("sled")(transaction)
    transaction.completeChanges()
    let lost = try member.machine.recording(of: transaction.current) { _ in .none }
    #expect(member.pending.isEmpty && member.machine.isBehind(transaction.current))
    let again = try member.machine.recording(of: transaction.current) { _ in .none }
    #expect(lost.entries != again.entries)
    member.machine.recorded(again)
    #expect(member.pending.map(\.sequence) == [1])
  }

  @Test("A long change is sent in parts, which follow each other and are acknowledged one by one")
  func parts() throws {
    var (member, server) = (try Member(1, partByteCount: 64), Server())
    try member.write(Self.add(String(repeating: "long ", count: 100)))
    let parts = member.pending
    #expect(parts.count > 5 && parts.map(\.sequence) == (1...UInt64(parts.count)).map(\.self))
    #expect(
      member.machine.pending(limit: 1, after: 2).map(\.sequence) == [3], "At least one, whatever its length.")
    server.append(parts, of: 1)
    let ordered = server.changes(for: 1)
    try member.receive(Array(ordered.prefix(3)))
    #expect(member.pending.map(\.sequence) == Array(parts.dropFirst(3).map(\.sequence)))
    try member.receive(ordered)
    #expect(member.pending.isEmpty && member.machine.state.isLevel)
  }

  @Test("Changes with a gap, and own ones that this directory did not make, change nothing")
  func refused() throws {
    var (member, other, server) = (try Member(1), try Member(2), Server())
    for name in ["bear", "doll", "drum"] { try other.write(Self.add(name)) }
    server.append(other.pending, of: 2)
    #expect(throws: Replica.Failure.garbled("Changes of the order are missing before 2.")) {
      try member.machine.receipt(of: Array(server.changes.dropFirst()))
    }
    try member.write(Self.add("sled"))
    var forged = Server()
    forged.append([Replica.Pending(sequence: 1, bytes: other.pending[0].bytes)], of: 1)
    #expect(throws: Replica.Failure.copied) { try member.machine.receipt(of: forged.changes) }
    #expect(member.machine.position == .start && member.pending.count == 1)
  }

  @Test("Changes that arrive twice count once, and changes that arrive in another order change nothing")
  func repeated() throws {
    var (member, other, server) = (try Member(1), try Member(2), Server())
    for name in ["bear", "doll", "drum"] { try other.write(Self.add(name)) }
    server.append(other.pending, of: 2)
    let changes = server.changes
    #expect(throws: Replica.Failure.garbled("Changes of the order are missing before 2.")) {
      try member.machine.receipt(of: [changes[1], changes[0], changes[2]])
    }
    #expect(member.machine.position == .start)
    try member.receive([changes[0], changes[0], changes[1], changes[0], changes[1], changes[2]])
    #expect(member.machine.position == changes[2].position && member.names == ["bear", "doll", "drum"])
  }

  @Test("Bytes that the network damaged change nothing, and are received again")
  func damaged() throws {
    var (member, other, server) = (try Member(1), try Member(2), Server())
    try other.write(Self.add("bear"))
    server.append(other.pending, of: 2)
    let change = try #require(server.changes.first)
    for index in change.bytes.indices {
      var damaged = change
      damaged.bytes[index] ^= 1
      let failure = #expect(throws: Replica.Failure.self) { try member.machine.receipt(of: [damaged]) }
      #expect(failure == .garbled("Change 1 of the order arrived damaged.") && failure?.isTransient == true)
      #expect(throws: Replica.Failure.garbled("Change 1 of the order arrived damaged.")) {
        try member.machine.restart(with: .init(epoch: "test", changes: [damaged]), member.log)
      }
    }
    try member.receive(server.changes)
    #expect(member.names == ["bear"])
  }

  @Test("A change that nobody can read isn't received again")
  func unreadable() throws {
    let member = try Member(1)
    var server = Server()
    server.append([Replica.Pending(sequence: 1, bytes: [99])], of: 2)
    let changes = server.changes
    let failure = #expect(throws: Replica.Failure.self) { try member.machine.receipt(of: changes) }
    #expect(failure?.isTransient == false)
  }

  @Test("A position that the mark of a store can't have changes nothing", arguments: [false, true])
  func positions(isRestarting: Bool) throws {
    let member = try Member(1)
    let last = ReplicaMark.positionLimit - 1
    let copy = Replica.Copy(
      position: OrderPosition(version: last, chain: String(repeating: "a", count: 64)),
      bytes: LogicalChange().encoded(as: .own), ownCount: 0)
    let bytes = LogicalChange().encoded(as: .own)
    let position = copy.position.next(replica: 2, sequence: 1, bytes)
    let next = Replica.Ordered(position: position, author: 2, sequence: 1, bytes: bytes)
    if isRestarting {
      #expect(throws: Replica.Failure.impossiblePosition) {
        try member.machine.restart(with: .init(epoch: "test", copy: copy, changes: [next]), member.log)
      }
    } else {
      var member = member
      try member.restart(with: .init(epoch: "test", copy: copy, changes: []))
      #expect(member.machine.position.version == last)
      #expect(throws: Replica.Failure.impossiblePosition) { try member.machine.receipt(of: [next]) }
    }
  }

  @Test("A machine that is a copy neither receives nor restarts with its number")
  func copied() throws {
    var (member, server) = (try Member(1), Server())
    try member.write(Self.add("sled"))
    server.append(member.pending, of: 1)
    member.machine.copy = RewindDetector.Copy(generation: 0, firstSequence: 2)
    #expect(throws: Replica.Failure.copied) { try member.machine.receipt(of: server.changes) }
    let changes = server.changes
    #expect(throws: Replica.Failure.copied) {
      try member.machine.restart(with: .init(epoch: "test", changes: changes), member.log)
    }
    try member.restart(with: .init(epoch: "test", number: 5, changes: changes))
    #expect(member.machine.membership?.replica == 5 && member.machine.copy == nil)
    #expect(member.names == ["sled"])
  }

  @Test("Changes that only the former order had are pending after a restart, and count once")
  func beginningAnew() throws {
    var (first, second, server) = (try Member(1), try Member(2), Server())
    try first.write(Self.add("bear"))
    server.append(first.pending, of: 1)
    try second.receive(server.changes(for: 2))
    try second.write(Self.add("doll"))
    // The server has lost everything, and only the second replica has the first replica's change.
    try second.restart(with: .init(epoch: "anew", changes: []))
    #expect(second.pending.count == 2 && second.names == ["bear", "doll"])
    var restored = Server()
    restored.append(second.pending, of: 2)
    try second.receive(restored.changes(for: 2))
    try first.restart(with: .init(epoch: "anew", changes: restored.changes))
    #expect(first.pending.isEmpty, "Its change came back.")
    #expect(first.names == ["bear", "doll"])
  }

  @Test("A failed commit leaves the state as it was")
  func failedCommit() throws {
    var (member, other, server) = (try Member(1), try Member(2), Server())
    try other.write(Self.add("drum"))
    server.append(other.pending, of: 2)
    let receipt = try #require(try member.machine.receipt(of: server.changes))
    let before = member.machine.state
    _ = try member.machine.apply(receipt.changes, leavingOut: receipt.sentBack)
    #expect(member.machine.state.shown.version > before.shown.version)
    member.machine.commitFailed(restoring: before)
    try member.receive(server.changes(for: 1))
    #expect(member.names == ["drum"])
  }

  @Test("Pending changes that the store has lost are committed again, in a version that is noted")
  func lostByStore() throws {
    var member = try Member(1)
    try member.write(Self.add("bear"))
    let kept = member.store
    try member.write(Self.add("doll"))
    member.store = kept
    var opened = try member.opened().machine
    #expect(opened.outbox.map(\.store) == [kept.version, kept.version.next])
    let version = Version(rawValue: kept.version.rawValue + 5)
    let entries = ReplicaMachine.entries(member.log, committing: version, behind: kept.version)
    opened.noted(version, behind: kept.version)
    #expect(opened.outbox.map(\.store) == [kept.version, version])
    #expect(try LoggedOrder(entries).outbox.map(\.store) == [kept.version, version])
  }

  @Test("A log that belongs to an older or a later state than the store is refused")
  func otherLogs() throws {
    var (member, server) = (try Member(1), Server())
    var other = try Member(2)
    try other.write(Self.add("drum"))
    server.append(other.pending, of: 2)
    let before = member.log
    try member.receive(server.changes(for: 1))
    let log = { ReplicaMachine.LogState(path: "log", generation: $0, isReplacement: true, byteCount: 100) }
    #expect(throws: Replica.Failure.self) { try ReplicaMachine.Opening(before, log(0), member.store) }
    #expect(throws: Replica.Failure.self) { try ReplicaMachine.Opening(member.log, log(1), .empty) }
    #expect(throws: StoreError.self, "The entry with the number is gone.") {
      try ReplicaMachine.Opening([], log(0), member.store)
    }
    #expect(throws: Replica.Failure.self, "It acknowledges what it does not have.") {
      try LoggedOrder([.acknowledged(position: .start.next(replica: 1, sequence: 1, []))])
    }
  }

  @Test("After any events, a process that opens the log has the same machine", arguments: RandomRun.seeds(30))
  func reopening(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var members = [try Member(1, partByteCount: 48), try Member(2)]
    var server = Server()
    var sent = [0, 0]
    for step in 1...25 {
      let index = Int.random(in: 0...1, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0, 1: try members[index].write(Self.add("toy \(step)"))
      case 2:
        let number = members[index].number
        let unsent = members[index].pending.filter { $0.sequence > sent[index] }
        server.append(unsent, of: number)
        sent[index] = unsent.last.map { Int($0.sequence) } ?? sent[index]
        members[index].machine.offered(upTo: UInt64(sent[index]))
      default:
        let changes = server.changes(for: members[index].number)
        try members[index].receive(
          Array(changes.prefix(Int.random(in: 0...changes.count, using: &generator))))
      }
      let (live, opened) = (members[index].machine, try members[index].opened())
      #expect(opened.added.isEmpty && opened.replacing == nil, "seed \(seed), step \(step)")
      #expect(opened.machine.position == live.position, "seed \(seed), step \(step)")
      #expect(opened.machine.nextSequence == live.nextSequence, "seed \(seed), step \(step)")
      #expect(
        opened.machine.outbox.map(\.pending) == live.outbox.map(\.pending), "seed \(seed), step \(step)")
      #expect(opened.machine.state.pending == live.state.pending, "seed \(seed), step \(step)")
      #expect(opened.machine.levelEntry == live.levelEntry, "seed \(seed), step \(step)")
    }
    for index in 0...1 {
      server.append(members[index].pending.filter { $0.sequence > sent[index] }, of: members[index].number)
    }
    for index in 0...1 { try members[index].receive(server.changes(for: members[index].number)) }
    #expect(members[0].names == members[1].names && members[0].pending.isEmpty, "seed \(seed)")
  }
}
