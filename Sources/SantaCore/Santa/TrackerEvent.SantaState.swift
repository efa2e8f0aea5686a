#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension TrackerEvent {
  /// The state of Santa at one moment of a flight.
  public struct SantaState: Hashable, Sendable {
    /// The time by the flight's clock.
    public var time: Date
    /// Santa's current activity.
    public var activity: Activity
    /// Santa's current position.
    public var coordinate: Coordinate
    /// The stop that Santa is at, or else the stop that he left last.
    public var lastStop: RouteStop?
    /// The next stop on the route; nil after the landing.
    public var nextStop: RouteStop?
    /// Whether Santa is at ``lastStop``.
    public var isAtStop: Bool
    /// The number of presents still in the bag.
    public var presentsRemaining: Int
    /// The number of presents delivered so far.
    public var presentsDelivered: Int
    /// The countdown to Santa's arrival at the home in the tracker's configuration.
    public var countdown: Countdown
  }
}

extension TrackerEvent.SantaState {
  /// Creates the state of Santa on a route at a time, without a store.
  public init(route: Route, home: Coordinate, time: Date) {
    let moment = route.moment(at: time)
    let isAtStop =
      switch moment.phase {
      case .flying: false
      case .atStop, .beforeTakeoff, .landed: true
      }
    self.init(
      time: time, activity: moment.activity, coordinate: moment.coordinate,
      lastStop: route.stops[moment.lastStop], nextStop: moment.nextStop.map { route.stops[$0] },
      isAtStop: isAtStop, presentsRemaining: moment.presentsRemaining,
      presentsDelivered: moment.presentsDelivered,
      countdown: Countdown(route: route, home: home, now: time))
  }

  /// Creates the state from Santa's object in a store; nil if his location is invalid.
  ///
  /// - Parameter stops: The stops of the route, by their ids.
  init?(_ santa: Santa, stops: [String: RouteStop], countdown: Countdown) {
    guard let coordinate = santa.currentLocation.coordinate else { return nil }
    self.init(
      time: santa.time, activity: santa.activity, coordinate: coordinate,
      lastStop: santa.lastStop.flatMap { stops[$0.id] }, nextStop: santa.nextStop.flatMap { stops[$0.id] },
      isAtStop: santa.isAtStop, presentsRemaining: santa.presentsRemaining,
      presentsDelivered: santa.presentsDelivered, countdown: countdown)
  }
}
