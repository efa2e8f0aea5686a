import SantaCore

/// `route export`: writes a route as a Santa Tracker file.
struct RouteExportCommand: Command, Equatable {
  // Paths and times as they were typed. The command parses them.
  var route: String?
  var time: String?

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = Audience(AudienceOptions(), try Settings(environment: context.environment))
    let answer = try await FlightRequest.answer(
      route: route, time: time, of: .routeExport, for: audience, in: context)
    try context.output.write(String(decoding: answer.route.json(), as: UTF8.self))
    return .success
  }
}

/// The output format of `route export`.
enum ExportFormat: String, CaseIterable, Sendable {
  /// The format of Google's Santa Tracker.
  case json
}

extension CommandName {
  static let routeExport: CommandName = "route export"
}

extension RouteExportCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let _: ExportFormat? = try arguments.choice(.format)
    self.init(route: arguments[.route], time: arguments[.at])
  }

  static let description = CommandDescription(
    name: .routeExport,
    command: RouteExportCommand.self,
    summary: Wording("export a route as Santa Tracker JSON"),
    discussion: [
      "Writes the built-in route, or the route of --route with the times at which it would",
      "be flown. --route reads the output back as the same route.",
    ],
    examples: [
      "santa-cli route export --format json",
      "santa-cli route export --at 2030-12-24T10:00:00Z",
    ],
    ownOptions: [.route, .at, formatOption]
  )

  private static let formatOption = Option.formats(
    ExportFormat.self, Wording("Santa Tracker JSON, the only format"))
}
