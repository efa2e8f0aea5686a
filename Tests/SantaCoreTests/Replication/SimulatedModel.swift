import Foundation

@testable import SantaReplication
@testable import SantaStore

/// The types of the simulation: every kind of replicated property, and links with every delete rule.
enum SimulatedModel {
  typealias Column = ColumnDefinition

  static let names = ["Person", "Pet", "Room"]

  static func kind(_ name: String) -> TableKind { name == "Room" ? .embedded : .topLevel }

  static func primaryKey(_ name: String) -> Column? {
    name == "Person" ? Column(name: "id", type: .int64, isPrimaryKey: true) : nil
  }

  static func type(_ name: String) -> ReplicatedType {
    ReplicatedType(
      name: name, kind: kind(name), primaryKey: primaryKey(name).map { .init(name: $0.name, type: $0.type) })
  }

  /// Returns the properties besides the primary key. Two properties of one name have conflicting types.
  static func columns(_ name: String) -> [Column] {
    switch name {
    case "Person":
      [
        Column(name: "name", type: .string), Column(name: "age", type: .int8),
        Column(name: "score", type: .int64), Column(name: "score", type: .double),
        Column(name: "note", type: .any, isOptional: true),
        Column(name: "email", type: .string, isOptional: true),
        Column(name: "friend", type: .link, isOptional: true, target: "Person"),
        Column(name: "child", type: .link, isOptional: true, deleteRule: .cascade, target: "Person"),
        Column(name: "bag", type: .int64, kind: .list),
        Column(name: "friends", type: .link, kind: .list, target: "Person"),
        Column(name: "pets", type: .link, kind: .list, deleteRule: .cascade, target: "Pet"),
        Column(name: "tags", type: .string, kind: .set),
        Column(name: "circle", type: .link, kind: .set, target: "Person"),
        Column(name: "counts", type: .int64, kind: .map),
        Column(name: "mates", type: .link, isOptional: true, kind: .map, target: "Person"),
        Column(name: "home", type: .link, isOptional: true, target: "Room"),
        Column(name: "rooms", type: .link, kind: .list, target: "Room"),
        Column(name: "cabins", type: .link, isOptional: true, kind: .map, target: "Room"),
      ]
    case "Pet":
      [
        Column(name: "name", type: .string), Column(name: "code", type: .uint64),
        Column(name: "weight", type: .decimal, isOptional: true),
        Column(name: "owner", type: .link, isOptional: true, target: "Person"),
        Column(name: "twin", type: .link, isOptional: true, target: "Pet"),
      ]
    default:
      [
        Column(name: "size", type: .int64),
        Column(
          name: "guest", type: .link, isOptional: true,
          deleteRule: .cascade, target: "Person"),
        Column(name: "inner", type: .link, isOptional: true, target: "Room"),
      ]
    }
  }

  static func property(_ column: Column) -> Property? { Property(column, target: column.target.map(type)) }

  /// The properties that are unique, each on its own.
  static let unique = ["Person": "email", "Pet": "twin"]
}

/// A random transaction on the model, as a program would make it.
struct RandomTransaction<Generator: RandomNumberGenerator> {
  let transaction: Transaction
  var generator: Generator
  /// The cells that the transaction changes by an increment.
  private(set) var increments: Set<CellAddress> = []

  init(_ base: Snapshot, _ generator: Generator) {
    transaction = Transaction(base: base)
    self.generator = generator
  }

