#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Tracker {
  /// What a tracker that had just started would tell, without starting one.
  public struct Status: Hashable, Sendable {
    /// The flight under way.
    public var flight: TrackerEvent.FlightState
    /// Santa at the present.
    public var santa: TrackerEvent.SantaState
    /// The request for weather that was made last; nil where none was.
    public var weather: TrackerEvent.WeatherState?
  }

  /// Whether somebody flies in a place.
  ///
  /// Makes and writes nothing. In memory it is always false, since only trackers of one process could fly there.
  ///
  /// - Throws: ``StoreError`` where the lock of the place can't be read.
  public static func isFlown(at location: TrackerStores.Location) throws -> Bool {
    try location.lockFile("flyer").map { try ProcessLock.isTaken($0) } ?? false
  }

  /// Looks once at the flight under way in a place.
  ///
  /// Makes and writes nothing.
  ///
  /// - Parameters:
  ///   - location: where the stores lie.
  ///   - home: what to count down to.
  ///   - now: the real time.
  /// - Returns: nil where nobody flies.
  /// - Throws: ``StoreError`` where the stores of a flight can't be read.
  public static func status(
    at location: TrackerStores.Location, home: Coordinate, now: Date,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Status? {
    guard let lock = location.lockFile("flyer"), try ProcessLock.isTaken(lock) else { return nil }
    let stores = try TrackerStores(location, isReadOnly: true)
    guard let stored = stores.santa.objects(Flight.self).first,
      let santa = stores.santa.objects(Santa.self).first,
      let route = Route(santa.route, fingerprint: stored.routeFingerprint)
    else { return nil }
    let flight = TrackerEvent.FlightState(
      title: stored.title, route: route, clock: stored.clock, isFlownHere: false)
    return Status(
      flight: flight,
      santa: TrackerEvent.SantaState(route: route, home: home, time: flight.clock.time(at: now)),
      weather: stores.weather.objects(Weather.self).last.map { TrackerEvent.WeatherState($0) })
  }
}

extension TrackerEvent.SantaState {
  /// What a route says for a time, whether anybody flies it or not.
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
}
