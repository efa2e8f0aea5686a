import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An arrival whose card is on the dashboard.
struct ArrivalCard: Equatable, Sendable {
  /// The index of the stop in the route.
  var stop: Int
  /// The time at which the card was first shown, by the flight's clock.
  var shownAt: Date
  /// A fact about the stop, which is computed only once.
  var fact: PlaceFact?

  /// The shortest time for which a card is shown, in real seconds. In a demonstration, Santa is several stops further then.
  private static let shortestTime: TimeInterval = 6
  /// The shortest time between the starts of two cards, in real seconds. Fewer cards leave time to look at the map.
  private static let interval: TimeInterval = 10

  /// Returns whether Santa has left the stop, and the card was shown for long enough.
  func isOver(_ santa: TrackerEvent.SantaState, _ clock: FlightClock) -> Bool {
    guard santa.time >= shownAt, santa.nextStop != nil else { return true }
    let isThere = santa.isAtStop && santa.time.timeIntervalSince(shownAt) < 60
    return !isThere && santa.time.timeIntervalSince(shownAt) / clock.speed >= Self.shortestTime
  }

  /// Returns whether this card can follow another one. On a fast clock, only some arrivals have a card.
  func mayFollow(_ last: ArrivalCard, _ clock: FlightClock) -> Bool {
    clock.isPaused || abs(shownAt.timeIntervalSince(last.shownAt)) / clock.speed >= Self.interval
  }
}