  /// - Returns: the state after the transaction; nil if the transaction would break a rule of uniqueness.
  mutating func run() -> Snapshot? {
    if chance(8) || transaction.tables.isEmpty { declare() }
    for _ in 0..<number(1...6) { step() }
    transaction.completeChanges()
    if transaction.uniqueViolation() != nil { return nil }
    return transaction.current
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  // MARK: Schema

  private func table(_ name: String) -> TableID? { transaction.current.table(named: name) }

  private mutating func declare() {
    for name in SimulatedModel.names where table(name) == nil {
      _ = transaction.addTable(
        name, SimulatedModel.primaryKey(name).map { [$0] } ?? [], kind: SimulatedModel.kind(name))
    }
    for name in SimulatedModel.names {
      guard let table = table(name) else { continue }
      for column in SimulatedModel.columns(name)
      where !chance(3) && transaction[table].column(named: column.name) == nil {
        transaction.addColumn(column, to: table)
      }
      if chance(3), let unique = SimulatedModel.unique[name].flatMap({ transaction[table].column(named: $0) })
      {
        let known = transaction[table].uniqueIndexes.columns
        if !known.contains([unique]) { transaction.edit(.setUniqueColumns(known + [[unique]], of: table)) }
      }
    }
  }

  // MARK: Objects

  private mutating func randomRow(_ name: String) -> RowKey? {
    table(name).flatMap { transaction[$0].rows.randomElement(using: &generator) }
  }

  private mutating func step() {
    let name = SimulatedModel.names[number(0...2)]
    guard let table = table(name) else { return }
    if transaction[table].kind == .topLevel {
      if chance(3) || transaction[table].count == 0 { add(to: table) }
      if chance(7), let row = randomRow(name) { return transaction.delete(row, from: table) }
    }
    guard let row = randomRow(name) else { return }
    let columns = transaction[table].columns.indices.filter {
      let column = transaction[table].columns[$0]
      return !column.isPrimaryKey && !column.name.hasPrefix("$") && SimulatedModel.property(column) != nil
        && column.name.allSatisfy(\.isLetter)
    }
    guard let column = columns.randomElement(using: &generator) else { return }
    change(CellAddress(table: table, row: row, column: ColumnID(column)))
  }

  private mutating func add(to table: TableID) {
    let hasKey = transaction[table].primaryKey != nil
    let found = transaction.findOrInsertRow(
      table, primaryKey: hasKey ? .int(Int64(number(1...6))) : nil)
    let row = found.row
    guard found.isNew, let name = transaction[table].column(named: "name") else { return }
    transaction.setValue(
      .string(chance(2) ? "anonymous" : "name \(number(1...9))"),
      at: CellAddress(table: table, row: row, column: name))
  }

  /// Returns a value for a cell or element; nil if there is none.
  private mutating func value(_ cell: CellAddress) -> StoredValue? {
    let column = transaction[cell.table][cell.column]
    if column.isOptional, chance(5) { return .null }
    switch column.type {
    case .int8, .int64: return .int(Int64(number(-3...12)))
    case .uint64: return .unsigned(UInt64(number(0...9)))
    case .double: return .double(Double(number(-4...4)) / 4)
    case .string: return .string("text \(number(1...6))")
    case .decimal: return .decimal(Decimal(number(1...9)) / 4)
    case .any:
      return [.int(1), .string("any"), .list([.int(2), .null]), .bool(true)].randomElement(using: &generator)
    case .link:
      guard let target = transaction.current.target(cell.column, of: cell.table) else { return nil }
      if transaction[target].kind == .embedded {
        let part = transaction.insertRow(target)
        if let size = transaction[target].column(named: "size") {
          transaction.setValue(
            .int(Int64(number(0...9))), at: CellAddress(table: target, row: part, column: size))
        }
        return .link(part.rawValue)
      }
      return transaction[target].rows.randomElement(using: &generator).map { .link($0.rawValue) }
    default: return nil
    }
  }

  private mutating func change(_ cell: CellAddress) {
    let definition = transaction[cell.table][cell.column]
    switch definition.kind {
    case .single:
      if !definition.isLink, !definition.isUnique, chance(3) { return increment(cell) }
      guard let value = value(cell) else { return }
      increments.remove(cell)
      _ = transaction.changingLinks(at: cell) { transaction.setValue(value, at: cell) }
    case .set:
      guard let value = value(cell) else { return }
      if chance(3) {
        transaction.removeElement(value, from: cell)
      } else {
        transaction.insertElement(value, in: cell)
      }
    case .map:
      let key = "key \(number(1...4))"
      if chance(3) {
        _ = transaction.changingLinks(at: cell) { transaction.removeElement(forKey: key, from: cell) }
      } else if let value = value(cell) {
        _ = transaction.changingLinks(at: cell) { transaction.setElement(value, forKey: key, in: cell) }
      }
    case .list: changeList(cell)
    }
  }

  private mutating func increment(_ cell: CellAddress) {
    let old = transaction[cell.table].value(cell.column, of: cell.row)
    let isKnown = transaction.base.contains(cell.row, in: cell.table)
    let number: StoredValue
    switch old {
    case .int, .unsigned: number = .int(Int64(self.number(-5...100)))
    case .double: number = .double(Double(self.number(-5...5)))
    default: return
    }
    guard let sum = Increment.sum(old, number, transaction[cell.table][cell.column].type) else { return }
    // A cell that this transaction has assigned is no longer an increment.
    let before =
      transaction.base.contains(cell.row, in: cell.table)
        && cell.column.rawValue < transaction.base[cell.table].columns.count
      ? transaction.base[cell.table].value(cell.column, of: cell.row) : nil
    if isKnown && before == old { increments.insert(cell) } else { increments.remove(cell) }
    transaction.setValue(sum, at: cell)
  }

  private mutating func changeList(_ cell: CellAddress) {
    let count = transaction.list(at: cell).count
    switch number(0...5) {
    case 0 where count > 0:
      let index = number(0...(count - 1))
      _ = transaction.changingLinks(at: cell) { transaction.removeEntry(at: index, from: cell) }
    case 1 where count > 1:
      transaction.move(from: number(0...(count - 1)), to: number(0...(count - 1)), in: cell)
    case 2 where count > 0:
      guard let value = value(cell), !value.isNull else { return }
      let index = number(0...(count - 1))
      _ = transaction.changingLinks(at: cell) { transaction.assign(value, at: index, in: cell) }
    case 3 where count > 3:
      transaction.reorder(Array(0..<count).shuffled(using: &generator), in: cell)
    default:
      for offset in 0...number(0...2) {
        guard let value = value(cell), !value.isNull else { return }
        transaction.insert(
          value, at: min(number(0...count) + offset, transaction.list(at: cell).count), in: cell)
      }
    }
  }
}
