import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FlightRequest {
  /// The flight that the options of a command ask for. Writes a note about the times of the route, if one is given.
  init(
    route text: String?, start: ClockStart, speed: Double? = nil, of command: CommandName,
    for audience: Audience,
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
      speed: speed)
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
    try context.errorOutput.writeLine("note: \(note)")
  }

  /// The route and clock to show, for a command that does not fly.
  static func answer(
    route: String?, time: String?, of command: CommandName, for audience: Audience, in context: CommandContext
  ) async throws -> Answer {
    try await FlightRequest(
      route: route, start: time.map { .time($0) } ?? .unspecified, of: command, for: audience, in: context
    ).answer(asOf: context.clock.now)
  }
}
