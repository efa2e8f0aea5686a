import Testing

@testable import SantaReplication
@testable import SantaStore

/// The table of conflicts in `docs/replication.md`, row by row. Two replicas write without knowing of each other, and each of
/// the two writes comes first in the order once.
struct ConflictTests {
  /// Two replicas with the same two people. The first person has three numbers in a list.
  struct Pair {
    var replicas: [ReplicaState] = []
    private(set) var voids: [[VoidOperation]] = [[], []]
    static let numbers = [ReplicaNumber(rawValue: 1), ReplicaNumber(rawValue: 2)]

    init(unique: Bool = false) throws {
      replicas = [try ReplicaState(), try ReplicaState()]
      try write(0) { transaction in
        for name in SimulatedModel.names {
          let key = SimulatedModel.primaryKey(name).map { [$0] } ?? []
          _ = transaction.addTable(name, key, kind: SimulatedModel.kind(name))
        }
        for name in SimulatedModel.names {
          guard let table = transaction.current.table(named: name) else { continue }
          for column in SimulatedModel.columns(name)
          where transaction[table].column(named: column.name) == nil {
            transaction.addColumn(column, to: table)
          }
        }
        let people = Self.table("Person", transaction)
        if unique {
          transaction.edit(.setUniqueColumns([[Self.column("email", people, transaction)]], of: people))
        }
        for key in 1...2 { _ = transaction.insertRow(people, primaryKey: .int(Int64(key))) }
        let bag = Self.cell("bag", 1, transaction)
        for number in 1...3 { transaction.insert(.int(Int64(number)), at: number - 1, in: bag) }
      }
      try exchange(first: 0)
    }

    static func table(_ name: String, _ transaction: Transaction) -> TableID {
      transaction.current.table(named: name) ?? TableID(rawValue: 0)
    }

    static func column(_ name: String, _ table: TableID, _ transaction: Transaction) -> ColumnID {
      transaction[table].column(named: name) ?? ColumnID(0)
    }

    /// Returns a cell of the person with a key.
    static func cell(_ name: String, _ key: Int64, _ transaction: Transaction) -> CellAddress {
      let table = table("Person", transaction)
      return CellAddress(
        table: table, row: transaction[table].row(primaryKey: .int(key)) ?? .none,
        column: column(name, table, transaction))
    }

    mutating func write(
      _ index: Int, counters: Set<CellAddress> = [], _ body: (Transaction) -> Void
    ) throws {
      let transaction = Transaction(base: replicas[index].shown)
      body(transaction)
      transaction.completeChanges()
      let isDefault = { (table: TableID, column: ColumnID, value: StoredValue) in
        value == transaction[table][column].initialValue || value == .string("anonymous")
      }
      try replicas[index].commit(
        transaction.current, .init(isDefault: isDefault, isCounter: counters.contains))
    }

    /// Orders the pending changes of replica `first` before those of the other replica, and downloads all changes to both.
    mutating func exchange(first: Int) throws {
      var order: [(author: Int, bytes: [UInt8])] = []
      for author in [first, 1 - first] {
        order += replicas[author].pending.map { (author, $0.encoded(as: Self.numbers[author])) }
      }
      for index in 0...1 {
        let changes = try order.map { entry in
          ReplicaState.Ordered(
            change: try LogicalChange(entry.bytes, home: Self.numbers[index]), isOwn: entry.author == index)
        }
        voids[index] = try replicas[index].receive(changes)
      }
      let contents = (0...1).map {
        Oracle(replicas[$0].downloaded, replicas[$0].schema, home: Self.numbers[$0])
      }
      #expect(contents[0].difference(from: contents[1]) == nil)
      for replica in replicas { #expect(replica.pending.isEmpty) }
    }

    /// Returns a value of the person with a key, as the first replica shows it.
    func value(_ name: String, _ key: Int64) -> StoredValue {
      let transaction = Transaction(base: replicas[0].shown)
      let cell = Self.cell(name, key, transaction)
      return transaction[cell.table].value(cell.column, of: cell.row)
    }

    /// Returns the integers in a list of the person with a key.
    func list(_ name: String, _ key: Int64) -> [Int64] {
      let transaction = Transaction(base: replicas[0].shown)
      return transaction.list(at: Self.cell(name, key, transaction)).elements.compactMap {
        if case .int(let number) = $0.value { number } else { nil }
      }
    }

    func count(_ name: String) -> Int {
      replicas[0].shown.table(named: name).map { replicas[0].shown[$0].count } ?? 0
    }

    /// Returns whether there is a person with a key.
    func hasPerson(_ key: Int64) -> Bool {
      let transaction = Transaction(base: replicas[0].shown)
      return transaction[Self.table("Person", transaction)].row(primaryKey: .int(key)) != nil
    }
  }

