import SantaCore

/// A notice that Santa is getting closer to the user's home.
enum HomeNotice: Int, Comparable, CaseIterable, Sendable {
  case hour, tenMinutes, nextStop, arrived

  static func < (first: HomeNotice, second: HomeNotice) -> Bool { first.rawValue < second.rawValue }

  /// Returns all notices that apply to a state. There are none outside the flight, and none after Santa has left home.
  static func all(for santa: TrackerEvent.SantaState) -> Set<HomeNotice> {
    let countdown = santa.countdown
    let home = countdown.homeStop.id
    switch countdown.target {
    case .home:
      var notices: Set<HomeNotice> = []
      if countdown.secondsToHome <= 3600 { notices.insert(.hour) }
      if countdown.secondsToHome <= 600 { notices.insert(.tenMinutes) }
      if santa.nextStop?.id == home { notices.insert(.nextStop) }
      return notices
    case .passed: return santa.lastStop?.id == home && santa.isAtStop ? [.arrived] : []
    case .takeoff, .nextFlight: return []
    }
  }

  /// Returns the notices that apply to a state but did not apply to an earlier one.
  static func new(
    in santa: TrackerEvent.SantaState, since before: TrackerEvent.SantaState
  ) -> Set<HomeNotice> {
    all(for: santa).subtracting(all(for: before))
  }
}
