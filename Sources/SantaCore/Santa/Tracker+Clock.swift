import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Tracker {
  /// Pauses the clock of the flight under way, or lets it run on from where it was paused.
  ///
  /// The change is written into the flight, so that all its followers see it.
  ///
  /// - Returns: Whether the clock was changed; false if the flight is in real time, whose clock can't be changed, or if
  ///   there is no flight yet.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func togglePause() throws -> Bool {
    try changeClock { clock, now in clock.isPaused ? clock.resumed(at: now) : clock.paused(at: now) }
  }

  /// Makes the clock of the flight under way run faster or slower from now on. It skips and repeats no time.
  ///
  /// - Parameter factor: The factor by which to multiply the speed. A speed outside 0.001...1,000,000 becomes the
  ///   nearer end.
  /// - Returns: Whether the clock was changed, as for ``togglePause()``.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func multiplySpeed(by factor: Double) throws -> Bool {
    try changeClock { clock, now in
      clock.running(atSpeed: min(max(clock.speed * factor, 0.001), 1_000_000), from: now)
    }
  }

  /// Moves the flight under way to another time, earlier or later, from which its clock runs on.
  ///
  /// - Parameter time: The time by the flight's clock. One that is not finite changes nothing.
  /// - Returns: Whether the clock was changed, as for ``togglePause()``.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func seek(to time: Date) throws -> Bool {
    guard time.timeIntervalSince1970.isFinite else { return false }
    return try changeClock { clock, now in clock.showing(time, at: now) }
  }

  /// Begins the demonstration that this tracker flies again, from the time at which it began.
  func repeatFlight(_ route: Route, from origin: Date) throws {
    try seek(to: origin < route.landing.arrival ? origin : route.takeoff.departure)
    // Requests for weather of the last round are of no use for this one.
    guard let weather = stores?.weather else { return }
    try weather.write { weather.delete(weather.objects(Weather.self)) }
  }

  private func changeClock(_ change: (FlightClock, Date) -> FlightClock) throws -> Bool {
    guard let stores else { return false }
    let now = configuration.clock.now
    return try stores.santa.write {
      guard let flight = stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.theOnlyOne),
        !flight.clock.isReal
      else { return false }
      flight.clock = change(flight.clock, now)
      return true
    }
  }
}
