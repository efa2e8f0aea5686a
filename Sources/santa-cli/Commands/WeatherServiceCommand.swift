import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `weather-service`: answers the requests in a weather store, and tells of each answer.
struct WeatherServiceCommand: Command {
  var options: WeatherServiceOptions

  private typealias Output = AsyncThrowingStream<TrackerEvent.WeatherState, any Error>

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(options.audience, in: context)
    let choice = try WeatherChoice(options.weather, of: .weatherService, in: context)
    let location = try TrackerStores.Location(options.store, in: context)
    guard case .directory(let directory) = location else {
      throw UsageError(
        .invalidValue(.store, value: ":memory:", requirement: "nobody else could ask there"),
        command: .weatherService)
    }
    let provider = try choice.provider(in: context)
    let line: (TrackerEvent.WeatherState) -> String
    switch options.format {
    case .plain:
      try context.output.writeLine(
        audience.language.weather.answering(directory.path.terminalSafe, choice.rawValue))
      line = PlainFormatter(audience: audience, columns: context.output.columns).line
    case .json: line = JSONFormatter().line
    }
    let (answers, output) = Output.makeStream()
    let work = Task {
      do {
        try await Desk().serve(location, provider, context.clock, output)
        output.finish()
      } catch { output.finish(throwing: error) }
    }
    do {
      for try await answer in answers {
        try context.output.writeLine(line(answer))
      }
    } catch {
      work.cancel()
      await work.value
      if let error = error as? StoreError { throw CommandFailure(error) }
      throw error
    }
    // The stream also ends, without a word, when this task is cancelled.
    work.cancel()
    await work.value
    throw CancellationError()
  }

  /// A store belongs to an actor; this is its.
  private actor Desk {
    func serve(
      _ location: TrackerStores.Location, _ provider: any WeatherProvider, _ clock: any TrackerClock,
      _ output: Output.Continuation
    ) async throws {
      let store = try TrackerStores(location).weather
      let service = WeatherService(store: store, provider: provider, clock: clock)
      let answers = service.answers
      let token = answers.observe { change in
        switch change {
        case .initial: break
        case .update(let answers, _, let insertions, _):
          for index in insertions { output.yield(TrackerEvent.WeatherState(answers[index])) }
        case .error(let error): output.finish(throwing: error)
        }
      }
      defer { token.invalidate() }
      try await service.run()
    }
  }
}
