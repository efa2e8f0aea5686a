import SantaCore
import SantaSync

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
  /// The paths of the stores on the server, as they were typed; nil for one store.
  var match: String?
  var weather: WeatherChoice?
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  private typealias Output = AsyncThrowingStream<TrackerEvent.WeatherState, any Error>

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let choice = weather ?? settings.weather
    let format = self.format
    let line: @Sendable (TrackerEvent.WeatherState) -> String
    switch format {
    case .plain: line = PlainFormatter(audience: audience, columns: context.output.columns).line
    case .json: line = JSONFormatter().line
    }
    let printer = ServerPrinter(
      format, audience, clock: context.clock, output: context.output, hasFlight: false)
    func announce(_ stores: String) throws {
      if format == .json { return }
      try context.output.writeLine(audience.language.weather.answering(stores, choice.rawValue))
    }
    if let match {
      let listening = try WeatherListening(match, server, store: store, in: context)
      let provider = try choice.provider(in: context)
      try announce(listening.name)
      return try await answer(listening, provider, line, printer, in: context)
    }
    let connection = try TrackerConnection(server, store: store, in: context)
    let location = try connection?.location ?? TrackerStores.Location(store, in: context)
    guard case .directory(let directory) = location else {
      throw UsageError(
        .invalidValue(.store, value: ":memory:", requirement: "no other program can use an in-memory store"),
        command: .weatherService)
    }
    let provider = try choice.provider(in: context)
    try announce(connection?.name ?? directory.path.terminalSafe)
    return try await connection.running({ try printer.print($0) }) {
      let synchronization = connection?.synchronization.weather
      return try await printAnswers(line, in: context) { output in
        try await ServiceActor().run(location, provider, synchronization, context.clock, output)
      }
    }
  }

  /// Answers in all stores that match a pattern, and reports the status of the server.
  private func answer(
    _ listening: WeatherListening, _ provider: any WeatherProvider,
    _ line: @escaping @Sendable (TrackerEvent.WeatherState) -> String, _ printer: ServerPrinter,
    in context: CommandContext
  ) async throws -> ExitCode {
    let complain: @Sendable (String) -> Void = { line in
      // Continue if the error can't be written: the answers don't depend on it.
      try? context.errorOutput.writeLine(line.terminalSafe)
    }
    return try await withThrowingTaskGroup(of: ExitCode?.self) { group in
      group.addTask {
        try await printAnswers(line, in: context) { output in
          try await listening.run(provider, context.clock, complain) { output.yield($0) }
        }
      }
      group.addTask {
        try await listening.watch(complain) { try printer.print($0) }
        return nil
      }
      defer { group.cancelAll() }
      while let code = try await group.next() {
        if let code { return code }
      }
      throw CancellationError()
    }
  }

  /// Prints the answers of a service until the task is cancelled.
  private func printAnswers(
    _ line: @escaping @Sendable (TrackerEvent.WeatherState) -> String, in context: CommandContext,
    _ serve: @escaping @Sendable (Output.Continuation) async throws -> Void
  ) async throws -> ExitCode {
    let (answers, output) = Output.makeStream()
    let work = Task {
      do {
        try await serve(output)
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
      if let error = error as? SyncError { throw CommandFailure(error) }
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
    let server = try ServerOptions(arguments)
    if arguments[.match] != nil {
      if server.server == nil {
        throw arguments.error(.unreadable(.match, why: "A pattern requires a server. Add '--server URL'."))
      }
      if server.path != nil {
        throw arguments.error(.conflict(.match, .remotePath, reason: "a pattern has its own paths"))
      }
    }
    self.init(
      store: arguments[.store], server: server, match: arguments[.match],
      weather: try arguments.choice(.weather),
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
      "santa-cli weather-service --server URL --match '/*/weather'",
    ],
    ownOptions: [.store, .server, .tokenFile, .remotePath, .match, .weather, .format, .units, .lang]
  )
}
