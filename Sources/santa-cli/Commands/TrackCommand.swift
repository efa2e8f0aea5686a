import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `track`: follows the flight in a store, and flies it when nobody else does.
struct TrackCommand: Command {
  var options: TrackOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(options.audience, in: context)
    let home = try Home(options.home, of: .track, in: context)
    let location = try TrackerStores.Location(options.store, in: context)
    let request = try await FlightRequest(
      route: options.route, start: options.clock.start, speed: options.clock.speed, of: .track, for: audience,
      in: context)
    if options.onlyFollows, try !Tracker.isFlown(at: location) {
      try context.errorOutput.writeLine("note: \(audience.language.flight.nobodyFlies)")
    }
    let provider = try WeatherChoice(options.weather, of: .track, in: context).provider(in: context)
    let show = try showing(home, audience, in: context)
    var configuration = Tracker.Configuration(
      location: location, home: home.place.coordinate, request: request, provider: provider,
      clock: context.clock)
    configuration.mayFly = !options.onlyFollows
    let tracker = Tracker(configuration)
    do {
      switch show {
      case .lines(let printer): return try await track(tracker, with: printer)
      case .dashboard(let terminal, let capabilities):
        let screen = DashboardScreen(
          tracker: tracker, home: home, terminal: terminal, capabilities: capabilities, audience: audience,
          hasBell: options.hasBell)
        return try await track(tracker, on: screen)
      }
    } catch let conflict as FlightConflict {
      throw UsageError(conflict, with: options.clock, options.route, of: .track)
    } catch let error as StoreError {
      throw CommandFailure(error)
    }
  }

  /// Prints until the time is up, which begins when Santa is shown first: however long the stores take to open, there is
  /// something to see. Ctrl-C cancels the task, and with it this.
  private func track(_ tracker: Tracker, with printer: any TrackPrinter) async throws -> ExitCode {
    let (untilShown, isShown) = AsyncStream.makeStream(of: Never.self)
    // Where nobody flies there is nothing to wait for, and a store may be held by somebody who has stopped.
    let patience: Duration = options.onlyFollows ? .seconds(1) : .seconds(30)
    let waiting = Task {
      try await Task.sleep(for: patience)
      isShown.finish()
    }
    defer { waiting.cancel() }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var printer = printer
        try await tracker.track { event in
          try printer.print(event)
          if case .santa = event { isShown.finish() }
        }
      }
      if let runningTime = options.runningTime {
        group.addTask {
          for await _ in untilShown {}
          try await Task.sleep(for: runningTime)
        }
      }
      defer { group.cancelAll() }
      try await group.next()
      return .success
    }
  }

  /// Shows the flight on the whole terminal, until somebody quits or the time is up.
  private func track(_ tracker: Tracker, on screen: DashboardScreen) async throws -> ExitCode {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await screen.run() }
      group.addTask { try await tracker.track { screen.tell($0) } }
      if let runningTime = options.runningTime {
        group.addTask { try await Task.sleep(for: runningTime) }
      }
      defer { group.cancelAll() }
      try await group.next()
      return .success
    }
  }

  /// How the flight is shown.
  private enum Showing {
    case lines(any TrackPrinter)
    case dashboard(any Terminal, TerminalCapabilities)
  }

  private func showing(
    _ home: Home, _ audience: Audience, in context: CommandContext
  ) throws(UsageError) -> Showing {
    let capabilities = TerminalCapabilities(environment: context.environment, choice: options.color)
    let plain = PlainTrackPrinter(home: home, audience: audience, output: context.output)
    switch options.format {
    case .plain?: return .lines(plain)
    case .json?: return .lines(JSONTrackPrinter(output: context.output))
    case .dashboard?:
      guard let terminal = context.terminal else {
        throw unableToShow("it needs a terminal for its output and its keys, and this is none")
      }
      guard capabilities.canAddress else {
        let name = context.environment["TERM"].map { "'\($0)'" } ?? "not set"
        throw unableToShow("TERM is \(name), and such a terminal can't put the cursor anywhere")
      }
      return .dashboard(terminal, capabilities)
    case nil:
      guard let terminal = context.terminal, capabilities.canAddress else { return .lines(plain) }
      return .dashboard(terminal, capabilities)
    }
  }

  private func unableToShow(_ reason: String) -> UsageError {
    UsageError(
      .invalidValue(.format, value: TrackFormat.dashboard.rawValue, requirement: reason), command: .track)
  }
}
