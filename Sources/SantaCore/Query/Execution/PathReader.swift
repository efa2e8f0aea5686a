/// A path that is bound to the columns of one snapshot. It reads the values to which the path leads from a row.
struct PathReader {
  fileprivate enum Step {
    case cell(ColumnID)
    case elements(ColumnID)
    case keys(ColumnID, ValueType)
    case value(ColumnID, key: String)
    /// The rows of a table that link to this row through a column.
    case origins(Table, ColumnID)
    /// The same value for all rows.
    case constant(StoredValue)
  }

  /// The steps of the path. A step that leads to objects has a target table.
  private var steps: [(step: Step, target: Table?)] = []
  /// The table at the end of the path; nil if the path leads to values.
  private(set) var end: TableID?

  /// Creates a reader, or returns nil if there are no values because the snapshot doesn't contain the table or collection yet.
  init?(_ path: Expression.Path, from table: TableID, in snapshot: Snapshot) {
    end = table
    for (index, step) in path.steps.enumerated() {
      guard let table = end else { return nil }
      guard let (found, target) = Self.find(step, in: table, of: snapshot) else {
        // The property was added to the class after the last object was stored. An added link is nil.
        guard case .property = step, !path.steps[index...].contains(where: \.isMultiple) else { return nil }
        steps.append((.constant(index == path.steps.count - 1 ? path.unstored.value : .null), nil))
        end = nil
        return
      }
      steps.append((found, target.map { snapshot[$0] }))
      end = target
    }
  }

  private static func find(
    _ step: Expression.Path.Step, in table: TableID, of snapshot: Snapshot
  ) -> (Step, TableID?)? {
    func column(_ name: String, _ kinds: Set<CollectionKind>) -> ColumnID? {
      snapshot[table].column(named: name).flatMap { kinds.contains(snapshot[table][$0].kind) ? $0 : nil }
    }
    func target(_ column: ColumnID) -> TableID? { snapshot.target(column, of: table) }
    switch step {
    case .property(let name): return column(name, [.single]).map { (.cell($0), target($0)) }
    case .elements(let name): return column(name, [.list, .set, .map]).map { (.elements($0), target($0)) }
    case .keys(let name): return column(name, [.map]).map { (.keys($0, snapshot[table][$0].keyType), nil) }
    case .value(let name, let key):
      return column(name, [.map]).map { (.value($0, key: key.text), target($0)) }
    case .linking(let className, let property):
      guard let origin = snapshot.table(named: className),
        let column = snapshot[origin].column(named: property),
        snapshot.target(column, of: origin) == table
      else { return nil }
      return (.origins(snapshot[origin], column), origin)
    }
  }

  /// The column, if the path is a single step to a value or link of the row itself; otherwise nil.
  var ownColumn: ColumnID? {
    guard steps.count == 1, case .cell(let column) = steps[0].step else { return nil }
    return column
  }

  /// Returns the value of a single-valued path, or null if a link along the path is nil.
  func value(of location: RowLocation) -> StoredValue {
    var result = StoredValue.null
    forEach(of: location) { value in
      result = value
      return false
    }
    return result
  }

  /// Calls `body` with each value until it returns false.
  ///
  /// - Returns: true if `body` returned true for all values.
  @discardableResult
  func forEach(of location: RowLocation, _ body: (StoredValue) -> Bool) -> Bool {
    read(steps[...], location, nil, body)
  }

  /// Calls `body` with each value at least once until it returns false. If several ways lead to an object, only one of them is
  /// followed, so the number of calls doesn't grow exponentially with the length of the path.
  ///
  /// - Returns: true if `body` returned true for all values.
  func forEachDistinct(of location: RowLocation, _ body: (StoredValue) -> Bool) -> Bool {
    // Fewer collections than two reach an object twice only if one of them contains it twice.
    let hasManyWays = steps.count { $0.step.isMultiple } > 1
    return read(steps[...], location, hasManyWays ? Visits(steps.count) : nil, body)
  }

  /// The rows that were reached, for each number of steps that remain to be followed from them.
  private final class Visits {
    private var rows: [Set<RowKey>]

    init(_ count: Int) { rows = Array(repeating: [], count: count) }

    /// Returns whether the row is reached for the first time.
    func begin(_ row: RowKey, before step: Int) -> Bool { rows[step].insert(row).inserted }
  }

  private func read(
    _ steps: ArraySlice<(step: Step, target: Table?)>, _ location: RowLocation, _ visits: Visits?,
    _ body: (StoredValue) -> Bool
  ) -> Bool {
    guard let (step, target) = steps.first else { return body(.link(location.row.rawValue)) }
    let rest = steps.dropFirst()
    func proceed(_ value: StoredValue) -> Bool {
      if rest.isEmpty { return body(value) }
      // The properties of a nil link are nil. Its collections and linking objects are empty.
      guard let row = value.linkedRow, let target, let next = RowLocation(row, in: target) else {
        return rest.contains { $0.step.isMultiple } ? true : body(.null)
      }
      if let visits, !visits.begin(row, before: rest.startIndex) { return true }
      return read(rest, next, visits, body)
    }
    func proceed(overEach list: ListTree?, _ value: (ListEntry) -> StoredValue) -> Bool {
      var continues = true
      list?.forEach { entry in
        continues = proceed(value(entry))
        return continues
      }
      return continues
    }
    switch step {
    case .constant(let value): return proceed(value)
    case .cell(let column): return proceed(location.chunk.value(column, at: location.slot))
    case .elements(let column):
      return proceed(overEach: location.chunk.list(column, at: location.slot), \.value)
    case .keys(let column, let type):
      return proceed(overEach: location.chunk.list(column, at: location.slot)) {
        MapKey.value(of: $0.key, type: type) ?? .null
      }
    case .value(let column, let key):
      return proceed(location.chunk.list(column, at: location.slot)?.search(forKey: key).value ?? .null)
    case .origins(let table, let column):
      return table.origins(of: location.row, through: column).allSatisfy { proceed(.link($0.rawValue)) }
    }
  }
}

extension PathReader.Step {
  fileprivate var isMultiple: Bool {
    switch self {
    case .cell, .value, .constant: false
    case .elements, .keys, .origins: true
    }
  }
}
