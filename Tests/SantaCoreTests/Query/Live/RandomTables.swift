import Foundation
import SantaCoreTestSupport

@testable import SantaStore

/// Tables with random columns and links, changed by random transactions, without classes.
struct RandomTables {
  var random: SeededGenerator
  private(set) var snapshot = Snapshot.empty

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let transaction = Transaction(base: snapshot)
    let names = (0..<(2 + number(2))).map { "T\($0)" }
    for name in names {
      var columns = (0..<(1 + number(3))).map { index in
        let type: ValueType = [.int64, .double, .string, .bool, .int8, .decimal, .any][number(7)]
        return ColumnDefinition(
          name: "v\(index)", type: type, isOptional: number(2) == 0 || type == .any,
          isIndexed: number(4) == 0 && type != .any)
      }
      for (index, target) in names.enumerated() where number(4) > 0 {
        columns.append(ColumnDefinition(name: "l\(index)", type: .link, isOptional: true, target: target))
      }
      for (index, target) in names.enumerated() where number(2) > 0 {
        let kind: CollectionKind = [.list, .list, .set, .map][number(4)]
        columns.append(
          ColumnDefinition(
            name: "c\(index)", type: .link, isOptional: kind == .map, kind: kind, target: target))
      }
      _ = transaction.addTable(name, columns)
    }
    snapshot = transaction.current
    for _ in 0..<6 { commit(operations: 12) }
  }

  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func someTable() -> TableID { TableID(rawValue: number(snapshot.tables.count)) }

  func columns(of table: TableID, where isWanted: (ColumnDefinition) -> Bool) -> [ColumnID] {
    snapshot[table].columns.indices.map { ColumnID($0) }.filter { isWanted(snapshot[table][$0]) }
  }

  mutating func value(_ column: ColumnDefinition) -> StoredValue {
    if column.isOptional, number(4) == 0 { return .null }
    switch column.type {
    case .int64: return .int(Int64(number(6)) - 2)
    case .int8: return .int(Int64(number(3)))
    case .any: return QuerySample.Pool.anys[number(QuerySample.Pool.anys.count)]._storedValue
    case .decimal: return .decimal([0, 1, -1, 1.5, .pi, .leastNonzeroMagnitude][number(6)])
    case .double: return .double([0, -0.0, 1, 2.5, -3, .nan, .infinity][number(7)])
    case .string:
      return .string(["", "a", "b", "é", "e\u{301}", "a long text beyond its slot \(number(2))"][number(6)])
    default: return .bool(number(2) == 0)
    }
  }

  // MARK: Changing

  /// Commits a random transaction, which is occasionally very large.
  mutating func commit(operations: Int? = nil) {
    let transaction = Transaction(base: snapshot)
    let count = operations ?? (number(8) == 0 ? 60 : 1 + number(4))
    for _ in 0..<count { change(transaction) }
    if number(60) == 0 { grow(transaction) }
    transaction.completeChanges()
    snapshot = transaction.current
  }

  private mutating func grow(_ transaction: Transaction) {
    let table = TableID(rawValue: number(transaction.tables.count))
    let count = transaction[table].columns.count
    transaction.addColumn(
      ColumnDefinition(name: "g\(count)", type: .int64, isOptional: number(2) == 0), to: table)
  }

  private mutating func someRow(_ table: TableID, _ transaction: Transaction) -> RowKey? {
    transaction[table].rows.randomElement(using: &random)
  }

  private mutating func change(_ transaction: Transaction) {
    let id = TableID(rawValue: number(transaction.tables.count))
    guard number(7) > 0, let row = someRow(id, transaction) else {
      return add(id, transaction)
    }
    if number(9) == 0 { return transaction.delete(row, from: id) }
    let table = transaction[id]
    let column = ColumnID(number(table.columns.count))
    let cell = CellAddress(table: id, row: row, column: column)
    let definition = table[column]
    let target = definition.target.flatMap { transaction.current.table(named: $0) }
    switch (definition.kind, target) {
    case (.single, nil): transaction.setValue(value(definition), at: cell)
    case (.single, let target?):
      let link = number(4) == 0 ? nil : someRow(target, transaction)
      transaction.setValue(link.map { .link($0.rawValue) } ?? .null, at: cell)
    case (.list, let target?): changeList(cell, target, transaction)
    case (.set, let target?):
      guard let element = someRow(target, transaction) else { return }
      if number(3) > 0 {
        _ = transaction.insertElement(.link(element.rawValue), in: cell)
      } else {
        transaction.removeElement(.link(element.rawValue), from: cell)
      }
    case (.map, let target?):
      let key = "k\(number(6))"
      guard number(3) > 0, let element = someRow(target, transaction) else {
        return transaction.removeElement(forKey: key, from: cell)
      }
      transaction.setElement(.link(element.rawValue), forKey: key, in: cell)
    default: break
    }
  }

  private mutating func changeList(
    _ cell: CellAddress, _ target: TableID, _ transaction: Transaction
  ) {
    let count = transaction.list(at: cell).count
    guard let element = someRow(target, transaction) else { return }
    let value = StoredValue.link(element.rawValue)
    switch number(7) {
    case 0 where count > 0: transaction.removeEntry(at: number(count), from: cell)
    case 1 where count > 0:
      transaction.move(from: number(count), to: number(count), in: cell)
    case 2 where count > 0: transaction.assign(value, at: number(count), in: cell)
    case 3 where count > 1:
      transaction.swap(number(count), number(count), in: cell)
    case 4 where count > 0:
      // Inserts all elements at one index, until no gap is left between the positions of two elements.
      for _ in 0..<(number(4) == 0 ? 40 : 1) {
        transaction.insert(value, at: 1, in: cell)
      }
    default: transaction.insert(value, at: number(count + 1), in: cell)
    }
  }

  private mutating func add(_ id: TableID, _ transaction: Transaction) {
    let row = transaction.insertRow(id)
    for index in transaction[id].columns.indices {
      let definition = transaction[id].columns[index]
      if definition.isCollection { continue }
      if definition.target == nil {
        transaction.setValue(value(definition), at: CellAddress(table: id, row: row, column: ColumnID(index)))
      } else if let target = definition.target.flatMap({ transaction.current.table(named: $0) }),
        number(2) == 0, let link = someRow(target, transaction)
      {
        transaction.setValue(
          .link(link.rawValue), at: CellAddress(table: id, row: row, column: ColumnID(index)))
      }
    }
  }

  // MARK: Queries

  /// Returns a random path from `table` along links to a single value or link.
  mutating func singlePath(from table: TableID, length: Int = 3) -> PropertyPath? {
    let links = columns(of: table) { $0.kind == .single && $0.target != nil }
    if length > 1, number(3) == 0, let link = links.randomElement(using: &random),
      let target = snapshot.target(link, of: table),
      let rest = singlePath(from: target, length: length - 1)
    {
      return PropertyPath(names: [snapshot[table][link].name]) + rest
    }
    let values = columns(of: table) { $0.kind == .single }
    return values.randomElement(using: &random).map { PropertyPath(names: [snapshot[table][$0].name]) }
  }

  /// Returns a random condition on one value, or on any, all or none of the values of a collection or of backlinks.
  mutating func condition(on table: TableID) -> Expression {
    let collections = columns(of: table) { $0.isCollection && $0.target != nil }
    switch number(6) {
    case 0:
      if let column = collections.randomElement(using: &random),
        let target = snapshot.target(column, of: table)
      {
        let step = Expression.Path.Step.elements(snapshot[table][column].name)
        return quantified([step], to: target)
      }
    case 1:
      let origin = someTable()
      let name = snapshot[table].name
      if let column = columns(of: origin, where: { $0.target == name }).randomElement(using: &random) {
        let step = Expression.Path.Step.linking(
          snapshot[origin].name, through: snapshot[origin][column].name)
        return quantified([step], to: origin)
      }
    case 2: return .not(condition(on: table))
    case 3: return .or(condition(on: table), condition(on: table))
    default: break
    }
    guard let path = singlePath(from: table), let definition = definition(at: path, from: table) else {
      return .constant(true)
    }
    return .condition(
      .init(
        quantifier: nil, subject: .path(Expression.Path(path.names.map { .property($0) })),
        test: .compare(comparison(definition), .value(definition.target == nil ? value(definition) : .null))))
  }

  private mutating func comparison(_ definition: ColumnDefinition) -> Expression.Comparison {
    let all: [Expression.Comparison] =
      definition.target == nil
      ? [.equal, .notEqual, .less, .greaterOrEqual] : [.equal, .notEqual]
    return all[number(all.count)]
  }

  private mutating func quantified(_ steps: [Expression.Path.Step], to table: TableID) -> Expression {
    if number(3) == 0 {
      return .condition(
        .init(
          quantifier: nil, subject: .aggregate(.count, Expression.Path(steps)),
          test: .compare(.greater, .value(.int(Int64(number(3)))))))
    }
    guard let path = singlePath(from: table, length: 2), let definition = definition(at: path, from: table),
      definition.target == nil
    else { return .constant(true) }
    return .condition(
      .init(
        quantifier: [.any, .all, Expression.Quantifier.none][number(3)],
        subject: .path(Expression.Path(steps + path.names.map { .property($0) })),
        test: .compare(comparison(definition), .value(value(definition)))))
  }

  func definition(at path: PropertyPath, from table: TableID) -> ColumnDefinition? {
    var table = table
    for name in path.names.dropLast() {
      guard let column = snapshot[table].column(named: name), let target = snapshot.target(column, of: table)
      else { return nil }
      table = target
    }
    return path.names.last.flatMap { snapshot[table].column(named: $0) }.map { snapshot[table][$0] }
  }

  /// Returns a random query: a source and its steps.
  mutating func query() -> ResultsQuery? {
    let table = someTable()
    var query = ResultsQuery(className: snapshot[table].name)
    switch number(4) {
    case 0:
      let owners = someTable()
      let name = snapshot[table].name
      guard
        let column = columns(of: owners, where: { $0.isCollection && $0.target == name })
          .randomElement(using: &random),
        let owner = snapshot[owners].rows.max(by: {
          snapshot[owners].list(column, of: $0).count < snapshot[owners].list(column, of: $1).count
        })
      else { return nil }
      query.source = .collection(CellAddress(table: owners, row: owner, column: column))
    case 1:
      let targets = someTable()
      let name = snapshot[targets].name
      guard let column = columns(of: table, where: { $0.target == name }).randomElement(using: &random),
        let target = snapshot[targets].rows.max(by: {
          snapshot[table].origins(of: $0, through: column).count
            < snapshot[table].origins(of: $1, through: column).count
        })
      else { return nil }
      query.source = .origins(targets, target, property: snapshot[table][column].name)
    default: break
    }
    for _ in 0..<number(4) {
      switch number(5) {
      case 0, 1: query = query.filtered(condition(on: table))
      case 2:
        let paths = (0...number(2)).compactMap { _ in singlePath(from: table) }
        query = query.sorted(paths.map { SortDescriptor(path: $0, ascending: Bool.random(using: &random)) })
      case 3:
        let path = singlePath(from: table)
        query = query.distinct(path.map { [$0] } ?? [])
      default: query = query.limited(number(12))
      }
    }
    return query
  }
}
