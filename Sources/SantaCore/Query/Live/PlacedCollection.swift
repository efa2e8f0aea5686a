/// The elements of a list, set or map with a place each that they keep while others come and go, so that what a row's
/// change concerns is found without going over them all.
///
/// A value with persistent trees. Places ascend; between two there mostly is room for another.
struct PlacedCollection: Sendable {
  /// The distance of places that are given anew, or at the ends.
  private static let spacing: UInt64 = 1 << 32
  private static let middle: UInt64 = 1 << 63

  /// In order; the row of what is no link is none.
  private(set) var members: SequenceTree<Member>
  /// Those that are links by row and then by place.
  private(set) var occurrences: SequenceTree<Member>
  /// By which the trees' nodes are told that belong to this value, and not to one that it came from.
  private var version = Version.zero

  init(_ list: ListTree) {
    let members = Self.placed(list)
    self.members = SequenceTree(members, version: version)
    occurrences = Self.occurrences(of: members, version: version)
  }

  private static func placed(_ list: ListTree) -> [Member] {
    let first = middle - UInt64(list.count / 2) * spacing
    return list.elements.enumerated().map { index, entry in
      Member(row: entry.value.linkedRow ?? .none, place: Place(rawValue: first + UInt64(index) * spacing))
    }
  }

  static func occurrences(of members: [Member], version: Version) -> SequenceTree<Member> {
    SequenceTree(
      members.filter { $0.row != .none }.sorted { !isAtOrAfter($0, $1) }, version: version)
  }

  /// In the order of occurrences.
  private static func isAtOrAfter(_ left: Member, _ right: Member) -> Bool {
    left.row != right.row ? left.row > right.row : left.place >= right.place
  }

  var count: Int { members.count }

  /// Those that are links, in order. O(n).
  var links: [Member] { members.elements.filter { $0.row != .none } }

  subscript(index: Int) -> Place { members[index].place }

  /// The index of a place that is there. O(log n).
  func index(of place: Place) -> Int { members.firstIndex { $0.place >= place } }

  /// The row at a place; none where there is no such place, and where no link stands there. O(log n).
  func row(at place: Place) -> RowKey {
    let index = index(of: place)
    guard index < members.count, members[index].place == place else { return .none }
    return members[index].row
  }

  /// Where a row stands. O(log n + how often).
  func places(of row: RowKey) -> [Place] {
    let first = Member(row: row, place: Place(rawValue: 0))
    var result: [Place] = []
    occurrences.forEach(from: occurrences.firstIndex { Self.isAtOrAfter($0, first) }) { member in
      guard member.row == row else { return false }
      result.append(member.place)
      return true
    }
    return result
  }

  // MARK: Moving on

  /// The same collection after a difference, and what that is by places. O(k log n) for k differences, as long as there
  /// is room between places; else all get new ones, and all are told of.
  func advanced(
    by difference: ListDifference, to list: ListTree
  ) -> (collection: PlacedCollection, changes: [MemberChange]) {
    var next = self
    guard let changes = next.advance(by: difference, to: list) else {
      return replaced(by: difference, with: list)
    }
    return (next, changes)
  }

  /// - Returns: nil where there is no room for a place.
  private mutating func advance(
    by difference: ListDifference, to list: ListTree
  ) -> [MemberChange]? {
    let old = self
    version = version.next
    let movers = Set(difference.moves)
    var changes = difference.deletions.map { MemberChange(old: old[$0], new: nil) }
    // What has been moved and stands where it stood keeps its place.
    changes += difference.movable.filter { !movers.contains($0) }.map {
      MemberChange(old: old[$0.old], new: old[$0.old], hasMoved: true)
    }
    for index in (difference.deletions + difference.moves.map(\.old)).sorted().reversed() {
      removeOccurrence(members.remove(at: index, version: version))
    }
    let come =
      (difference.insertions.map { (index: $0, old: nil as Int?) }
      + difference.moves.map { (index: $0.new, old: $0.old) }).sorted { $0.index < $1.index }
    var rest = come[...]
    while let first = rest.first {
      // A run of what came side by side shares the room there evenly.
      var length = 1
      while length < rest.count, rest[rest.startIndex + length].index == first.index + length { length += 1 }
      guard let places = places(for: length, at: first.index) else { return nil }
      for (item, place) in zip(rest.prefix(length), places) {
        insert(Member(row: list[item.index].value.linkedRow ?? .none, place: place), at: item.index)
        changes.append(MemberChange(old: item.old.map { old[$0] }, new: place, hasMoved: item.old != nil))
      }
      rest = rest.dropFirst(length)
    }
    assign(difference.assignments, of: list, &changes)
    return changes
  }