  @Test("What is unlinked before its owner is deleted is spared everywhere")
  func sparing() throws {
    var pair = try Pair()
    func set(_ child: Int64?, _ transaction: Transaction) {
      let cell = Pair.cell("child", 1, transaction)
      let row = child.flatMap { transaction[cell.table].row(primaryKey: .int($0)) }
      _ = transaction.changingLinks(at: cell) {
        transaction.setValue(row.map { .link($0.rawValue) } ?? .null, at: cell)
      }
    }
    try pair.write(0) { set(2, $0) }
    try pair.exchange(first: 0)
    try pair.write(0) { transaction in
      set(nil, transaction)
      let cell = Pair.cell("child", 1, transaction)
      transaction.delete(cell.row, from: cell.table)
    }
    try pair.exchange(first: 0)
    #expect(!pair.hasPerson(1))
    #expect(pair.hasPerson(2))
  }

  private typealias Write = (Transaction) -> Void

  private func set(_ name: String, _ key: Int64, _ value: StoredValue) -> Write {
    { transaction in transaction.setValue(value, at: Pair.cell(name, key, transaction)) }
  }

  private func delete(_ key: Int64) -> Write {
    { transaction in
      let cell = Pair.cell("id", key, transaction)
      transaction.delete(cell.row, from: cell.table)
    }
  }

  private func add(_ key: Int64, name: String) -> Write {
    { transaction in
      _ = transaction.insertRow(Pair.table("Person", transaction), primaryKey: .int(key))
      transaction.setValue(.string(name), at: Pair.cell("name", key, transaction))
    }
  }

  /// Makes both writes. `secondIsFirst` determines which of them comes first in the order.
  private func conflict(
    _ first: Write, _ second: Write, secondIsFirst: Bool, unique: Bool = false
  ) throws -> Pair {
    var pair = try Pair(unique: unique)
    try pair.write(0, first)
    try pair.write(1, second)
    try pair.exchange(first: secondIsFirst ? 1 : 0)
    return pair
  }

  @Test("One property set twice: the later in the order", arguments: [false, true])
  func oneProperty(secondIsFirst: Bool) throws {
    let pair = try conflict(
      set("name", 1, .string("a")), set("name", 1, .string("b")), secondIsFirst: secondIsFirst)
    #expect(pair.value("name", 1) == .string(secondIsFirst ? "a" : "b"))
    #expect(pair.voids == [[], []])
  }

  @Test("Different properties of one object: both", arguments: [false, true])
  func differentProperties(secondIsFirst: Bool) throws {
    let pair = try conflict(
      set("name", 1, .string("a")), set("age", 1, .int(7)), secondIsFirst: secondIsFirst)
    #expect(pair.value("name", 1) == .string("a"))
    #expect(pair.value("age", 1) == .int(7))
  }

  @Test("Increments are added; an assignment discards those before it", arguments: [false, true])
  func increments(secondIsFirst: Bool) throws {
    var pair = try Pair()
    let cell = Pair.cell("score", 1, Transaction(base: pair.replicas[0].shown))
    let other = Pair.cell("score", 1, Transaction(base: pair.replicas[1].shown))
    try pair.write(0, counters: [cell], set("score", 1, .int(5)))
    try pair.write(1, counters: [other], set("score", 1, .int(3)))
    try pair.exchange(first: secondIsFirst ? 1 : 0)
    #expect(pair.value("score", 1) == .int(8))
    try pair.write(0, counters: [cell], set("score", 1, .int(9)))
    try pair.write(1, set("score", 1, .int(100)))
    try pair.exchange(first: secondIsFirst ? 1 : 0)
    #expect(pair.value("score", 1) == .int(secondIsFirst ? 101 : 100))
  }

