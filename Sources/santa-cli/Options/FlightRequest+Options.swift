import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FlightRequest {
  /// Creates a request for the flight that the options of a command describe. If a route is given, a note about its times is
  /// written.
  ///
  /// - Parameter home: The home at which the built-in flight stops.
  init(
    route text: String?, start: ClockStart, speed: Double? = nil, home: HomePlace? = nil,
    of command: CommandName, for audience: Audience,
    in context: CommandContext
  ) async throws {
    let start: Start =
      switch start {
      case .unspecified: .unspecified
      case .takeOff: .takeOff
      case .time(let text): try Timestamp.option(text, of: command).map { .time($0) } ?? .unspecified
      }
    let route = try await RouteSource(text)?.route(in: context)
    self.init(
      route: route, title: text.map { FlightTitle.fileText(RouteSource.name(of: $0)) }, start: start,
      speed: speed, home: home)
    guard route != nil else { return }
    let answer = answer(asOf: context.clock.now)
    let words = audience.language.flight
    let year = Route.comingYear(asOf: answer.route.takeoff.departure)
    let note: String =
      switch answer.shiftedFrom {
      case nil: words.routeIsExact(year)
      case year?: words.routeHasOtherTimes(year)
      case let own?: words.routeIsOfYear(own)
      }
    try context.errorOutput.writeLine("\(audience.language.labels.note) \(note)")
  }

  /// Returns the route and the clock to show, for a command that does not fly.
  static func answer(
    route: String?, time: String?, home: HomePlace? = nil, of command: CommandName, for audience: Audience,
    in context: CommandContext
  ) async throws -> Answer {
    try await FlightRequest(
      route: route, start: time.map { .time($0) } ?? .unspecified, home: home, of: command, for: audience,
      in: context
    ).answer(asOf: context.clock.now)
  }
}
