/// What `weather-service` was asked. Paths and names are as written; the command reads them.
struct WeatherServiceOptions: Equatable, Sendable {
  var store: String?
  var weather: String?
  var format = OutputFormat.plain
  var audience = AudienceOptions()
}
