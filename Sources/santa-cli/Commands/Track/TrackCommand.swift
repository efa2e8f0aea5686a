import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `track`: follows the flight in a store, and flies the sleigh if no other program does.
struct TrackCommand: Command, Equatable {
  // Places, paths and times as they were typed. The command parses them.
  var home: String?
  var store: String?
  var server = ServerOptions()
  var route: String?
  /// The weather service.
  var weather: WeatherChoice?
  var clock = ClockOptions()
  /// Whether to only follow other programs, without ever flying.
  var onlyFollows = false
  /// The time to track, in real time; nil to track until Ctrl-C.
  var runningTime: Duration?
  /// The format; nil for the dashboard if the terminal supports it, or lines otherwise.
  var format: TrackFormat?
  var color = ColorChoice.auto
  /// The colours of the dashboard; nil to use the settings.
  var theme: ThemeChoice?
  var isCompact = false
  var hasBell = false
  var isSmooth = false
  var showsNotifications = false
  /// The file of a recording; nil to record nothing.
  var recording: String?
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let home = try Home(self.home, of: .track, settings, in: context)
    let connection = try TrackerConnection(server, store: store, in: context)
    let location = try connection?.location ?? TrackerStores.Location(store, in: context)
    let request = try await FlightRequest(
      route: route, start: clock.start, speed: clock.speed, home: home.place, of: .track, for: audience,
      in: context)
    if onlyFollows, connection == nil, try !Tracker.isFlown(at: location) {
      try Self.noteThatNobodyFlies(audience, in: context)
    }
    // A program that only follows doesn't contact a weather service.
    let provider: any WeatherProvider =
      onlyFollows ? SeasonalNormals() : try (weather ?? settings.weather).provider(in: context)
    let presentation = try recorded(presentation(home, audience, in: context), home, audience, in: context)
    let notifier = showsNotifications ? try DesktopNotifier(for: audience, in: context) : nil
    var configuration = Tracker.Configuration(
      location: location, home: home.place.coordinate, request: request, provider: provider,
      clock: context.clock)
    configuration.mayFly = !onlyFollows
    configuration.repeats = clock.repeats
    configuration.synchronization = connection?.synchronization
    let tracker = Tracker(configuration)
    let exit: Result<ExitCode, any Error>
    do {
      exit = .success(
        try await track(
          tracker, presentation, home, audience, theme ?? settings.theme, notifier, connection, in: context))
    } catch {
      exit = .failure(error)
    }
    try notifier?.end()
    if case .dashboard(_, _, let recorder?) = presentation { try recorder.finish() }
    return try exit.get()
  }

  private func track(
    _ tracker: Tracker, _ presentation: Presentation, _ home: Home, _ audience: Audience,
    _ theme: ThemeChoice,
    _ notifier: DesktopNotifier?, _ connection: TrackerConnection?, in context: CommandContext
  ) async throws -> ExitCode {
    do {
      switch presentation {
      case .lines(let printer):
        let server = ServerPrinter(
          format == .json ? .json : .plain, audience, clock: context.clock, output: context.output)
        var noteOnWaiting: (@Sendable () throws -> Void)?
        if onlyFollows, connection != nil {
          noteOnWaiting = { try Self.noteThatNobodyFlies(audience, in: context) }
        }
        return try await connection.running({ try server.print($0) }) { [noteOnWaiting] in
          try await watchingFolder(connection, audience, in: context) {
            try await track(tracker, with: printer, notifier, noteOnWaiting: noteOnWaiting)
          }
        }
      case .dashboard(let terminal, let capabilities, let recorder):
        let screen = DashboardScreen(
          tracker: tracker, home: home, terminal: terminal, capabilities: capabilities, audience: audience,
          theme: theme, background: Theme.Background(environment: context.environment), isCompact: isCompact,
          hasBell: hasBell, onlyFollows: onlyFollows,
          smoothClock: isSmooth ? context.clock : nil, recorder: recorder)
        return try await connection.running({ screen.serverChanged($0, at: context.clock.now) }) {
          try await watchingFolder(connection, nil, in: context) {
            try await track(tracker, on: screen, notifier)
          }
        }
      }
    } catch let conflict as FlightConflict {
      throw UsageError(conflict, with: self.clock, route, of: .track)
    } catch let error as IncompleteFlight {
      throw CommandFailure(error)
    } catch let error as StoreError {
      throw CommandFailure(error)
    }
  }

  /// Tracks, and looks whether the folder of the store is deleted in the meantime. If the store is only on this machine, the tracker goes
  /// on when the folder is made again. The replica of a server's store can't be made again while it is open.
  ///
  /// - Parameter audience: the reader of a note about a deleted folder; nil if the dashboard says that there is no flight.
  private func watchingFolder(
    _ connection: TrackerConnection?, _ audience: Audience?, in context: CommandContext,
    _ track: @escaping @Sendable () async throws -> ExitCode
  ) async throws -> ExitCode {
    let location = try connection?.location ?? TrackerStores.Location(store, in: context)
    guard onlyFollows, case .directory(let url) = location else { return try await track() }
    let folder = FolderWatch(url: url.appending(path: "santa", directoryHint: .isDirectory))
    return try await withThrowingTaskGroup(of: ExitCode?.self) { group in
      group.addTask { try await track() }
      group.addTask {
        while true {
          try await folder.waitForDeletion()
          if connection != nil { throw folder.failure }
          if let language = audience?.language {
            try context.errorOutput.writeLine("\(language.labels.note) \(language.flight.folderIsDeleted)")
          }
        }
      }
      defer { group.cancelAll() }
      while let code = try await group.next() {
        if let code { return code }
      }
      throw CancellationError()
    }
  }

  private static func noteThatNobodyFlies(_ audience: Audience, in context: CommandContext) throws {
    try context.errorOutput.writeLine(
      "\(audience.language.labels.note) \(audience.language.flight.nobodyFlies)")
  }

  /// Prints events until the time is up. The time starts when Santa is first shown, so that he is visible even if the stores
  /// take long to open.
  ///
  /// - Parameter noteOnWaiting: Prints a note that no program flies, if this isn't known in advance.
  private func track(
    _ tracker: Tracker, with printer: any TrackPrinter, _ notifier: DesktopNotifier?,
    noteOnWaiting: (@Sendable () throws -> Void)?
  ) async throws -> ExitCode {
    let (untilShown, shown) = AsyncStream.makeStream(of: Never.self)
    // After a while, the time starts even if Santa isn't shown: possibly no program flies yet, or a suspended program holds a
    // lock.
    let showLimit: Duration = onlyFollows ? .seconds(1) : .seconds(30)
    let timer = Task {
      try await Task.sleep(for: showLimit)
      shown.finish()
    }
    defer { timer.cancel() }
    let noting = noteOnWaiting.map { note in
      Task {
        try await Task.sleep(for: .seconds(4))
        try note()
      }
    }
    defer { noting?.cancel() }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var printer = printer
        try await tracker.track { event in
          try printer.print(event)
          if case .santa(let santa) = event {
            notifier?.santaMoved(to: santa)
            noting?.cancel()
            shown.finish()
          }
        }
      }
      if let runningTime {
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

  /// Shows the dashboard until the user quits or the time is up.
  private func track(
    _ tracker: Tracker, on screen: DashboardScreen, _ notifier: DesktopNotifier?
  ) async throws -> ExitCode {
    // A terminal that accepts no more output blocks the dashboard, which can't be cancelled then.
    let deadline = EndingDeadline()
    defer { deadline.end() }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await screen.run() }
      group.addTask {
        try await tracker.track { event in
          screen.eventArrived(event)
          if case .santa(let santa) = event { notifier?.santaMoved(to: santa) }
        }
      }
      if let runningTime {
        group.addTask {
          try await Task.sleep(for: runningTime)
          deadline.begin()
        }
      }
      defer { group.cancelAll() }
      try await group.next()
      return .success
    }
  }

  /// The way in which to show the flight.
  private enum Presentation {
    case lines(any TrackPrinter)
    case dashboard(any Terminal, TerminalCapabilities, FrameRecorder?)
  }

  /// Returns a presentation that also writes the file of `--record`; unchanged without the option.
  private func recorded(
    _ presentation: Presentation, _ home: Home, _ audience: Audience, in context: CommandContext
  ) throws -> Presentation {
    guard let recording else { return presentation }
    if case .lines = presentation, RecordingFormat(fileName: recording) == .svg {
      throw UsageError(
        .invalidValue(
          .record, value: recording,
          requirement: "an SVG shows the dashboard, which needs a terminal; record lines to a .cast file"),
        command: .track)
    }
    let recorder = try Recorder(recording, size: context.terminal?.size ?? .usual, in: context)
    switch (presentation, recorder) {
    case (.dashboard(let terminal, let capabilities, _), .cast(let recording)):
      return .dashboard(RecordingTerminal(terminal, recording), capabilities, nil)
    case (.dashboard(let terminal, let capabilities, _), .animation(let recorder)):
      return .dashboard(terminal, capabilities, recorder)
    case (.lines, .cast(let recording)):
      let stream = RecordingStream(context.output, recording)
      return .lines(format == .json ? JSONTrackPrinter(output: stream) : plainPrinter(home, audience, stream))
    case (.lines, .animation): return presentation
    }
  }

  private func plainPrinter(_ home: Home, _ audience: Audience, _ output: any TextStream) -> any TrackPrinter
  {
    PlainTrackPrinter(home: home, audience: audience, output: output)
  }

  private func presentation(
    _ home: Home, _ audience: Audience, in context: CommandContext
  ) throws(UsageError) -> Presentation {
    let capabilities = TerminalCapabilities(environment: context.environment, choice: color)
    let plain = plainPrinter(home, audience, context.output)
    switch format {
    case .plain?: return .lines(plain)
    case .json?: return .lines(JSONTrackPrinter(output: context.output))
    case .dashboard?:
      guard let terminal = context.terminal else {
        throw dashboardUnavailable("the dashboard needs a terminal for both input and output")
      }
      guard capabilities.canAddress else {
        let name = context.environment["TERM"].map { "'\($0)'" } ?? "not set"
        throw dashboardUnavailable(
          "TERM is \(name), and the dashboard needs a terminal that can move the cursor")
      }
      return .dashboard(terminal, capabilities, nil)
    case nil:
      guard let terminal = context.terminal, capabilities.canAddress else { return .lines(plain) }
      return .dashboard(terminal, capabilities, nil)
    }
  }

  private func dashboardUnavailable(_ reason: String) -> UsageError {
    UsageError(
      .invalidValue(.format, value: TrackFormat.dashboard.rawValue, requirement: reason), command: .track)
  }
}

