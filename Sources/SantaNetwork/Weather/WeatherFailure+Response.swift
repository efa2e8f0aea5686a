extension WeatherFailure {
  /// The wait after too many requests, in seconds, if the service does not specify one.
  private static let ordinaryWait = 60.0

  /// Creates the failure for an unsuccessful answer.
  ///
  /// - Parameter reason: The service's message in the body, if there is one.
  init(_ service: String, _ response: HTTPResponse, reason: String?) {
    let said = reason.map { ": \($0.prefix(160))" } ?? ""
    switch response.status {
    case 429:
      self.init(
        service, "it got too many requests\(said)",
        retryAdvice: Self.retryAfter(response) ?? .after(Self.wait(inWords: reason)))
    case 503 where response.header("Retry-After") != nil:
      self.init(
        service, "it is unavailable for a while\(said)",
        retryAdvice: Self.retryAfter(response) ?? .after(Self.ordinaryWait))
    case 408, 500...599:
      self.init(service, "it failed with status \(response.status)\(said)", retryAdvice: .mayRecover)
    case 401, 403:
      self.init(
        service, "it refused the request with status \(response.status)\(said)", retryAdvice: .refused)
    default: self.init(service, "it answered with status \(response.status)\(said)")
    }
  }

  /// Returns the advice in the field `Retry-After`, which is a number of seconds or a date; nil if it is neither.
  private static func retryAfter(_ response: HTTPResponse) -> RetryAdvice? {
    guard let text = response.header("Retry-After") else { return nil }
    if let seconds = Double(text) { return seconds.isNaN ? nil : .after(seconds) }
    return HTTPDate.parse(text).map { .until($0) }
  }

  /// Returns the wait according to a message of Open-Meteo. Its answers don't have a `Retry-After` field, but name the limit
  /// that was reached: the limit per minute, hour or day.
  private static func wait(inWords reason: String?) -> Double {
    guard let reason else { return ordinaryWait }
    if reason.contains("Hourly") { return 3600 }
    return reason.contains("Daily") ? RetryAdvice.believedWaits.upperBound : ordinaryWait
  }
}
