/// The places of a distinct step, by the values that tell them apart and then in order: the first of each group stands
/// for it.
struct DistinctPlaces: Sendable {
  private(set) var groups: OrderedPlaces
  /// How many properties tell apart.
  private let width: Int

  /// - Parameters:
  ///   - members: in any order.
  ///   - order: in which those that stand for a group are found.
  init(
    _ members: [Member], by paths: [PropertyPath], order: [SortDescriptor], _ source: LiveSource,
    version: Version
  ) {
    let descriptors = paths.map { SortDescriptor(path: $0, ascending: true) } + order
    width = paths.count
    let places = PlaceOrder(descriptors, source).sorted(members.map(\.place))
    groups = OrderedPlaces(places, by: descriptors, version: version)
  }

  var descriptors: [SortDescriptor] { groups.descriptors }

  /// Takes in changes, and says what they mean for those that stand for a group. O(k log n).
  mutating func advance(
    by changes: [MemberChange], from old: LiveSource, to new: LiveSource, version: Version,
    isReordered: (RowKey) -> Bool
  ) -> [MemberChange] {
    let (before, after) = (PlaceOrder(descriptors, old), PlaceOrder(descriptors, new))
    let was = groups.tree
    _ = groups.advance(by: changes, from: before, to: after, version: version, isReordered: isReordered)
    var concerned: [[AlikeValue]: [StoredValue]] = [:]
    for change in changes {
      for key in [change.old.map(before.key), change.new.map(after.key)] {
        guard let key = key.map({ Array($0.prefix(width)) }) else { continue }
        concerned[key.map { AlikeValue($0) }] = key
      }
    }
    var (oldFirsts, newFirsts): (Set<Place>, Set<Place>) = ([], [])
    for key in concerned.values {
      if let place = Self.first(key, in: was, before) { oldFirsts.insert(place) }
      if let place = Self.first(key, in: groups.tree, after) { newFirsts.insert(place) }
    }
    var result: [MemberChange] = []
    var (changedOld, changedNew): (Set<Place>, Set<Place>) = ([], [])
    for var change in changes {
      if let place = change.old {
        changedOld.insert(place)
        if !oldFirsts.contains(place) { change.old = nil }
      }
      if let place = change.new {
        changedNew.insert(place)
        if !newFirsts.contains(place) { change.new = nil }
      }
      if change.old != nil || change.new != nil { result.append(change) }
    }
    // Others stand for a group, or no longer do, because of what came and went before them.
    for place in oldFirsts where !changedOld.contains(place) && !newFirsts.contains(place) {
      result.append(MemberChange(old: place, new: nil))
    }
    for place in newFirsts where !changedNew.contains(place) && !oldFirsts.contains(place) {
      result.append(MemberChange(old: nil, new: place))
    }
    return result
  }

  private static func first(
    _ key: [StoredValue], in tree: SequenceTree<Place>, _ order: PlaceOrder
  ) -> Place? {
    let index = order.index(ofFirst: key, in: tree)
    guard index < tree.count, order.has(key, tree[index]) else { return nil }
    return tree[index]
  }

  /// Those that stand for a group. O(n).
  func firsts(_ source: LiveSource) -> Set<Place> {
    let order = PlaceOrder(descriptors, source)
    var last: [AlikeValue]?
    var result: Set<Place> = []
    groups.tree.forEach { place in
      let key = order.key(of: place).prefix(width).map { AlikeValue($0) }
      if key != last { result.insert(place) }
      last = key
      return true
    }
    return result
  }
}
