#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change that a tracker reports. Events are values, which can be used in any isolation.
public enum TrackerEvent: Hashable, Sendable {
  /// The flight and its pilot: at the start, and whenever either changes.
  case flight(FlightState)
  /// Santa's state: at the start, and after every step.
  case santa(SantaState)
  /// A weather request: when it is made, and whenever its status changes.
  case weather(WeatherState)

  /// The state of a flight in a store.
  public struct FlightState: Hashable, Sendable {
    /// The display name of the route.
    public var title: String
    /// The route, with the times of this flight.
    public var route: Route
    /// The flight's clock.
    public var clock: FlightClock
    /// Whether this tracker flies the sleigh, rather than another one.
    public var isFlownHere: Bool
    /// Whether any tracker flies the sleigh. False if the tracker that flew has ended and this one isn't allowed to take over.
    public var isFlown = true
  }

  /// The state of a weather request and, later, of its answer.
  public struct WeatherState: Hashable, Sendable {
    /// The time for which the weather is requested, by the flight's clock.
    public var time: Date
    /// The name of the place.
    public var place: String
    /// The status of the request, including the answer.
    public var status: Weather.LoadingStatus
    /// The name of the service that answered; nil without an answer.
    public var source: String?
    /// Whether the answer is a seasonal normal rather than a reading.
    public var isNormal = false
    /// The time of the reading, by the machine's clock; nil if it is unknown, and for a normal.
    public var readingTime: Date?
    /// The reason for a normal instead of a reading. If the request failed, the reason is in ``status``.
    public var fallbackReason: String?
  }
}

extension TrackerEvent.WeatherState {
  /// Creates the current state of a request.
  public init(_ weather: Weather) {
    self.init(
      time: weather.time, place: weather.place, status: weather.loadingStatus, source: weather.source,
      isNormal: weather.isNormal, readingTime: weather.readingTime, fallbackReason: weather.fallbackReason)
  }
}
