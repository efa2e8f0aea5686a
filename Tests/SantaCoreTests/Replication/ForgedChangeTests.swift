import Testing

@testable import SantaReplication
@testable import SantaStore

/// Changes that no replica of this library makes. They must have the same effect in all replicas, including the one that they
/// name.
struct ForgedChangeTests {
  private static let nobody = ReplicaNumber(rawValue: 9_999)
  private static let author = ReplicaNumber(rawValue: 9)
  private static let victim = ReplicaNumber(rawValue: 7)

  /// Two replicas that receive the same changes, and the state that the changes should lead to.
  private struct Group {
    var states: [ReplicaNumber: ReplicaState]
    var oracle = Oracle()

    init() throws {
      states = [ForgedChangeTests.victim: try ReplicaState(), ReplicaNumber(rawValue: 8): try ReplicaState()]
    }

    var victim: ReplicaState {
      get throws { try #require(states[ForgedChangeTests.victim]) }
    }

    /// - Parameter own: the replica whose oldest pending change this is; nil if neither replica made it.
    mutating func receive(_ change: LogicalChange, of own: ReplicaNumber? = nil) throws {
      let bytes = change.encoded(as: own ?? author)
      oracle.apply(try LogicalChange(bytes, home: nobody))
      for number in states.keys {
        var state = try #require(states[number])
        let before = state.shown
        let decoded = try LogicalChange(bytes, home: number)
        let voids = try state.receive([.init(change: decoded, isOwn: own == number)])
        if own == number, !voids.isEmpty { _ = try state.receive([]) }
        states[number] = state
        let downloaded = Oracle(state.downloaded, state.schema, home: number)
        #expect(downloaded.difference(from: oracle.normalised) == nil)
        if state.pending.isEmpty {
          let shown = Oracle(state.shown, state.schema, home: number)
          #expect(shown.difference(from: oracle.normalised) == nil)
        }
        for snapshot in [state.shown, state.downloaded] { snapshot.checkInvariants() }
        let replay = Transaction(base: before, version: state.shown.version)
        try LogRecord.apply(LogRecord.encode(Difference(from: before, to: state.shown)), to: replay)
        #expect(replay.tables.map(\.nextRow) == state.shown.tables.map(\.nextRow))
        #expect(replay.tables.map(\.nextPosition) == state.shown.tables.map(\.nextPosition))
      }
    }

    /// Writes to the victim, and adds its change to the order.
    mutating func write(_ body: (Transaction) -> Void) throws {
      var state = try victim
      let transaction = Transaction(base: state.shown)
      body(transaction)
      transaction.completeChanges()
      let change = try #require(try state.commit(transaction.current))
      states[ForgedChangeTests.victim] = state
      state.shown.checkInvariants()
      try receive(change, of: ForgedChangeTests.victim)
    }

    func table(_ name: String) throws -> Table {
      let shown = try victim.shown
      return shown[try #require(shown.table(named: name))]
    }
  }

  private static func column(_ name: String, of type: String) throws -> Property {
    let columns = SimulatedModel.columns(type) + (SimulatedModel.primaryKey(type).map { [$0] } ?? [])
    return try #require(columns.first { $0.name == name }.flatMap(SimulatedModel.property))
  }

  private static func person(_ key: Int64, _ counter: UInt64, of replica: ReplicaNumber = victim) -> ObjectID
  {
    ObjectID(
      type: SimulatedModel.type("Person"), primaryKey: .int(key),
      identity: Identity(replica: replica, counter: counter))
  }

  private static func pet(_ counter: UInt64) -> ObjectID {
    ObjectID(
      type: SimulatedModel.type("Pet"), primaryKey: nil, identity: Identity(replica: victim, counter: counter)
    )
  }

  private static func insertion(_ value: Int64, _ counter: UInt64) throws -> LogicalChange.Operation {
    let element = LogicalChange.ListEdit.Element(
      position: Identity(replica: victim, counter: counter), value: .plain(.int(value)))
    return .editList(
      person(1, 1, of: author), try column("bag", of: "Person"),
      .init(runs: [.init(elements: [element], left: [], right: [], index: 0, followsOwn: false)]))
  }

  /// Returns a group in which both replicas have the person 1 of a third replica.
  private func group() throws -> Group {
    var group = try Group()
    let types = ["Person", "Pet"].map { SimulatedModel.type($0) }
    var change = LogicalChange(schema: types.map { .type($0) })
    for (name, type) in [("id", types[0]), ("name", types[0]), ("bag", types[0]), ("name", types[1])] {
      let property = try Self.column(name, of: type.name)
      let fill: StoredValue = name == "name" ? .string("") : name == "id" ? .int(0) : .null
      change.schema.append(.property(property, of: type, fill: fill))
    }
    change.operations = [.create(Self.person(1, 1, of: Self.author), [])]
    try group.receive(change)
    return group
  }

  @Test("What others say to have been made by a replica does not use up its numbers")
  func counters() throws {
    var group = try group()
    let last = Identity.counterLimit - 1
    try group.receive(
      LogicalChange(operations: [
        .create(Self.pet(last), []), .create(Self.person(2, last), []), try Self.insertion(5, last),
      ]))
    #expect(try group.table("Pet").nextRow < 10)
    #expect(try group.table("Person").nextRow < 10)
    #expect(try group.table("Person").nextPosition < 10)
    // These objects can be changed like any other object.
    let name = try Self.column("name", of: "Pet")
    try group.receive(
      LogicalChange(operations: [
        .set(Self.pet(last), name, .plain(.string("known"))),
        .editList(
          Self.person(1, 1, of: Self.author), try Self.column("bag", of: "Person"),
          .init(assigned: [
            .init(position: Identity(replica: Self.victim, counter: last), value: .plain(.int(6)))
          ])),
      ]))
  }

  @Test("An identity that a replica uses later is one object, and one position, in all replicas")
  func collisions() throws {
    var group = try group()
    let (pets, people) = (try group.table("Pet"), try group.table("Person"))
    try group.receive(
      LogicalChange(operations: [
        .create(Self.pet(pets.nextRow + 1), []), try Self.insertion(5, people.nextPosition),
      ]))
    for number in 1...3 {
      try group.write { transaction in
        for name in ["Pet", "Person"] {
          guard let table = transaction.current.table(named: name) else { continue }
          if name == "Pet" {
            _ = transaction.insertRow(table)
          } else if let bag = transaction[table].column(named: "bag") {
            let cell = CellAddress(table: table, row: transaction[table].rows[0], column: bag)
            transaction.insert(.int(Int64(number)), at: 0, in: cell)
          }
        }
      }
    }
    try group.receive(LogicalChange(operations: [try Self.insertion(9, people.nextPosition + 50)]))
  }

  @Test("No two objects of a type with primary keys have one identity", arguments: [3, 60] as [UInt64])
  func oneIdentity(counter: UInt64) throws {
    var group = try group()
    try group.write { transaction in
      for key in 10...14 {
        guard let table = transaction.current.table(named: "Person") else { continue }
        _ = transaction.insertRow(table, primaryKey: .int(Int64(key)))
      }
    }
    let create = { LogicalChange.Operation.create(Self.person($0, counter), []) }
    try group.receive(LogicalChange(operations: [create(2), create(3)]))
    let known = try #require(
      group.oracle.objects.first { $0.key.identity == Identity(replica: Self.victim, counter: counter) })
    guard case .int(let key)? = known.value.primaryKey else { return }
    // Another object gets the identity of an object that the same change deletes.
    try group.receive(
      LogicalChange(operations: [.delete([Self.person(key, counter)], sparing: []), create(4), create(5)]))
    let name = try Self.column("name", of: "Person")
    try group.receive(
      LogicalChange(operations: [.set(Self.person(4, counter), name, .plain(.string("new")))]))
    #expect(group.oracle.objects.values.contains { $0[name] == .plain(.string("new")) })
  }

