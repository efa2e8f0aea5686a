/// The members that a step of a live query keeps, in the order of the step, with their ranks.
///
/// The tree stores positions only. To find a position, it is searched by the values of the row in the snapshot by which the
/// tree is sorted (``PositionOrder``).
struct SortedPositions: Sendable {
  /// A change, with its ranks in the results.
  struct Shown {
    var change: MemberChange
    var oldRank: Int?
    var newRank: Int?
    /// Whether the member's order relative to the other members might have changed.
    var mayMove: Bool
  }

  /// If more than one in this many positions changes, the tree is rebuilt instead of updated, and ranks are found by walking
  /// over all positions instead of searching for each. The value is an uncalibrated estimate: a change copies nodes and
  /// searches twice (about 3 µs), while a rebuild copies each position twice (about 7 ns). To calibrate it, measure "live
  /// sorted" and "live filtered" with 1,000 and with 10,000 changed.
  private static let rebuildingShare = 256

  let descriptors: [SortDescriptor]
  /// The maximum number of positions that are shown, from the first; nil for all.
  let limit: Int?
  private(set) var tree: SequenceTree<SourcePosition>

  /// - Parameter positions: the positions, in the order of `descriptors`.
  init(_ positions: [SourcePosition], by descriptors: [SortDescriptor], limit: Int? = nil, version: Version) {
    self.descriptors = descriptors
    self.limit = limit
    tree = SequenceTree(positions, version: version)
  }

  /// The number of positions that are shown.
  var count: Int { min(tree.count, limit ?? .max) }

  subscript(rank: Int) -> SourcePosition { tree[rank] }

  /// Returns the rank of a position; nil if it isn't shown. O(log n).
  func rank(of position: SourcePosition, _ order: PositionOrder) -> Int? {
    order.find(position, in: tree).flatMap { $0 < count ? $0 : nil }
  }

  /// Returns the rank of each position; nil for positions that aren't shown. O(k log n) for k positions, at most O(n).
  func ranks(of positions: [SourcePosition], _ order: PositionOrder) -> [Int?] {
    let count = count
    return indices(of: positions, order).map { index in index.flatMap { $0 < count ? $0 : nil } }
  }

  /// Returns the index of each position in the tree.
  private func indices(of positions: [SourcePosition], _ order: PositionOrder) -> [Int?] {
    if positions.count <= tree.count / Self.rebuildingShare {
      return positions.map { order.find($0, in: tree) }
    }
    let items = Self.inOrder(positions)
    var indices = [Int?](repeating: nil, count: positions.count)
    let table = PositionTable(items.map { SourcePosition(rawValue: $0.number) })
    table.forEach(in: tree, others: { _ in }) { number, index in indices[Int(items[number].index)] = index }
    return indices
  }

  /// Returns positions with their indices, ascending by position.
  static func inOrder(_ positions: some Collection<SourcePosition>) -> [NumberSort.Item] {
    var items: [NumberSort.Item] = []
    items.reserveCapacity(positions.count)
    var isSorted = true
    for (index, position) in positions.enumerated() {
      if let last = items.last, last.number > position.rawValue { isSorted = false }
      items.append(NumberSort.Item(number: position.rawValue, index: UInt32(index)))
    }
    if !isSorted { NumberSort.sort(&items) }
    return items
  }

  /// The positions that are shown, in order. O(n).
  var positions: [SourcePosition] {
    var result: [SourcePosition] = []
    result.reserveCapacity(count)
    let count = count
    tree.forEach {
      if result.count == count { return false }
      result.append($0)
      return true
    }
    return result
  }

  // MARK: Advancing

  /// Applies changes, and returns the changes that affect the shown positions. O(k log n) for k changes.
  ///
  /// - Parameters:
  ///   - before: the order at the snapshot by which the tree is sorted.
  ///   - after: the order at the new snapshot.
  ///   - reordered: the rows whose sort values might have changed.
  mutating func advance(
    by changes: [MemberChange], from before: PositionOrder, to after: PositionOrder, version: Version,
    reordered: ReorderedRows
  ) -> [Shown] {
    let old = self
    var reordered = reordered.cursor
    let keys = PositionOrder.KeyComparison(before, after)
    var shown = changes.map { change in
      var mayMove = change.hasMoved
      if !mayMove, let old = change.old, let new = change.new, reordered.contains(after.source.row(at: new)) {
        // The sort values may be equal nevertheless: a link may lead to another object with an equal value, or later commits
        // may have restored a value.
        mayMove = keys.differ(old, new)
      }
      return Shown(change: change, mayMove: mayMove)
    }
    // A member that kept its position and its sort values isn't moved in the tree.
    let replaced = shown.indices.filter {
      shown[$0].mayMove || shown[$0].change.old != shown[$0].change.new
    }
    if replaced.count > tree.count / Self.rebuildingShare + 16
      || !replace(&shown, replaced, before, after, version)
    {
      rebuild(&shown, replaced, after, version)
    }
    guard let limit else {
      // An index in a forged store may lack a row. The row wasn't shown then, and its next change inserts it.
      for index in replaced where shown[index].oldRank == nil { shown[index].change.old = nil }
      return shown
    }
    var others: [Int] = []
    var rest = replaced[...]
    for index in shown.indices {
      if rest.first == index {
        rest.removeFirst()
      } else if shown[index].change.new != nil {
        others.append(index)
      }
    }
    let positions = others.compactMap { shown[$0].change.new }
    let (oldRanks, newRanks) = (old.indices(of: positions, before), indices(of: positions, after))
    for (number, index) in others.enumerated() {
      (shown[index].oldRank, shown[index].newRank) = (oldRanks[number], newRanks[number])
    }
    return clipped(shown, from: old, limit)
  }

