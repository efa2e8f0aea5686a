extension Invocation {
  /// The command that does this.
  var command: any Command {
    switch self {
    case .track(let options): TrackCommand(options: options)
    case .status(let options): StatusCommand(options: options)
    case .route(let options): RouteCommand(options: options)
    case .help(let topic): HelpCommand(topic: topic)
    case .version: VersionCommand()
    case .credits: CreditsCommand()
    }
  }
}
