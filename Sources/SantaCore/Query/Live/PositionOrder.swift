/// The order of positions in one snapshot: by the sort values of their rows, and then by position.
struct PositionOrder {
  let source: LiveSource
  /// The order of the rows; nil if positions are sorted by themselves.
  private let rows: RowOrder?
  /// The numbers by which rows are sorted; nil if rows are sorted by several values or by values other than numbers.
  private let numbers: SortNumbers?

  init(_ descriptors: [SortDescriptor], _ source: LiveSource) {
    self.source = source
    rows = descriptors.isEmpty ? nil : source.table.map { RowOrder(descriptors, $0, source.snapshot) }
    numbers = rows.flatMap { SortNumbers($0) }
  }

  /// Returns the values by which a position is sorted.
  func key(of position: SourcePosition) -> [StoredValue] { rows?.key(of: source.row(at: position)) ?? [] }

  /// Returns the index of a position in a tree in this order, or the index at which it would be inserted. O(log n).
  func index(of position: SourcePosition, in tree: SequenceTree<SourcePosition>) -> Int {
    tree.firstIndex(where: isAtOrAfter(position))
  }

  /// Returns the index of a position in a tree in this order; nil if the tree doesn't contain it. O(log n).
  func find(_ position: SourcePosition, in tree: SequenceTree<SourcePosition>) -> Int? {
    let (index, element) = tree.first(where: isAtOrAfter(position))
    return element == position ? index : nil
  }

  /// Returns the index of a position in an array in this order, or the index at which it would be inserted. The index must not
  /// be below `start`. O(log d) for a distance d from `start`.
  func index(of position: SourcePosition, in positions: [SourcePosition], from start: Int) -> Int {
    let isAtOrAfter = isAtOrAfter(position)
    var (low, step) = (start, 1)
    // Galloping search: the step doubles until it is too far.
    while low + step <= positions.count, !isAtOrAfter(positions[low + step - 1]) {
      low += step
      step *= 2
    }
    return positions[low..<min(low + step, positions.count)].partitionIndex(where: isAtOrAfter)
  }

  /// Returns a predicate that holds for positions at or after this one.
  private func isAtOrAfter(_ position: SourcePosition) -> (SourcePosition) -> Bool {
    guard let rows else { return { $0 >= position } }
    if let numbers {
      let number = numbers.number(of: source.row(at: position))
      return { other in
        let otherNumber = numbers.number(of: source.row(at: other))
        return otherNumber != number ? number < otherNumber : other >= position
      }
    }
    let key = key(of: position)
    return { other in
      let order = rows.compare(source.row(at: other), with: key, count: key.count)
      return order != 0 ? order > 0 : other >= position
    }
  }

  /// Returns the index of the first position whose leading sort values equal `key`, or the index at which it would be inserted.
  /// O(log n).
  func index(ofFirst key: [StoredValue], in tree: SequenceTree<SourcePosition>) -> Int {
    guard let rows else { return 0 }
    return tree.firstIndex { rows.compare(source.row(at: $0), with: key, count: key.count) >= 0 }
  }

  /// Returns whether the leading sort values of a position equal `key`.
  func has(_ key: [StoredValue], _ position: SourcePosition) -> Bool {
    rows.map { $0.compare(source.row(at: position), with: key, count: key.count) == 0 } ?? true
  }

  /// Returns the positions sorted in this order. O(n log n); fastest if the positions ascend.
  func sorted(_ positions: [SourcePosition]) -> [SourcePosition] {
    guard let rows else { return positions.sorted() }
    if positions.count < 2 { return positions }
    return rows.sorted(positions.map { Member(row: source.row(at: $0), position: $0) }).map(\.position)
  }
}

extension PositionOrder {
  /// Compares the old sort values of positions with their new ones.
  struct KeyComparison {
    private let before, after: PositionOrder
    private let numbers: (before: SortNumbers, after: SortNumbers)?

    init(_ before: PositionOrder, _ after: PositionOrder) {
      self.before = before
      self.after = after
      numbers =
        if let old = before.numbers, let new = after.numbers, old.type == new.type { (old, new) } else { nil }
    }

    /// Returns whether the new sort values of a position differ from the old sort values of another.
    func differ(_ old: SourcePosition, _ new: SourcePosition) -> Bool {
      guard let numbers else { return !after.has(before.key(of: old), new) }
      return numbers.before.number(of: before.source.row(at: old))
        != numbers.after.number(of: after.source.row(at: new))
    }
  }
}
