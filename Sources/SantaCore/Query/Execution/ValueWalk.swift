/// A path as the columns of one snapshot: walked from a row, it gives the values it leads to.
struct ValueWalk {
  fileprivate enum Step {
    case cell(ColumnID)
    case elements(ColumnID)
    case keys(ColumnID)
    case value(ColumnID, key: String)
    /// The rows of a table that link here through a column.
    case origins(Table, ColumnID)
    /// To one value, the same for all rows.
    case constant(StoredValue)
  }

  /// Each step, with the table that it leads to where it leads to objects.
  private var steps: [(step: Step, target: Table?)] = []
  /// The table at the end; nil where there are values.
  private(set) var end: TableID?

  /// Nil where there are no values, for the snapshot has no such table or no such collection yet.
  init?(_ path: Expression.Path, from table: TableID, in snapshot: Snapshot) {
    end = table
    for (index, step) in path.steps.enumerated() {
      guard let table = end else { return nil }
      guard let (found, target) = Self.find(step, in: table, of: snapshot) else {
        // The class has grown since something was stored; behind a link that it has got, there is nil.
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
    case .keys(let name): return column(name, [.map]).map { (.keys($0), nil) }
    case .value(let name, let key): return column(name, [.map]).map { (.value($0, key: key), target($0)) }
    case .linking(let className, let property):
      guard let origin = snapshot.table(named: className),
        let column = snapshot[origin].column(named: property),
        snapshot.target(column, of: origin) == table
      else { return nil }
      return (.origins(snapshot[origin], column), origin)
    }
  }

  /// The column, where the path is one step to a value or link of the row's own.
  var ownColumn: ColumnID? {
    guard steps.count == 1, case .cell(let column) = steps[0].step else { return nil }
    return column
  }

  /// The value of a path that leads to one; null where a link on the way is nil.
  func value(of place: RowPlace) -> StoredValue {
    var result = StoredValue.null
    forEach(of: place) { value in
      result = value
      return false
    }
    return result
  }

  /// Calls `body` with each value, until it returns false.
  ///
  /// - Returns: whether it never did.
  @discardableResult
  func forEach(of place: RowPlace, _ body: (StoredValue) -> Bool) -> Bool { walk(steps[...], place, body) }

  private func walk(
    _ steps: ArraySlice<(step: Step, target: Table?)>, _ place: RowPlace, _ body: (StoredValue) -> Bool
  ) -> Bool {
    guard let (step, target) = steps.first else { return body(.link(place.row.rawValue)) }
    let rest = steps.dropFirst()
    func goOn(_ value: StoredValue) -> Bool {
      if rest.isEmpty { return body(value) }
      // A nil link has nil properties; and nothing is in its collections, nor does anything link there.
      guard let row = value.linkedRow, let target, let next = RowPlace(row, in: target) else {
        return rest.contains { $0.step.isMultiple } ? true : body(.null)
      }
      return walk(rest, next, body)
    }
    func goOn(overEach list: ListTree?, _ value: (ListEntry) -> StoredValue) -> Bool {
      var goesOn = true
      list?.forEach { entry in
        goesOn = goOn(value(entry))
        return goesOn
      }
      return goesOn
    }
    switch step {
    case .constant(let value): return goOn(value)
    case .cell(let column): return goOn(place.chunk.value(column, at: place.slot))
    case .elements(let column): return goOn(overEach: place.chunk.list(column, at: place.slot), \.value)
    case .keys(let column):
      return goOn(overEach: place.chunk.list(column, at: place.slot)) { .string($0.key) }
    case .value(let column, let key):
      let list = place.chunk.list(column, at: place.slot)
      guard let list, case (let index, true) = list.place(ofKey: key) else { return goOn(.null) }
      return goOn(list[index].value)
    case .origins(let table, let column):
      return table.origins(of: place.row, through: column).allSatisfy { goOn(.link($0.rawValue)) }
    }
  }
}

extension ValueWalk.Step {
  fileprivate var isMultiple: Bool {
    switch self {
    case .cell, .value, .constant: false
    case .elements, .keys, .origins: true
    }
  }
}
