import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `failed-events list`: prints the events that listeners have set aside.
struct FailedEventsListCommand: Command, Equatable {
  var directory: String?
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let words = Audience(audience, try Settings(environment: context.environment)).language.failedEvents
    let listeners = try await ListenerEvents.all(in: directory, context)
    for listener in listeners {
      for event in listener.events { try context.output.writeLine(line(for: event, of: listener, words)) }
    }
    if format == .plain, listeners.allSatisfy(\.events.isEmpty) { try context.output.writeLine(words.none) }
    return .success
  }

  /// For example `2026-12-24T10:00:00Z  /u1/weather@42  attempts: 5  Nothing answers.`
  private func line(for event: FailedEvent, of listener: ListenerEvents, _ words: FailedEventWords) -> String
  {
    switch format {
    case .plain:
      var parts = [
        Timestamp.string(from: event.time), ListenerEvents.name(of: event), words.attempts(event.attempts),
      ]
      if event.isWaiting { parts.append(words.isWaiting) }
      return (parts + [event.error]).joined(separator: "  ").terminalSafe
    case .json:
      var object = JSONObject()
      object.append("event", "failedEvent")
      object.append("listener", listener.directory.url.path)
      object.append("name", ListenerEvents.name(of: event))
      object.append("path", event.path)
      object.append("version", Int(clamping: event.version))
      object.append("time", event.time)
      object.append("attempts", event.attempts)
      object.append("waiting", event.isWaiting)
      object.append("error", event.error)
      return object.text
    }
  }
}

extension FailedEventsListCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      directory: arguments.argument, format: try OutputFormat(arguments),
      audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: "failed-events list",
    command: FailedEventsListCommand.self,
    argument: .folder,
    summary: Wording("list the failed events with their errors"),
    examples: [
      "santa-cli failed-events list",
      "santa-cli failed-events list worker/weather --format json",
    ],
    ownOptions: [.format, .lang]
  )
}
