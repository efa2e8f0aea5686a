#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a tracker tells, because a notification of a store arrived: values, to be used anywhere.
public enum TrackerEvent: Hashable, Sendable {
  /// Which flight it is, and who flies it: at the start, and when that changes.
  case flight(FlightState)
  /// Santa, at the start and after every step.
  case santa(SantaState)
  /// A request for weather that was made or has come further.
  case weather(WeatherState)

  /// A flight, as the store has it.
  public struct FlightState: Hashable, Sendable {
    /// What people call the route.
    public var title: String
    /// The route with the times at which it is flown.
    public var route: Route
    /// The flight's clock.
    public var clock: FlightClock
    /// Whether this tracker flies it, rather than another process.
    public var isFlownHere: Bool
    /// Whether anybody flies it. Nobody does once whoever flew has ended, and this tracker may not fly on.
    public var isFlown = true
  }

  /// Santa, as the store has him.
  public struct SantaState: Hashable, Sendable {
    /// The time by the flight's clock.
    public var time: Date
    /// What he is doing.
    public var activity: Activity
    /// Where he is.
    public var coordinate: Coordinate
    /// The stop he is at, or else the one he left last.
    public var lastStop: RouteStop?
    /// The stop he comes to next; nil after the landing.
    public var nextStop: RouteStop?
    /// Whether he is at ``lastStop``.
    public var isAtStop: Bool
    /// How many presents are still in the bag.
    public var presentsRemaining: Int
    /// How many presents have been left so far.
    public var presentsDelivered: Int
    /// How long it is until he comes home to whoever tracks.
    public var countdown: Countdown
  }

  /// A request for weather and, in time, its answer.
  public struct WeatherState: Hashable, Sendable {
    /// The time that is asked for, by the flight's clock.
    public var time: Date
    /// What people call the place.
    public var place: String
    /// How far the request has come.
    public var status: Weather.LoadingStatus
    /// Who answered, as people call it; nil without an answer.
    public var source: String?
    /// Whether the answer is what is usual there at that season, and no reading.
    public var isNormal = false
    /// When the weather was as the answer says, by the machine's clock, so that its age can be shown; nil where that is
    /// not known, and for a normal.
    public var readingTime: Date?
    /// Why the answer is only a normal, where a reading was wanted. Why there is no answer at all is in ``status``.
    public var fallbackReason: String?
  }
}

extension TrackerEvent.WeatherState {
  /// What a request says at present.
  public init(_ weather: Weather) {
    self.init(
      time: weather.time, place: weather.place, status: weather.loadingStatus, source: weather.source,
      isNormal: weather.isNormal, readingTime: weather.readingTime, fallbackReason: weather.fallbackReason)
  }
}
