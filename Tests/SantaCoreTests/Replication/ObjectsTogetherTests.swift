import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Objects that a change creates one after the other are added together. The state must be the same as if each were added alone.
struct ObjectsTogetherTests {
  private static let types = [
    ReplicatedType(name: "Number", kind: .topLevel, primaryKey: .init(name: "id", type: .int64)),
    ReplicatedType(name: "Text", kind: .topLevel, primaryKey: .init(name: "id", type: .string)),
    ReplicatedType(name: "Key", kind: .topLevel, primaryKey: .init(name: "id", type: .uuid)),
    ReplicatedType(name: "Plain", kind: .topLevel, primaryKey: nil),
    ReplicatedType(name: "Part", kind: .embedded, primaryKey: nil),
  ]

  private static let columns: [ColumnDefinition] = [
    ColumnDefinition(name: "flag", type: .bool), ColumnDefinition(name: "small", type: .int8),
    ColumnDefinition(name: "large", type: .uint64, isOptional: true),
    ColumnDefinition(name: "text", type: .string),
    ColumnDefinition(name: "note", type: .string, isOptional: true),
    ColumnDefinition(name: "weight", type: .double),
    ColumnDefinition(name: "time", type: .date, isOptional: true),
    ColumnDefinition(name: "price", type: .decimal, isOptional: true),
    ColumnDefinition(name: "any", type: .any, isOptional: true), ColumnDefinition(name: "bytes", type: .data),
  ]

  private static let properties = columns.compactMap { Property($0, target: nil) }
  private static let unique = properties[4]
  private static let part = Property(
    ColumnDefinition(name: "part", type: .link, isOptional: true, target: "Part"), target: types[4])

  /// A random order of changes.
  private struct Changes {
    var generator: SeededGenerator
    /// The numbers of the next objects.
    var counter: UInt64 = 0
    var known: [ObjectID] = []

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

    mutating func schema() -> [LogicalChange.SchemaOperation] {
      var operations = types.map { LogicalChange.SchemaOperation.type($0) }
      for type in types {
        if let key = type.primaryKey {
          let column = ColumnDefinition(name: key.name, type: key.type, isPrimaryKey: true)
          if let property = Property(column, target: nil) {
            operations.append(.property(property, of: type, fill: key.type.zero))
          }
        }
        for property in properties where !chance(8) {
          operations.append(.property(property, of: type, fill: property.definition.initialValue))
        }
        if chance(2) { operations.append(.unique([unique], of: type)) }
      }
      if let part { operations.append(.property(part, of: types[0], fill: .null)) }
      return operations
    }

    mutating func value(_ type: ValueType) -> StoredValue {
      switch type {
      case .bool: .bool(chance(2))
      case .int8: .int(Int64(number(-200...127)))
      case .uint64: .unsigned(UInt64(number(0...5)))
      case .string: .string(String(repeating: "é", count: number(0...40)) + "\(number(0...30))")
      case .double: .double(Double(number(-5...5)) / 4)
      case .date: .date(Double(number(0...9)))
      case .decimal: .decimal(Decimal(number(0...999)) / 10)
      case .any: chance(3) ? .list([.int(1), .string("two")]) : .int(Int64(number(0...9)))
      case .data: .data(Data(repeating: 7, count: number(0...20)))
      default: .null
      }
    }

