import SantaCore

/// The legs of a route as dots on a map. Each leg is computed when it is first drawn.
struct MapRoute {
  /// A dot: the index of its cell, row by row, and its bit in the cell.
  struct Dot {
    var cell: Int
    var bit: UInt8
  }

  let viewport: MapViewport
  let route: Route
  private var legs: [Int: [Dot]] = [:]

  init(_ viewport: MapViewport, _ route: Route) { (self.viewport, self.route) = (viewport, route) }

  /// Returns the dots of the leg from a stop to the next one.
  mutating func leg(from index: Int) -> [Dot] {
    if let known = legs[index] { return known }
    guard route.stops.indices.contains(index), index + 1 < route.stops.count else { return [] }
    let dots = Self.dots(
      from: route.stops[index].coordinate, to: route.stops[index + 1].coordinate, in: viewport)
    legs[index] = dots
    return dots
  }

  /// Returns the dots of the great circle between two points. Parts outside the map are skipped without cost.
  static func dots(from start: Coordinate, to end: Coordinate, in viewport: MapViewport) -> [Dot] {
    let length = start.distance(to: end) / Coordinate.earthRadius * 180 / .pi
    var dots: [Dot] = []
    func trace(_ first: Double, _ last: Double) {
      let (middle, size) = ((first + last) / 2, length * (last - first))
      let point = start.interpolated(to: end, fraction: middle)
      guard viewport.isNear(point, within: size) else { return }
      if size > viewport.resolution(at: point) {
        trace(first, middle)
        trace(middle, last)
      } else if let dot = viewport.dot(of: point) {
        let (column, x) = dot.x.quotientAndRemainder(dividingBy: MapViewport.dotsPerColumn)
        let (row, y) = dot.y.quotientAndRemainder(dividingBy: MapViewport.dotsPerRow)
        let made = Dot(cell: row * viewport.columns + column, bit: BrailleDots.bit(x: x, y: y))
        if dots.last.map({ $0.cell != made.cell || $0.bit != made.bit }) ?? true { dots.append(made) }
      }
    }
    trace(0, 1)
    return dots
  }
}
