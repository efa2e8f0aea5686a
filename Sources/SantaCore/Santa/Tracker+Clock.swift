#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Tracker {
  /// Stops the clock of the flight under way, or lets it run on from where it stood.
  ///
  /// It is written into the flight, so that everybody who follows it sees the same.
  ///
  /// - Returns: false where nothing changes: the flight is the real one, whose clock is everybody's, or none is known
  ///   yet.
  /// - Throws: ``StoreError`` where the store can't be written.
  @discardableResult public func togglePause() throws -> Bool {
    try changeClock { clock, now in clock.isPaused ? clock.resumed(at: now) : clock.paused(at: now) }
  }

  /// Makes the clock of the flight under way run faster or slower from now on. No time is left out and none comes twice.
  ///
  /// - Parameter factor: what the speed is multiplied by. What would leave 0.001...1,000,000 becomes the nearer end.
  /// - Returns: false where nothing changes, as of ``togglePause()``.
  /// - Throws: ``StoreError`` where the store can't be written.
  @discardableResult public func multiplySpeed(by factor: Double) throws -> Bool {
    try changeClock { clock, now in
      clock.running(atSpeed: min(max(clock.speed * factor, 0.001), 1_000_000), from: now)
    }
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
