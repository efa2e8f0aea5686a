import SantaCore

/// The part of the Earth that a map shows, its size in cells, and its scale. The projection is equirectangular: a degree has
/// the same size everywhere.
///
/// A cell has two columns and four rows of dots, which are roughly square on most terminals.
struct MapViewport: Hashable, Sendable {
  static let dotsPerColumn = 2
  static let dotsPerRow = 4

  var columns: Int
  var rows: Int
  /// The western edge in degrees. The map extends eastwards from it, and can cross the antimeridian.
  var west: Double
  /// The northern edge in degrees.
  var north: Double
  var longitudePerDot: Double
  var latitudePerDot: Double

  /// The edges of the map of the world. It omits Antarctica, which has no stops.
  private static let worldNorth = 84.0
  private static let worldSouth = -58.0
  /// The range in which the map of the world can be stretched vertically, to fill the available cells.
  private static let worldStretch = 0.8...1.3

  /// Returns the whole world from a western edge, as large as fits into the cells.
  static func world(columns: Int, rows: Int, west: Double = -180) -> MapViewport {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let span = worldNorth - worldSouth
    // The ratio between the degrees of latitude and the degrees of longitude of a dot.
    let ratio = span / Double(rows * dotsPerRow) / (360 / Double(columns * dotsPerColumn))
    var size = (columns: columns, rows: rows)
    if ratio > worldStretch.upperBound {
      size.columns = max(1, Int(Double(columns) * worldStretch.upperBound / ratio))
    } else if ratio < worldStretch.lowerBound {
      size.rows = max(1, Int((Double(rows) * ratio / worldStretch.lowerBound).rounded(.up)))
    }
    return MapViewport(
      columns: size.columns, rows: size.rows, west: west, north: worldNorth,
      longitudePerDot: 360 / Double(size.columns * dotsPerColumn),
      latitudePerDot: span / Double(size.rows * dotsPerRow))
  }

  /// Returns the area around a point, in the proportions of a globe seen from above the point.
  static func around(_ point: Coordinate, latitudes span: Double, columns: Int, rows: Int) -> MapViewport {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let latitudePerDot = span / Double(rows * dotsPerRow)
    let north = min(max(point.latitude + span / 2, span - 90), 90)
    let longitudePerDot = min(
      latitudePerDot * stretch(atLatitude: point.latitude), 360 / Double(columns * dotsPerColumn))
    return MapViewport(
      columns: columns, rows: rows,
      west: point.longitude - longitudePerDot * Double(columns * dotsPerColumn) / 2, north: north,
      longitudePerDot: longitudePerDot, latitudePerDot: latitudePerDot)
  }

  /// Returns the number of degrees of longitude that are as long as a degree of latitude. It is limited near the poles, because
  /// the map would show only a few meridians otherwise.
  static func stretch(atLatitude latitude: Double) -> Double {
    1 / max(Coordinate(latitude: latitude, longitude: 0)?.parallelShare ?? 1, 0.3)
  }

  /// Returns the dot that contains a point, or nil if the point isn't on the map.
  func dot(of point: Coordinate) -> (x: Int, y: Int)? {
    var east = (point.longitude - west).truncatingRemainder(dividingBy: 360)
    if east < 0 { east += 360 }
    let (x, y) = (east / longitudePerDot, (north - point.latitude) / latitudePerDot)
    guard y >= 0, y < Double(rows * Self.dotsPerRow), x < Double(columns * Self.dotsPerColumn) else {
      return nil
    }
    return (Int(x), Int(y))
  }

  /// Returns the cell for a marker of a point. The marker of a point to the north or south of the map is at the edge. Returns
  /// nil if the point is to the east or west of the map.
  func cell(of point: Coordinate) -> (column: Int, row: Int)? {
    let south = north - latitudePerDot * Double(rows * Self.dotsPerRow)
    let shown = min(max(point.latitude, south + latitudePerDot / 2), north - latitudePerDot / 2)
    guard let inside = Coordinate(latitude: shown, longitude: point.longitude), let dot = dot(of: inside)
    else {
      return nil
    }
    return (dot.x / Self.dotsPerColumn, dot.y / Self.dotsPerRow)
  }

  /// Whether a point is on the map, or within some degrees of a great circle from it.
  func isNear(_ point: Coordinate, within distance: Double) -> Bool {
    let height = latitudePerDot * Double(rows * Self.dotsPerRow)
    guard point.latitude <= north + distance, point.latitude >= north - height - distance else {
      return false
    }
    // Near a pole, a short distance can lead to any meridian.
    let closest = Coordinate(latitude: min(abs(point.latitude) + distance, 90), longitude: 0)
    guard let share = closest?.parallelShare, share > 0.02 else { return true }
    let margin = distance / share
    let width = longitudePerDot * Double(columns * Self.dotsPerColumn)
    guard width + 2 * margin < 360 else { return true }
    var east = (point.longitude - west + margin).truncatingRemainder(dividingBy: 360)
    if east < 0 { east += 360 }
    return east <= width + 2 * margin
  }

  /// Returns a length at a point, in degrees of a great circle, that is certainly not longer than a dot.
  func resolution(at point: Coordinate) -> Double {
    // At a pole, no length would be short enough.
    0.7 * min(latitudePerDot, longitudePerDot * max(point.parallelShare, 0.01))
  }

  /// Returns the centre of a cell.
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
