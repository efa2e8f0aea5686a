/// Which part of the Earth the map shows.
enum MapZoom: CaseIterable, Sendable {
  case world, santa, home

  /// The one that the key for it brings next.
  var next: MapZoom {
    switch self {
    case .world: .santa
    case .santa: .home
    case .home: .world
    }
  }
}
