/// The words that name a command on the command line: one, or `store` and another.
enum CommandName: String, CaseIterable, Sendable {
  case track, fly, status, route
  case routeExport = "route export"
  case weatherService = "weather-service"
  case store
  case storeInfo = "store info"
  case storeVerify = "store verify"
  case storeDump = "store dump"
  case storeCompact = "store compact"
  case completions, man, help

  /// What the table of commands says about it.
  var description: CommandDescription {
    // The switch, rather than a search, lets the compiler see that no command is left out of the table.
    switch self {
    case .track: CommandDescription.track
    case .fly: CommandDescription.fly
    case .status: CommandDescription.status
    case .route: CommandDescription.route
    case .routeExport: CommandDescription.routeExport
    case .weatherService: CommandDescription.weatherService
    case .store: CommandDescription.store
    case .storeInfo: CommandDescription.storeInfo
    case .storeVerify: CommandDescription.storeVerify
    case .storeDump: CommandDescription.storeDump
    case .storeCompact: CommandDescription.storeCompact
    case .completions: CommandDescription.completions
    case .man: CommandDescription.man
    case .help: CommandDescription.help
    }
  }

  /// The options that belong to it, in the order of the table.
  var options: [OptionName] {
    OptionName.allCases.filter { $0.description.commands.contains(self) }
  }

  /// The commands that one word names.
  static var main: [CommandName] { allCases.filter { !$0.rawValue.contains(" ") } }

  /// The commands that begin with this one's word.
  var parts: [CommandName] { Self.allCases.filter { $0.rawValue.hasPrefix(rawValue + " ") } }

  /// The last of its words.
  var lastWord: String { String(rawValue.split(separator: " ").last ?? "") }

  /// The command that one more word names.
  func part(_ word: String) -> CommandName? { CommandName(rawValue: "\(rawValue) \(word)") }
}
