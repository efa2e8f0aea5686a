/// The members that a step of a live query keeps, in the step's order, with their ranks.
///
/// The tree stores positions and no values. To find a position, the tree is searched by the values that the row has
/// in the snapshot by which the tree is sorted (``PositionOrder``).
struct SortedPositions: Sendable {
  /// A change, with its ranks in the results.
  struct Shown {
    var change: MemberChange
    var oldRank: Int?
    var newRank: Int?
    /// Whether the member's order among the others may have changed.
    var mayMove: Bool
  }

  /// If more than one in this many positions changes, the tree is rebuilt instead of updated.
  private static let rebuildingShare = 24

  let descriptors: [SortDescriptor]
  /// The number of positions that are shown, from the first; nil for all.
  let limit: Int?
  private(set) var tree: SequenceTree<SourcePosition>

  /// - Parameter positions: in the order of `descriptors`.
  init(_ positions: [SourcePosition], by descriptors: [SortDescriptor], limit: Int? = nil, version: Version) {
    self.descriptors = descriptors
    self.limit = limit
    tree = SequenceTree(positions, version: version)
  }

  /// The number of positions that are shown.
  var count: Int { min(tree.count, limit ?? .max) }

  subscript(rank: Int) -> SourcePosition { tree[rank] }

  /// The rank of a position; nil if it is not shown. O(log n).
  func rank(of position: SourcePosition, _ order: PositionOrder) -> Int? {
    let index = order.index(of: position, in: tree)
    return index < count && tree[index] == position ? index : nil
  }

  /// The rank of each position. O(k log n), and no more than O(n).
  func ranks(of positions: [SourcePosition], _ order: PositionOrder) -> [Int?] {
    if positions.count <= tree.count / Self.rebuildingShare { return positions.map { rank(of: $0, order) } }
    var ranks: [SourcePosition: Int] = [:]
    for position in positions { ranks[position] = -1 }
    for (rank, position) in self.positions.enumerated() where ranks[position] != nil {
      ranks[position] = rank
    }
    return positions.map { position in ranks[position].flatMap { $0 < 0 ? nil : $0 } }
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

  /// Applies changes, and returns those that affect the shown positions. O(k log n) for k changes.
  ///
  /// - Parameters:
  ///   - before: the order at the snapshot by which the tree is sorted.
  ///   - after: the order at the new snapshot.
  ///   - isReordered: whether the values by which a row is sorted may have changed.
  mutating func advance(
    by changes: [MemberChange], from before: PositionOrder, to after: PositionOrder, version: Version,
    isReordered: (RowKey) -> Bool
  ) -> [Shown] {
    let old = self
    var shown = changes.map { change in
      var mayMove = change.hasMoved
      if !mayMove, let old = change.old, let new = change.new, isReordered(after.source.row(at: new)) {
        // A link may lead to another object with an equal value, and a value may be as it was before several commits.
        mayMove = !after.has(before.key(of: old), new)
      }
      return Shown(change: change, mayMove: mayMove)
    }
    // A member that kept its position and its sort values stays where it is in the tree.
    let replaced = shown.indices.filter {
      shown[$0].mayMove || shown[$0].change.old != shown[$0].change.new
    }
    if replaced.count > tree.count / Self.rebuildingShare + 16
      || !replace(&shown, replaced, before, after, version)
    {
      rebuild(&shown, replaced, after, version)
    }
    guard let limit else {
      // In a forged store, an index may lack a row, which then was not shown, and is inserted by its next change.
      for index in replaced where shown[index].oldRank == nil { shown[index].change.old = nil }
      return shown
    }
    let isReplaced = Set(replaced)
    for index in shown.indices where !isReplaced.contains(index) {
      guard let position = shown[index].change.new else { continue }
      shown[index].oldRank = before.index(of: position, in: old.tree)
      shown[index].newRank = after.index(of: position, in: tree)
    }
    return clipped(shown, from: old, limit)
  }

  /// Removes the old positions from the tree and inserts the new ones, one after the other.
  ///
  /// - Returns: false, with nothing changed, if a position is not found by its values. That happens if some of the
  ///   values are in a damaged block.
  private mutating func replace(
    _ shown: inout [Shown], _ replaced: [Int], _ before: PositionOrder, _ after: PositionOrder,
    _ version: Version
  ) -> Bool {
    var ranks: [Int] = []
    for index in replaced {
      guard let position = shown[index].change.old else { continue }
      let rank = before.index(of: position, in: tree)
      guard rank < tree.count, tree[rank] == position else { return false }
      shown[index].oldRank = rank
      ranks.append(rank)
    }
    for rank in ranks.sorted().reversed() { tree.remove(at: rank, version: version) }
    var indices: [SourcePosition: Int] = [:]
    for index in replaced {
      if let position = shown[index].change.new { indices[position] = index }
    }
    // All ranks are looked up before the first insertion. Each insertion then moves the later ranks by one.
    let new = after.sorted(Array(indices.keys)).map { (position: $0, rank: after.index(of: $0, in: tree)) }
    for (offset, item) in new.enumerated() {
      tree.insert(item.position, at: item.rank + offset, version: version)
      if let index = indices[item.position] { shown[index].newRank = item.rank + offset }
    }
    return true
  }

  /// Rebuilds the tree, which is faster than single changes if there are many.
  private mutating func rebuild(
    _ shown: inout [Shown], _ replaced: [Int], _ after: PositionOrder, _ version: Version
  ) {
    var (old, new): ([SourcePosition: Int], [SourcePosition: Int]) = ([:], [:])
    for index in replaced {
      if let position = shown[index].change.old { old[position] = index }
      if let position = shown[index].change.new { new[position] = index }
    }
    var kept: [SourcePosition] = []
    kept.reserveCapacity(tree.count)
    for (rank, position) in tree.elements.enumerated() {
      if let index = old[position] { shown[index].oldRank = rank } else { kept.append(position) }
    }
    let positions =
      descriptors.isEmpty ? Self.merged(kept, new.keys.sorted()) : after.sorted(kept + new.keys)
    for (rank, position) in positions.enumerated() {
      if let index = new[position] { shown[index].newRank = rank }
    }
    tree = SequenceTree(positions, version: version)
  }

  private static func merged(_ left: [SourcePosition], _ right: [SourcePosition]) -> [SourcePosition] {
    var result: [SourcePosition] = []
    result.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for position in left {
      while let next = rest.first, next < position {
        result.append(next)
        rest.removeFirst()
      }
      result.append(position)
    }
    return result + rest
  }

  // MARK: Limits

  /// The changes within the limit, and the members that enter or leave it because others were removed or inserted.
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
    // The members without a change keep their order, so those within the limit are the first of them, before and
    // after.
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

  /// The last `wanted` of the first `count` positions that are not in `changed`.
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