  /// Puts other rows at places: one goes there, and another comes.
  private mutating func assign(
    _ assignments: [ListDifference.IndexPair], of list: ListTree, _ changes: inout [MemberChange]
  ) {
    var known: [Place: Int] = [:]
    for index in changes.indices {
      if let place = changes[index].new { known[place] = index }
    }
    for pair in assignments {
      let was = members[pair.new]
      let member = Member(row: list[pair.new].value.linkedRow ?? .none, place: was.place)
      if was != member {
        removeOccurrence(was)
        members.set(member, at: pair.new, version: version)
        addOccurrence(member)
      }
      if let index = known[was.place] {
        changes.append(MemberChange(old: nil, new: was.place))
        changes[index].new = nil
      } else {
        changes += [MemberChange(old: was.place, new: nil), MemberChange(old: nil, new: was.place)]
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

  /// Places for so many new elements between two neighbours; nil where there is no room.
  private func places(for length: Int, at index: Int) -> [Place]? {
    let before = index > 0 ? members[index - 1].place.rawValue : nil
    let after = index < members.count ? members[index].place.rawValue : nil
    let needed = UInt64(length) * Self.spacing
    switch (before, after) {
    case (nil, nil): return placesFrom(Self.middle, length)
    case (let before?, nil):
      return before < .max - needed ? placesFrom(before + Self.spacing, length) : nil
    case (nil, let after?): return after > needed ? placesFrom(after - needed, length) : nil
    case (let before?, let after?):
      let step = (after - before) / UInt64(length + 1)
      return step == 0 ? nil : (1...length).map { Place(rawValue: before + UInt64($0) * step) }
    }
  }

  private func placesFrom(_ first: UInt64, _ length: Int) -> [Place] {
    (0..<length).map { Place(rawValue: first + UInt64($0) * Self.spacing) }
  }

  /// The same with new places for all.
  private func replaced(
    by difference: ListDifference, with list: ListTree
  ) -> (PlacedCollection, [MemberChange]) {
    let next = PlacedCollection(list)
    var changes = difference.deletions.map { MemberChange(old: self[$0], new: nil) }
    changes += difference.insertions.map { MemberChange(old: nil, new: next[$0]) }
    let gone = Set(difference.deletions + difference.moves.map(\.old))
    let come = Set(difference.insertions + difference.moves.map(\.new))
    let (moved, assigned) = (Set(difference.movable.map(\.new)), Set(difference.assignments.map(\.new)))
    func note(_ old: Place, _ new: Place, at index: Int, hasMoved: Bool) {
      if assigned.contains(index) {
        changes += [MemberChange(old: old, new: nil), MemberChange(old: nil, new: new)]
      } else {
        changes.append(MemberChange(old: old, new: new, hasMoved: hasMoved))
      }
    }
    for pair in difference.moves { note(self[pair.old], next[pair.new], at: pair.new, hasMoved: true) }
    let (before, after) = (members.elements, next.members.elements)
    for (old, new) in zip(
      before.indices.lazy.filter { !gone.contains($0) }, after.indices.lazy.filter { !come.contains($0) })
    {
      note(before[old].place, after[new].place, at: new, hasMoved: moved.contains(new))
    }
    return (next, changes)
  }
}
