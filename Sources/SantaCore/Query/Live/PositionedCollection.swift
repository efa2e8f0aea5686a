/// The elements of a list, set or map, each with a position that it keeps while other elements are inserted and
/// removed.
///
/// Positions make it possible to find the indices of a changed row without scanning the collection. The technique is order
/// maintenance by list labelling (Dietz and Sleator, 1987): positions ascend, with gaps for new ones. The collection is a value
/// that consists of persistent trees.
struct PositionedCollection: Sendable {
  /// The gap between positions that are newly assigned to all elements, or to elements at the ends.
  private static let spacing: UInt64 = 1 << 32
  private static let middle: UInt64 = 1 << 63

  /// The elements in order. An element that isn't a link has the row `.none`.
  private(set) var members: SequenceTree<Member>
  /// The elements that are links, sorted by row and then by position.
  private(set) var occurrences: SequenceTree<Member>
  /// Marks the tree nodes that this value created and may change in place. All other nodes are shared with older values.
  private var version = Version.zero

  init(_ list: ListTree) {
    let members = Self.members(of: list)
    self.members = SequenceTree(members, version: version)
    occurrences = Self.occurrences(of: members, version: version)
  }

  private static func members(of list: ListTree) -> [Member] {
    let first = middle - UInt64(list.count / 2) * spacing
    return list.elements.enumerated().map { index, entry in
      Member(
        row: entry.value.linkedRow ?? .none,
        position: SourcePosition(rawValue: first + UInt64(index) * spacing))
    }
  }

  static func occurrences(of members: [Member], version: Version) -> SequenceTree<Member> {
    SequenceTree(
      members.filter { $0.row != .none }.sorted { !isAtOrAfter($0, $1) }, version: version)
  }

  /// Defines the order of `occurrences`.
  private static func isAtOrAfter(_ left: Member, _ right: Member) -> Bool {
    left.row != right.row ? left.row > right.row : left.position >= right.position
  }

  var count: Int { members.count }

  /// The elements that are links, in order. O(n).
  var links: [Member] { members.elements.filter { $0.row != .none } }

  subscript(index: Int) -> SourcePosition { members[index].position }

  /// Returns the index of a position in the collection. O(log n).
  func index(of position: SourcePosition) -> Int { members.firstIndex { $0.position >= position } }

  /// Returns the row at a position; `.none` if the collection doesn't contain the position, or if its element isn't a link.
  /// O(log n).
  func row(at position: SourcePosition) -> RowKey {
    let index = index(of: position)
    guard index < members.count, members[index].position == position else { return .none }
    return members[index].row
  }

  /// Returns the positions of a row. O(log n + k) for k positions.
  func positions(of row: RowKey) -> [SourcePosition] {
    let first = Member(row: row, position: SourcePosition(rawValue: 0))
    var result: [SourcePosition] = []
    occurrences.forEach(from: occurrences.firstIndex { Self.isAtOrAfter($0, first) }) { member in
      guard member.row == row else { return false }
      result.append(member.position)
      return true
    }
    return result
  }

  // MARK: Advancing

  /// Returns the collection after a difference, and the changes to its members. O(k log n) for k changes.
  ///
  /// If no gap remains for a new position, all elements receive new positions, and all of them are reported.
  func advanced(
    by difference: ListDifference, to list: ListTree
  ) -> (collection: PositionedCollection, changes: [MemberChange]) {
    var next = self
    guard let changes = next.advance(by: difference, to: list) else {
      return replaced(by: difference, with: list)
    }
    return (next, changes)
  }

  /// - Returns: the changes, or nil if no gap remains for a new position.
  private mutating func advance(
    by difference: ListDifference, to list: ListTree
  ) -> [MemberChange]? {
    let old = self
    version = version.next
    let movers = Set(difference.moves)
    var changes = difference.deletions.map { MemberChange(old: old[$0], new: nil) }
    // A movable element that isn't among the moves keeps its position, because its relative order is unchanged.
    changes += difference.movable.filter { !movers.contains($0) }.map {
      MemberChange(old: old[$0.old], new: old[$0.old], hasMoved: true)
    }
    // A new position must not be one that another element had before, because changes are found by their positions.
    var used: Set<SourcePosition> = []
    for index in (difference.deletions + difference.moves.map(\.old)).sorted().reversed() {
      let member = members.remove(at: index, version: version)
      used.insert(member.position)
      removeOccurrence(member)
    }
    let inserted =
      (difference.insertions.map { (index: $0, old: nil as Int?) }
      + difference.moves.map { (index: $0.new, old: $0.old) }).sorted { $0.index < $1.index }
    var rest = inserted[...]
    while let first = rest.first {
      // Adjacent inserted elements share the gap evenly.
      var length = 1
      while length < rest.count, rest[rest.startIndex + length].index == first.index + length { length += 1 }
      guard let positions = positions(for: length, at: first.index, besides: used) else { return nil }
      for (item, position) in zip(rest.prefix(length), positions) {
        insert(Member(row: list[item.index].value.linkedRow ?? .none, position: position), at: item.index)
        changes.append(MemberChange(old: item.old.map { old[$0] }, new: position, hasMoved: item.old != nil))
      }
      rest = rest.dropFirst(length)
    }
    assign(difference.assignments, of: list, &changes)
    return changes
  }

