import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Seasonal normals and the Sun")
struct SeasonalNormalsTests {
  private let normals = SeasonalNormals()

  private func date(_ text: String) throws -> Date { try #require(Timestamp.parse(text)) }

  @Test("Temperatures are the table's at its latitudes and between them elsewhere")
  func temperatures() {
    #expect(normals.temperature(at: .northPole) == -22.3)
    #expect(normals.temperature(at: .of(-90, 0)) == -13.3)
    #expect(normals.temperature(at: .of(0, 55)) == 26.7)
    #expect(normals.temperature(at: .of(45, 0)) == 5.6)
    for latitude in stride(from: 0.0, to: 90, by: 0.5) {
      #expect(normals.temperature(at: .of(latitude, 0)) >= normals.temperature(at: .of(latitude + 0.5, 0)))
    }
  }

  @Test(
    "Over all places and days it snows where it is cold, rains in the tropics, and day and night are right")
  func conditions() throws {
    var seen: Set<Weather.Condition> = []
    for day in 0..<10 {
      for row in PlaceTable.rows {
        let date = try date("2026-12-20") + Double(day) * 86_400 + Double(row.population % 86_400)
        let condition = normals.condition(at: row.coordinate, on: date)
        #expect(condition == normals.condition(at: row.coordinate, on: date))
        #expect(condition != .unknown)
        let temperature = normals.temperature(at: row.coordinate)
        if condition == .snow { #expect(temperature < 0) }
        if condition == .rain { #expect(temperature >= 2) }
        let isDay = SolarPosition(at: row.coordinate, on: date).isDay
        if condition == .clearDay || condition == .partlyCloudyDay { #expect(isDay) }
        if condition == .clearNight || condition == .partlyCloudyNight { #expect(!isDay) }
        seen.insert(condition)
      }
    }
    #expect(seen.count == 10)
    _ = normals.condition(at: .northPole, on: Date(timeIntervalSince1970: .nan))
  }

  @Test("The Sun stands where almanacs have it")
  func sun() throws {
    // At the solstice the Sun's declination is 23.44° south, at the equinox 0; at noon it is due south.
    let solstice = SolarPosition(at: .of(51.4779, 0), on: try date("2026-12-21T11:58:00Z"))
    #expect(abs(solstice.altitude - (90 - 51.4779 - 23.44)) < 0.05)
    let equinox = SolarPosition(at: .of(0, 0), on: try date("2026-03-20T12:07:30Z"))
    #expect(equinox.altitude > 89.5)
    let pole = SolarPosition(at: .northPole, on: try date("2026-12-24T12:00:00Z"))
    #expect(abs(pole.altitude + 23.41) < 0.05)
    #expect(!pole.isDay)
    // In London on 24 December 2026 the Sun rises at 08:05 and sets at 15:55, UTC.
    let london = Coordinate.of(51.5074, -0.1278)
    #expect(!SolarPosition(at: london, on: try date("2026-12-24T08:00:00Z")).isDay)
    #expect(SolarPosition(at: london, on: try date("2026-12-24T08:10:00Z")).isDay)
    #expect(SolarPosition(at: london, on: try date("2026-12-24T15:50:00Z")).isDay)
    #expect(!SolarPosition(at: london, on: try date("2026-12-24T16:00:00Z")).isDay)
    for seconds in [Double.nan, .infinity, 1e300] {
      #expect(SolarPosition(at: london, on: Date(timeIntervalSince1970: seconds)).altitude.magnitude <= 90)
    }
  }
}
