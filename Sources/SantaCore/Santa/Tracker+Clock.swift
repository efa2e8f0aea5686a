import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Tracker {
  /// Pauses the clock of the flight under way, or resumes it.
  ///
  /// A resumed clock continues from the time at which it was paused. The change is written to the flight, so that all its
  /// followers see it.
  ///
  /// - Returns: Whether the clock was changed; false if the flight is in real time, whose clock can't be changed, or if no
  ///   flight has begun.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func togglePause() throws -> Bool {
    try changeClock { clock, now in clock.isPaused ? clock.resumed(at: now) : clock.paused(at: now) }
  }

  /// Makes the clock of the flight under way run faster or slower from now on, without skipping or repeating any time.
  ///
  /// - Parameter factor: The factor by which to multiply the speed. A speed outside 0.001...1,000,000 becomes the nearer end.
  /// - Returns: Whether the clock was changed, as for ``togglePause()``.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func multiplySpeed(by factor: Double) throws -> Bool {
    try changeClock { clock, now in
      clock.running(atSpeed: min(max(clock.speed * factor, 0.001), 1_000_000), from: now)
    }
  }

  /// Moves the flight under way to an earlier or later time, from which its clock continues.
  ///
  /// - Parameter time: The time by the flight's clock. A time that is not finite has no effect.
  /// - Returns: Whether the clock was changed, as for ``togglePause()``.
  /// - Throws: ``StoreError`` if the store can't be written.
  @discardableResult public func seek(to time: Date) throws -> Bool {
    guard time.timeIntervalSince1970.isFinite else { return false }
    return try changeClock { clock, now in clock.showing(time, at: now) }
  }

  /// Restarts the demonstration that this tracker flies from the time at which it began.
  func repeatFlight(_ route: Route, from origin: Date) throws {
    try seek(to: origin < route.landing.arrival ? origin : route.takeoff.departure)
    // Weather requests from the last round are useless for this round.
    if let weather = stores?.weather { try deleteWeather(in: weather) }
  }

  private func changeClock(_ change: (FlightClock, Date) -> FlightClock) throws -> Bool {
    guard let stores else { return false }
    let now = configuration.clock.now
    return try stores.santa.write {
      guard let flight = stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID),
        !flight.clock.isReal
      else { return false }
      flight.clock = change(flight.clock, now)
      return true
    }
  }
}