  @Test("Names of other bytes are others, also if they look the same")
  func names() throws {
    var group = try group()
    let types = ["Caf\u{E9}", "Cafe\u{301}"].map {
      ReplicatedType(name: $0, kind: .topLevel, primaryKey: nil)
    }
    let properties = try types.map {
      try #require(Property(ColumnDefinition(name: $0.name, type: .int64), target: nil))
    }
    var change = LogicalChange()
    for type in types {
      change.schema.append(.type(type))
      for property in properties { change.schema.append(.property(property, of: type, fill: .int(0))) }
      let object = ObjectID(
        type: type, primaryKey: nil, identity: Identity(replica: Self.author, counter: 1))
      change.operations.append(.create(object, []))
      change.operations.append(.set(object, properties[1], .plain(.int(4))))
    }
    try group.receive(change)
    #expect(group.oracle.properties.count == 4)
    for state in group.states.values {
      #expect(state.schema.orderedTables.count == 4)
      let table = try #require(state.schema.tables[types[0]])
      #expect(state.schema.properties(of: table).count == 2)
    }
  }

  @Test("What a store has of its own makes no difference to what the order may declare")
  func localColumns() throws {
    var group = try group()
    var state = try group.victim
    let transaction = Transaction(base: state.shown)
    let table = try #require(transaction.current.table(named: "Person"))
    transaction.addColumn(.classColumn, to: table)
    transaction.completeChanges()
    let own = try #require(try state.commit(transaction.current))
    group.states[Self.victim] = state
    var definition = ColumnDefinition.classColumn
    definition.name = "kind"
    let other = try #require(Property(definition, target: nil))
    try group.receive(
      LogicalChange(schema: [.property(other, of: SimulatedModel.type("Person"), fill: .null)]))
    try group.receive(own, of: Self.victim)
  }

