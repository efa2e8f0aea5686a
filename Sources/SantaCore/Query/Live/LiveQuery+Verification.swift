extension LiveQuery {
  /// Reports violated invariants: malformed trees, and positions that are not in order.
  func verify(_ verification: Verification) {
    for stage in stages {
      switch stage {
      case .filter: break
      case .distinct(let positions): positions.verify(source, verification)
      case .limit(let positions): positions.verify(source, verification)
      }
    }
    output.verify(source, verification)
    source.verify(verification)
  }
}

extension SortedPositions {
  func verify(_ source: LiveSource, _ verification: Verification) {
    tree.verify(verification)
    let order = PositionOrder(descriptors, source)
    for (rank, position) in tree.elements.enumerated() {
      verification.expect(
        order.index(of: position, in: tree) == rank, "position \(position.rawValue) is not in order")
      verification.expect(source.row(at: position) != .none, "no row is at position \(position.rawValue)")
    }
  }
}

extension DistinctGroups {
  func verify(_ source: LiveSource, _ verification: Verification) { groups.verify(source, verification) }
}

extension PositionedCollection {
  func verify(_ verification: Verification) {
    members.verify(verification)
    occurrences.verify(verification)
    let all = members.elements
    verification.expect(
      zip(all, all.dropFirst()).allSatisfy { $0.position < $1.position }, "positions don't ascend")
    verification.expect(
      occurrences.elements == Self.occurrences(of: all, version: .zero).elements,
      "the index of positions by row is wrong")
  }
}

extension LiveSource {
  func verify(_ verification: Verification) { collection?.verify(verification) }
}
