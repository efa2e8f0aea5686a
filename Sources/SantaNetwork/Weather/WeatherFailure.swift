#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The error for a weather service that doesn't answer, or whose answer can't be used.
public struct WeatherFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether and when to retry.
  enum RetryAdvice: Hashable {
    /// A retry would fail again, because the request or the answer is invalid.
    case none
    /// The service can't be reached, so an early retry would fail again.
    case unreachable
    /// A retry may succeed, because the service was slow or had a fault.
    case mayRecover
    /// The service refuses the program or its key, so a retry would fail for a long time.
    case refused
    /// The service asks to wait for this many seconds.
    case after(Double)
    /// The service asks to wait until this time.
    case until(Date)
  }

  /// The service and the reason, for people. It never contains a key.
  public let description: String
  let retryAdvice: RetryAdvice

  init(_ service: String, _ reason: String, retryAdvice: RetryAdvice = .none) {
    description = "\(service): \(reason)"
    self.retryAdvice = retryAdvice
  }

  init(_ service: String, _ error: HTTPError) {
    let retryAdvice: RetryAdvice =
      switch error.code {
      case .timedOut, .interrupted: .mayRecover
      case .refused, .unknownHost: .unreachable
      default: .none
      }
    self.init(service, "\(error)", retryAdvice: retryAdvice)
  }
}