  @Test("An object that is made where another one of the change was is not taken for it when values collide")
  func remadeRow() throws {
    var group = try group()
    let people = SimulatedModel.type("Person")
    let email = try Self.column("email", of: "Person")
    try group.receive(
      LogicalChange(
        schema: [.property(email, of: people, fill: .null), .unique([email], of: people)],
        operations: [
          .create(Self.person(2, 2, of: Self.author), []),
          .set(Self.person(1, 1, of: Self.author), email, .plain(.string("taken"))),
        ]))
    let second = Self.person(2, 2, of: Self.author)
    try group.receive(
      LogicalChange(operations: [
        .set(second, email, .plain(.string("other"))), .delete([second], sparing: []),
        .create(
          Self.person(2, 3, of: Self.author),
          [.init(property: email, value: .string("taken"), isDefault: false)]),
      ]))
    #expect(group.oracle.objects.count == 1)
  }

  @Test("Values that are taken back may collide with those behind them")
  func takenBack() throws {
    var group = try group()
    let people = SimulatedModel.type("Person")
    let email = try Self.column("email", of: "Person")
    let person = { (key: Int64) in Self.person(key, UInt64(key), of: Self.author) }
    let set = { (key: Int64, text: String) in
      LogicalChange.Operation.set(person(key), email, .plain(.string(text)))
    }
    try group.receive(
      LogicalChange(
        schema: [.property(email, of: people, fill: .null), .unique([email], of: people)],
        operations: (2...6).map { .create(person($0), []) } + (1...6).map { set($0, "\($0)") }))
    // 3 takes the value of 2, 4 the value of 3, and 5 the value of 4. 2 takes the value of 1, which doesn't change.
    try group.receive(LogicalChange(operations: [set(2, "1"), set(3, "2"), set(4, "3"), set(5, "4")]))
    // All values are restored.
    #expect(
      group.oracle.objects.values.compactMap { object -> StoredValue? in
        if case .plain(let value) = object[email] { value } else { nil }
      }.count(where: { !$0.isNull }) == 6)
    // In the reverse order, the assignments before the last one are restored, too.
    try group.receive(LogicalChange(operations: [set(5, "4"), set(4, "3"), set(3, "2"), set(2, "1")]))
  }

