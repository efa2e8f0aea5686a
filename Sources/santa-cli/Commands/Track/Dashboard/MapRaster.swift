import SantaCore

/// The land in a viewport as patterns of dots, one for each cell.
struct MapRaster: Sendable {
  let viewport: MapViewport
  /// From west to east, row by row from the north; the bits are those of `BrailleDots`.
  let patterns: [UInt8]

  /// A dot is land where at least this much of it is; less than half, so that islands show.
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

/// Cells of eight dots, as Unicode has them from U+2800 on.
enum BrailleDots {
  /// A dot's bit; x from the left, y from above.
  static func bit(x: Int, y: Int) -> UInt8 {
    // The fourth row came later, and so has the highest bits.
    y == 3 ? 0x40 << UInt8(x) : (1 << UInt8(y)) << UInt8(3 * x)
  }

  /// Every other dot, for what is shown as half as bright.
  static let half: UInt8 = bit(x: 0, y: 0) | bit(x: 1, y: 1) | bit(x: 0, y: 2) | bit(x: 1, y: 3)

  /// The sign for a set of dots; a space for none, which needs no font.
  static func character(_ pattern: UInt8) -> Character {
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { return " " }
    return Character(scalar)
  }
}
