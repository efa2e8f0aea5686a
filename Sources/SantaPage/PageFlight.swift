package import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The flight that the page shows.
package struct PageFlight: Hashable, Sendable {
  package let route: Route
  package let clock: FlightClock
  /// The title of the flight in its store.
  private let title: String

  init(route: Route, title: String, clock: FlightClock) {
    (self.route, self.clock) = (route, clock)
    // Other programs write the title. It is sent to each visitor with each event.
    self.title = title.bounded
  }

  init(_ state: TrackerEvent.FlightState) {
    self.init(route: state.route, title: state.title, clock: state.clock)
  }

  /// The flight that is shown while no tracker flies: the built-in route by the machine's clock, as `santa-cli status` shows it.
  init(builtInAt now: Date) {
    let answer = FlightRequest().answer(asOf: now)
    self.init(route: answer.route, title: answer.title, clock: answer.clock)
  }

  /// The tag by which a browser knows the route. Routes with the same tag have the same stops at the same times.
  package var tag: String { PageJSON.tag(route.fingerprint.utf8) }

  /// Returns the title in a language: `Christmas 2026`, or the name of the route's file.
  package func title(in language: PageLanguage) -> String {
    if title.hasPrefix("the route '"), title.hasSuffix("'"), title.count > 12 {
      return String(title.dropFirst(11).dropLast())
    }
    let year = CivilTime(route.takeoff.departure).year
    return title.hasPrefix("the built-in route")
      ? PageWords.all.text("flight", in: language, ["year": "\(year)"]) : title
  }
}
