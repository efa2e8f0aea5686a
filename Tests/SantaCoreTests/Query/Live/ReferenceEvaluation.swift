import struct Foundation.Decimal

@testable import SantaStore

/// Evaluates queries on arrays of copied values, with plain filters, sorts and sets, and without the code under test.
struct ReferenceEvaluation {
  let snapshot: Snapshot
  private let contents: Contents

  init(snapshot: Snapshot, contents: Contents) {
    self.snapshot = snapshot
    self.contents = contents
  }

  /// Assigns numbers to the contents of rows. Equal bytes have equal numbers. A linked row is represented by the number of its
  /// contents, so rows that link to each other many times don't become strings of many megabytes.
  final class Contents {
    fileprivate struct Key: Hashable {
      var version: Version
      var table: TableID
      var row: RowKey
      var depth: Int
      var name: String?
    }

    fileprivate var known: [Key: Int] = [:]
    private var numbers: [[UInt8]: Int] = [:]

    fileprivate func number(of text: String) -> Int {
      let bytes = Array(text.utf8)
      if let number = numbers[bytes] { return number }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
  }

  /// A row of the results with its identity, which includes its position in a list and its key in a map.
  struct Item: Hashable {
    var row: RowKey
    var identity: String
  }

  func items(_ query: ResultsQuery) -> [Item] {
    guard let table = snapshot.table(named: query.className) else { return [] }
    var items = source(query.source, table)
    for step in query.steps {
      switch step {
      case .filter(let expression):
        let predicate = RowPredicate(expression, table, snapshot)
        items = items.filter { item in
          snapshot[table].chunk(of: item.row).map { predicate.matches(item.row, $0, item.row.slot) } ?? false
        }
      case .sort(let descriptors): items = sorted(items, descriptors, table)
      case .distinct(let paths):
        var kept: [(Item, [StoredValue])] = []
        for item in items {
          let values = paths.map { value($0, of: item.row, table) }
          if !kept.contains(where: { zip($0.1, values).allSatisfy { compare($0, $1) == 0 } }) {
            kept.append((item, values))
          }
        }
        items = kept.map(\.0)
      case .limit(let count): items = Array(items.prefix(count))
      }
    }
    return items
  }

  private func source(_ source: ResultsQuery.Source, _ table: TableID) -> [Item] {
    switch source {
    case .table: return snapshot[table].rows.map { Item(row: $0, identity: "\($0.rawValue)") }
    case .collection(let cell):
      return snapshot.list(at: cell).elements.compactMap { entry in
        entry.value.linkedRow.map { row in
          switch snapshot[cell.table][cell.column].kind {
          case .set: Item(row: row, identity: "\(row.rawValue)")
          case .map: Item(row: row, identity: "\(entry.key) \(row.rawValue)")
          default: Item(row: row, identity: "\(entry.id.rawValue) \(row.rawValue)")
          }
        }
      }
    case .origins(_, let target, let property):
      guard let column = snapshot[table].column(named: property) else { return [] }
      return snapshot[table].rows.filter { snapshot[table].targets(column, of: $0).contains(target) }
        .map { Item(row: $0, identity: "\($0.rawValue)") }
    }
  }

  /// Returns the items sorted by insertion, which is stable and simple.
  private func sorted(_ items: [Item], _ descriptors: [SortDescriptor], _ table: TableID) -> [Item] {
    var result: [(Item, [StoredValue])] = []
    for item in items {
      let key = descriptors.map { value($0.path, of: item.row, table) }
      var index = result.count
      while index > 0, precedes(key, result[index - 1].1, descriptors) { index -= 1 }
      result.insert((item, key), at: index)
    }
    return result.map(\.0)
  }

  private func precedes(
    _ left: [StoredValue], _ right: [StoredValue], _ descriptors: [SortDescriptor]
  ) -> Bool {
    for (index, descriptor) in descriptors.enumerated() {
      let order = compare(left[index], right[index])
      if order != 0 { return descriptor.ascending ? order < 0 : order > 0 }
    }
    return false
  }

