/// The rows of a table, sorted by the value of one column: the index declared by `@Persisted(indexed: true)`.
///
/// The index is a persistent sorted set of values with their rows, in the order of ``StoredValue/sortsBefore(_:)`` and then of
/// the rows. This is the order of a stable sort: nil is first, and rows with equivalent values are in order of creation.
struct OrderedIndex: Sendable {
  struct Entry: SequenceElement {
    var value: StoredValue
    var row: RowKey

    var isSorted: Bool { true }

    func precedes(_ other: Entry) -> Bool {
      if value.sortsBefore(other.value) { return true }
      return !other.value.sortsBefore(value) && row < other.row
    }
  }

  /// One end of a range of values.
  enum Bound: Sendable {
    case unbounded
    /// Includes all values that are equivalent to this one in the sort order.
    case including(StoredValue)
    /// Excludes all values that are equivalent to this one in the sort order.
    case excluding(StoredValue)
  }

  private(set) var entries = SequenceTree<Entry>()
  /// Entries that the next update removes.
  private var removed: [Entry] = []

  init() {}

  /// Creates an index whose entries are stored in a segment.
  init(_ entries: SequenceTree<Entry>) { self.entries = entries }

  /// Creates an index of the given entries, which can be in any order. O(n log n).
  init(_ entries: [Entry], version: Version) {
    update(inserting: entries, version: version)
  }

  var count: Int { entries.count }

  /// Removes an entry with the next update.
  mutating func remove(_ value: StoredValue, _ row: RowKey) { removed.append(Entry(value: value, row: row)) }

  /// Applies the pending removals, and inserts entries, which can be in any order.
  mutating func update(inserting added: [Entry], version: Version) {
    update(insertingSorted: added.sorted { $0.precedes($1) }, version: version)
  }

  /// Applies the pending removals, and inserts entries, which are in the order of the index.
  mutating func update(insertingSorted added: [Entry], version: Version) {
    entries.update(removing: removed, insertingSorted: added, version: version) { $0.precedes($1) }
    removed = []
  }

  /// Returns the rows whose value is equivalent to this one in the sort order, in ascending order. O(log n + their number).
  ///
  /// In the sort order, all NaNs are equivalent. In queries, a NaN doesn't equal anything, so they must not call this function
  /// with a NaN.
  func rows(equal value: StoredValue) -> [RowKey] { rows(from: .including(value), to: .including(value)) }

  /// Returns the rows whose values are between two bounds, sorted by value and then by row. O(log n + their number).
  func rows(from lower: Bound, to upper: Bound) -> [RowKey] {
    var result: [RowKey] = []
    appendRows(in: range(from: lower, to: upper), to: &result)
    return result
  }

  /// Appends the rows of the entries in a range of indices.
  func appendRows(in range: Range<Int>, to rows: inout [RowKey]) {
    rows.reserveCapacity(rows.count + range.count)
    // Don't copy whole entries, because that would retain their strings.
    entries.forEachRun(in: range) { leaf, indices in
      for index in indices { rows.append(leaf[index].row) }
    }
  }

  /// Returns the entries in a range of indices. O(log n + their number).
  func entries(in range: Range<Int>) -> [Entry] {
    var result: [Entry] = []
    entries.forEachRun(in: range) { leaf, indices in
      for index in indices { result.append(leaf[index]) }
    }
    return result
  }

  /// All rows, sorted by descending value. Rows with equivalent values are in order of creation. O(n).
  var rowsDescending: [RowKey] {
    var result: [RowKey] = []
    result.reserveCapacity(count)
    // The whole array is reversed first, and then each run of rows with equivalent values is reversed back.
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

  /// Returns the number of rows whose values are between two bounds. O(log n).
  func count(from lower: Bound, to upper: Bound) -> Int { range(from: lower, to: upper).count }

  /// Returns the indices of the entries whose values are between two bounds. O(log n).
  func range(from lower: Bound, to upper: Bound) -> Range<Int> {
    let start =
      switch lower {
      case .unbounded: 0
      case .including(let value): firstIndex(notBefore: value)
      case .excluding(let value): firstIndex(behind: value)
      }
    let end =
      switch upper {
      case .unbounded: entries.count
      case .including(let value): firstIndex(behind: value)
      case .excluding(let value): firstIndex(notBefore: value)
      }
    return start..<max(start, end)
  }

  // Integers are compared in place, without copying each entry (benchmark "indexed equal").

  private func firstIndex(notBefore value: StoredValue) -> Int {
    guard case .int(let wanted) = value else { return entries.firstIndex { !$0.value.sortsBefore(value) } }
    return entries.location { leaf in
      leaf.indices.partitionIndex(where: { index in
        if case .int(let number) = leaf[index].value {
          number >= wanted
        } else {
          !leaf[index].value.sortsBefore(value)
        }
      })
    }.index
  }

  private func firstIndex(behind value: StoredValue) -> Int {
    guard case .int(let wanted) = value else { return entries.firstIndex { value.sortsBefore($0.value) } }
    return entries.location { leaf in
      leaf.indices.partitionIndex(where: { index in
        if case .int(let number) = leaf[index].value {
          number > wanted
        } else {
          value.sortsBefore(leaf[index].value)
        }
      })
    }.index
  }

  /// All entries in order. Tests compare them with the table.
  var all: [Entry] { entries.elements }
}
