extension LiveQuery {
  /// Which rules are broken: trees that are no trees, and places that are not in order.
  func verify(_ verification: Verification) {
    for stage in stages {
      switch stage {
      case .filter: break
      case .distinct(let places): places.verify(source, verification)
      case .limit(let places): places.verify(source, verification)
      }
    }
    output.verify(source, verification)
    source.verify(verification)
  }
}

extension OrderedPlaces {
  func verify(_ source: LiveSource, _ verification: Verification) {
    tree.verify(verification)
    let order = PlaceOrder(descriptors, source)
    for (rank, place) in tree.elements.enumerated() {
      verification.expect(order.index(of: place, in: tree) == rank, "place \(place.rawValue) is not in order")
      verification.expect(source.row(at: place) != .none, "no row stands at place \(place.rawValue)")
    }
  }
}

extension DistinctPlaces {
  func verify(_ source: LiveSource, _ verification: Verification) { groups.verify(source, verification) }
}

extension PlacedCollection {
  func verify(_ verification: Verification) {
    members.verify(verification)
    occurrences.verify(verification)
    let all = members.elements
    verification.expect(zip(all, all.dropFirst()).allSatisfy { $0.place < $1.place }, "places don't ascend")
    verification.expect(
      occurrences.elements == Self.occurrences(of: all, version: .zero).elements,
      "where a row stands is not known")
  }
}

extension LiveSource {
  func verify(_ verification: Verification) { collection?.verify(verification) }
}