  /// Orders null first, then NaN, and then all other values as Swift compares them.
  func compare(_ left: StoredValue, _ right: StoredValue) -> Int {
    switch (left, right) {
    case (.null, .null): 0
    case (.null, _): -1
    case (_, .null): 1
    case (.int(let a), .int(let b)): order(a, b)
    case (.string(let a), .string(let b)): order(a, b)
    case (.bool(let a), .bool(let b)): order(a ? 1 : 0, b ? 1 : 0)
    case (.link(let a), .link(let b)): order(a, b)
    case (.decimal(let a), .decimal(let b)): order(a, b)
    case (.double(let a), .double(let b)):
      a.isNaN || b.isNaN ? order(a.isNaN ? 0 : 1, b.isNaN ? 0 : 1) : order(a, b)
    default: AnyOrder.compare(left, right)
    }
  }

  private func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : right < left ? 1 : 0
  }

  /// Returns the value at the end of a path, or null after a nil link or if no column matches the path.
  func value(_ path: PropertyPath, of row: RowKey, _ table: TableID) -> StoredValue {
    var (table, row) = (table, row)
    for name in path.names.dropLast() {
      guard let column = snapshot[table].column(named: name), let target = snapshot.target(column, of: table),
        let next = snapshot[table].value(column, of: row).linkedRow
      else { return .null }
      (table, row) = (target, next)
    }
    guard let name = path.names.last, let column = snapshot[table].column(named: name) else { return .null }
    return snapshot[table].value(column, of: row)
  }

  /// Returns the links along a path and the value at its end.
  func steps(along path: PropertyPath, of row: RowKey, _ table: TableID) -> [StoredValue] {
    path.names.indices.map { end in value(PropertyPath(names: Array(path.names[...end])), of: row, table) }
  }

  /// Returns the version of the last move for each position in a list.
  func moves(_ source: ResultsQuery.Source) -> [String: Version] {
    guard case .collection(let cell) = source else { return [:] }
    return Dictionary(
      snapshot.list(at: cell).elements.map { entry in
        ("\(entry.id.rawValue) \(entry.value.linkedRow?.rawValue ?? 0)", entry.moved)
      }
    ) { first, _ in first }
  }

  /// Returns the number for all values that a row reaches over at most `depth` links.
  func content(of row: RowKey, _ table: TableID, depth: Int, only name: String? = nil) -> Int {
    let key = Contents.Key(version: snapshot.version, table: table, row: row, depth: depth, name: name)
    if let known = contents.known[key] { return known }
    let number = contents.number(of: text(of: row, table, depth: depth, only: name))
    contents.known[key] = number
    return number
  }

  private func text(of row: RowKey, _ table: TableID, depth: Int, only name: String?) -> String {
    guard snapshot.contains(row, in: table) else { return "gone" }
    let columns = snapshot[table].columns.indices.filter {
      name == nil || snapshot[table].columns[$0].name == name
    }
    return columns.map { index in
      let column = ColumnID(index)
      let definition = snapshot[table][column]
      let target = snapshot.target(column, of: table)
      func text(_ value: StoredValue) -> String {
        // Includes the type, because a `Float` and a decimal number with the same digits are different values.
        if definition.type == .any { return String(reflecting: value) }
        guard let target, let row = value.linkedRow, depth > 0 else { return value.text }
        return "\(value.text)(\(content(of: row, target, depth: depth - 1)))"
      }
      if !definition.isCollection {
        return "\(definition.name)=\(text(snapshot[table].value(column, of: row)))"
      }
      // Without the identities of elements: a list whose elements are equal, index by index, has not changed.
      return "\(definition.name)="
        + snapshot[table].list(column, of: row).elements.map { "\($0.key)\(text($0.value))" }
        .joined(separator: ",")
    }.joined(separator: ";")
  }
}
