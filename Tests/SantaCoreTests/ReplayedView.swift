import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The view of an observer, whose change sets are computed as the notifier computes them, and replayed.
struct ReplayedView {
  private(set) var view: CollectionView
  private(set) var snapshot: Snapshot

  init(_ subject: CollectionView.Subject, paths: [PropertyPath]? = nil, at snapshot: Snapshot) {
    view = CollectionView(subject, Interest(paths)).advanced(to: snapshot, EvaluationCache()).view
    self.snapshot = snapshot
  }

  /// Returns the identity and the contents of each row, in order.
  static func rows(of view: CollectionView, at snapshot: Snapshot) -> (ids: [UInt64], contents: [String]) {
    switch view.subject {
    case .results(let query):
      guard let table = snapshot.table(named: query.className) else { return ([], []) }
      let rows = view.live?.rows ?? []
      return (rows.map(\.rawValue), rows.map { content(of: $0, in: snapshot[table]) })
    case .list(let table, let row, let column):
      let entries = snapshot[table].list(column, of: row).elements
      let target = snapshot.target(column, of: table)
      return (
        entries.map(\.id.rawValue),
        entries.map { entry in
          guard let target, let row = entry.value.linkedRow else { return entry.value.text }
          return "\(row.rawValue): \(content(of: row, in: snapshot[target]))"
        }
      )
    case .values(let query, let cell):
      let entries = snapshot.list(at: cell).elements
      let found = view.values?.elements ?? []
      // Distinct values are their own identities.
      let id = { (value: StoredValue) in UInt64(bitPattern: Int64(DistinctValue(value).hashValue)) }
      return (
        found.map { query.isDistinct ? id($0.value) : entries[$0.index].id.rawValue },
        found.map(\.value.text)
      )
    }
  }

  /// Returns the elements of the collection that a view shows; nil for results of objects.
  private static func elements(of view: CollectionView, at snapshot: Snapshot) -> [StoredValue]? {
    switch view.subject {
    case .results: nil
    case .list(let table, let row, let column): snapshot[table].list(column, of: row).elements.map(\.value)
    case .values(_, let cell): snapshot.list(at: cell).elements.map(\.value)
    }
  }

  private static func content(of row: RowKey, in table: Table) -> String {
    table.columns.indices.map { index in
      let column = ColumnID(index)
      return table[column].isCollection
        ? table.list(column, of: row).elements.map { "\($0.key)=\($0.value.text)" }.joined(
          separator: ",")
        : table.value(column, of: row).text
    }.joined(separator: "; ")
  }

  /// Returns the change set up to another snapshot, after replaying it; empty if there are no changes.
  mutating func changes(
    to new: Snapshot, checksContents: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) -> ChangeSet {
    let (next, change) = view.advanced(to: new, EvaluationCache())
    var old = Self.rows(of: view, at: snapshot)
    let after = Self.rows(of: next, at: new)
    // A list whose elements are equal has not changed, even if their positions have.
    if let elements = Self.elements(of: view, at: snapshot), elements == Self.elements(of: next, at: new) {
      old.ids = after.ids
    }
    view = next
    snapshot = new
    var changes = ChangeSet()
    if case .update(let update)? = change { changes = update }
    let problems = ChangeSetReplay(changes).problems(
      from: old.ids, to: after.ids, contents: checksContents ? (old.contents, after.contents) : nil)
    #expect(problems == [], sourceLocation: location)
    return changes
  }
}

extension ChangeSet {
  /// All indices on one line, in the notation of the scenarios.
  var summary: String {
    let pairs = { (pairs: [(old: Int, new: Int)]) in pairs.map { "\($0.old)/\($0.new)" } }
    return ChangeSummary(
      deletions: deletions, insertions: insertions, modifications: pairs(modifications), moves: pairs(moves)
    ).description
  }
}

/// A change set in the notation of the scenarios.
struct ChangeSummary: CustomStringConvertible {
  var deletions: [Int] = []
  var insertions: [Int] = []
  var modifications: [String] = []
  var moves: [String] = []

  var description: String {
    "del \(deletions) ins \(insertions) mod \(modifications.joined(separator: " "))"
      + (moves.isEmpty ? "" : " moves \(moves.joined(separator: " "))")
  }
}