  @Test(
    "Deleted here, changed there: deleted, and the change is reported if it comes later",
    arguments: [false, true])
  func deletedAndChanged(secondIsFirst: Bool) throws {
    let pair = try conflict(delete(1), set("name", 1, .string("b")), secondIsFirst: secondIsFirst)
    #expect(!pair.hasPerson(1))
    #expect(pair.voids[1].map(\.reason) == (secondIsFirst ? [] : [.absent]))
  }

  @Test("An edit of a deleted object never hits another one with its key", arguments: [false, true])
  func incarnations(secondIsFirst: Bool) throws {
    let pair = try conflict(
      { transaction in
        delete(1)(transaction)
        add(1, name: "new")(transaction)
      }, set("name", 1, .string("b")), secondIsFirst: secondIsFirst)
    #expect(pair.value("name", 1) == .string("new"))
    #expect(pair.voids[1].map(\.reason) == (secondIsFirst ? [] : [.absent]))
  }

  @Test("A link to a deleted object is nil, and void in a list", arguments: [false, true])
  func links(secondIsFirst: Bool) throws {
    let pair = try conflict(
      delete(2),
      { transaction in
        let row = Pair.cell("id", 2, transaction).row.rawValue
        transaction.setValue(.link(row), at: Pair.cell("friend", 1, transaction))
        transaction.insert(.link(row), at: 0, in: Pair.cell("friends", 1, transaction))
      }, secondIsFirst: secondIsFirst)
    #expect(pair.value("friend", 1) == .null)
    let transaction = Transaction(base: pair.replicas[0].shown)
    #expect(transaction.list(at: Pair.cell("friends", 1, transaction)).count == 0)
  }

  @Test("Created twice with one key: one object, in which values beat defaults", arguments: [false, true])
  func createdTwice(secondIsFirst: Bool) throws {
    let pair = try conflict(
      { transaction in
        add(5, name: "anonymous")(transaction)
        transaction.insert(.int(1), at: 0, in: Pair.cell("bag", 5, transaction))
        transaction.insertElement(.string("a"), in: Pair.cell("tags", 5, transaction))
      },
      { transaction in
        add(5, name: "Ada")(transaction)
        transaction.insert(.int(2), at: 0, in: Pair.cell("bag", 5, transaction))
        transaction.insertElement(.string("b"), in: Pair.cell("tags", 5, transaction))
      }, secondIsFirst: secondIsFirst)
    #expect(pair.count("Person") == 3)
    #expect(pair.value("name", 5) == .string("Ada"))
    #expect(pair.list("bag", 5) == (secondIsFirst ? [2, 1] : [1, 2]))
    let transaction = Transaction(base: pair.replicas[0].shown)
    #expect(
      transaction.list(at: Pair.cell("tags", 5, transaction)).elements.map(\.value) == [
        .string("a"), .string("b"),
      ])
  }

  @Test("A child that others add survives a cascade if it is ordered after it", arguments: [false, true])
  func cascades(secondIsFirst: Bool) throws {
    let pair = try conflict(
      delete(1),
      { transaction in
        let pet = transaction.insertRow(Pair.table("Pet", transaction))
        transaction.insert(.link(pet.rawValue), at: 0, in: Pair.cell("pets", 1, transaction))
      }, secondIsFirst: secondIsFirst)
    #expect(pair.count("Pet") == (secondIsFirst ? 0 : 1))
  }

