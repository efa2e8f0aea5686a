/// The keys of rows whose transactions were rolled back. Later transactions reuse these keys for rows that must not
/// be mistaken for the earlier ones.
struct RolledBackKeys {
  /// Consecutive transactions, and for each table the first key of their rows.
  private struct Run {
    var numbers: ClosedRange<Int>
    var firstKeys: [UInt64]
  }

  /// Ascending.
  private var runs: [Run] = []

  /// The number of runs, which determines the memory and the time of a search.
  var count: Int { runs.count }

  mutating func note(_ number: Int, firstKeys: [UInt64]) {
    // A transaction may fail to become durable after later ones were rolled back.
    if let last = runs.last, last.numbers.upperBound >= number {
      let index = runs.firstIndex { $0.numbers.lowerBound > number } ?? runs.count
      runs.insert(Run(numbers: number...number, firstKeys: firstKeys), at: index)
      return
    }
    if let last = runs.last, last.numbers.upperBound == number - 1, last.firstKeys == firstKeys {
      runs[runs.count - 1].numbers = last.numbers.lowerBound...number
    } else {
      runs.append(Run(numbers: number...number, firstKeys: firstKeys))
    }
  }

  /// Whether a transaction inserted this row and was rolled back. O(log n).
  func contains(_ row: RowKey, in table: TableID, transactionNumber number: Int) -> Bool {
    if number == 0 { return false }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].numbers.upperBound < number { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].numbers.contains(number) else { return false }
    let firstKeys = runs[low].firstKeys
    return table.rawValue >= firstKeys.count || row.rawValue >= firstKeys[table.rawValue]
  }
}
