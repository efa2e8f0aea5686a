/// The members of a distinct step, sorted by the values that define a group, and then by the order of the results.
///
/// The first member of each group represents it in the results.
struct DistinctGroups: Sendable {
  private(set) var groups: SortedPositions
  /// The number of properties that define a group.
  private let width: Int

  /// - Parameters:
  ///   - members: the members, in any order.
  ///   - order: the order that determines which member of a group comes first.
  init(
    _ members: [Member], by paths: [PropertyPath], order: [SortDescriptor], _ source: LiveSource,
    version: Version
  ) {
    let descriptors = paths.map { SortDescriptor(path: $0, ascending: true) } + order
    width = paths.count
    let positions = PositionOrder(descriptors, source).sorted(members.map(\.position))
    groups = SortedPositions(positions, by: descriptors, version: version)
  }

  var descriptors: [SortDescriptor] { groups.descriptors }

  /// Applies changes, and returns the changes to the members that represent a group. O(k log n).
  mutating func advance(
    by changes: [MemberChange], from old: LiveSource, to new: LiveSource, version: Version,
    reordered: ReorderedRows
  ) -> [MemberChange] {
    let (before, after) = (PositionOrder(descriptors, old), PositionOrder(descriptors, new))
    let oldTree = groups.tree
    _ = groups.advance(by: changes, from: before, to: after, version: version, reordered: reordered)
    var affected: [[DistinctValue]: [StoredValue]] = [:]
    for change in changes {
      for key in [change.old.map(before.key), change.new.map(after.key)] {
        guard let key = key.map({ Array($0.prefix(width)) }) else { continue }
        affected[key.map { DistinctValue($0) }] = key
      }
    }
    var (oldFirsts, newFirsts): (Set<SourcePosition>, Set<SourcePosition>) = ([], [])
    for key in affected.values {
      if let position = Self.first(key, in: oldTree, before) { oldFirsts.insert(position) }
      if let position = Self.first(key, in: groups.tree, after) { newFirsts.insert(position) }
    }
    var result: [MemberChange] = []
    var (changedOld, changedNew): (Set<SourcePosition>, Set<SourcePosition>) = ([], [])
    for var change in changes {
      if let position = change.old {
        changedOld.insert(position)
        if !oldFirsts.contains(position) { change.old = nil }
      }
      if let position = change.new {
        changedNew.insert(position)
        if !newFirsts.contains(position) { change.new = nil }
      }
      if change.old != nil || change.new != nil { result.append(change) }
    }
    // Because of these changes, unchanged members may have become the first of their group, or ceased to be.
    for position in oldFirsts where !changedOld.contains(position) && !newFirsts.contains(position) {
      result.append(MemberChange(old: position, new: nil))
    }
    for position in newFirsts where !changedNew.contains(position) && !oldFirsts.contains(position) {
      result.append(MemberChange(old: nil, new: position))
    }
    return result
  }

  private static func first(
    _ key: [StoredValue], in tree: SequenceTree<SourcePosition>, _ order: PositionOrder
  ) -> SourcePosition? {
    let index = order.index(ofFirst: key, in: tree)
    guard index < tree.count, order.has(key, tree[index]) else { return nil }
    return tree[index]
  }

  /// Returns the positions of the members that represent a group. O(n).
  func firsts(_ source: LiveSource) -> Set<SourcePosition> {
    let order = PositionOrder(descriptors, source)
    var last: [DistinctValue]?
    var result: Set<SourcePosition> = []
    groups.tree.forEach { position in
      let key = order.key(of: position).prefix(width).map { DistinctValue($0) }
      if key != last { result.insert(position) }
      last = key
      return true
    }
    return result
  }
}
