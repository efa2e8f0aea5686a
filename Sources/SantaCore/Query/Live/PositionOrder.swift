/// The order of positions at one snapshot: by the sort values of their rows, and then by position.
struct PositionOrder {
  let source: LiveSource
  /// Nil if positions are sorted by themselves.
  private let rows: RowOrder?

  init(_ descriptors: [SortDescriptor], _ source: LiveSource) {
    self.source = source
    rows = descriptors.isEmpty ? nil : source.table.map { RowOrder(descriptors, $0, source.snapshot) }
  }

  /// The values by which a position is sorted.
  func key(of position: SourcePosition) -> [StoredValue] { rows?.key(of: source.row(at: position)) ?? [] }

  /// The index of a position in a tree in this order, or the index at which it would be inserted. O(log n).
  func index(of position: SourcePosition, in tree: SequenceTree<SourcePosition>) -> Int {
    guard let rows else { return tree.firstIndex { $0 >= position } }
    let key = key(of: position)
    return tree.firstIndex { other in
      let order = rows.compare(source.row(at: other), with: key, count: key.count)
      return order != 0 ? order > 0 : other >= position
    }
  }

  /// The index of the first position whose leading sort values equal `key`, or the index at which it would be
  /// inserted. O(log n).
  func index(ofFirst key: [StoredValue], in tree: SequenceTree<SourcePosition>) -> Int {
    guard let rows else { return 0 }
    return tree.firstIndex { rows.compare(source.row(at: $0), with: key, count: key.count) >= 0 }
  }

  /// Whether the leading sort values of a position equal `key`.
  func has(_ key: [StoredValue], _ position: SourcePosition) -> Bool {
    rows.map { $0.compare(source.row(at: position), with: key, count: key.count) == 0 } ?? true
  }

  /// The positions sorted in this order. O(n log n).
  func sorted(_ positions: [SourcePosition]) -> [SourcePosition] {
    guard let rows else { return positions.sorted() }
    if positions.count < 2 { return positions }
    return rows.sorted(positions.map { Member(row: source.row(at: $0), position: $0) }).map(\.position)
  }
}