  @Test("Insertions at one position: both, as whole runs in the order", arguments: [false, true])
  func insertions(secondIsFirst: Bool) throws {
    let insert = { (numbers: [Int64]) -> Write in
      { transaction in
        for (offset, number) in numbers.enumerated() {
          transaction.insert(.int(number), at: 1 + offset, in: Pair.cell("bag", 1, transaction))
        }
      }
    }
    var pair = try Pair()
    // Inserts the numbers one after the other in separate transactions, as if they were typed.
    for (offset, number) in [10, 11, 12].enumerated() {
      try pair.write(0) { $0.insert(.int(Int64(number)), at: 1 + offset, in: Pair.cell("bag", 1, $0)) }
    }
    try pair.write(1, insert([20, 21]))
    try pair.exchange(first: secondIsFirst ? 1 : 0)
    let runs: [Int64] = secondIsFirst ? [20, 21, 10, 11, 12] : [10, 11, 12, 20, 21]
    #expect(pair.list("bag", 1) == [1] + runs + [2, 3])
  }

  @Test("Moved twice: the later move. Moved and removed: removed", arguments: [false, true])
  func moves(secondIsFirst: Bool) throws {
    let move = { (destination: Int) -> Write in
      { $0.move(from: 0, to: destination, in: Pair.cell("bag", 1, $0)) }
    }
    var pair = try conflict(move(1), move(2), secondIsFirst: secondIsFirst)
    #expect(pair.list("bag", 1) == (secondIsFirst ? [2, 1, 3] : [2, 3, 1]))
    pair = try conflict(
      move(2), { $0.removeEntry(at: 0, from: Pair.cell("bag", 1, $0)) }, secondIsFirst: secondIsFirst)
    #expect(pair.list("bag", 1) == [2, 3])
  }

  @Test(
    "An embedded object is replaced as a whole; edits of the former one are void", arguments: [false, true])
  func embedded(secondIsFirst: Bool) throws {
    let house = { (size: Int64) -> Write in
      { transaction in
        let rooms = Pair.table("Room", transaction)
        let room = transaction.insertRow(rooms)
        transaction.setValue(
          .int(size),
          at: CellAddress(table: rooms, row: room, column: Pair.column("size", rooms, transaction)))
        let cell = Pair.cell("home", 1, transaction)
        _ = transaction.changingLinks(at: cell) { transaction.setValue(.link(room.rawValue), at: cell) }
      }
    }
    var pair = try Pair()
    try pair.write(0, house(1))
    try pair.exchange(first: 0)
    try pair.write(0, house(2))
    try pair.write(1) { transaction in
      let rooms = Pair.table("Room", transaction)
      transaction.setValue(
        .int(50),
        at: CellAddress(
          table: rooms, row: transaction[rooms].rows[0], column: Pair.column("size", rooms, transaction)))
    }
    try pair.exchange(first: secondIsFirst ? 1 : 0)
    #expect(pair.count("Room") == 1)
    let rooms = try #require(pair.replicas[0].shown.table(named: "Room"))
    let table = pair.replicas[0].shown[rooms]
    #expect(table.value(try #require(table.column(named: "size")), of: table.rows[0]) == .int(2))
    #expect(pair.voids[1].map(\.reason) == (secondIsFirst ? [] : [.absent]))
  }

  @Test("A unique value that two take: the earlier holds, the other is reported", arguments: [false, true])
  func unique(secondIsFirst: Bool) throws {
    let pair = try conflict(
      set("email", 1, .string("x")), set("email", 2, .string("x")), secondIsFirst: secondIsFirst, unique: true
    )
    #expect(pair.value("email", 1) == (secondIsFirst ? .null : .string("x")))
    #expect(pair.value("email", 2) == (secondIsFirst ? .string("x") : .null))
    #expect(pair.voids[secondIsFirst ? 0 : 1].map(\.reason) == [.unique])
  }

  @Test("A deletion that another has made is not done again", arguments: [false, true])
  func deletedTwice(secondIsFirst: Bool) throws {
    let pair = try conflict(delete(1), delete(1), secondIsFirst: secondIsFirst)
    #expect(!pair.hasPerson(1))
    #expect(pair.count("Person") == 1)
  }
}
