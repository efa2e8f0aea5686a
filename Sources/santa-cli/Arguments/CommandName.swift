/// The word that names a command on the command line.
enum CommandName: String, CaseIterable, Sendable {
  case track, status, route, help

  /// What the table of commands says about it.
  var description: CommandDescription {
    // The switch, rather than a search, lets the compiler see that no command is left out of the table.
    switch self {
    case .track: CommandDescription.track
    case .status: CommandDescription.status
    case .route: CommandDescription.route
    case .help: CommandDescription.help
    }
  }

  /// The options that belong to it, in the order of the table.
  var options: [OptionName] {
    OptionName.allCases.filter { $0.description.commands.contains(self) }
  }
}
