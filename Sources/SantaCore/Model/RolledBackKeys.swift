/// The keys of rows whose transactions were rolled back. Later transactions reuse these keys for rows that must not
/// be mistaken for the earlier ones.
struct RolledBackKeys {
  /// Consecutive transactions, and the first key of their rows in each table.
  private struct Run {
    var numbers: ClosedRange<Int>
    var firstKeys: [UInt64]
  }

  /// The runs, in ascending order.
  private var runs: [Run] = []

  /// The number of runs, which determines the memory and the search time.
  var count: Int { runs.count }

  mutating func note(_ number: Int, firstKeys: [UInt64]) {
    // A transaction may fail to become durable after later transactions were rolled back. The state that a transaction was
    // based on may also fail after the transaction itself was rolled back.
    if let last = runs.last, last.numbers.upperBound >= number {
      let index = runs.firstIndex { $0.numbers.upperBound >= number } ?? runs.count
      let replacements = known(number, removedFrom: index, firstKeys)
      runs.insert(contentsOf: replacements, at: index)
      return
    }
    if let last = runs.last, last.numbers.upperBound == number - 1, last.firstKeys == firstKeys {
      runs[runs.count - 1].numbers = last.numbers.lowerBound...number
    } else {
      runs.append(Run(numbers: number...number, firstKeys: firstKeys))
    }
  }

  /// Removes the run at an index if it contains a transaction number, and returns the runs that replace it. For the number
  /// itself, the lower keys apply.
  private mutating func known(_ number: Int, removedFrom index: Int, _ firstKeys: [UInt64]) -> [Run] {
    let single = Run(numbers: number...number, firstKeys: firstKeys)
    guard index < runs.count, runs[index].numbers.contains(number) else { return [single] }
    let run = runs.remove(at: index)
    let (lower, upper) = (run.numbers.lowerBound, run.numbers.upperBound)
    var result = [Run(numbers: number...number, firstKeys: zip(run.firstKeys, firstKeys).map { min($0, $1) })]
    if lower < number { result.insert(Run(numbers: lower...(number - 1), firstKeys: run.firstKeys), at: 0) }
    if number < upper { result.append(Run(numbers: (number + 1)...upper, firstKeys: run.firstKeys)) }
    return result
  }

  /// Returns whether a transaction inserted this row and was rolled back. O(log n).
  func contains(_ row: RowKey, in table: TableID, transactionNumber number: Int) -> Bool {
    guard let firstKeys = run(of: number)?.firstKeys else { return false }
    return table.rawValue >= firstKeys.count || row.rawValue >= firstKeys[table.rawValue]
  }

  /// Returns whether a transaction was rolled back. O(log n).
  func contains(_ transactionNumber: Int) -> Bool { run(of: transactionNumber) != nil }

  private func run(of number: Int) -> Run? {
    if number == 0 { return nil }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].numbers.upperBound < number { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].numbers.contains(number) else { return nil }
    return runs[low]
  }
}
