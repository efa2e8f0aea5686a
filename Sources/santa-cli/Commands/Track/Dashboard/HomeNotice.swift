import SantaCore

/// What is worth telling somebody who waits at home and looks elsewhere.
enum HomeNotice: Int, Comparable, CaseIterable, Sendable {
  case hour, tenMinutes, nextStop, arrived

  static func < (first: HomeNotice, second: HomeNotice) -> Bool { first.rawValue < second.rawValue }

  /// All that hold at the moment; none outside the flight and once Santa has left home.
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
}
