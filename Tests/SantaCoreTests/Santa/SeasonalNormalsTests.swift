import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Seasonal normals and the Sun.
struct SeasonalNormalsTests {
  private let normals = SeasonalNormals()

  private func date(_ text: String) throws -> Date { try #require(Timestamp.parse(text)) }

  @Test("Temperatures are close to those of weather stations on all continents")
  func stations() {
    let stations = WeatherStations.all
    #expect(stations.count == 81)
    var sum = 0.0
    for station in stations {
      let error = normals.temperature(at: station.coordinate) - station.december
      sum += error.magnitude
      #expect(error.magnitude <= 10, "\(station.name): \(error) K off")
    }
    let mean = sum / Double(stations.count)
    print("The mean error at \(stations.count) stations is \(NumberText.decimal(mean)) K.")
    #expect(mean < 1)
  }

  @Test("Coast and inland, and mountain and plain, differ on the same latitude")
  func contrasts() {
    let (bergen, yakutsk) = (Coordinate.of(60.39, 5.32), Coordinate.of(62.03, 129.73))
    #expect(normals.temperature(at: bergen) > normals.temperature(at: yakutsk) + 35)
    let (laPaz, trinidad) = (Coordinate.of(-16.5, -68.15), Coordinate.of(-14.83, -64.9))
    #expect(normals.temperature(at: laPaz) < normals.temperature(at: trinidad) - 12)
    // December is the summer of the southern hemisphere.
    let (cordoba, tunis) = (Coordinate.of(-31.4, -64.18), Coordinate.of(36.8, 10.18))
    #expect(normals.temperature(at: cordoba) > normals.temperature(at: tunis) + 8)
  }

  @Test("Every coordinate has a plausible temperature, also at the poles and at the antimeridian")
  func everywhere() {
    for latitude in stride(from: -90.0, through: 90, by: 1.25) {
      for longitude in stride(from: -180.0, through: 180, by: 1.25) {
        let point = Coordinate.of(latitude, longitude)
        #expect((-48...34).contains(normals.temperature(at: point)), "\(point)")
        #expect((0...1100).contains(normals.precipitation(at: point)), "\(point)")
      }
    }
  }

  @Test("The embedded tables decode, and damaged text does not")
  func tables() throws {
    let rows = NormalsTable.temperatureRows
    #expect(NormalsGrid(NormalsTable.temperatures, rows: rows) != nil)
    #expect(NormalsGrid(NormalsTable.precipitation, rows: NormalsTable.precipitationRows) != nil)
    #expect(NormalsGrid(String(NormalsTable.temperatures.dropLast()), rows: rows) == nil)
    #expect(NormalsGrid(NormalsTable.temperatures + "?", rows: rows) == nil)
    #expect(NormalsGrid(NormalsTable.temperatures + "}}", rows: rows) == nil)
    for text in ["", "]", "\\", "é", String(repeating: "~", count: 9) + "?"] {
      #expect(NormalsGrid(text, rows: 1) == nil)
    }
    let grid = try #require(NormalsGrid("@!]@", rows: 1) ?? NormalsGrid("@!@", rows: 1))
    #expect(grid[.of(0, -180)] == 1 && grid[.of(0, 0)] == -26)
  }

  @Test("Deserts are dry, and the tropics and the westerlies' coasts are wet")
  func precipitation() throws {
    func wetDays(_ latitude: Double, _ longitude: Double) throws -> Int {
      let start = try date("2026-12-01")
      let conditions = (0..<124).map {
        normals.condition(at: .of(latitude, longitude), on: start + Double($0) * 21_600)
      }
      return conditions.count { [.rain, .snow, .sleet].contains($0) }
    }
    #expect(try wetDays(30.04, 31.24) < 15)  // Cairo
    #expect(try wetDays(-12.04, -77.03) < 15)  // Lima
    #expect(try wetDays(1.29, 103.85) > 40)  // Singapore
    #expect(try wetDays(60.39, 5.32) > 40)  // Bergen
    #expect(try (15...50).contains(wetDays(51.51, -0.13)))  // London
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
        if condition == .fog { #expect(temperature < 18) }
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
    // The Sun's declination is 23.44° south at the solstice, and 0 at the equinox. At noon, the Sun is due south.
    let solstice = SolarPosition(at: .of(51.4779, 0), on: try date("2026-12-21T11:58:00Z"))
    #expect(abs(solstice.altitude - (90 - 51.4779 - 23.44)) < 0.05)
    let equinox = SolarPosition(at: .of(0, 0), on: try date("2026-03-20T12:07:30Z"))
    #expect(equinox.altitude > 89.5)
    let pole = SolarPosition(at: .northPole, on: try date("2026-12-24T12:00:00Z"))
    #expect(abs(pole.altitude + 23.41) < 0.05)
    #expect(!pole.isDay)
    // In London on 24 December 2026, the Sun rises at 08:05 and sets at 15:55 UTC.
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
