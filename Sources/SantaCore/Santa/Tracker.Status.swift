import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Tracker {
  /// The state of a flight under way at one instant: the first events that a new tracker would report.
  public struct Status: Hashable, Sendable {
    /// The flight under way.
    public var flight: TrackerEvent.FlightState
    /// Santa at that instant.
    public var santa: TrackerEvent.SantaState
    /// The latest request for weather; nil if there was none.
    public var weather: TrackerEvent.WeatherState?
  }

  /// Whether a tracker flies in a directory at this moment.
  ///
  /// Creates and writes nothing. For stores in memory it is always false, because no other process can fly in them.
  ///
  /// - Throws: ``StoreError`` if the lock file in the directory can't be read.
  public static func isFlown(at location: TrackerStores.Location) throws -> Bool {
    try location.lockFile("flyer").map { try ProcessLock.isTaken($0) } ?? false
  }

  /// The state of the flight under way in a directory, without a tracker.
  ///
  /// Creates and writes nothing.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - home: The home to count down to.
  ///   - now: The real time.
  ///   - isolation: The actor on which this is called.
  /// - Returns: The state; nil if no tracker flies there.
  /// - Throws: ``StoreError`` if there are stores that can't be read, whether a tracker flies or not;
  ///   ``IncompleteFlight`` if the flight under way has no route.
  public static func status(
    at location: TrackerStores.Location, home: Coordinate, now: Date,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Status? {
    let isFlown = try isFlown(at: location)
    guard isFlown || location.hasStores else { return nil }
    let stores = try TrackerStores(location, isReadOnly: true)
    // Also without a flight under way: somebody who asks wants to hear of damage before the night of the flight.
    let stored = stores.santa.objects(Flight.self).first
    let route = stored.flatMap { stores.route(of: $0) }
    let weather = stores.weather.objects(Weather.self).last.map { TrackerEvent.WeatherState($0) }
    // A damaged object looks deleted or empty.
    if let failure = stores.failure { throw failure }
    guard isFlown, let stored else { return nil }
    guard let route else { throw IncompleteFlight(title: stored.title) }
    let flight = TrackerEvent.FlightState(
      title: stored.title, route: route, clock: stored.clock, isFlownHere: false)
    return Status(
      flight: flight,
      santa: TrackerEvent.SantaState(route: route, home: home, time: flight.clock.time(at: now)),
      weather: weather)
  }
}