  /// Removes the old positions from the tree and inserts the new ones, one after the other.
  ///
  /// - Returns: false, with the tree unchanged, if a position isn't found by its values. This happens if some of the values are
  ///   in a damaged block.
  private mutating func replace(
    _ shown: inout [Shown], _ replaced: [Int], _ before: PositionOrder, _ after: PositionOrder,
    _ version: Version
  ) -> Bool {
    var ranks: [Int] = []
    for index in replaced {
      guard let position = shown[index].change.old else { continue }
      guard let rank = before.find(position, in: tree) else { return false }
      shown[index].oldRank = rank
      ranks.append(rank)
    }
    for rank in ranks.sorted().reversed() { tree.remove(at: rank, version: version) }
    // All ranks are looked up before the first insertion. Each insertion then shifts the later ranks by one.
    let new = newcomers(shown, replaced, after).map { item in
      (item.position, item.index, rank: after.index(of: item.position, in: tree))
    }
    for (offset, (position, index, rank)) in new.enumerated() {
      tree.insert(position, at: rank + offset, version: version)
      shown[index].newRank = rank + offset
    }
    return true
  }

  /// Rebuilds the tree, which is faster for many changes. Members that aren't replaced keep their order, so only the replaced
  /// members are sorted. O(n + k log n) for k changes.
  private mutating func rebuild(
    _ shown: inout [Shown], _ replaced: [Int], _ after: PositionOrder, _ version: Version
  ) {
    let leaving = replaced.filter { shown[$0].change.old != nil }
    for index in leaving { shown[index].oldRank = nil }
    let items = Self.inOrder(leaving.compactMap { shown[$0].change.old })
    var kept: [SourcePosition] = []
    kept.reserveCapacity(tree.count)
    let table = PositionTable(items.map { SourcePosition(rawValue: $0.number) })
    table.forEach(in: tree, others: { kept.append($0) }) { number, rank in
      shown[leaving[Int(items[number].index)]].oldRank = rank
    }
    let newcomers = newcomers(shown, replaced, after)
    var positions: [SourcePosition] = []
    positions.reserveCapacity(kept.count + newcomers.count)
    var next = 0
    for (position, index) in newcomers {
      let end = after.index(of: position, in: kept, from: next)
      positions += kept[next..<end]
      next = end
      shown[index].newRank = positions.count
      positions.append(position)
    }
    positions += kept[next...]
    tree = SequenceTree(positions, version: version)
  }

  /// Returns the new positions of replaced members in the order of the results, with their indices in `shown`.
  private func newcomers(
    _ shown: [Shown], _ replaced: [Int], _ after: PositionOrder
  ) -> [(position: SourcePosition, index: Int)] {
    let coming = replaced.filter { shown[$0].change.new != nil }
    let items = Self.inOrder(coming.compactMap { shown[$0].change.new })
    let positions = items.map { SourcePosition(rawValue: $0.number) }
    if descriptors.isEmpty || positions.count < 2 {
      return zip(positions, items).map { ($0, coming[Int($1.index)]) }
    }
    let table = PositionTable(positions)
    return after.sorted(positions).compactMap { position in
      table.number(of: position).map { (position, coming[Int(items[$0].index)]) }
    }
  }

  // MARK: Limits

  /// Returns the changes within the limit, and the unchanged members that enter or leave it because of removals or insertions.
  private func clipped(_ shown: [Shown], from old: SortedPositions, _ limit: Int) -> [Shown] {
    var result: [Shown] = []
    var (before, after) = (old.count, count)
    for var item in shown {
      if let rank = item.oldRank, rank >= limit { item.oldRank = nil }
      if let rank = item.newRank, rank >= limit { item.newRank = nil }
      if item.oldRank == nil { item.change.old = nil } else { before -= 1 }
      if item.newRank == nil { item.change.new = nil } else { after -= 1 }
      if item.change.old != nil || item.change.new != nil { result.append(item) }
    }
    // Unchanged members keep their order, so the first of them are within the limit, before and after.
    if after > before {
      let changed = Set(shown.compactMap(\.change.new))
      for (rank, position) in last(after - before, of: count, except: changed) {
        result.append(Shown(change: MemberChange(old: nil, new: position), newRank: rank, mayMove: false))
      }
    } else if before > after {
      let changed = Set(shown.compactMap(\.change.old))
      for (rank, position) in old.last(before - after, of: old.count, except: changed) {
        result.append(Shown(change: MemberChange(old: position, new: nil), oldRank: rank, mayMove: false))
      }
    }
    return result
  }

  /// Returns the last `wanted` positions that aren't in `changed`, out of the first `count` positions.
  private func last(
    _ wanted: Int, of count: Int, except changed: Set<SourcePosition>
  ) -> [(rank: Int, position: SourcePosition)] {
    var result: [(Int, SourcePosition)] = []
    var rank = count
    while result.count < wanted, rank > 0 {
      rank -= 1
      let position = tree[rank]
      if !changed.contains(position) { result.append((rank, position)) }
    }
    return result
  }
}
