import SantaCore

/// The part of the Earth that a map of so many cells shows, and at which scale. Degrees are as far apart everywhere.
///
/// A cell has two dots side by side and four under each other, which on most terminals makes dots about square.
struct MapViewport: Hashable, Sendable {
  static let dotsPerColumn = 2
  static let dotsPerRow = 4

  var columns: Int
  var rows: Int
  /// The western edge in degrees; the map goes on to the east of it, over the antimeridian if need be.
  var west: Double
  /// The northern edge in degrees.
  var north: Double
  var longitudePerDot: Double
  var latitudePerDot: Double

  /// What of the world is worth the room: Antarctica has no stops.
  private static let worldNorth = 84.0
  private static let worldSouth = -58.0
  /// How much taller or flatter than it is the world may be drawn, so as to fill what room there is.
  private static let stretch = 0.8...1.3

  /// The whole world, as large as fits into so many cells.
  static func world(columns: Int, rows: Int) -> MapViewport {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let span = worldNorth - worldSouth
    // Degrees of latitude for each degree of longitude that a dot is.
    let ratio = span / Double(rows * dotsPerRow) / (360 / Double(columns * dotsPerColumn))
    var size = (columns: columns, rows: rows)
    if ratio > stretch.upperBound {
      size.columns = max(1, Int(Double(columns) * stretch.upperBound / ratio))
    } else if ratio < stretch.lowerBound {
      size.rows = max(1, Int((Double(rows) * ratio / stretch.lowerBound).rounded(.up)))
    }
    return MapViewport(
      columns: size.columns, rows: size.rows, west: -180, north: worldNorth,
      longitudePerDot: 360 / Double(size.columns * dotsPerColumn),
      latitudePerDot: span / Double(size.rows * dotsPerRow))
  }

  /// What lies around a point, at the scale of a globe seen from above it.
  static func around(_ point: Coordinate, latitudes span: Double, columns: Int, rows: Int) -> MapViewport {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let latitudePerDot = span / Double(rows * dotsPerRow)
    let north = min(max(point.latitude + span / 2, span - 90), 90)
    let longitudePerDot = min(
      latitudePerDot / max(point.parallelShare, 0.3), 360 / Double(columns * dotsPerColumn))
    return MapViewport(
      columns: columns, rows: rows,
      west: point.longitude - longitudePerDot * Double(columns * dotsPerColumn) / 2, north: north,
      longitudePerDot: longitudePerDot, latitudePerDot: latitudePerDot)
  }

  /// In which dot a point lies; nil where the map does not show it.
  func dot(of point: Coordinate) -> (x: Int, y: Int)? {
    var east = (point.longitude - west).truncatingRemainder(dividingBy: 360)
    if east < 0 { east += 360 }
    let (x, y) = (east / longitudePerDot, (north - point.latitude) / latitudePerDot)
    guard y >= 0, y < Double(rows * Self.dotsPerRow), x < Double(columns * Self.dotsPerColumn) else {
      return nil
    }
    return (Int(x), Int(y))
  }

  /// In which cell a marker for a point stands: at the edge where the map does not go so far north or south. Nil where
  /// it lies to the side of the map.
  func cell(of point: Coordinate) -> (column: Int, row: Int)? {
    let south = north - latitudePerDot * Double(rows * Self.dotsPerRow)
    let shown = min(max(point.latitude, south + latitudePerDot / 2), north - latitudePerDot / 2)
    guard let inside = Coordinate(latitude: shown, longitude: point.longitude), let dot = dot(of: inside)
    else {
      return nil
    }
    return (dot.x / Self.dotsPerColumn, dot.y / Self.dotsPerRow)
  }

  /// The middle of a cell.
  func center(ofColumn column: Int, row: Int) -> Coordinate {
    let latitude = north - (Double(row) + 0.5) * Double(Self.dotsPerRow) * latitudePerDot
    let longitude = west + (Double(column) + 0.5) * Double(Self.dotsPerColumn) * longitudePerDot
    return Coordinate(
      latitude: min(max(latitude, -90), 90), longitude: longitude.remainder(dividingBy: 360)) ?? .northPole
  }
}

extension Coordinate {
  /// How long a degree of longitude is here, compared with one on the equator.
  fileprivate var parallelShare: Double {
    guard let start = Coordinate(latitude: latitude, longitude: 0),
      let end = Coordinate(latitude: latitude, longitude: 1)
    else { return 1 }
    return start.distance(to: end) / (Coordinate.earthRadius * .pi / 180)
  }
}

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
