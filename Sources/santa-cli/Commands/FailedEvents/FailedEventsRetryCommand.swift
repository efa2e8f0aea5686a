import SantaCore
import SantaSync

/// `failed-events retry`: gives failed events another series of attempts.
struct FailedEventsRetryCommand: Command, Equatable {
  var directory: String?
  var selection: FailedEventSelection
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let words = Audience(audience, try Settings(environment: context.environment)).language.failedEvents
    let count = try await selection.handle(in: directory, context) { listener, events in
      try await listener.retry(events)
    }
    switch format {
    case .plain: try context.output.writeLine(count == 0 ? words.none : words.retried(count))
    case .json:
      var object = JSONObject()
      object.append("event", "retry")
      object.append("events", count)
      try context.output.writeLine(object.text)
    }
    return .success
  }
}

extension FailedEventsRetryCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      directory: arguments.argument, selection: try FailedEventSelection(arguments),
      format: try OutputFormat(arguments), audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: "failed-events retry",
    command: FailedEventsRetryCommand.self,
    argument: .folder,
    summary: Wording("give failed events another series of attempts"),
    discussion: [
      "The listener tries the events again within seconds, or when it is next started. Its",
      "later events were already handled. An event that fails again stays in the list.",
    ],
    examples: [
      "santa-cli failed-events retry --event /u1/weather@42",
      "santa-cli failed-events retry worker/weather --all",
    ],
    ownOptions: [FailedEventSelection.eventOption, FailedEventSelection.allOption, .format, .lang]
  )
}
