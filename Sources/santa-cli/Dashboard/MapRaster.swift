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
