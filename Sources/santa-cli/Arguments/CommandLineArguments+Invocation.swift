import SantaCore

extension CommandLineArguments {
  /// What the command line asks for, once every value is checked as far as the tables can.
  func invocation() throws(UsageError) -> Invocation {
    if values[.help] != nil { return .help(topic: topic ?? command, try audience()) }
    guard let command else {
      return try invocationWithoutCommand()
    }
    switch command {
    case .track:
      return .track(
        TrackOptions(
          home: values[.home], store: values[.store], route: values[.route],
          weather: values[.weather], clock: try clock(), onlyFollows: try onlyFollows(),
          runningTime: try number(.for).map { .seconds($0) }, format: try choice(.format),
          color: try choice(.color) ?? .auto, hasBell: values[.bell] != nil,
          audience: try audience()))
    case .fly:
      return .fly(
        FlyOptions(
          store: values[.store], route: values[.route], weather: values[.weather], clock: try clock(),
          audience: try audience()))
    case .status:
      return .status(
        StatusOptions(
          home: values[.home], store: values[.store], route: values[.route],
          time: values[.at], format: try format(), audience: try audience()))
    case .route:
      let format: RouteFormat = try choice(.format) ?? .table
      return .route(
        RouteOptions(
          home: values[.home], route: values[.route], time: values[.at],
          near: values[.near], condition: values[.where], sort: values[.sort],
          limit: try number(.limit).map { Int($0) }, format: format, isRaw: try isRaw(format == .csv),
          audience: try audience()))
    case .routeExport:
      let _: ExportFormat? = try choice(.format)
      return .routeExport(RouteExportOptions(route: values[.route], time: values[.at]))
    case .weatherService:
      return .weatherService(
        WeatherServiceOptions(
          store: values[.store], weather: values[.weather], format: try format(), audience: try audience()))
    // As with the program's name alone: who types no more wants to know what there is.
    case .store: return .help(topic: .store)
    case .storeInfo: return .storeInfo(StoreOptions(directory: argument, format: try format()))
    case .storeVerify: return .storeVerify(StoreOptions(directory: argument, format: try format()))
    case .storeCompact: return .storeCompact(StoreOptions(directory: argument, format: try format()))
    case .storeDump:
      guard let type = values[.type] else { throw UsageError(.missingOption(.type), command: command) }
      let format = try dumpFormat()
      return .storeDump(
        DumpOptions(
          directory: argument, type: type, condition: values[.where], format: format,
          isRaw: try isRaw(format == .csv)))
    case .completions: return .completions(try shell())
    case .man: return .man
    case .help: return .help(topic: topic, try audience())
    }
  }

  private func invocationWithoutCommand() throws(UsageError) -> Invocation {
    switch (values[.version] != nil, values[.credits] != nil) {
    case (true, true): throw UsageError(.conflict(.credits, .version, reason: "each stands alone"))
    case (true, false): .version
    case (false, true): .credits
    // A person who types only the program's name wants to know what it can do.
    case (false, false): .help(topic: nil)
    }
  }

  private func clock() throws(UsageError) -> ClockOptions {
    let speed = try number(.speed)
    guard values[.demo] != nil else {
      return ClockOptions(start: values[.at].map { .time($0) } ?? .unspecified, speed: speed)
    }
    if values[.at] != nil {
      throw UsageError(
        .conflict(.at, .demo, reason: "a demonstration starts at take-off"), command: command)
    }
    return ClockOptions(start: .takeOff, speed: speed ?? ClockOptions.demoSpeed)
  }

  private func onlyFollows() throws(UsageError) -> Bool {
    guard values[.follow] != nil else { return false }
    for option in [OptionName.route, .at, .speed, .demo] where values[option] != nil {
      throw UsageError(
        .conflict(.follow, option, reason: "whoever flies has chosen the route and the clock"),
        command: command)
    }
    if values[.store] == ":memory:" {
      throw UsageError(
        .conflict(.follow, .store, reason: "nobody else can fly where nothing is kept"), command: command)
    }
    return true
  }

  private func shell() throws(UsageError) -> Shell {
    let words = Shell.allCases.map(\.rawValue)
    guard let argument else { throw UsageError(.missingArgument(words), command: command) }
    guard let shell = Shell(rawValue: argument) else {
      throw UsageError(.invalidArgument(argument, words), command: command)
    }
    return shell
  }

  private func number(_ option: OptionName) throws(UsageError) -> Double? {
    guard let text = values[option], case .number(let placeholder, let limits) = option.description.value
    else { return nil }
    guard let number = limits.number(from: text) else {
      throw UsageError(
        .invalidValue(option, value: text, requirement: "\(placeholder) is \(limits.requirement)"),
        command: command)
    }
    return number
  }

  private func audience() throws(UsageError) -> AudienceOptions {
    AudienceOptions(language: try choice(.lang), units: try choice(.units))
  }

  private func format() throws(UsageError) -> OutputFormat { try choice(.format) ?? .plain }

  private func isRaw(_ isCSV: Bool) throws(UsageError) -> Bool {
    guard values[.raw] != nil else { return false }
    guard isCSV else {
      throw UsageError(
        .unreadable(.raw, why: "Only a CSV changes texts to make them harmless. Add '--format csv'."),
        command: command)
    }
    return true
  }

  private func dumpFormat() throws(UsageError) -> DumpFormat { try choice(.format) ?? .json }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: OptionName
  ) throws(UsageError) -> Choice? {
    guard let text = values[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw UsageError(
        .invalidValue(
          option, value: text, requirement: "it is one of \(words.joined(separator: ", "))",
          suggestion: Spelling.nearest(to: text, among: words)),
        command: command)
    }
    return choice
  }
}
