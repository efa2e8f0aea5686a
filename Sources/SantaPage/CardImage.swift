import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The picture in links to the page: the Earth with day and night, the visited stops, and the sleigh.
struct CardImage {
  /// The size that Open Graph recommends. The map is 1200 by 600; the sea continues it above and below.
  static let (width, height) = (1200, 630)
  private static let mapHeight = 600
  private static let margin = (height - mapHeight) / 2

  /// The number of steps from day to night.
  private static let shades = 16
  /// The number of brightnesses around the sleigh, including the normal one.
  private static let glows = 4
  private static let glowRadius = 56.0
  /// The number of legs that are drawn behind the sleigh. All legs would hide the map.
  private static let legCount = 12

  /// Colours that aren't the map's, in the order of the palette.
  private enum Ink: UInt8, CaseIterable {
    case stop, leg, red, white, gold, brown, skin

    var color: PNGImage.Color {
      switch self {
      case .stop: .init(0xD8B25C)
      case .leg: .init(0xFFD97A)
      case .red: .init(0xD0342C)
      case .white: .init(0xFFFFFF)
      case .gold: .init(0xF5C542)
      case .brown: .init(0x8A5A34)
      case .skin: .init(0xF3C9A5)
      }
    }

    /// The index in the palette, after the colours of the map.
    var index: UInt8 { UInt8(CardImage.glows * CardImage.shades * CardImage.grounds.count) + rawValue }
  }

  /// The colours of water, coast and land by day and by night.
  private static let grounds: [(day: PNGImage.Color, night: PNGImage.Color)] = [
    (.init(0x4A7FB0), .init(0x0B1730)), (.init(0x9DB9CF), .init(0x1E2D4C)),
    (.init(0xE9EFF3), .init(0x31425F)),
  ]

  private static let palette: [PNGImage.Color] = {
    var palette: [PNGImage.Color] = []
    for glow in 0..<glows {
      for shade in 0..<shades {
        for ground in grounds {
          let color = ground.day.mixed(with: ground.night, Double(shade) / Double(shades - 1))
          palette.append(color.mixed(with: .init(0xFFE9B0), Double(glow) * 0.16))
        }
      }
    }
    return palette + Ink.allCases.map(\.color)
  }()

  /// The sleigh in squares of three pixels.
  private static let sleigh = """
    .........................
    .....................b.b.
    ......rrw.............bb.
    .....rrrr............bbbr
    .....www.............bb..
    .gg..sss.............bb..
    gggg.wwwr...........bbb..
    .rgg.rwrrr..b.bbbbbbbbb..
    .rrrrrrrrr.gg.bbbbbbbb...
    .rrrrrrrrrrr..bbbbbbbb...
    ..rrrrrrrrr...b.b..b.b...
    ...rrrrrrr....b.b..b.b...
    g...g...g..g..b..b.b..b..
    .ggggggggggg.............
    """
  private static let square = 3

  private var image = PNGImage(width: width, height: height, palette: palette)

  var png: [UInt8] { image.bytes }

  init(_ state: PageState) {
    drawMap(sun: SolarPosition.overheadPoint(on: state.time))
    let stops = state.flight.route.stops
    let last = state.essence.stop
    let (x, y) = Self.pixel(of: state.moment.coordinate)
    brighten(around: x, y)
    for stop in stops.prefix(last + 1) {
      let (x, y) = Self.pixel(of: stop.coordinate)
      fill(x - 1...x + 1, y - 1...y + 1, with: .stop)
    }
    let recent = stops.prefix(last + 1).suffix(Self.legCount).map(\.coordinate)
    for (start, end) in zip(recent, recent.dropFirst() + [state.moment.coordinate]) { drawLeg(start, end) }
    drawSleigh(x, y)
  }

  private static func pixel(of coordinate: Coordinate) -> (x: Int, y: Int) {
    let x = Int((coordinate.longitude + 180) / 360 * Double(width))
    let y = Int((90 - coordinate.latitude) / 180 * Double(mapHeight)) + margin
    return (min(x, width - 1), y)
  }

