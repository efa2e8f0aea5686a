import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Day and night in the cells of a viewport, to the minute. In a minute the Sun moves by less than half a cell.
struct MapLight: Sendable {
  let viewport: MapViewport
  /// The minutes since 1970; nil if the time is unknown, when all cells are in daylight.
  let minute: Int?
  /// The light of each cell, row by row from the north. Each row is from west to east.
  private let lights: [Theme.Light]

  /// The altitude of the Sun, in degrees, below which it is night.
  private static let darkness = -12.0

  init(_ viewport: MapViewport, minute: Int?) {
    (self.viewport, self.minute) = (viewport, minute)
    guard let minute else {
      lights = Array(repeating: .day, count: viewport.columns * viewport.rows)
      return
    }
    let sun = SolarPosition.overheadPoint(on: Date(timeIntervalSince1970: Double(minute) * 60))
    lights = (0..<viewport.rows).flatMap { row in
      (0..<viewport.columns).map { column in
        let position = SolarPosition(at: viewport.center(ofColumn: column, row: row), sun: sun)
        return position.isDay ? .day : position.altitude > Self.darkness ? .twilight : .night
      }
    }
  }

  /// Returns the minute that contains a time.
  static func minute(of time: Date) -> Int {
    // Another program may have stored a time that isn't finite, for which any minute will do.
    Int(exactly: (time.timeIntervalSince1970 / 60).rounded(.down)) ?? 0
  }

  subscript(column: Int, row: Int) -> Theme.Light { lights[row * viewport.columns + column] }
}
