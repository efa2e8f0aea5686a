import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `weather-service`: answers the requests in a weather store, and prints each answer.
struct WeatherServiceCommand: Command, Equatable {
  // The path as it was typed. The command parses it.
  var store: String?
  var server = ServerOptions()
  var weather: WeatherChoice?
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  private typealias Output = AsyncThrowingStream<TrackerEvent.WeatherState, any Error>

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let choice = weather ?? settings.weather
    let connection = try TrackerConnection(server, store: store, in: context)
    let location = try connection?.location ?? TrackerStores.Location(store, in: context)
    guard case .directory(let directory) = location else {
      throw UsageError(
        .invalidValue(.store, value: ":memory:", requirement: "no other program can use an in-memory store"),
        command: .weatherService)
    }
    let provider = try choice.provider(in: context)
    let line: @Sendable (TrackerEvent.WeatherState) -> String
    switch format {
    case .plain:
      try context.output.writeLine(
        audience.language.weather.answering(connection?.name ?? directory.path.terminalSafe, choice.rawValue))
      line = PlainFormatter(audience: audience, columns: context.output.columns).line
    case .json: line = JSONFormatter().line
    }
    let printer = ServerPrinter(format, audience, clock: context.clock, output: context.output)
    return try await connection.running({ try printer.print($0) }) {
      try await answer(location, provider, connection?.synchronization.weather, line, in: context)
    }
  }

  private func answer(
    _ location: TrackerStores.Location, _ provider: any WeatherProvider,
    _ synchronization: (any StoreSynchronization)?,
    _ line: @escaping @Sendable (TrackerEvent.WeatherState) -> String,
    in context: CommandContext
  ) async throws -> ExitCode {
    let (answers, output) = Output.makeStream()
    let work = Task {
      do {
        try await ServiceActor().run(location, provider, synchronization, context.clock, output)
        output.finish()
      } catch { output.finish(throwing: error) }
    }
    // The task itself is not cancelled, so that answers from before Ctrl-C are still printed.
    let printing = Task {
      do {
        for try await answer in answers { try context.output.writeLine(line(answer)) }
      } catch {
        work.cancel()
        throw error
      }
    }
    do {
      try await withTaskCancellationHandler {
        try await printing.value
      } onCancel: {
        work.cancel()
      }
    } catch {
      await work.value
      if let error = error as? StoreError { throw CommandFailure(error) }
      throw error
    }
    throw CancellationError()
  }

  /// The actor to which the store belongs while the service runs.
  private actor ServiceActor {
    func run(
      _ location: TrackerStores.Location, _ provider: any WeatherProvider,
      _ synchronization: (any StoreSynchronization)?, _ clock: any TrackerClock,
      _ output: Output.Continuation
    ) async throws {
      let store = try TrackerStores(location, isShared: synchronization != nil).weather
      let service = WeatherService(
        store: store, provider: provider, clock: clock, synchronization: synchronization)
      let answers = service.answers
      let token = answers.observe { change in
        switch change {
        case .initial: break
        case .update(let answers, _, let insertions, _):
          for index in insertions { output.yield(TrackerEvent.WeatherState(answers[index])) }
        case .error(let error): output.finish(throwing: error)
        }
      }
      defer {
        // The last answers must be printed as well.
        store.refresh()
        token.invalidate()
      }
      try await service.run()
    }
  }
}

extension CommandName {
  static let weatherService: CommandName = "weather-service"
}

extension WeatherServiceCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      store: arguments[.store], server: try ServerOptions(arguments), weather: try arguments.choice(.weather),
      format: try OutputFormat(arguments),
      audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: .weatherService,
    command: WeatherServiceCommand.self,
    summary: Wording("answer the weather requests in a store"),
    discussion: [
      "Prints a line for each request that it answers, until Ctrl-C. 'track' answers the",
      "requests of its own flight; this command works with or without a tracker. Several",
      "services can share a store: each request is answered once, and none is lost if a",
      "service is killed.",
      "",
    ] + WeatherChoice.explanation,
    examples: [
      "santa-cli weather-service",
      "santa-cli weather-service --store DIR --weather normal --format json",
    ],
    ownOptions: [.store, .server, .tokenFile, .remotePath, .weather, .format, .units, .lang]
  )
}