  private mutating func drawMap(sun: Coordinate) {
    let counts = LandMask.embedded.landCounts(cellSize: 3)
    let radians = Double.pi / 180
    // The sines of the Sun's altitudes at which the next shade begins, from sunset to the end of dusk.
    let limits = (0..<Self.shades - 1).map { sin(-Double($0) * 18 / Double(Self.shades - 2) * radians) }
    let hourCosines = (0..<Self.width).map { column in
      let longitude = (Double(column) + 0.5) / Double(Self.width) * 360 - 180
      return cos((longitude - sun.longitude) * radians)
    }
    for row in 0..<Self.height {
      let mapRow = min(max(row - Self.margin, 0), Self.mapHeight - 1)
      let latitude = (90 - (Double(mapRow) + 0.5) / Double(Self.mapHeight) * 180) * radians
      let (base, factor) = (
        sin(latitude) * sin(sun.latitude * radians), cos(latitude) * cos(sun.latitude * radians)
      )
      for column in 0..<Self.width {
        let altitude = base + factor * hourCosines[column]
        var shade = 0
        while shade < limits.count, altitude < limits[shade] { shade += 1 }
        let count = counts[mapRow * Self.width + column]
        let ground = count >= 7 ? 2 : count >= 3 ? 1 : 0
        image.pixels[row * Self.width + column] = UInt8(shade * Self.grounds.count + ground)
      }
    }
  }

  /// Brightens the map around the sleigh. It must be drawn before anything else on the map.
  private mutating func brighten(around x: Int, _ y: Int) {
    let mapColors = Self.shades * Self.grounds.count
    let radius = Int(Self.glowRadius)
    for row in max(0, y - radius)...min(Self.height - 1, y + radius) {
      for column in max(0, x - radius)...min(Self.width - 1, x + radius) {
        let (dx, dy) = (Double(column - x), Double(row - y))
        let nearness = 1 - (dx * dx + dy * dy).squareRoot() / Self.glowRadius
        guard nearness > 0 else { continue }
        let glow = min(Int(nearness * Double(Self.glows)), Self.glows - 1)
        image.pixels[row * Self.width + column] += UInt8(glow * mapColors)
      }
    }
  }

  private mutating func fill(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>, with ink: Ink) {
    for row in rows where (0..<Self.height).contains(row) {
      for column in columns where (0..<Self.width).contains(column) {
        image.pixels[row * Self.width + column] = ink.index
      }
    }
  }

  /// Draws the great circle between two points.
  private mutating func drawLeg(_ start: Coordinate, _ end: Coordinate) {
    // A pixel is at most 33 km wide.
    let steps = max(1, Int(start.distance(to: end) / 10_000))
    for step in 0...steps {
      let point = start.interpolated(to: end, fraction: Double(step) / Double(steps))
      let (x, y) = Self.pixel(of: point)
      fill(x...x + 1, y...y + 1, with: .leg)
    }
  }

  private mutating func drawSleigh(_ x: Int, _ y: Int) {
    let rows = Self.sleigh.split(separator: "\n")
    let (columns, square) = (rows.map(\.count).max() ?? 0, Self.square)
    // The whole sleigh stays in the picture.
    let left = min(max(x - columns * square / 2, 0), Self.width - columns * square)
    let top = min(max(y - rows.count * square / 2, 0), Self.height - rows.count * square)
    for (row, line) in rows.enumerated() {
      for (column, letter) in line.enumerated() {
        let ink: Ink? =
          switch letter {
          case "r": .red
          case "w": .white
          case "g": .gold
          case "b": .brown
          case "s": .skin
          default: nil
          }
        guard let ink else { continue }
        let (x, y) = (left + column * square, top + row * square)
        fill(x...x + square - 1, y...y + square - 1, with: ink)
      }
    }
  }
}
