import Foundation
import SantaCore

/// A request and its answer, in the store that all programs share.
final class WeatherRequest: Object {
  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var city = ""
  @Persisted var askedAt: Date
  @Persisted(indexed: true) var isAnswered = false
  @Persisted var temperature: Double?

  convenience init(city: String) {
    self.init()
    (self.city, askedAt) = (city, .now)
  }

  var answer: String { temperature.map { "\($0) °C" } ?? "unknown" }
}

/// The server's information about a city, in a separate store.
final class City: Object {
  @Persisted(primaryKey: true) var name = ""
  @Persisted var temperature = 0.0
  @Persisted var requestCount = 0
}
