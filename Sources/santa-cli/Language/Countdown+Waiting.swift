import SantaCore

extension Countdown {
  /// Whether it counts to a flight that has not begun. Then it has steps of an hour or a minute, and not of a second.
  var isWaiting: Bool { target == .takeoff || target == .nextFlight }
}
