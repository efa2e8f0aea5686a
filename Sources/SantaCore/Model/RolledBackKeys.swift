/// The keys of rows that transactions made and left nothing of. Later transactions give these keys again, to rows that
/// must not be taken for the first ones.
struct RolledBackKeys {
  /// Transactions one after the other, and the keys from which on their rows were their own, by table.
  private struct Run {
    var attempts: ClosedRange<Int>
    var firstKeys: [UInt64]
  }

  /// Ascending.
  private var runs: [Run] = []

  mutating func note(_ attempt: Int, firstKeys: [UInt64]) {
    // A transaction may be found lost after later ones were rolled back.
    if let last = runs.last, last.attempts.upperBound >= attempt {
      let index = runs.firstIndex { $0.attempts.lowerBound > attempt } ?? runs.count
      runs.insert(Run(attempts: attempt...attempt, firstKeys: firstKeys), at: index)
      return
    }
    if let last = runs.last, last.attempts.upperBound == attempt - 1, last.firstKeys == firstKeys {
      runs[runs.count - 1].attempts = last.attempts.lowerBound...attempt
    } else {
      runs.append(Run(attempts: attempt...attempt, firstKeys: firstKeys))
    }
  }

  /// Whether a transaction made this row and left nothing of it. O(log n).
  func contains(_ row: RowKey, in table: TableID, attempt: Int) -> Bool {
    if attempt == 0 { return false }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].attempts.upperBound < attempt { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].attempts.contains(attempt) else { return false }
    let firstKeys = runs[low].firstKeys
    return table.rawValue >= firstKeys.count || row.rawValue >= firstKeys[table.rawValue]
  }
}
