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
    /// Santa's state at that instant.
    public var santa: TrackerEvent.SantaState
    /// The latest weather request; nil if there was none.
    public var weather: TrackerEvent.WeatherState?
  }

  /// Returns whether a tracker flies in a directory at this moment.
  ///
  /// The method doesn't create or write files. For stores in memory, the result is always false, because no other process can
  /// fly in them.
  ///
  /// - Throws: ``StoreError`` if the lock file in the directory can't be read.
  public static func isFlown(at location: TrackerStores.Location) throws -> Bool {
    try location.lockFile("flyer").map { try ProcessLock.isTaken($0) } ?? false
  }

  /// Returns the state of the flight under way in a directory, without a tracker.
  ///
  /// The method doesn't create or write files.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - home: The home to count down to.
  ///   - now: The real time.
  ///   - isolation: The actor on which the method is called.
  /// - Returns: The state; nil if no tracker flies there.
  /// - Throws: ``StoreError`` if the stores exist but can't be read, whether a tracker flies or not; ``IncompleteFlight`` if
  ///   the flight under way doesn't have a complete route.
  public static func status(
    at location: TrackerStores.Location, home: Coordinate, now: Date,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Status? {
    let isFlown = try isFlown(at: location)
    guard isFlown || location.hasStores else { return nil }
    let stores = try TrackerStores(location, isReadOnly: true)
    // The stores are read even without a flight under way, so that damage is reported before the night of the flight.
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
