import SantaCore

/// The outline of the land as an SVG path, made from the land mask.
///
/// The map is equirectangular: x runs from 0 at 180° west to 720, and y from 0 at the North Pole to 360. The outline is where
/// the share of land in half a degree is one half (marching squares; W. E. Lorensen and H. E. Cline, "Marching Cubes", SIGGRAPH
/// 1987, in two dimensions), without the points that hardly change it (D. H. Douglas and T. K. Peucker, 1973).
enum LandPath {
  /// The path, made on first use.
  static let text = path(of: .embedded)

  /// The number of squares of the mask, per side, in one unit of the map.
  private static let cellSize = 5
  private static let (width, height) = (720, 360)
  /// The distance by which a point may be off the outline, in units of the map.
  private static let tolerance = 0.45
  /// The area of the smallest island or lake, in square units of the map.
  private static let smallestArea = 2.0

  private struct Point {
    var x: Double
    var y: Double
  }

  static func path(of mask: LandMask) -> String {
    var path = ""
    var pen = (x: 0, y: 0)
    for loop in loops(in: Grid(mask)) {
      let points = simplified(loop).map { (x: Int(($0.x * 10).rounded()), y: Int(($0.y * 10).rounded())) }
      guard points.count >= 3, abs(area(of: loop)) >= smallestArea else { continue }
      path += "m"
      let start = points[0]
      for (index, point) in points.enumerated() {
        path += number(point.x - pen.x, isFirst: index == 0) + number(point.y - pen.y, isFirst: false)
        pen = point
      }
      path += "z"
      // A closed path continues at its start.
      pen = start
    }
    return path
  }

  /// Returns tenths as a number of a path, with a space before it only where it would otherwise continue another number.
  private static func number(_ tenths: Int, isFirst: Bool) -> String {
    let (whole, fraction) = (tenths.magnitude / 10, tenths.magnitude % 10)
    let digits = fraction == 0 ? "\(whole)" : "\(whole == 0 ? "" : "\(whole)").\(fraction)"
    if tenths < 0 { return "-" + digits }
    return isFirst ? digits : " " + digits
  }

  // MARK: Outlines

  /// The shares of land at the centres of the cells, with two rings around them: the first continues the map, and the second is
  /// water, so that every outline is closed.
  private struct Grid {
    static let ring = 2
    let columns = LandPath.width + 2 * ring
    let rows = LandPath.height + 2 * ring
    private var shares: [Double]

    init(_ mask: LandMask) {
      let counts = mask.landCounts(cellSize: LandPath.cellSize)
      let whole = Double(LandPath.cellSize * LandPath.cellSize)
      shares = Array(repeating: 0, count: columns * rows)
      for row in 1..<rows - 1 {
        let mapRow = min(max(row - Self.ring, 0), LandPath.height - 1)
        for column in 1..<columns - 1 {
          let mapColumn = (column - Self.ring + LandPath.width) % LandPath.width
          shares[row * columns + column] = Double(counts[mapRow * LandPath.width + mapColumn]) / whole
        }
      }
    }

    subscript(column: Int, row: Int) -> Double { shares[row * columns + column] }

    /// Returns the point between two neighbours at which the share is one half.
    func crossing(_ edge: Int) -> Point {
      let isVertical = edge >= columns * rows
      let index = isVertical ? edge - columns * rows : edge
      let (column, row) = (index % columns, index / columns)
      let first = self[column, row]
      let second = isVertical ? self[column, row + 1] : self[column + 1, row]
      let share = (0.5 - first) / (second - first)
      let x = Double(column - Self.ring) + 0.5 + (isVertical ? 0 : share)
      let y = Double(row - Self.ring) + 0.5 + (isVertical ? share : 0)
      return Point(
        x: min(max(x, 0), Double(LandPath.width)), y: min(max(y, 0), Double(LandPath.height)))
    }
  }

  /// Returns the outlines, each as points in order.
  private static func loops(in grid: Grid) -> [[Point]] {
    // For each edge that an outline crosses, the edge that it crosses next. Land is on the outline's right.
    var next: [Int: Int] = [:]
    var order: [Int] = []
    func connect(_ start: Int, _ end: Int) {
      next[start] = end
      order.append(start)
    }
    for row in 0..<grid.rows - 1 {
      for column in 0..<grid.columns - 1 {
        let (northWest, northEast) = (grid[column, row], grid[column + 1, row])
        let (southWest, southEast) = (grid[column, row + 1], grid[column + 1, row + 1])
        let kind =
          (northWest > 0.5 ? 8 : 0) + (northEast > 0.5 ? 4 : 0) + (southEast > 0.5 ? 2 : 0)
          + (southWest > 0.5 ? 1 : 0)
        if kind == 0 || kind == 15 { continue }
        let north = row * grid.columns + column
        let south = north + grid.columns
        let west = grid.columns * grid.rows + north
        let east = west + 1
        let isLandBetween = northWest + northEast + southWest + southEast > 2
        switch kind {
        case 1: connect(west, south)
        case 2: connect(south, east)
        case 3: connect(west, east)
        case 4: connect(east, north)
        case 6: connect(south, north)
        case 7: connect(west, north)
        case 8: connect(north, west)
        case 9: connect(north, south)
        case 11: connect(north, east)
        case 12: connect(east, west)
        case 13: connect(east, south)
        case 14: connect(south, west)
        case 5 where isLandBetween:
          connect(west, north)
          connect(east, south)
        case 5:
          connect(west, south)
          connect(east, north)
        case 10 where isLandBetween:
          connect(north, east)
          connect(south, west)
        default:
          connect(north, west)
          connect(south, east)
        }
      }
    }
    return order.compactMap { start in
      guard var edge = next.removeValue(forKey: start) else { return nil }
      var points = [grid.crossing(start)]
      while edge != start {
        points.append(grid.crossing(edge))
        guard let following = next.removeValue(forKey: edge) else { return nil }
        edge = following
      }
      return points
    }
  }

  private static func area(of loop: [Point]) -> Double {
    zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  // MARK: Simplification

  /// Returns the points of a closed outline that matter.
  private static func simplified(_ loop: [Point]) -> [Point] {
    guard loop.count > 3 else { return loop }
    let farthest = loop.indices.max { distance(loop[$0], loop[0]) < distance(loop[$1], loop[0]) } ?? 0
    let closed = loop + [loop[0]]
    var isKept = Array(repeating: false, count: closed.count)
    var ranges = [0...farthest, farthest...loop.count]
    for range in ranges { (isKept[range.lowerBound], isKept[range.upperBound]) = (true, true) }
    while let range = ranges.popLast() {
      let (start, end) = (closed[range.lowerBound], closed[range.upperBound])
      var (worst, index) = (tolerance, 0)
      for candidate in range.dropFirst().dropLast() {
        let distance = distance(closed[candidate], toSegment: start, end)
        if distance > worst { (worst, index) = (distance, candidate) }
      }
      guard worst > tolerance else { continue }
      isKept[index] = true
      ranges += [range.lowerBound...index, index...range.upperBound]
    }
    return closed.indices.dropLast().filter { isKept[$0] }.map { closed[$0] }
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }

  private static func distance(_ point: Point, toSegment start: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    guard length > 0 else { return distance(point, start) }
    let share = min(max(((point.x - start.x) * x + (point.y - start.y) * y) / length, 0), 1)
    return distance(point, Point(x: start.x + share * x, y: start.y + share * y))
  }
}

extension LandPath {
  static let tag = PageJSON.tag(text.utf8)
}
