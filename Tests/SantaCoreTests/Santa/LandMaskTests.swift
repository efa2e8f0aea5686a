import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// The land mask.
struct LandMaskTests {
  private let mask = LandMask.embedded

  @Test("The embedded table is whole, and a third of its squares are land")
  func embedded() throws {
    let decoded = try #require(LandMask(runs: LandTable.runs))
    #expect(decoded == mask)
    let share = mask.landShare(north: 90, south: -90, west: -180, east: 180)
    #expect((0.33...0.35).contains(share))
  }

  @Test(
    "Continents are land and oceans are not",
    arguments: [
      (52.5, 13.4, true), (0.0, 25.0, true), (-25.0, 135.0, true), (45.0, -100.0, true), (-80.0, 90.0, true),
      (67.5, 176.0, true), (19.6, -155.5, true), (0.0, -30.0, false), (30.0, -150.0, false),
      (88.0, 0.0, false),
      (-45.0, 180.0, false), (90.0, 180.0, false), (-90.0, -180.0, true),
    ])
  func places(latitude: Double, longitude: Double, isLand: Bool) {
    #expect(mask.isLand(at: Coordinate.of(latitude, longitude)) == isLand)
  }

  @Test("The share of an area is that of its squares, also over the antimeridian")
  func shares() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let (row, column) = (
        Int.random(in: 0..<1790, using: &generator), Int.random(in: -3500..<7000, using: &generator)
      )
      let (height, width) = (
        Int.random(in: 1...10, using: &generator), Int.random(in: 1...90, using: &generator)
      )
      var count = 0
      for row in row..<row + height {
        for column in column..<column + width {
          let wrapped = (column % 3600 + 3600) % 3600
          let point = Coordinate.of(89.95 - Double(row) / 10, Double(wrapped) / 10 - 179.95)
          count += mask.isLand(at: point) ? 1 : 0
        }
      }
      // The corners are shifted slightly to the north and west, where rounding doesn't matter.
      let share = mask.landShare(
        north: 90.001 - Double(row) / 10, south: 90.001 - Double(row + height) / 10,
        west: Double(column) / 10 - 180.001, east: Double(column + width) / 10 - 180.001)
      #expect(share == Double(count) / Double(height * width))
    }
  }

  @Test("An area smaller than a square is that square, and any numbers will do")
  func extremes() {
    #expect(mask.landShare(north: 52.6, south: 52.55, west: 13.3, east: 13.35) == 1)
    #expect(mask.landShare(north: 200, south: 100, west: 0, east: 1) == 0)
    #expect(mask.landShare(north: .nan, south: 0, west: 0, east: 1) == 0)
    #expect((0...1).contains(mask.landShare(north: 1e300, south: -1e300, west: -1e300, east: 1e300)))
    #expect((0...1).contains(mask.landShare(north: -95, south: -99, west: 5, east: -5)))
  }

  @Test("A table that is cut, too long or no base64 is refused")
  func damaged() {
    let runs = LandTable.runs
    for text in ["", "*", String(runs.dropLast(4)), runs.replacing("=", with: "") + "0AU0", "/////////////"] {
      #expect(LandMask(runs: text) == nil)
    }
  }

  @Test("The Sun stands overhead where its altitude is greatest")
  func sun() {
    let date = Date(timeIntervalSince1970: 1_798_106_400)
    let point = SolarPosition.overheadPoint(on: date)
    // Two days after the solstice, and two hours before 12:00 in Greenwich, which is solar noon there on this day.
    #expect(abs(point.latitude + 23.4) < 0.1)
    #expect(abs(point.longitude - 30) < 1)
    #expect(abs(SolarPosition(at: point, on: date).altitude - 90) < 0.01)
    #expect(
      SolarPosition(at: .northPole, sun: point).altitude == SolarPosition(at: .northPole, on: date).altitude)
  }
}
