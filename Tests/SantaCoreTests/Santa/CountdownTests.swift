import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Countdown.
struct CountdownTests {
  private let route = Route.embedded(year: 2026)
  private let berlin = Coordinate.of(52.52, 13.405)

  private func countdown(_ now: String) throws -> Countdown {
    Countdown(route: route, home: berlin, now: try #require(Timestamp.parse(now)))
  }

  @Test("Off season it counts to the take-off")
  func offSeason() throws {
    let countdown = try countdown("2026-12-12T06:30:00Z")
    #expect(countdown.target == .takeoff)
    #expect(countdown.secondsToTarget == 12 * 86_400 + 3 * 3600 + 1800)
    #expect(countdown.description == "take-off in 12 d 3 h")
    #expect(countdown.secondsToHome > countdown.secondsToTarget)
    #expect(countdown.homeStop.city == "Berlin")
  }

  @Test("In the flight it counts to the arrival at home, to the second")
  func underWay() throws {
    let takeoff = try countdown("2026-12-24T10:00:00Z")
    #expect(takeoff.target == .home)
    let arrival = takeoff.homeArrival
    #expect(arrival == takeoff.homeStop.arrival)
    let late = Countdown(route: route, home: berlin, now: arrival - 11_547)
    #expect(late.secondsToHome == 11_547 && late.secondsToTarget == 11_547)
    #expect(late.description == "in 3 h 12 min")
    let last = Countdown(route: route, home: berlin, now: arrival - 0.25)
    #expect(last.target == .home && last.secondsToHome == 1)
  }

  @Test("Once home is reached he has been there, until the evening after the landing")
  func passed() throws {
    let arrival = try countdown("2026-12-24T10:00:00Z").homeArrival
    let reached = Countdown(route: route, home: berlin, now: arrival)
    #expect(reached.target == .passed && reached.secondsToHome == 0)
    let later = Countdown(route: route, home: berlin, now: arrival + 41 * 60)
    #expect(later.secondsToHome == -41 * 60)
    #expect(later.description == "has been, 41 min ago")
    for time in ["2026-12-25T10:59:59Z", "2026-12-25T11:30:00Z", "2026-12-26T02:59:59Z"] {
      let countdown = try countdown(time)
      #expect(countdown.target == .passed && countdown.homeArrival == arrival)
    }
  }

  @Test(
    "From the evening after the landing on it counts to the next year's arrival",
    arguments: ["2026-12-26T03:00:00Z", "2026-12-26T12:00:00Z", "2026-12-31T23:59:59Z", "2027-07-01"])
  func nextFlight(_ now: String) throws {
    let countdown = try countdown(now)
    #expect(countdown.target == .nextFlight)
    #expect(countdown.homeArrival == countdown.homeStop.arrival + 365 * 86_400)
    #expect(Timestamp.string(from: countdown.takeoff) == "2027-12-24T10:00:00Z")
    #expect(countdown.secondsToHome > 0 && countdown.secondsToTarget == countdown.secondsToHome)
    #expect(countdown.description.hasPrefix("next flight: in "))
  }

  @Test("A route of an earlier year counts to the flight that is next, or under way, today")
  func earlierRoute() throws {
    let old = Route.embedded(year: 2017)
    let flying = Countdown(
      route: old, home: berlin, now: try #require(Timestamp.parse("2026-12-24T12:00:00Z")))
    #expect(flying.target == .home)
    #expect(flying.homeArrival == route.stops[route.stopIndex(nearestTo: berlin)].arrival)
    let then = Countdown(route: old, home: berlin, now: try #require(Timestamp.parse("2017-12-24T12:00:00Z")))
    #expect(then.target == .home && then.homeArrival == then.homeStop.arrival)
    let before = Countdown(
      route: route, home: berlin, now: try #require(Timestamp.parse("2017-12-24T12:00:00Z")))
    #expect(before.target == .takeoff)
  }

  @Test("No date and no index traps")
  func extremes() {
    for seconds in [-Double.infinity, -1e300, 1e300, .infinity, .nan] {
      let countdown = Countdown(route: route, homeStopIndex: .max, now: Date(timeIntervalSince1970: seconds))
      #expect(!countdown.description.isEmpty)
    }
    #expect(Countdown(route: route, homeStopIndex: -1, now: .distantPast).homeStop.id == "takeoff")
  }

  @Test("Durations have at most two units")
  func spans() {
    for (seconds, words) in [
      (0, "0 s"), (59, "59 s"), (570, "9 min 30 s"), (600, "10 min"), (3599, "59 min"), (3600, "1 h 0 min"),
      (86_400, "1 d 0 h"), (-7260, "2 h 1 min"),
    ] {
      #expect(Countdown.words(forSeconds: seconds) == words)
    }
    #expect(Countdown.words(forSeconds: .min).hasSuffix("h"))
  }
}
