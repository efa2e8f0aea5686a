import SantaCore

extension Countdown {
  /// Whether the countdown is for a flight that has not begun. It then has steps of an hour or a minute instead of a second.
  var isWaiting: Bool { target == .takeoff || target == .nextFlight }
}
