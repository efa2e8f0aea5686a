extension Invocation {
  /// The command that does this.
  var command: any Command {
    switch self {
    case .track(let options): TrackCommand(options: options)
    case .fly(let options): FlyCommand(options: options)
    case .status(let options): StatusCommand(options: options)
    case .route(let options): RouteCommand(options: options)
    case .routeExport(let options): RouteExportCommand(options: options)
    case .weatherService(let options): WeatherServiceCommand(options: options)
    case .storeInfo(let options): StoreInfoCommand(options: options)
    case .storeVerify(let options): StoreVerifyCommand(options: options)
    case .storeDump(let options): StoreDumpCommand(options: options)
    case .storeCompact(let options): StoreCompactCommand(options: options)
    case .completions(let shell): CompletionsCommand(shell: shell)
    case .man: ManCommand()
    case .help(let topic, let audience): HelpCommand(topic: topic, audience: audience)
    case .version: VersionCommand()
    case .credits: CreditsCommand()
    }
  }
}
