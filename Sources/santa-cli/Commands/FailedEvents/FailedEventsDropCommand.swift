import SantaCore
import SantaSync

/// `failed-events drop`: removes failed events for ever.
struct FailedEventsDropCommand: Command, Equatable {
  var directory: String?
  var selection: FailedEventSelection
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let words = Audience(audience, try Settings(environment: context.environment)).language.failedEvents
    let count = try await selection.handle(in: directory, context) { listener, events in
      try await listener.discard(events)
    }
    switch format {
    case .plain: try context.output.writeLine(count == 0 ? words.none : words.dropped(count))
    case .json:
      var object = JSONObject()
      object.append("event", "drop")
      object.append("events", count)
      try context.output.writeLine(object.text)
    }
    return .success
  }
}

extension FailedEventsDropCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      directory: arguments.argument, selection: try FailedEventSelection(arguments),
      format: try OutputFormat(arguments), audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: "failed-events drop",
    command: FailedEventsDropCommand.self,
    argument: .folder,
    summary: Wording("remove failed events for ever"),
    discussion: [
      "The listener doesn't try the events again. What they asked for stays undone. This",
      "also frees the files that keep the events.",
    ],
    examples: [
      "santa-cli failed-events drop --event /u1/weather@42",
      "santa-cli failed-events drop worker/weather --all",
    ],
    ownOptions: [FailedEventSelection.eventOption, FailedEventSelection.allOption, .format, .lang]
  )
}
