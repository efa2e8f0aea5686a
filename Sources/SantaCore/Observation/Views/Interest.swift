/// The changes to objects of which an observer is notified.
enum Interest: Sendable {
  case all
  /// Changes along some paths.
  case only([PropertyPath])
  /// All changes, except to the objects' own properties with these names.
  case ignoring([PropertyPath])

  /// - Parameter paths: the paths to observe; nil for all changes.
  init(_ paths: [PropertyPath]?) {
    var known: Set<PropertyPath> = []
    self = paths.map { paths in .only(paths.filter { known.insert($0).inserted }) } ?? .all
  }

  /// The paths to follow; nil for every change within reach.
  var paths: Set<PropertyPath>? { if case .only(let paths) = self { Set(paths) } else { nil } }
}

extension DifferenceAnalysis {
  /// Returns the rows of a table that count as modified for an interest.
  func changedRows(in table: TableID, _ interest: Interest) -> ChangedRows {
    let rows = changedRows(in: table, along: interest.paths)
    guard case .ignoring(let ignored) = interest else { return rows }
    let columns = ignored.compactMap { path in
      path.names.count == 1 ? difference.new[table].column(named: path.names[0]) : nil
    }
    return rows.ignoring(columns)
  }
}
