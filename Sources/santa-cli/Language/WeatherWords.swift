import SantaCore

/// Strings about the weather of a place, and about the status of a weather request.
struct WeatherWords: Sendable {
  /// The start of a line about a place; nil for no place in particular.
  var heading: @Sendable (_ place: String?) -> String
  var asking: String
  var lookingUp: String
  /// The weather isn't available. The reason is the message of the service.
  var unknown: @Sendable (_ reason: String?) -> String
  var condition: @Sendable (Weather.Condition) -> String
  /// The condition, and the temperature if it is known.
  var findings: @Sendable (_ condition: String, _ temperature: String?) -> String
  /// The name of a source.
  var source: @Sendable (String) -> String
  /// The source in parentheses, which follows a report.
  var origin: @Sendable (_ source: String) -> String
  /// A report with its place.
  var report: @Sendable (_ report: String, _ place: String) -> String
  /// Explains why the weather is the typical one from now on.
  var onlyNormal: @Sendable (_ reason: String) -> String
  /// The first line of `weather-service`.
  var answering: @Sendable (_ folder: String, _ service: String) -> String

  init(_ table: WordTable) {
    let language = table.language
    let reason: @Sendable (String) -> String = { WeatherReason(text: $0).text(in: language) }
    let heading = table.phrase("Weather[ in {place}]:")
    self.heading = { heading(["place": $0]) + " " }
    asking = table.text("asking")
    lookingUp = table.text("looking it up")
    let unknown = table.phrase("unknown[, {reason}]")
    self.unknown = { unknown(["reason": $0.map(reason)]) }
    condition = { table.text($0.description) }
    let findings = table.phrase("{condition}[, {temperature}]")
    self.findings = { findings(["condition": $0, "temperature": $1]) }
    source = { table.text($0) }
    let origin = table.phrase("({source})")
    self.origin = { origin(["source": $0]) }
    let report = table.phrase("{report} in {place}")
    self.report = { report(["report": $0, "place": $1]) }
    let onlyNormal = table.phrase("The weather shown is typical for December. {reason}.")
    self.onlyNormal = { "🌡️ " + onlyNormal(["reason": reason($0)]) }
    let answering = table.phrase("Answering requests in {folder} by {service}. Times are UTC.")
    self.answering = { "🌦️ " + answering(["folder": $0, "service": $1]) }
  }
}

extension Language {
  var weather: WeatherWords { words(WeatherWords.init) }
}
