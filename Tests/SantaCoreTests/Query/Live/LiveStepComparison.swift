@testable import SantaStore

/// Compares the two ways to advance to the next snapshot: testing only the changes, and evaluating everything.
enum LiveStepComparison {
  static func problems(
    _ step: LiveStep, _ scratch: LiveStep, _ paths: Set<PropertyPath>?, _ reader: DifferenceAnalysis
  ) -> [String] {
    if step.after.rows != scratch.after.rows { return ["the rows differ"] }
    guard let table = step.after.source.table else { return [] }
    let rows = reader.changedRows(in: table, along: paths)
    let (changes, expected) = (changes(step, rows), changes(scratch, rows))
    return changes == expected ? [] : ["reported \(changes.summary), and from scratch \(expected.summary)"]
  }

  private static func changes(_ step: LiveStep, _ rows: ChangedRows) -> ChangeSet {
    ChangeSet(
      deletions: step.deletions, insertions: step.insertions, movable: step.movable,
      modified: step.modified(rows).map { ($0.old, $0.new, ["\($0.columns.columns)"]) })
  }
}
