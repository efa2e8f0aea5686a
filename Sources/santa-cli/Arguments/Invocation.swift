/// What the command line asks for.
enum Invocation: Equatable, Sendable {
  case track(TrackOptions)
  case fly(FlyOptions)
  case status(StatusOptions)
  case route(RouteOptions)
  case routeExport(RouteExportOptions)
  case weatherService(WeatherServiceOptions)
  case storeInfo(StoreOptions)
  case storeVerify(StoreOptions)
  case storeDump(DumpOptions)
  case storeCompact(StoreOptions)
  case completions(Shell)
  case man
  case help(topic: CommandName?, AudienceOptions = AudienceOptions())
  case version
  case credits

  /// Reads a command line, given without the program's own name.
  init(arguments: [String]) throws(UsageError) {
    self = try CommandLineArguments(arguments).invocation()
  }
}
