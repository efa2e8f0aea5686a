#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a service has no weather to tell.
public struct WeatherFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is to be expected of asking again.
  enum Prospect: Hashable {
    /// The same again: the request, or the answer, is wrong.
    case none
    /// Nothing soon: there is no way to the service.
    case unreachable
    /// Perhaps an answer: the service was slow, or had a fault.
    case better
    /// The same for long: the service wants nothing of us, or of our key.
    case refused
    /// The service wants to be left alone for so many seconds.
    case after(Double)
    /// The service wants to be left alone until then.
    case until(Date)
  }

  /// Why, for people: who, and what. It has no key in it.
  public let description: String
  let prospect: Prospect

  init(_ service: String, _ reason: String, prospect: Prospect = .none) {
    description = "\(service): \(reason)"
    self.prospect = prospect
  }

  init(_ service: String, _ error: HTTPError) {
    let prospect: Prospect =
      switch error.code {
      case .timedOut, .interrupted: .better
      case .refused, .unknownHost: .unreachable
      default: .none
      }
    self.init(service, "\(error)", prospect: prospect)
  }
}