    mutating func object(_ type: ReplicatedType, ascends: Bool) -> ObjectID {
      counter += UInt64(number(1...2))
      let next = ascends ? Int(counter) : number(0...400)
      let key: StoredValue?
      switch type.primaryKey?.type {
      case .int64?: key = chance(200) ? .string("wrong") : .int(Int64(next))
      case .string?: key = .string("key \(next)")
      case .uuid?:
        let (high, low) = (UInt8(next >> 8 & 0xFF), UInt8(next & 0xFF))
        key = .uuid(UUID(uuid: (high, low, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
      default: key = chance(300) ? .int(1) : nil
      }
      if chance(60), let former = known.randomElement(using: &generator) { return former }
      let identity = Identity(
        replica: chance(150) ? .own : ReplicaNumber(rawValue: UInt32(number(5...6))),
        counter: chance(100) ? UInt64(number(0...50)) : counter)
      let object = ObjectID(type: type, primaryKey: key, identity: identity)
      known.append(object)
      return object
    }

    mutating func creation(_ type: ReplicatedType, ascends: Bool) -> LogicalChange.Operation {
      let object = object(type, ascends: ascends)
      var values: [LogicalChange.InitialValue] = []
      for property in properties where !chance(5) {
        let isWrong = chance(40)
        values.append(
          .init(
            property: property, value: isWrong ? .link(3) : value(property.definition.type),
            isDefault: chance(4)))
      }
      if chance(50), let first = values.first { values.append(first) }
      return .create(object, values)
    }

    mutating func next(isFirst: Bool) -> LogicalChange {
      var change = LogicalChange(schema: isFirst ? schema() : [])
      if !isFirst, chance(2) {
        let objects = (0..<number(1...40)).compactMap { _ in known.randomElement(using: &generator) }
        change.operations.append(.delete(objects, sparing: []))
      }
      for _ in 0..<number(1...6) {
        let type = types[number(0...types.count - 1)]
        let ascends = chance(2)
        let creations = (0..<number(1...120)).map { _ in creation(type, ascends: ascends) }
        change.operations += creations
        guard type.kind == .embedded, let part else { continue }
        // Some of the embedded objects get an owner.
        for case .create(let object, _) in creations where chance(2) {
          if let owner = known.last(where: { $0.type == types[0] }) {
            change.operations.append(.set(owner, part, .link(object)))
          }
        }
      }
      return change
    }
  }

  /// An operation without an effect, which separates operations that create objects.
  private static let separator = LogicalChange.Operation.set(
    ObjectID(
      type: ReplicatedType(name: "Nothing", kind: .topLevel, primaryKey: nil), primaryKey: nil,
      identity: Identity(replica: ReplicaNumber(rawValue: 9), counter: 1)),
    properties[0], .plain(.bool(true)))

  private static func separated(_ change: LogicalChange) -> LogicalChange {
    LogicalChange(schema: change.schema, operations: change.operations.flatMap { [$0, separator] })
  }

  private struct Road {
    var snapshot = Snapshot.empty
    var schema = ReplicatedSchema()

    mutating func apply(_ change: LogicalChange, shown: Snapshot, keepsRowsOfKeys: Bool) -> [VoidOperation] {
      let transaction = Transaction(base: snapshot)
      var applier = ChangeApplier(transaction, schema, shown: shown, keepsRowsOfKeys: keepsRowsOfKeys)
      let voids = applier.apply(change)
      transaction.completeChanges()
      (snapshot, schema) = (transaction.current, applier.schema)
      return voids.filter { $0.part != .operation(separator) }
    }

    func digest() -> UInt64 {
      var digest = StateDigest(home: ReplicaNumber(rawValue: 1))
      digest.update(to: snapshot, schema)
      return digest.value
    }
  }

  @Test(
    "Objects that are created together have the rows, values and rules of objects that are created one by one",
    arguments: RandomRun.seeds(8, fresh: 2))
  func roads(seed: UInt64) throws {
    var changes = Changes(generator: SeededGenerator(seed: seed))
    var (together, alone) = (Road(), Road())
    var shown: (together: Snapshot, alone: Snapshot) = (.empty, .empty)
    var keepsRowsOfKeys = true
    for step in 0..<6 {
      let change = changes.next(isFirst: step == 0)
      let voids = together.apply(change, shown: shown.together, keepsRowsOfKeys: keepsRowsOfKeys)
      let others = alone.apply(Self.separated(change), shown: shown.alone, keepsRowsOfKeys: keepsRowsOfKeys)
      #expect(voids == others, "seed \(seed), step \(step)")
      #expect(together.snapshot.contents == alone.snapshot.contents, "seed \(seed), step \(step)")
      #expect(together.snapshot.tables.map(\.nextRow) == alone.snapshot.tables.map(\.nextRow), "seed \(seed)")
      #expect(together.digest() == alone.digest(), "seed \(seed), step \(step)")
      together.snapshot.checkInvariants()
      if step > 1, changes.chance(2) { shown = (together.snapshot, alone.snapshot) }
      keepsRowsOfKeys = changes.chance(2)
    }
  }

  @Test(
    "A copy creates each object with its values, and its encoding is the same as that of its operations",
    arguments: RandomRun.seeds(4, fresh: 1))
  func copy(seed: UInt64) throws {
    var changes = Changes(generator: SeededGenerator(seed: seed))
    var road = Road()
    for step in 0..<3 {
      _ = road.apply(changes.next(isFirst: step == 0), shown: .empty, keepsRowsOfKeys: true)
    }
    let home = ReplicaNumber(rawValue: 1)
    let bytes = try ChangeRecorder.copy(of: road.snapshot, road.schema, as: home)
    let change = try LogicalChange(bytes, home: home)
    #expect(change.encoded(as: home) == bytes, "seed \(seed)")
    let rest = try ChangeRecorder.rest(
      from: .empty, ReplicatedSchema(), to: road.snapshot, acknowledged: road.snapshot, .none)
    #expect(change.operations == rest.operations, "seed \(seed)")
    var copied = Road()
    #expect(copied.apply(change, shown: .empty, keepsRowsOfKeys: true) == [], "seed \(seed)")
    #expect(copied.digest() == road.digest(), "seed \(seed)")
    copied.snapshot.checkInvariants()
  }
}
