import SantaCore

/// The land in a viewport as a pattern of dots for each cell.
struct MapRaster: Sendable {
  let viewport: MapViewport
  /// The pattern of each cell in the bits of `BrailleDots`, row by row from the north. Each row is from west to east.
  let patterns: [UInt8]

  /// The share of land from which a dot is drawn. It is less than half, so that islands are visible.
  private static let threshold = 0.4

  init(_ viewport: MapViewport, mask: LandMask = .embedded) {
    self.viewport = viewport
    patterns = (0..<viewport.rows * viewport.columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: viewport.columns)
      var pattern: UInt8 = 0
      for y in 0..<MapViewport.dotsPerRow {
        for x in 0..<MapViewport.dotsPerColumn {
          let west =
            viewport.west + Double(column * MapViewport.dotsPerColumn + x) * viewport.longitudePerDot
          let north = viewport.north - Double(row * MapViewport.dotsPerRow + y) * viewport.latitudePerDot
          let share = mask.landShare(
            north: north, south: north - viewport.latitudePerDot, west: west,
            east: west + viewport.longitudePerDot)
          if share >= Self.threshold { pattern |= BrailleDots.bit(x: x, y: y) }
        }
      }
      return pattern
    }
  }

}

/// The Braille patterns of Unicode: cells of eight dots, from U+2800.
enum BrailleDots {
  /// Returns the bit of a dot, with x from the left and y from the top.
  static func bit(x: Int, y: Int) -> UInt8 {
    // The fourth row, a later addition to Braille, has the highest bits.
    y == 3 ? 0x40 << UInt8(x) : (1 << UInt8(y)) << UInt8(3 * x)
  }

  /// The pattern of every other dot, for half brightness.
  static let half: UInt8 = bit(x: 0, y: 0) | bit(x: 1, y: 1) | bit(x: 0, y: 2) | bit(x: 1, y: 3)

  /// The dots in the upper and in the lower half.
  static let upper: UInt8 = bit(x: 0, y: 0) | bit(x: 1, y: 0) | bit(x: 0, y: 1) | bit(x: 1, y: 1)
  static let lower: UInt8 = ~upper

  /// Returns the character for a set of dots. The empty set is a space, because every font has one.
  static func character(_ pattern: UInt8) -> Character {
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { return " " }
    return Character(scalar)
  }
}
