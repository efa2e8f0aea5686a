import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Small changes that were forged to keep each replica busy. Applying them must take time in proportion to their size.
///
/// The limit isn't a measurement: without an index of the list's positions, the first test takes many minutes. It applies to
/// the processor time of the test's own thread, because elapsed time depends on other running processes.
struct ForgedCostTests {
  private static let mostSeconds = 60.0
  private static let author = ReplicaNumber(rawValue: 9)
  private static let board = ReplicatedType(name: "Board", kind: .topLevel, primaryKey: nil)
  private static let card = ReplicatedType(name: "Card", kind: .topLevel, primaryKey: nil)
  private static let part = ReplicatedType(name: "Part", kind: .embedded, primaryKey: nil)

  private static func property(_ definition: ColumnDefinition, target: ReplicatedType? = nil) throws
    -> Property
  {
    try #require(Property(definition, target: target))
  }

  private static func numbers() throws -> Property {
    try property(ColumnDefinition(name: "numbers", type: .int64, kind: .list))
  }

  private static func cards() throws -> Property {
    try property(ColumnDefinition(name: "cards", type: .link, kind: .list, target: "Card"), target: card)
  }

  private static func parts() throws -> Property {
    try property(ColumnDefinition(name: "parts", type: .link, kind: .list, target: "Part"), target: part)
  }

  private static func object(_ type: ReplicatedType, _ counter: UInt64) -> ObjectID {
    ObjectID(type: type, primaryKey: nil, identity: Identity(replica: author, counter: counter))
  }

  private static func position(_ counter: UInt64) -> Identity { Identity(replica: author, counter: counter) }

  private static func run(
    _ elements: [LogicalChange.ListEdit.Element], left: [Identity] = [], right: [Identity] = [],
    index: Int = 0,
    followsOwn: Bool = false
  ) -> LogicalChange.ListEdit {
    .init(runs: [.init(elements: elements, left: left, right: right, index: index, followsOwn: followsOwn)])
  }

  private static func cardsByName() throws -> Property {
    try property(
      ColumnDefinition(name: "cardsByName", type: .link, isOptional: true, kind: .map, target: "Card"),
      target: card)
  }

  /// A part of a board or of another part.
  private static func first() throws -> Property {
    try property(
      ColumnDefinition(name: "first", type: .link, isOptional: true, target: "Part"), target: part)
  }

  /// A card that is deleted together with its part.
  private static func ownCard() throws -> Property {
    try property(
      ColumnDefinition(name: "ownCard", type: .link, isOptional: true, deleteRule: .cascade, target: "Card"),
      target: card)
  }

  private static func code() throws -> Property { try property(ColumnDefinition(name: "code", type: .int64)) }

  private static let schema: [LogicalChange.SchemaOperation] = {
    guard let numbers = try? numbers(), let cards = try? cards(), let parts = try? parts(),
      let cardsByName = try? cardsByName(), let first = try? first(), let ownCard = try? ownCard(),
      let code = try? code()
    else { return [] }
    return [
      .type(board), .type(card), .type(part), .property(numbers, of: board, fill: .null),
      .property(cards, of: board, fill: .null), .property(parts, of: board, fill: .null),
      .property(cardsByName, of: board, fill: .null), .property(first, of: board, fill: .null),
      .property(first, of: part, fill: .null), .property(parts, of: part, fill: .null),
      .property(ownCard, of: part, fill: .null), .property(code, of: card, fill: .int(0)),
    ]
  }()

  /// A replica, and the state that its changes should lead to.
  private struct Pair {
    var state: ReplicaState
    var oracle = Oracle()

    init() throws {
      state = try ReplicaState()
      try receive(LogicalChange(schema: schema, operations: [.create(object(board, 1), [])]))
    }

    /// - Parameter comparing: whether to compare the result with the oracle, which takes time quadratic in the number of
    ///   objects. The oracle doesn't receive changes that aren't compared.
    mutating func receive(_ change: LogicalChange, comparing: Bool = true) throws {
      let bytes = change.encoded(as: author)
      let home = ReplicaNumber(rawValue: 7)
      if comparing { oracle.apply(try LogicalChange(bytes, home: ReplicaNumber(rawValue: 9_999))) }
      _ = try state.receive([.init(change: try LogicalChange(bytes, home: home), isOwn: false)])
      if comparing {
        #expect(Oracle(state.downloaded, state.schema, home: home).difference(from: oracle.normalised) == nil)
        state.shown.checkInvariants()
      }
    }

