/// The difference of two snapshots, and which rows it concerns, each found once for all views that ask.
///
/// Belongs to whoever brings views up to date; it is not kept.
final class DifferenceReader {
  private struct Question: Hashable {
    var table: TableID
    /// Nil: whatever is within reach.
    var paths: Set<PropertyPath>?
  }

  let difference: Difference
  private var answers: [Question: ChangedRows] = [:]

  init(_ difference: Difference) { self.difference = difference }

  convenience init(from old: Snapshot, to new: Snapshot) { self.init(Difference(from: old, to: new)) }

  /// The rows of a table that one of some paths leads from to something that changed, or, without paths, all that reach
  /// a change.
  func changedRows(in table: TableID, along paths: Set<PropertyPath>?) -> ChangedRows {
    let question = Question(table: table, paths: paths)
    if let known = answers[question] { return known }
    let found =
      paths.map { ChangedRows(difference, in: table, paths: $0) } ?? ChangedRows(difference, in: table)
    answers[question] = found
    return found
  }

  /// Whether classes have got tables or columns, so that values may differ in rows that nobody changed.
  private(set) lazy var hasNewColumns: Bool = {
    let (old, new) = (difference.old.tables, difference.new.tables)
    return old.count != new.count
      || zip(old, new).contains { $0 !== $1 && $0.columns.count != $1.columns.count }
  }()
}
