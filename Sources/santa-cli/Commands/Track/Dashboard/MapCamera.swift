import SantaCore

/// The part of the Earth that the user has selected for the map.
struct MapCamera: Equatable, Sendable {
  enum Focus: Equatable, Sendable {
    /// The whole Earth.
    case world
    /// Santa's position. The map follows him.
    case santa
    case home
    case point(Coordinate)
  }

  /// The smallest map, in degrees of latitude from top to bottom: 500 km in every direction around its centre.
  static let smallestSpan = 9.0
  /// The largest map that is not the whole Earth.
  static let largestSpan = 110.0
  /// The factor by which a key or a step of the wheel zooms.
  static let step = 1.4

  private(set) var focus = Focus.world
  /// The degrees of latitude from top to bottom, unless the map shows the whole Earth.
  private(set) var span = largestSpan
  /// The western edge of the map of the whole Earth, in degrees.
  private(set) var west = -180.0

  static let santa = MapCamera(focus: .santa, span: 48)
  static let home = MapCamera(focus: .home, span: 32)

  var isWorld: Bool { focus == .world }

  /// Whether there is room for all stops and the whole route.
  var isDetailed: Bool { !isWorld && span <= 40 }

  /// The next camera for the key `m`.
  var next: MapCamera {
    switch focus {
    case .world: .santa
    case .santa: .home
    case .home, .point: MapCamera()
    }
  }

  /// Returns the centre of the map, or nil if it shows the whole Earth.
  func center(_ state: DashboardState) -> Coordinate? {
    switch focus {
    case .world: nil
    case .home: state.home.place.coordinate
    case .point(let point): point
    case .santa:
      state.santa.map { santa in
        // The map moves in steps, so that it is rarely redrawn.
        let (step, wide) = (span / 4.8, span / 3.2)
        return Coordinate(
          latitude: min(max((santa.coordinate.latitude / step).rounded() * step, -90), 90),
          longitude: min(max((santa.coordinate.longitude / wide).rounded() * wide, -180), 180))
          ?? santa.coordinate
      }
    }
  }

  /// Returns the viewport for a region.
  func viewport(_ state: DashboardState, _ region: Region) -> MapViewport {
    guard let center = center(state) else {
      return .world(columns: region.columns, rows: region.rows, west: west)
    }
    return .around(center, latitudes: span, columns: region.columns, rows: region.rows)
  }

  // MARK: Moving

  /// Zooms by a factor; below 1, the map shows less. If a point is given, it stays fixed on the map.
  mutating func zoom(by factor: Double, at fixed: Coordinate? = nil, _ state: DashboardState) {
    if isWorld {
      guard factor < 1 else { return }
      // A map around Santa is usually more useful than one around the centre of the Earth's map.
      focus = fixed.map { .point($0) } ?? (state.santa?.nextStop == nil ? .home : .santa)
      span = Self.largestSpan * factor
      return
    }
    let zoomed = max(span * factor, Self.smallestSpan)
    guard zoomed <= Self.largestSpan else {
      self = MapCamera()
      return
    }
    if let fixed, let center = center(state) {
      let share = zoomed / span
      let latitude = min(max(fixed.latitude + (center.latitude - fixed.latitude) * share, -90), 90)
      let wide =
        share * MapViewport.stretch(atLatitude: latitude) / MapViewport.stretch(atLatitude: center.latitude)
      focus = .point(
        Self.coordinate(
          latitude,
          fixed.longitude + (center.longitude - fixed.longitude).remainder(dividingBy: 360) * wide))
    }
    span = zoomed
  }

  /// Moves the map by degrees to the east and to the north. A map of the whole Earth rotates.
  mutating func pan(east: Double, north: Double, _ state: DashboardState) {
    guard let center = center(state) else {
      west = (west + east).remainder(dividingBy: 360)
      return
    }
    focus = .point(Self.coordinate(center.latitude + north, center.longitude + east))
  }

  private static func coordinate(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: min(max(latitude, -90), 90), longitude: longitude.remainder(dividingBy: 360))
      ?? .northPole
  }
}