    func voids(of change: LogicalChange) throws -> [VoidOperation] {
      let transaction = Transaction(base: state.downloaded)
      var applier = ChangeApplier(transaction, state.schema, shown: state.shown)
      return applier.apply(change)
    }
  }

  @Test(
    "Many edits of a long list, each of one element, take no time for each element of the list")
  func absentPositions() throws {
    let time = ProcessorTime()
    let count: UInt64 = 20_000
    var state = try Pair().state
    let numbers = try Self.numbers()
    func receive(_ operations: [LogicalChange.Operation]) throws {
      _ = try state.receive([.init(change: LogicalChange(operations: operations), isOwn: false)])
    }
    let board = Self.object(Self.board, 1)
    try receive([
      .editList(
        board, numbers,
        Self.run((1...count).map { .init(position: Self.position($0), value: .plain(.int(1))) }))
    ])
    try receive((1...count).map { .editList(board, numbers, .init(removed: [Self.position(count + $0)])) })
    try receive(
      (1...count).map {
        .editList(
          board, numbers,
          .init(assigned: [.init(position: Self.position(count + $0), value: .plain(.int(2)))]))
      })
    try receive(
      (1...count / 4).map {
        .editList(
          board, numbers,
          Self.run(
            [.init(position: Self.position(2 * count + $0), value: .plain(.int(3)))],
            left: [Self.position(count)], followsOwn: true))
      })
    let table = try #require(state.schema.tables[Self.board])
    let column = try #require(state.schema.column(numbers, of: table))
    #expect(state.shown[table].list(column, of: state.shown[table].rows[0]).count == Int(count + count / 4))
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test("Edits of a list of embedded objects take no time for each of them")
  func embeddedParts() throws {
    let time = ProcessorTime()
    let count: UInt64 = 8_000
    var pair = try Pair()
    let (parts, board) = (try Self.parts(), Self.object(Self.board, 1))
    try pair.receive(
      LogicalChange(
        operations: (1...count).map { .create(Self.object(Self.part, $0), []) } + [
          .editList(
            board, parts,
            Self.run(
              (1...count).map { .init(position: Self.position($0), value: .link(Self.object(Self.part, $0))) }
            )
          )
        ]), comparing: false)
    try pair.receive(
      LogicalChange(
        operations: (1...count).map { .editList(board, parts, .init(removed: [Self.position(2 * $0)])) }),
      comparing: false)
    let table = try #require(pair.state.schema.tables[Self.part])
    #expect(pair.state.shown[table].count == Int(count / 2))
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test(
    "Deleting the objects of a long list takes no time for each element of the list")
  func deletedElements() throws {
    let time = ProcessorTime()
    let count: UInt64 = 10_000
    var pair = try Pair()
    let (cards, board) = (try Self.cards(), Self.object(Self.board, 1))
    try pair.receive(
      LogicalChange(
        operations: (1...count).map { .create(Self.object(Self.card, $0), []) } + [
          .editList(
            board, cards,
            Self.run(
              (1...count).map { .init(position: Self.position($0), value: .link(Self.object(Self.card, $0))) }
            )
          )
        ]), comparing: false)
    let deleted = (1...count).reversed().map { Self.object(Self.card, $0) }
    try pair.receive(LogicalChange(operations: [.delete(deleted, sparing: [])]), comparing: false)
    let table = try #require(pair.state.schema.tables[Self.card])
    #expect(pair.state.shown[table].count == 0)
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test(
    "A long chain of embedded objects takes no time for all that are before each")
  func chain() throws {
    let time = ProcessorTime()
    let count: UInt64 = 6_000
    var pair = try Pair()
    let first = try Self.first()
    let parts = (1...count).map { Self.object(Self.part, $0) }
    try pair.receive(
      LogicalChange(
        operations: parts.map { .create($0, []) }
          + [.set(Self.object(Self.board, 1), first, .link(parts[0]))]
          + zip(parts, parts.dropFirst()).map { .set($0, first, .link($1)) }), comparing: false)
    let table = try #require(pair.state.schema.tables[Self.part])
    #expect(pair.state.shown[table].count == Int(count))
    let other = (count + 1...2 * count).map { Self.object(Self.part, $0) }
    // These parts have no owner.
    try pair.receive(
      LogicalChange(
        operations: other.map { .create($0, []) }
          + zip(other, other.dropFirst()).map { .set($0, first, .link($1)) }), comparing: false)
    #expect(pair.state.shown[table].count == Int(count))
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test(
    "Objects that turn out to be void take no time for all of the lists and maps that have them",
    arguments: ["parts", "cards", "cardsByName"])
  func voidElements(collection: String) throws {
    let time = ProcessorTime()
    let count: UInt64 = 10_000
    var pair = try Pair()
    let board = Self.object(Self.board, 1)
    let type = collection == "parts" ? Self.part : Self.card
    // All cards have the same code.
    if type == Self.card {
      try pair.receive(LogicalChange(schema: [.unique([try Self.code()], of: Self.card)]), comparing: false)
    }
    let objects = (0...count).map { Self.object(type, $0) }
    let elements = Self.run(
      (1...count).map { .init(position: Self.position($0), value: .link(objects[Int($0)])) })
    let edit: LogicalChange.Operation =
      switch collection {
      case "parts": .editList(objects[0], try Self.parts(), elements)
      case "cards": .editList(board, try Self.cards(), elements)
      default:
        .editMap(
          board, try Self.cardsByName(), removed: [],
          set: (1...count).map { .init(key: "\($0)", value: .link(objects[Int($0)])) })
      }
    try pair.receive(LogicalChange(operations: objects.map { .create($0, []) } + [edit]), comparing: false)
    let table = try #require(pair.state.schema.tables[type])
    #expect(pair.state.shown[table].count == (type == Self.part ? 0 : 1))
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test(
    "Deletions by many cascades take no time for each element of the list that has the objects")
  func cascades() throws {
    let time = ProcessorTime()
    let count: UInt64 = 10_000
    var pair = try Pair()
    let (first, ownCard) = (try Self.first(), try Self.ownCard())
    let objects = { (type: ReplicatedType) in (1...count + 1).map { Self.object(type, $0) } }
    let (boards, cards, parts) = (objects(Self.board), objects(Self.card), objects(Self.part))
    try pair.receive(
      LogicalChange(
        operations: (boards.dropFirst() + cards + parts).map { .create($0, []) }
          + zip(boards, parts).map { .set($0, first, .link($1)) }
          + zip(parts, cards).map { .set($0, ownCard, .link($1)) }
          + [
            .editList(
              boards[0], try Self.cards(),
              Self.run(
                (1...count).map { .init(position: Self.position($0), value: .link(cards[Int($0) - 1])) }))
          ]), comparing: false)
    try pair.receive(
      LogicalChange(operations: boards.reversed().map { .set($0, first, .plain(.null)) }), comparing: false)
    let table = try #require(pair.state.schema.tables[Self.card])
    #expect(pair.state.shown[table].count == 0)
    #expect(time.seconds < Self.mostSeconds)
  }

  /// Each operation refers to its type and property with one byte, but hashes their names.
  @Test("Types and properties with long names are void, and the rest of their change is not")
  func longNames() throws {
    for (length, isVoid) in [(1_024, false), (100_000, true)] {
      let name = String(repeating: "x", count: length)
      let type = ReplicatedType(name: name, kind: .topLevel, primaryKey: nil)
      let long = try Self.property(ColumnDefinition(name: name, type: .int64))
      let cards = (1...5).map { Self.object(Self.card, $0) }
      var pair = try Pair()
      let change = LogicalChange(
        schema: [
          .type(type), .property(long, of: type, fill: .null), .property(long, of: Self.card, fill: .null),
        ],
        operations: [.create(Self.object(type, 1), [])] + cards.map { .create($0, []) }
          + cards.map { .set($0, long, .plain(.int(1))) })
      try pair.receive(change)
      #expect(pair.state.schema.types.values.contains(type) == !isVoid)
      let table = try #require(pair.state.schema.tables[Self.card])
      #expect(pair.state.schema.propertyCount(of: table) == (isVoid ? 1 : 2))
      #expect(pair.state.shown[table].count == cards.count)
    }
  }

  @Test("Deletions by cascades between edits of lists and maps mean the same", arguments: RandomRun.seeds(4))
  func randomCascades(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pair = try Pair()
    let (first, ownCard, cards, cardsByName) = (
      try Self.first(), try Self.ownCard(), try Self.cards(), try Self.cardsByName()
    )
    let boards = (1...4).map { Self.object(Self.board, $0) }
    try pair.receive(LogicalChange(operations: boards.dropFirst().map { .create($0, []) }))
    var (nextPart, nextPosition): (UInt64, UInt64) = (1, 1)
    func card() -> ObjectID { Self.object(Self.card, UInt64.random(in: 1...12, using: &generator)) }
    func board() -> ObjectID { boards[Int.random(in: 0..<4, using: &generator)] }
    if seed % 2 == 0 {
      try pair.receive(LogicalChange(schema: [.unique([try Self.code()], of: Self.card)]))
    }
    for _ in 0..<12 {
      var operations: [LogicalChange.Operation] = []
      for _ in 0..<25 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
          let value = Int64.random(in: 0...30, using: &generator)
          operations.append(
            .create(card(), [.init(property: try Self.code(), value: .int(value), isDefault: false)]))
        case 2, 3:
          let part = Self.object(Self.part, nextPart)
          nextPart += 1
          operations += [
            .create(part, []), .set(part, ownCard, .link(card())), .set(board(), first, .link(part)),
          ]
        case 4: operations.append(.set(board(), first, .plain(.null)))
        case 5: operations.append(.delete([card(), card()], sparing: []))
        case 6:
          operations.append(
            .editMap(
              board(), cardsByName, removed: ["\(Int.random(in: 0..<5, using: &generator))"],
              set: (0..<3).map { _ in
                .init(key: "\(Int.random(in: 0..<5, using: &generator))", value: .link(card()))
              }))
        default:
          let elements = (0..<3).map { _ -> LogicalChange.ListEdit.Element in
            nextPosition += 1
            return .init(position: Self.position(nextPosition), value: .link(card()))
          }
          operations.append(.editList(board(), cards, Self.run(elements)))
        }
      }
      try pair.receive(LogicalChange(operations: operations))
    }
  }

  @Test("Edits of a long list mean the same with an index of its positions", arguments: RandomRun.seeds(3))
  func randomEdits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pair = try Pair()
    let (lists, board) = (
      [try Self.numbers(), try Self.cards(), try Self.parts()], Self.object(Self.board, 1)
    )
    let types: [ReplicatedType?] = [nil, Self.card, Self.part]
    var next: UInt64 = 1
    func value(_ list: Int) -> (LogicalChange.Value, LogicalChange.Operation?) {
      guard let type = types[list] else { return (.plain(.int(Int64(next))), nil) }
      // Occasionally, the object already exists or existed before.
      let counter =
        Int.random(in: 0..<4, using: &generator) == 0 ? UInt64.random(in: 1...next, using: &generator) : next
      return (
        .link(Self.object(type, counter)), counter == next ? .create(Self.object(type, counter), []) : nil
      )
    }
    func known() -> Identity { Self.position(UInt64.random(in: 1...next + 5, using: &generator)) }
    for round in 0..<6 {
      var operations: [LogicalChange.Operation] = []
      for number in 0..<(round == 0 ? 3 : 15) {
        let list = round == 0 ? number : Int.random(in: 0..<3, using: &generator)
        var elements: [LogicalChange.ListEdit.Element] = []
        let count = round == 0 ? 80 : Int.random(in: 1...3, using: &generator)
        for _ in 0..<count {
          next += 1
          let (value, creation) = value(list)
          if let creation { operations.append(creation) }
          elements.append(.init(position: Self.position(next), value: value))
        }
        var edit = LogicalChange.ListEdit()
        switch Int.random(in: 0..<(round == 0 ? 1 : 6), using: &generator) {
        case 0, 1:
          edit = Self.run(
            elements, left: (0..<Int.random(in: 0...2, using: &generator)).map { _ in known() },
            right: (0..<Int.random(in: 0...2, using: &generator)).map { _ in known() },
            index: Int.random(in: 0...200, using: &generator), followsOwn: Bool.random(using: &generator))
        case 2: edit.removed = (0..<count).map { _ in known() }
        case 3: edit.assigned = elements.map { .init(position: known(), value: $0.value) }
        case 4: edit = Self.run([.init(position: known(), value: nil)], right: [known()])
        default:
          let type = types[1 + list % 2] ?? Self.card
          operations.append(
            .delete(
              (0..<3).map { _ in Self.object(type, UInt64.random(in: 1...next, using: &generator)) },
              sparing: []))
        }
        operations.append(.editList(board, lists[list], edit))
      }
      try pair.receive(LogicalChange(operations: operations))
    }
  }

  @Test(
    "A type gets no more properties than an order can have, and the others count")
  func manyProperties() throws {
    let time = ProcessorTime()
    var pair = try Pair()
    try pair.receive(
      LogicalChange(operations: (1...3).map { .create(Self.object(Self.card, $0), []) }))
    let schema: [LogicalChange.SchemaOperation] = try (0..<1_100).map {
      .property(
        try Self.property(ColumnDefinition(name: "property \($0)", type: .int64)), of: Self.card,
        fill: .int(5))
    }
    let change = LogicalChange(schema: schema)
    let voids = try pair.voids(of: change)
    // Cards already have one property.
    #expect(voids.count == 1 + 1_100 - 1_024)
    #expect(voids.allSatisfy { $0.reason == .tooMany })
    try pair.receive(change)
    let table = try #require(pair.state.schema.tables[Self.card])
    #expect(pair.state.schema.propertyCount(of: table) == 1_024)
    #expect(time.seconds < Self.mostSeconds)
  }

  @Test("Rules of uniqueness, deletions and long values for all objects have limits")
  func otherLimits() throws {
    var pair = try Pair()
    let properties = try (0..<8).map { try Self.property(ColumnDefinition(name: "p\($0)", type: .int64)) }
    let long = try Self.property(ColumnDefinition(name: "long", type: .string))
    let objects = (1...70).map { Self.object(Self.card, $0) }
    try pair.receive(
      LogicalChange(
        schema: properties.map { .property($0, of: Self.card, fill: .int(0)) },
        operations: objects.prefix(8).map { .create($0, []) }
          + objects.prefix(8).enumerated().map { .set($1, properties[0], .plain(.int(Int64($0)))) }))
    let sets = (1..<128).map { bits in (0..<7).filter { bits >> $0 & 1 == 1 }.map { properties[$0] } }
    let rules = LogicalChange(schema: sets.map { .unique($0, of: Self.card) })
    #expect(try pair.voids(of: rules).count(where: { $0.reason == .tooMany }) == 127 - 32)
    try pair.receive(rules)
    try pair.receive(rules)
    try pair.receive(
      LogicalChange(
        operations: objects.dropFirst(8).enumerated().map { index, object in
          .create(object, [.init(property: properties[0], value: .int(Int64(index + 8)), isDefault: false)])
        }))
    let deletions = LogicalChange(operations: objects.map { .delete([$0], sparing: []) })
    #expect(try pair.voids(of: deletions).count(where: { $0.reason == .tooMany }) == 70 - 64)
    try pair.receive(deletions)
    let fill = StoredValue.string(String(repeating: "x", count: 257))
    try pair.receive(LogicalChange(schema: [.property(long, of: Self.card, fill: fill)]))
    let table = try #require(pair.state.schema.tables[Self.card])
    let column = try #require(pair.state.schema.column(long, of: table))
    #expect(
      pair.state.shown[table].rows.allSatisfy { pair.state.shown[table].value(column, of: $0) == .string("") }
    )
  }
}
