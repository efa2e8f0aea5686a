extension WeatherFailure {
  /// When a service that is asked too often says nothing of how long.
  private static let ordinaryWait = 60.0

  /// What an answer other than a success means.
  ///
  /// - Parameter reason: what the body says, where it is the service's own.
  init(_ service: String, _ response: HTTPResponse, reason: String?) {
    let said = reason.map { ": \($0.prefix(160))" } ?? ""
    switch response.status {
    case 429:
      self.init(
        service, "asked too often\(said)",
        prospect: Self.retryAfter(response) ?? .after(Self.wait(inWords: reason)))
    case 503 where response.header("Retry-After") != nil:
      self.init(
        service, "closed for a while\(said)",
        prospect: Self.retryAfter(response) ?? .after(Self.ordinaryWait))
    case 408, 500...599:
      self.init(service, "it has a fault, status \(response.status)\(said)", prospect: .better)
    case 401, 403:
      self.init(service, "it refuses us, status \(response.status)\(said)", prospect: .refused)
    default: self.init(service, "it answered with status \(response.status)\(said)")
    }
  }

  /// Seconds, or the time at which they end; nil where neither is said.
  private static func retryAfter(_ response: HTTPResponse) -> Prospect? {
    guard let text = response.header("Retry-After") else { return nil }
    if let seconds = Double(text) { return seconds.isNaN ? nil : .after(seconds) }
    return HTTPDate.parse(text).map { .until($0) }
  }

  /// Open-Meteo has no `Retry-After`, but says whether it is the minute, the hour or the day that is used up.
  private static func wait(inWords reason: String?) -> Double {
    guard let reason else { return ordinaryWait }
    if reason.contains("Hourly") { return 3600 }
    return reason.contains("Daily") ? Prospect.believedWaits.upperBound : ordinaryWait
  }
}
