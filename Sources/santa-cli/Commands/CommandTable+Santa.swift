extension CommandTable {
  /// The commands of this program. To add a command, add a folder next to this file and a line here.
  static let santa = CommandTable(
    commands: [
      TrackCommand.description,
      FlyCommand.description,
      StatusCommand.description,
      RouteCommand.description,
      RouteExportCommand.description,
      PostcardCommand.description,
      WeatherServiceCommand.description,
      LoginCommand.description,
      LogoutCommand.description,
      WhoamiCommand.description,
      .store,
      StoreInfoCommand.description,
      StoreSchemaCommand.description,
      StoreVerifyCommand.description,
      StoreDumpCommand.description,
      StoreExportCommand.description,
      StoreImportCommand.description,
      StoreDiffCommand.description,
      StoreCompactCommand.description,
      StoreRecoverCommand.description,
      CompletionsCommand.description,
      ManCommand.description,
      HelpCommand.description,
    ],
    hiddenCommands: [CompletePlaceCommand.description],
    standaloneOptions: [VersionCommand.option, CreditsCommand.option],
    help: HelpCommand.self)
}
