/// Places in an order, with ranks: what a step of a live query holds on to, so that changes cost what they are.
///
/// Holds no values: a place is found by those that its row has in the snapshot to whose order the tree is true.
struct OrderedPlaces: Sendable {
  /// One of the changes, and where it stands among those shown.
  struct Shown {
    var change: MemberChange
    var oldRank: Int?
    var newRank: Int?
    /// Whether it may stand otherwise among the others than it did.
    var mayMove: Bool
  }

  /// Where so many of a tree's places change, it is built anew: one in so many.
  private static let rebuildingShare = 24

  let descriptors: [SortDescriptor]
  /// How many of the first are shown; nil for all.
  let limit: Int?
  private(set) var tree: SequenceTree<Place>

  /// - Parameter places: in order.
  init(_ places: [Place], by descriptors: [SortDescriptor], limit: Int? = nil, version: Version) {
    self.descriptors = descriptors
    self.limit = limit
    tree = SequenceTree(places, version: version)
  }

  /// How many are shown.
  var count: Int { min(tree.count, limit ?? .max) }

  subscript(rank: Int) -> Place { tree[rank] }

  /// Where a place is shown; nil where it is not. O(log n).
  func rank(of place: Place, _ order: PlaceOrder) -> Int? {
    let index = order.index(of: place, in: tree)
    return index < count && tree[index] == place ? index : nil
  }

  /// Where each of some places is shown. O(k log n), and no more than O(n).
  func ranks(of places: [Place], _ order: PlaceOrder) -> [Int?] {
    if places.count <= tree.count / Self.rebuildingShare { return places.map { rank(of: $0, order) } }
    var ranks: [Place: Int] = [:]
    for place in places { ranks[place] = -1 }
    for (rank, place) in self.places.enumerated() where ranks[place] != nil { ranks[place] = rank }
    return places.map { place in ranks[place].flatMap { $0 < 0 ? nil : $0 } }
  }

  /// Those shown, in order. O(n).
  var places: [Place] {
    var result: [Place] = []
    result.reserveCapacity(count)
    let count = count
    tree.forEach {
      if result.count == count { return false }
      result.append($0)
      return true
    }
    return result
  }

  // MARK: Moving on

  /// Takes in changes, and says which of those shown they are. O(k log n) for k changes.
  ///
  /// - Parameters:
  ///   - before: the order at the snapshot that this is true to.
  ///   - after: the order at the new one.
  ///   - isReordered: whether what a row is sorted by may have changed.
  mutating func advance(
    by changes: [MemberChange], from before: PlaceOrder, to after: PlaceOrder, version: Version,
    isReordered: (RowKey) -> Bool
  ) -> [Shown] {
    let old = self
    var shown = changes.map { change in
      Shown(
        change: change,
        mayMove: change.hasMoved || change.new.map { isReordered(after.source.row(at: $0)) } ?? false)
    }
    // What stands where it stood needs no new place in the tree.
    let replaced = shown.indices.filter {
      shown[$0].mayMove || shown[$0].change.old != shown[$0].change.new
    }
    if replaced.count > tree.count / Self.rebuildingShare + 16
      || !replace(&shown, replaced, before, after, version)
    {
      rebuild(&shown, replaced, after, version)
    }
    guard let limit else { return shown }
    let isReplaced = Set(replaced)
    for index in shown.indices where !isReplaced.contains(index) {
      guard let place = shown[index].change.new else { continue }
      shown[index].oldRank = before.index(of: place, in: old.tree)
      shown[index].newRank = after.index(of: place, in: tree)
    }
    return clipped(shown, from: old, limit)
  }

