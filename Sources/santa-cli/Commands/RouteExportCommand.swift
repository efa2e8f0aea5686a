import SantaCore

/// `route export`: writes a route as a Santa Tracker file.
struct RouteExportCommand: Command {
  var options: RouteExportOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(AudienceOptions(), in: context)
    let answer = try await FlightRequest.answer(
      route: options.route, time: options.time, of: .routeExport, for: audience, in: context)
    try context.output.write(String(decoding: answer.route.json(), as: UTF8.self))
    return .success
  }
}