  /// Replaces the rows at positions. Each replacement is reported as a removal and an insertion.
  private mutating func assign(
    _ assignments: [ListDifference.IndexPair], of list: ListTree, _ changes: inout [MemberChange]
  ) {
    var known: [SourcePosition: Int] = [:]
    for index in changes.indices {
      if let position = changes[index].new { known[position] = index }
    }
    for pair in assignments {
      let old = members[pair.new]
      let member = Member(row: list[pair.new].value.linkedRow ?? .none, position: old.position)
      if old != member {
        removeOccurrence(old)
        members.set(member, at: pair.new, version: version)
        addOccurrence(member)
      }
      if let index = known[old.position] {
        changes.append(MemberChange(old: nil, new: old.position))
        changes[index].new = nil
      } else {
        changes += [MemberChange(old: old.position, new: nil), MemberChange(old: nil, new: old.position)]
      }
    }
  }

  private mutating func insert(_ member: Member, at index: Int) {
    members.insert(member, at: index, version: version)
    addOccurrence(member)
  }

  private mutating func addOccurrence(_ member: Member) {
    if member.row == .none { return }
    let index = occurrences.firstIndex { Self.isAtOrAfter($0, member) }
    occurrences.insert(member, at: index, version: version)
  }

  private mutating func removeOccurrence(_ member: Member) {
    if member.row == .none { return }
    occurrences.remove(at: occurrences.firstIndex { Self.isAtOrAfter($0, member) }, version: version)
  }

  /// Returns positions for `length` new elements between two neighbours; nil if the gap is too small.
  ///
  /// - Parameter used: positions that aren't returned.
  private func positions(
    for length: Int, at index: Int, besides used: Set<SourcePosition>
  ) -> [SourcePosition]? {
    guard let (positions, step) = positions(for: length, at: index) else { return nil }
    for shift in 0..<min(step, 16) {
      let shifted = positions.map { SourcePosition(rawValue: $0.rawValue + shift) }
      if used.isDisjoint(with: shifted) { return shifted }
    }
    return nil
  }

  /// Returns positions for new elements, and their distance from each other and from the next element. The distance is 0 if the gap is
  /// too small.
  private func positions(for length: Int, at index: Int) -> ([SourcePosition], step: UInt64)? {
    let before = index > 0 ? members[index - 1].position.rawValue : nil
    let after = index < members.count ? members[index].position.rawValue : nil
    let needed = UInt64(length) * Self.spacing
    switch (before, after) {
    case (nil, nil): return (positionsFrom(Self.middle, length), Self.spacing)
    case (let before?, nil):
      guard before < .max - needed - Self.spacing else { return nil }
      return (positionsFrom(before + Self.spacing, length), Self.spacing)
    case (nil, let after?):
      return after > needed ? (positionsFrom(after - needed, length), Self.spacing) : nil
    case (let before?, let after?):
      let step = (after - before) / UInt64(length + 1)
      return ((1...length).map { SourcePosition(rawValue: before + UInt64($0) * step) }, step)
    }
  }

  private func positionsFrom(_ first: UInt64, _ length: Int) -> [SourcePosition] {
    (0..<length).map { SourcePosition(rawValue: first + UInt64($0) * Self.spacing) }
  }

  /// Returns the collection after a difference, with new positions for all elements.
  private func replaced(
    by difference: ListDifference, with list: ListTree
  ) -> (PositionedCollection, [MemberChange]) {
    let next = PositionedCollection(list)
    var changes = difference.deletions.map { MemberChange(old: self[$0], new: nil) }
    changes += difference.insertions.map { MemberChange(old: nil, new: next[$0]) }
    let removed = Set(difference.deletions + difference.moves.map(\.old))
    let inserted = Set(difference.insertions + difference.moves.map(\.new))
    let (moved, assigned) = (Set(difference.movable.map(\.new)), Set(difference.assignments.map(\.new)))
    func record(_ old: SourcePosition, _ new: SourcePosition, at index: Int, hasMoved: Bool) {
      if assigned.contains(index) {
        changes += [MemberChange(old: old, new: nil), MemberChange(old: nil, new: new)]
      } else {
        changes.append(MemberChange(old: old, new: new, hasMoved: hasMoved))
      }
    }
    for pair in difference.moves { record(self[pair.old], next[pair.new], at: pair.new, hasMoved: true) }
    let (before, after) = (members.elements, next.members.elements)
    for (old, new) in zip(
      before.indices.lazy.filter { !removed.contains($0) },
      after.indices.lazy.filter { !inserted.contains($0) })
    {
      record(before[old].position, after[new].position, at: new, hasMoved: moved.contains(new))
    }
    return (next, changes)
  }
}
