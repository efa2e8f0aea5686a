extension Results {
  /// Returns a human-readable description of how the results are evaluated: the index or scan, and then each step on its own
  /// line.
  ///
  /// ```swift
  /// print(store.objects(Stop.self).where { $0.id == 7 && $0.presents > 100 }.sorted(by: \.time).explain())
  /// // Finds 1 of 1377 objects of Stop by the primary key id.
  /// // Filters by id == 7 AND presents > 100.
  /// // Sorts by time.
  /// ```
  ///
  /// The description is of a new evaluation. Observed results are updated from changes instead.
  public func explain() -> String {
    isReadable ? query.explained(in: context.current).joined(separator: "\n") : ""
  }
}

extension ResultsQuery {
  fileprivate func explained(in snapshot: Snapshot) -> [String] {
    guard let id = snapshot.table(named: className) else {
      return ["There are no \(className) objects yet."]
    }
    let table = snapshot[id]
    var lines: [String] = []
    var rest = steps[...]
    if let plan = plan(in: snapshot) {
      switch plan.access {
      case .scan: lines.append("Scans \(counted(table.count, "object")) of \(className).")
      case .primaryKeys:
        let name = table.primaryKey.map { table[$0].name } ?? ""
        lines.append(
          "Finds \(plan.candidateCount) of \(counted(table.count, "object")) of \(className) by the primary key \(name)."
        )
      case .uniqueValues(let column, _):
        lines.append(
          "Finds \(plan.candidateCount) of \(counted(table.count, "object")) of \(className) by the unique \(table[column].name)."
        )
      case .index(let column, _, _):
        lines.append(
          "Finds \(plan.candidateCount) of \(counted(table.count, "object")) of \(className) by the index of "
            + "\(table[column].name).")
      }
    } else if let (column, _) = orderingIndex(in: snapshot) {
      var isDescending = false
      if case .sort(let descriptors)? = rest.popFirst() { isDescending = !descriptors[0].ascending }
      lines.append(
        "Scans \(counted(table.count, "object")) of \(className) by the index of \(table[column].name)"
          + (isDescending ? ", backwards." : "."))
    } else {
      switch source {
      case .table: lines.append("Scans \(counted(table.count, "object")) of \(className).")
      case .collection(let cell):
        let owners = snapshot[cell.table]
        lines.append("Scans \(owners.name).\(owners[cell.column].name) of an object.")
      case .origins(_, _, let property):
        lines.append("Scans the objects of \(className) whose \(property) links to an object.")
      }
    }
    for step in rest {
      switch step {
      case .filter(let expression): lines.append("Filters by \(expression).")
      case .sort(let descriptors):
        let keys = descriptors.map { $0.ascending ? "\($0.path)" : "\($0.path), descending" }
        lines.append("Sorts by \(keys.joined(separator: ", then by ")).")
      case .distinct(let paths):
        lines.append(
          "Keeps the first object for each value of \(paths.map(\.description).joined(separator: " and ")).")
      case .limit(let count): lines.append("Keeps the first \(count).")
      }
    }
    return lines
  }
}