  /// Takes out what was, and puts in what is, one after the other.
  ///
  /// - Returns: false, with nothing done, where a place is not found by its values: those of some rows lie in a block that
  ///   turns out to be damaged.
  private mutating func replace(
    _ shown: inout [Shown], _ replaced: [Int], _ before: PlaceOrder, _ after: PlaceOrder, _ version: Version
  ) -> Bool {
    var ranks: [Int] = []
    for index in replaced {
      guard let place = shown[index].change.old else { continue }
      let rank = before.index(of: place, in: tree)
      guard rank < tree.count, tree[rank] == place else { return false }
      shown[index].oldRank = rank
      ranks.append(rank)
    }
    for rank in ranks.sorted().reversed() { tree.remove(at: rank, version: version) }
    var indices: [Place: Int] = [:]
    for index in replaced {
      if let place = shown[index].change.new { indices[place] = index }
    }
    // Ranks among those that stayed come first, so that none of the new ones is in the way.
    let new = after.sorted(Array(indices.keys)).map { (place: $0, rank: after.index(of: $0, in: tree)) }
    for (offset, item) in new.enumerated() {
      tree.insert(item.place, at: item.rank + offset, version: version)
      if let index = indices[item.place] { shown[index].newRank = item.rank + offset }
    }
    return true
  }

  /// The same at once, where it is much.
  private mutating func rebuild(
    _ shown: inout [Shown], _ replaced: [Int], _ after: PlaceOrder, _ version: Version
  ) {
    var (old, new): ([Place: Int], [Place: Int]) = ([:], [:])
    for index in replaced {
      if let place = shown[index].change.old { old[place] = index }
      if let place = shown[index].change.new { new[place] = index }
    }
    var kept: [Place] = []
    kept.reserveCapacity(tree.count)
    for (rank, place) in tree.elements.enumerated() {
      if let index = old[place] { shown[index].oldRank = rank } else { kept.append(place) }
    }
    let places =
      descriptors.isEmpty ? Self.merged(kept, new.keys.sorted()) : after.sorted(kept + new.keys)
    for (rank, place) in places.enumerated() {
      if let index = new[place] { shown[index].newRank = rank }
    }
    tree = SequenceTree(places, version: version)
  }

  private static func merged(_ left: [Place], _ right: [Place]) -> [Place] {
    var result: [Place] = []
    result.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for place in left {
      while let next = rest.first, next < place {
        result.append(next)
        rest.removeFirst()
      }
      result.append(place)
    }
    return result + rest
  }

  // MARK: Limits

  /// The changes among the first so many, with what is shown, or no longer shown, because others went or came.
  private func clipped(_ shown: [Shown], from old: OrderedPlaces, _ limit: Int) -> [Shown] {
    var result: [Shown] = []
    var (before, after) = (old.count, count)
    for var item in shown {
      if let rank = item.oldRank, rank >= limit { item.oldRank = nil }
      if let rank = item.newRank, rank >= limit { item.newRank = nil }
      if item.oldRank == nil { item.change.old = nil } else { before -= 1 }
      if item.newRank == nil { item.change.new = nil } else { after -= 1 }
      if item.change.old != nil || item.change.new != nil { result.append(item) }
    }
    // Of those that did not change, the first so many were and are shown: they stand in the same order.
    if after > before {
      let changed = Set(shown.compactMap(\.change.new))
      for (rank, place) in last(after - before, of: count, except: changed) {
        result.append(Shown(change: MemberChange(old: nil, new: place), newRank: rank, mayMove: false))
      }
    } else if before > after {
      let changed = Set(shown.compactMap(\.change.old))
      for (rank, place) in old.last(before - after, of: old.count, except: changed) {
        result.append(Shown(change: MemberChange(old: place, new: nil), oldRank: rank, mayMove: false))
      }
    }
    return result
  }

  /// The last so many of the first `count`, without some.
  private func last(
    _ wanted: Int, of count: Int, except changed: Set<Place>
  ) -> [(rank: Int, place: Place)] {
    var result: [(Int, Place)] = []
    var rank = count
    while result.count < wanted, rank > 0 {
      rank -= 1
      let place = tree[rank]
      if !changed.contains(place) { result.append((rank, place)) }
    }
    return result
  }
}
