import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaNetwork

/// Answers of each service, in their documented format.
enum WeatherBodies {
  static let readingTime = Date(timeIntervalSince1970: 1_766_620_800)

  static func openMeteo(
    temperature: String = "4.3", code: String = "3", isDay: String = "0", wind: String = "2.4",
    time: String = "1766620800", units: String = "°C"
  ) -> String {
    """
    {"latitude":51.5,"longitude":-0.12,"current_units":{"time":"unixtime","temperature_2m":"\(units)"},
    "current":{"time":\(time),"interval":900,"temperature_2m":\(temperature),"weather_code":\(code),
    "is_day":\(isDay),"wind_speed_10m":\(wind)}}
    """
  }

  /// Returns an answer for the requested coordinates. The temperature of each is its latitude.
  static func openMeteo(for request: LoopbackServer.Request) -> String {
    let latitudes = request.query("latitude")?.split(separator: ",") ?? []
    let places = latitudes.map { openMeteo(temperature: "\($0)") }
    return places.count == 1 ? places[0] : "[\(places.joined(separator: ","))]"
  }

  static func pirate(
    temperature: String = "-0.88", icon: String = "\"snow\"", time: String = "1766620800",
    units: String = "si"
  ) -> String {
    """
    {"latitude":45.42,"currently":{"time":\(time),"icon":\(icon),"temperature":\(temperature)},
    "flags":{"units":"\(units)"}}
    """
  }

  static func metNorway(
    temperature: String = "-3.1", symbol: String = "lightsnow", next: String = "next_1_hours",
    unit: String = "celsius"
  ) -> String {
    func hour(_ time: String, _ temperature: String) -> String {
      """
      {"time":"\(time)","data":{"instant":{"details":{"air_temperature":\(temperature)}},
      "\(next)":{"summary":{"symbol_code":"\(symbol)"}}}}
      """
    }
    return """
      {"type":"Feature","properties":{"meta":{"units":{"air_temperature":"\(unit)"}},"timeseries":[
      \(hour("2025-12-25T00:00:00Z", temperature)),\(hour("2025-12-25T01:00:00Z", "8.5"))]}}
      """
  }
}

extension HTTPClient {
  static let ofTests = HTTPClient(userAgent: "santa-tests/1 (nobody@example.org)", deadline: .seconds(1500))
}

extension Coordinate {
  static func of(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude) ?? .northPole
  }
}

extension WeatherProvider {
  /// Returns why there is no weather; nil if there is an answer.
  func reason(at coordinate: Coordinate = .of(51.5085, -0.1257)) async -> String? {
    do {
      _ = try await report(at: coordinate, on: .distantPast)
      return nil
    } catch { return "\(error)" }
  }
}
