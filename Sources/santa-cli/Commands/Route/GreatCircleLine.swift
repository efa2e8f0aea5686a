import SantaCore

/// A line of great circles through points, for a flat map. It is divided into parts that cross neither the antimeridian nor a
/// pole.
struct GreatCircleLine: Equatable, Sendable {
  /// A point of the map. Unlike a `Coordinate`, it has a longitude at the poles: the meridian on which the line arrives.
  struct Position: Equatable, Sendable {
    var longitude: Double
    var latitude: Double
  }

  /// The maximum length of a straight segment on the map, in metres. It is short enough to look like a great circle.
  private static let stride = 500_000.0

  /// The parts of the line, each with at least two positions.
  private(set) var parts: [[Position]] = []

  init(through points: [Coordinate]) {
    var part: [Position] = []
    for (index, point) in Self.refined(points).enumerated() {
      let position = Position(longitude: point.longitude, latitude: point.latitude)
      guard index > 0, let last = part.last else {
        part = [position]
        continue
      }
      if Self.isPole(position) {
        // The line reaches the pole on its current meridian, and leaves it on the meridian of the next point.
        part.append(Position(longitude: last.longitude, latitude: position.latitude))
        finish(&part)
        part = [position]
      } else if Self.isPole(last), part.count == 1 {
        part = [Position(longitude: position.longitude, latitude: last.latitude), position]
      } else {
        append(position, after: last, to: &part)
      }
    }
    finish(&part)
  }

  private mutating func append(_ position: Position, after last: Position, to part: inout [Position]) {
    let difference = position.longitude - last.longitude
    guard difference.magnitude > 180 else {
      part.append(position)
      return
    }
    // The shorter path crosses the edge of the map.
    let edge: Double = difference < 0 ? 180 : -180
    let total = difference < 0 ? difference + 360 : difference - 360
    let latitude = last.latitude + (position.latitude - last.latitude) * (edge - last.longitude) / total
    if last.longitude != edge { part.append(Position(longitude: edge, latitude: latitude)) }
    finish(&part)
    part = [Position(longitude: -edge, latitude: latitude)]
    if position.longitude != -edge { part.append(position) }
  }

  private mutating func finish(_ part: inout [Position]) {
    if part.count > 1 { parts.append(part) }
    part = []
  }

  private static func isPole(_ position: Position) -> Bool { position.latitude.magnitude == 90 }

  /// Inserts points between the given ones, so that no segment is longer than the stride.
  private static func refined(_ points: [Coordinate]) -> [Coordinate] {
    zip(points, points.dropFirst()).flatMap { start, end in
      let count = max(1, Int((start.distance(to: end) / stride).rounded(.up)))
      return (0..<count).map { start.interpolated(to: end, fraction: Double($0) / Double(count)) }
    } + points.suffix(1)
  }
}
