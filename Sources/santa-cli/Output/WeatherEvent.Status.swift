extension WeatherEvent {
  /// The raw values are the words of the JSON output.
  enum Status: String, CaseIterable, Sendable {
    case uploading, processing, complete, failed
  }
}
