/// The difference between two snapshots, and the rows that it affects.
///
/// The affected rows are computed on demand and cached, so that views with the same request share them. An analysis is created
/// for advancing views, and discarded afterwards.
final class DifferenceAnalysis {
  private struct Request: Hashable {
    var table: TableID
    /// The paths that matter; nil for every change that a row reaches.
    var paths: Set<PropertyPath>?
  }

  let difference: Difference
  private var cache: [Request: ChangedRows] = [:]

  init(_ difference: Difference) { self.difference = difference }

  convenience init(from old: Snapshot, to new: Snapshot) { self.init(Difference(from: old, to: new)) }

  /// Returns the rows of a table that count as modified.
  ///
  /// - Parameter paths: the paths that matter; nil for every change that a row reaches.
  func changedRows(in table: TableID, along paths: Set<PropertyPath>?) -> ChangedRows {
    let request = Request(table: table, paths: paths)
    if let cached = cache[request] { return cached }
    let rows =
      paths.map { ChangedRows(difference, in: table, paths: $0) } ?? ChangedRows(difference, in: table)
    cache[request] = rows
    return rows
  }

  /// Whether tables or columns were added, or tables removed. In that case, values may differ even in rows that no transaction
  /// changed.
  private(set) lazy var hasNewColumns = difference.hasOtherSchema
}