  @Test("A change of many elements of a long list has the effect of each of its parts")
  func manyElements() throws {
    var group = try group()
    let bag = try Self.column("bag", of: "Person")
    let person = Self.person(1, 1, of: Self.author)
    let count: UInt64 = 20_000
    let position = { Identity(replica: Self.author, counter: $0) }
    let edit = { LogicalChange(operations: [.editList(person, bag, $0)]) }
    let element = { (counter: UInt64, value: LogicalChange.Value?) in
      LogicalChange.ListEdit.Element(position: position(counter), value: value)
    }
    var state = try group.victim
    func receive(_ change: LogicalChange) throws {
      _ = try state.receive([.init(change: change, isOwn: false)])
    }
    let all = (1...count).map { element($0, .plain(.int(Int64($0)))) }
    try receive(
      edit(.init(runs: [.init(elements: all, left: [], right: [], index: 0, followsOwn: false)])))
    let values = (1...count).map { element($0, .plain(.int(-Int64($0)))) }
    // Each element is moved in front of its neighbour, so each move is a separate run.
    let runs = stride(from: count - 1, to: 1, by: -2).map { counter in
      LogicalChange.ListEdit.Run(
        elements: [element(counter, nil)], left: [], right: [position(counter - 1)], index: 0,
        followsOwn: false)
    }
    try receive(edit(.init(assigned: values, runs: runs)))
    let table = try #require(state.shown.table(named: "Person"))
    let column = try #require(state.shown[table].column(named: "bag"))
    let list = state.shown[table].list(column, of: state.shown[table].rows[0])
    #expect(list.count == Int(count))
    #expect(list.elements.prefix(4).map(\.value) == [.int(-1), .int(-3), .int(-2), .int(-5)])
    try receive(edit(.init(removed: (1...count).map(position))))
    state.shown.checkInvariants()
    #expect(state.shown[table].list(column, of: state.shown[table].rows[0]).count == 0)
    group.states[Self.victim] = state
  }

  /// A store with an unnamed property used to send it to other stores, which then could no longer be opened.
  @Test("Types and properties that no store can have are void, and the rest of their change is not")
  func impossibleAdditions() throws {
    var group = try group()
    let unnamed = ReplicatedType(name: "", kind: .topLevel, primaryKey: nil)
    let box = ReplicatedType(name: "Box", kind: .topLevel, primaryKey: nil)
    let size = try #require(Property(ColumnDefinition(name: "size", type: .int64), target: nil))
    let impossible = [
      ColumnDefinition(name: "", type: .int64), ColumnDefinition(name: "", type: .int64, formerNames: ["x"]),
      ColumnDefinition(name: "link", type: .link, isOptional: true),
      ColumnDefinition(name: "link", type: .link, isOptional: true, target: "no type"),
      ColumnDefinition(name: "link", type: .int64, target: box.text),
      ColumnDefinition(name: "key", type: .int64, isOptional: true, isPrimaryKey: true),
      ColumnDefinition(name: "name", type: .int64, formerNames: ["x"]),
    ].map { Property(decoded: $0) }
    #expect(impossible.allSatisfy { !$0.isValid })
    var change = LogicalChange()
    for type in [unnamed, box] {
      change.schema.append(.type(type))
      for property in impossible + [size] {
        change.schema.append(.property(property, of: type, fill: .int(1)))
        change.schema.append(.unique([property], of: type))
      }
      let object = ObjectID(
        type: type, primaryKey: nil, identity: Identity(replica: Self.author, counter: 1))
      change.operations.append(.create(object, []))
      for property in impossible + [size] {
        change.operations.append(.set(object, property, .plain(.int(4))))
      }
    }
    try group.receive(change)
    let table = try group.table("Box")
    #expect(table.columns.filter(\.isProperty).map(\.name) == ["size"] && table.count == 1)
    #expect(try group.victim.shown.tables.allSatisfy { $0.rules.violation() == nil })
  }

  @Test("A store's own property whose name is a mark of replicas is not sent")
  func markedName() throws {
    #expect(Property(ColumnDefinition(name: "\u{1F}2", type: .int64), target: nil) == nil)
  }

  @Test("Many types and properties of one name are kept apart")
  func manyTypes() throws {
    var state = try ReplicaState()
    let types = (0..<2_000).map { number in
      ReplicatedType(
        name: "Same", kind: .topLevel, primaryKey: .init(name: "key \(number)", type: .int64))
    }
    var change = LogicalChange(schema: types.map { .type($0) })
    for number in 0..<500 {
      let definition = ColumnDefinition(
        name: "same", type: .link, isOptional: true, target: types[number].text)
      let property = try #require(Property(definition, target: types[number]))
      change.schema.append(.property(property, of: types[0], fill: .null))
    }
    _ = try state.receive([.init(change: change, isOwn: false)])
    #expect(state.schema.orderedTables.count == 2_000)
    #expect(Set(state.shown.tables.map(\.name)).count == 2_000)
    let table = try #require(state.schema.tables[types[0]])
    #expect(state.schema.properties(of: table).count == 500)
  }
}
