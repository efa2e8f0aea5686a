import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The map of a postcard: the inhabited latitudes, with the land as a grid of dots.
struct PostcardMap: Sendable {
  /// A dot of land.
  struct Dot: Equatable, Sendable {
    var x: Double
    var y: Double
    var isDay: Bool
  }

  static let width = 1200.0
  static let height = 478.0
  /// The distance between dots.
  static let pitch = 5.0
  private static let north = 85.0
  private static let scale = width / 360
  /// The share of land from which a dot is drawn. It is less than half, so that islands are visible.
  private static let threshold = 0.4

  let dots: [Dot]

  /// Creates the map with the daylight at a time.
  init(at time: Date, mask: LandMask = .embedded) {
    let degrees = Self.pitch / Self.scale
    var dots: [Dot] = []
    for row in 0..<Int(Self.height / Self.pitch) {
      for column in 0..<Int(Self.width / Self.pitch) {
        let (north, west) = (Self.north - Double(row) * degrees, -180 + Double(column) * degrees)
        let share = mask.landShare(north: north, south: north - degrees, west: west, east: west + degrees)
        guard share >= Self.threshold,
          let center = Coordinate(latitude: north - degrees / 2, longitude: west + degrees / 2)
        else { continue }
        dots.append(
          Dot(
            x: (Double(column) + 0.5) * Self.pitch, y: (Double(row) + 0.5) * Self.pitch,
            isDay: SolarPosition(at: center, on: time).isDay))
      }
    }
    self.dots = dots
  }

  /// Returns the position of a place. A place beyond the edges, such as the North Pole, is at the nearest edge.
  static func position(of place: Coordinate) -> (x: Double, y: Double) {
    let y = (north - place.latitude) * scale
    return ((place.longitude + 180) * scale, min(max(y, 14), height - 14))
  }
}