/// The output format of `track`.
enum TrackFormat: String, CaseIterable, Sendable {
  case dashboard, plain, json
}

extension TrackCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      home: arguments[.home], store: arguments[.store],
      server: try ServerOptions(arguments), route: arguments[.route],
      weather: try arguments.choice(.weather), clock: try ClockOptions(arguments),
      onlyFollows: try Self.onlyFollows(arguments),
      runningTime: try arguments.number(.for).map { .seconds($0) }, format: try arguments.choice(.format),
      color: try arguments.choice(.color) ?? .auto, theme: try arguments.choice(.theme),
      isCompact: arguments.has(.compact), hasBell: arguments.has(.bell),
      isSmooth: arguments.has(.smooth),
      showsNotifications: arguments.has(.notify),
      recording: try Self.recording(arguments), audience: try AudienceOptions(arguments))
  }

  private static func recording(_ arguments: CommandLineArguments) throws(UsageError) -> String? {
    guard let file = arguments[.record] else { return nil }
    guard RecordingFormat(fileName: file) != nil else {
      throw arguments.error(
        .invalidValue(.record, value: file, requirement: "the name must end with .cast or .svg"))
    }
    return file
  }

  private static func onlyFollows(_ arguments: CommandLineArguments) throws(UsageError) -> Bool {
    guard arguments.has(.follow) else { return false }
    for option in [Option.route, .at, .speed, .demo, .loop] where arguments.has(option) {
      throw arguments.error(
        .conflict(.follow, option, reason: "the program that runs the flight sets the route and the clock"))
    }
    if arguments.has(.weather) {
      throw arguments.error(
        .conflict(.follow, .weather, reason: "the program that runs the flight requests the weather"))
    }
    if arguments[.store] == ":memory:" {
      throw arguments.error(
        .conflict(.follow, .store, reason: "no other program can use an in-memory store"))
    }
    return true
  }
}
