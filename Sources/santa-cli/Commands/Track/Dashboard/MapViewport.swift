import SantaCore

/// The part of the Earth that a map shows, its size in cells, and its scale. The projection is equirectangular: a
/// degree has the same size everywhere.
///
/// A cell has two columns and four rows of dots, which are about square on most terminals.
struct MapViewport: Hashable, Sendable {
  static let dotsPerColumn = 2
  static let dotsPerRow = 4

  var columns: Int
  var rows: Int
  /// The western edge in degrees. The map extends to the east of it, and may cross the antimeridian.
  var west: Double
  /// The northern edge in degrees.
  var north: Double
  var longitudePerDot: Double
  var latitudePerDot: Double

  /// The edges of the map of the world. It leaves out Antarctica, which has no stops.
  private static let worldNorth = 84.0
  private static let worldSouth = -58.0
  /// By how much the map of the world may be stretched vertically, to fill the available cells.
  private static let stretch = 0.8...1.3

  /// The whole world, as large as fits into the cells.
  static func world(columns: Int, rows: Int) -> MapViewport {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let span = worldNorth - worldSouth
    // The degrees of latitude of a dot per degree of longitude.
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

  /// The area around a point, at the scale of a globe seen from above it.
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

  /// The dot that contains a point; nil if the map does not show it.
  func dot(of point: Coordinate) -> (x: Int, y: Int)? {
    var east = (point.longitude - west).truncatingRemainder(dividingBy: 360)
    if east < 0 { east += 360 }
    let (x, y) = (east / longitudePerDot, (north - point.latitude) / latitudePerDot)
    guard y >= 0, y < Double(rows * Self.dotsPerRow), x < Double(columns * Self.dotsPerColumn) else {
      return nil
    }
    return (Int(x), Int(y))
  }

  /// The cell for a marker of a point. A point to the north or south of the map has it at the edge. Nil if the point is
  /// to the side of the map.
  func cell(of point: Coordinate) -> (column: Int, row: Int)? {
    let south = north - latitudePerDot * Double(rows * Self.dotsPerRow)
    let shown = min(max(point.latitude, south + latitudePerDot / 2), north - latitudePerDot / 2)
    guard let inside = Coordinate(latitude: shown, longitude: point.longitude), let dot = dot(of: inside)
    else {
      return nil
    }
    return (dot.x / Self.dotsPerColumn, dot.y / Self.dotsPerRow)
  }

  /// The centre of a cell.
  func center(ofColumn column: Int, row: Int) -> Coordinate {
    let latitude = north - (Double(row) + 0.5) * Double(Self.dotsPerRow) * latitudePerDot
    let longitude = west + (Double(column) + 0.5) * Double(Self.dotsPerColumn) * longitudePerDot
    return Coordinate(
      latitude: min(max(latitude, -90), 90), longitude: longitude.remainder(dividingBy: 360)) ?? .northPole
  }
}

extension Coordinate {
  /// The length of a degree of longitude at this latitude, relative to one on the equator.
  fileprivate var parallelShare: Double {
    guard let start = Coordinate(latitude: latitude, longitude: 0),
      let end = Coordinate(latitude: latitude, longitude: 1)
    else { return 1 }
    return start.distance(to: end) / (Coordinate.earthRadius * .pi / 180)
  }
}

/// The part of the Earth that the user has chosen for the map.
enum MapZoom: CaseIterable, Sendable {
  case world, santa, home

  /// The next one when the key `m` is pressed.
  var next: MapZoom {
    switch self {
    case .world: .santa
    case .santa: .home
    case .home: .world
    }
  }
}
