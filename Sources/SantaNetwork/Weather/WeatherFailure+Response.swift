#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherFailure {
  /// Waits that are believed: a service that says less is asked again too soon, and more, as well as never.
  private static let believedWaits = 1.0...21_600.0
  /// When a service that is asked too often says nothing of how long.
  private static let ordinaryWait = 60.0

  /// What an answer other than a success means.
  ///
  /// - Parameter reason: what the body says, where it is the service's own.
  init(_ service: String, _ response: HTTPResponse, reason: String?, now: Date) {
    let said = reason.map { ": \($0.prefix(160))" } ?? ""
    switch response.status {
    case 429:
      let wait = Self.wait(response.header("Retry-After"), now: now) ?? Self.wait(inWords: reason)
      self.init(service, "asked too often\(said)", prospect: .after(wait))
    case 503 where response.header("Retry-After") != nil:
      let wait = Self.wait(response.header("Retry-After"), now: now) ?? Self.ordinaryWait
      self.init(service, "closed for a while\(said)", prospect: .after(wait))
    case 408, 500...599:
      self.init(service, "it has a fault, status \(response.status)\(said)", prospect: .better)
    case 401, 403: self.init(service, "it refuses us, status \(response.status)\(said)")
    default: self.init(service, "it answered with status \(response.status)\(said)")
    }
  }

  /// Seconds, or the time at which they end.
  private static func wait(_ text: String?, now: Date) -> Double? {
    guard let text else { return nil }
    let seconds = Double(text) ?? HTTPDate.parse(text)?.timeIntervalSince(now)
    return seconds.flatMap {
      $0.isNaN ? nil : min(max($0, believedWaits.lowerBound), believedWaits.upperBound)
    }
  }

  /// Open-Meteo has no `Retry-After`, but says whether it is the minute, the hour or the day that is used up.
  private static func wait(inWords reason: String?) -> Double {
    guard let reason else { return ordinaryWait }
    if reason.contains("Hourly") { return 3600 }
    return reason.contains("Daily") ? believedWaits.upperBound : ordinaryWait
  }
}
