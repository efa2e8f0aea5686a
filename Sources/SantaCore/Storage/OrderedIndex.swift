/// The rows of a table by the value of one column: what `@Persisted(indexed: true)` asks for.
///
/// A persistent sorted set of value and row, by ``StoredValue/sortsBefore(_:)`` and then by row, which is how a stable
/// sort puts them: nil first, and rows of values that sort alike in the order of their creation.
struct OrderedIndex: Sendable {
  struct Entry: Sendable {
    var value: StoredValue
    var row: RowKey

    func precedes(_ other: Entry) -> Bool {
      if value.sortsBefore(other.value) { return true }
      return !other.value.sortsBefore(value) && row < other.row
    }
  }

  /// One end of a range of values.
  enum Bound: Sendable {
    case unbounded
    /// Together with all values that sort alike.
    case including(StoredValue)
    /// Without any value that sorts alike.
    case excluding(StoredValue)
  }

  private(set) var entries = SequenceTree<Entry>()

  init() {}

  /// An index that lies in a segment.
  init(_ entries: SequenceTree<Entry>) { self.entries = entries }

  /// An index of all these at once, in whatever order they come. O(n log n).
  init(_ entries: [Entry], version: Version) {
    self.entries = SequenceTree(entries.sorted { $0.precedes($1) }, version: version)
  }

  var count: Int { entries.count }

  mutating func insert(_ value: StoredValue, _ row: RowKey, version: Version) {
    let entry = Entry(value: value, row: row)
    entries.insert(entry, at: entries.firstIndex { !$0.precedes(entry) }, version: version)
  }

  mutating func remove(_ value: StoredValue, _ row: RowKey, version: Version) {
    let entry = Entry(value: value, row: row)
    let index = entries.firstIndex { !$0.precedes(entry) }
    guard index < entries.count, !entry.precedes(entries[index]) else { return }
    entries.remove(at: index, version: version)
  }

  /// The rows whose value sorts like this one, ascending. O(log n + their number).
  ///
  /// As a sort sees it, a NaN is like any other: a query in whose sense it equals nothing does not ask.
  func rows(equal value: StoredValue) -> [RowKey] { rows(from: .including(value), to: .including(value)) }

  /// The rows whose values lie between two bounds, by value and then by row, both ascending. O(log n + their number).
  func rows(from lower: Bound, to upper: Bound) -> [RowKey] {
    let range = range(from: lower, to: upper)
    var result: [RowKey] = []
    result.reserveCapacity(range.count)
    entries.forEach(from: range.lowerBound) { entry in
      guard result.count < range.count else { return false }
      result.append(entry.row)
      return true
    }
    return result
  }

  /// All rows, the greatest values first, and rows of values that sort alike in the order of their creation. O(n).
  var rowsDescending: [RowKey] {
    var result: [RowKey] = []
    result.reserveCapacity(count)
    // Turned round as a whole, and then each stretch of rows with one value back again.
    var ends: [Int] = []
    var last: StoredValue?
    entries.forEach(from: 0) { entry in
      if last.map({ $0.sortsBefore(entry.value) }) ?? false { ends.append(result.count) }
      last = entry.value
      result.append(entry.row)
      return true
    }
    result.reverse()
    var start = 0
    for end in ends.reversed().map({ result.count - $0 }) + [result.count] {
      result[start..<end].reverse()
      start = end
    }
    return result
  }

  /// How many rows have a value between two bounds. O(log n).
  func count(from lower: Bound, to upper: Bound) -> Int { range(from: lower, to: upper).count }

  private func range(from lower: Bound, to upper: Bound) -> Range<Int> {
    let start =
      switch lower {
      case .unbounded: 0
      case .including(let value): entries.firstIndex { !$0.value.sortsBefore(value) }
      case .excluding(let value): entries.firstIndex { value.sortsBefore($0.value) }
      }
    let end =
      switch upper {
      case .unbounded: entries.count
      case .including(let value): entries.firstIndex { value.sortsBefore($0.value) }
      case .excluding(let value): entries.firstIndex { !$0.value.sortsBefore(value) }
      }
    return start..<max(start, end)
  }

  /// Every entry, in order; tests compare it with the table.
  var all: [Entry] { entries.elements }
}
