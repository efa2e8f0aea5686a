extension Invocation {
  /// The command that does this; nil where this build has none.
  var command: (any Command)? {
    switch self {
    case .help(let topic): HelpCommand(topic: topic)
    case .version: VersionCommand()
    case .credits: CreditsCommand()
    // The commands that need the store plug in here, each made from its options.
    case .track, .status, .route: nil
    }
  }
}
