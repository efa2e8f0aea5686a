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
    let home = try Home(options.home, of: .track, in: context)
    let request = try request(in: context)
    let location = try TrackerStores.Location(options.store, in: context)
    // Only a route that was given can be of another year, and the built-in one takes its time to plan.
    if request.route != nil, let year = request.answer(asOf: context.clock.now).shiftedFrom {
      try context.errorOutput.writeLine(
        "note: The route is of \(year); its times are moved to the coming flight. '--at' with a time of \(year) "
          + "flies them as they are.")
    }
    let show = try showing(in: context)
    let tracker = Tracker(
      Tracker.Configuration(
        location: location, home: home.place.coordinate, request: request, clock: context.clock))
    do {
      switch show {
      case .lines(let format): return try await track(tracker, home, context.output, format)
      case .dashboard(let terminal, let capabilities):
        let screen = DashboardScreen(
          tracker: tracker, home: home, terminal: terminal, capabilities: capabilities,
          audience: Audience(options.audience, in: context), hasBell: options.hasBell)
        return try await track(tracker, on: screen)
      }
    } catch let conflict as FlightConflict {
      throw usageError(for: conflict)
    } catch let error as StoreError {
      throw CommandFailure(error)
    }
  }

  /// Prints until the time is up, which begins when Santa is shown first: however long the stores take to open, there is
  /// something to see. Ctrl-C cancels the task, and with it this.
  private func track(
    _ tracker: Tracker, _ home: Home, _ output: any TextStream, _ format: OutputFormat
  ) async throws -> ExitCode {
    let (untilShown, isShown) = AsyncStream.makeStream(of: Never.self)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var printer = TrackPrinter(format: format, home: home, output: output)
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

  private enum Showing {
    case lines(OutputFormat)
    case dashboard(any Terminal, TerminalCapabilities)
  }

  private func showing(in context: CommandContext) throws(UsageError) -> Showing {
    let capabilities = TerminalCapabilities(environment: context.environment, choice: options.color)
    switch options.format {
    case .plain?: return .lines(.plain)
    case .json?: return .lines(.json)
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
      guard let terminal = context.terminal, capabilities.canAddress else { return .lines(.plain) }
      return .dashboard(terminal, capabilities)
    }
  }

  private func unableToShow(_ reason: String) -> UsageError {
    UsageError(
      .invalidValue(.format, value: TrackFormat.dashboard.rawValue, requirement: reason), command: .track)
  }

  private func request(in context: CommandContext) throws -> FlightRequest {
    let start: FlightRequest.Start =
      switch options.clock.start {
      case .unspecified: .unspecified
      case .takeOff: .takeOff
      case .time(let text): try Timestamp.option(text, of: .track).map { .time($0) } ?? .unspecified
      }
    return FlightRequest(
      route: try Route(option: options.route, in: context),
      title: options.route.map { "the route '\(URL(filePath: $0).lastPathComponent)'" },
      start: start, speed: options.clock.speed)
  }

  private func usageError(for conflict: FlightConflict) -> UsageError {
    let isDemo = options.clock.start == .takeOff
    let (option, value): (OptionName, String?) =
      switch conflict.option {
      case .route: (.route, options.route)
      case .speed where isDemo && options.clock.speed == ClockOptions.demoSpeed: (.demo, nil)
      case .speed: (.speed, options.clock.speed.map { NumberText.decimal($0) })
      default: if case .time(let text) = options.clock.start { (.at, text) } else { (.demo, nil) }
      }
    return UsageError(
      .contradictsFlight(option, value: value, underWay: conflict.underWay), command: .track)
  }
}
