import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Day and night in the cells of a viewport, to the minute: in a minute the Sun moves less than half a cell.
struct MapLight: Sendable {
  let viewport: MapViewport
  /// Minutes since 1970; nil where nobody knows the time, and all is day.
  let minute: Int?
  /// From west to east, row by row from the north.
  private let lights: [Theme.Light]

  /// The Sun's altitude at which the last light goes.
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

  /// The minute that a time is in.
  static func minute(of time: Date) -> Int {
    // A time that is none, from a store that somebody else wrote, is as good as any.
    Int(exactly: (time.timeIntervalSince1970 / 60).rounded(.down)) ?? 0
  }

  subscript(column: Int, row: Int) -> Theme.Light { lights[row * viewport.columns + column] }
}
