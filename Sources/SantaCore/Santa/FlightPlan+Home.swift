extension FlightPlan {
  /// Returns the plan of the embedded flight with an additional stop at a home.
  ///
  /// The order of the other places stays the same. The home gets its place in the order where it causes the smallest detour among
  /// the stops of its time zone, and the timetable is computed again, which moves the stops nearby by a minute or two.
  ///
  /// - Returns: The plan; nil if the embedded flight stops at this place anyway.
  /// - Complexity: O(*n* log *n*) in the number of places.
  static func embedded(with home: PlaceTable.Row) -> FlightPlan? {
    guard !embedded.entries.contains(where: { $0.place.isSamePlace(named: home.name, at: home.coordinate) })
    else { return nil }
    var ordered = ordered(PlaceTable.rows)
    let index = index(of: home, in: ordered)
    ordered.insert(
      OrderedPlace(place: home, preferredArrival: preferredArrival(of: home, at: index, in: ordered)),
      at: index)
    return FlightPlan(ordered: ordered)
  }

  /// Returns the index at which the detour to a place is the shortest, and the time zones remain in the order of midnight.
  private static func index(of home: PlaceTable.Row, in stops: [OrderedPlace]) -> Int {
    var best = (detour: Double.infinity, index: 0)
    for index in 0...stops.count {
      let previous = index > 0 ? stops[index - 1].place : nil
      let next = index < stops.count ? stops[index].place : nil
      guard previous.map({ $0.utcOffset >= home.utcOffset }) ?? true,
        next.map({ $0.utcOffset <= home.utcOffset }) ?? true
      else { continue }
      // The flight comes from the Pole, and returns there.
      let (from, to) = (previous?.coordinate ?? .northPole, next?.coordinate ?? .northPole)
      let detour =
        from.distance(to: home.coordinate) + home.coordinate.distance(to: to) - from.distance(to: to)
      if detour < best.detour { best = (detour, index) }
    }
    return best.index
  }

  /// Returns the arrival at a place that is to be inserted at an index: between the arrivals of its neighbours, and within half
  /// an hour of its midnight as far as they permit it.
  private static func preferredArrival(
    of home: PlaceTable.Row, at index: Int, in stops: [OrderedPlace]
  ) -> Double {
    let midnight = Double(14 * 3600 - home.utcOffset)
    let neighbors = [index - 1, index].filter(stops.indices.contains).map { stops[$0].preferredArrival }
    guard let first = neighbors.first, let last = neighbors.last else { return midnight }
    return min(max((first + last) / 2, midnight - 1800), midnight + 1800)
  }
}
