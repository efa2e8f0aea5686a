/// What the command line asks for.
enum Invocation: Equatable, Sendable {
  case track(TrackOptions)
  case status(StatusOptions)
  case route(RouteOptions)
  case help(topic: CommandName?)
  case version
  case credits

  /// Reads a command line, given without the program's own name.
  init(arguments: [String]) throws(UsageError) {
    self = try CommandLineArguments(arguments).invocation()
  }

  /// The command's word; nil where an option alone is enough.
  var commandName: CommandName? {
    switch self {
    case .track: .track
    case .status: .status
    case .route: .route
    case .help: .help
    case .version, .credits: nil
    }
  }
}
