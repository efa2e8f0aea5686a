#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change that a tracker reports when a store notifies it. A value, which can be used in any isolation.
public enum TrackerEvent: Hashable, Sendable {
  /// The flight and who flies it: at the start, and when either changes.
  case flight(FlightState)
  /// Santa: at the start, and after every step.
  case santa(SantaState)
  /// A request for weather: when it is made, and when its status changes.
  case weather(WeatherState)

  /// The state of a flight in a store.
  public struct FlightState: Hashable, Sendable {
    /// The name of the route, for people.
    public var title: String
    /// The route with the times at which it is flown.
    public var route: Route
    /// The flight's clock.
    public var clock: FlightClock
    /// Whether this tracker flies it, and not another one.
    public var isFlownHere: Bool
    /// Whether a tracker flies it. False if the tracker that flew has ended, and this one may not take over.
    public var isFlown = true
  }

  /// The state of a request for weather and, later, its answer.
  public struct WeatherState: Hashable, Sendable {
    /// The time that the request is for, by the flight's clock.
    public var time: Date
    /// The name of the place.
    public var place: String
    /// The status of the request, with the answer.
    public var status: Weather.LoadingStatus
    /// The name of the service that answered; nil without an answer.
    public var source: String?
    /// Whether the answer is the normal of the season, and not a reading.
    public var isNormal = false
    /// The time of the reading, by the machine's clock; nil if it is not known, and for a normal.
    public var readingTime: Date?
    /// Why the answer is a normal instead of a reading. If there is no answer at all, the reason is in ``status``.
    public var fallbackReason: String?
  }
}

extension TrackerEvent.WeatherState {
  /// The present state of a request.
  public init(_ weather: Weather) {
    self.init(
      time: weather.time, place: weather.place, status: weather.loadingStatus, source: weather.source,
      isNormal: weather.isNormal, readingTime: weather.readingTime, fallbackReason: weather.fallbackReason)
  }
}
