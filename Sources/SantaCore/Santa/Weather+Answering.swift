#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answer of a service. Call these methods in a write transaction.
extension Weather {
  static let noPosition = "the request has no position on the Earth"

  static func noAnswer(of source: String) -> String { "\(source) gave no answer for this place" }

  /// - Parameter source: the name of the provider, unless the report names another one.
  func answer(_ report: WeatherReport, from source: String, at now: Date) {
    guard WeatherReport.plausibleTemperatures.contains(report.temperature) else {
      return fail(
        because: "\(report.source ?? source) reported an impossible temperature", from: source, at: now)
    }
    readingTime = report.readingTime
    isNormal = report.isNormal
    fallbackReason = report.fallbackReason
    self.source = report.source ?? source
    leaseEnd = nil
    set(.complete(temperature: report.temperature, condition: report.condition), at: now)
  }

  func fail(because reason: String, from source: String, at now: Date) {
    self.source = source
    leaseEnd = nil
    set(.failed(reason: reason), at: now)
  }

  func set(_ status: LoadingStatus, at now: Date) {
    loadingStatus = status
    lastUpdated = now
  }
}
