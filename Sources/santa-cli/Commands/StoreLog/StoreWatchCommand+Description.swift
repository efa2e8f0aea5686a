import SantaCore

extension CommandName {
  static let storeWatch: CommandName = "store watch"
}

extension StoreWatchCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      options: try StoreOptions(arguments), selection: HistorySelection(arguments),
      start: try HistoryStart(arguments, StoreLogCommand.sinceOption))
  }

  static let description = CommandDescription(
    name: .storeWatch,
    command: StoreWatchCommand.self,
    argument: .folder,
    summary: Wording("print each transaction of a store when it is committed"),
    discussion: [
      "Prints the lines of 'store log' for the transactions that any program commits from",
      "now on, in their order, until Ctrl-C. None is left out or repeated. The store must",
      "have a history; see 'store history list'. If the versions that 'watch' has yet to",
      "read are removed, it ends with an error.",
      "",
      "With START, it begins with the transactions after a version, a token from --format",
      "json, or a time in UTC, as in 2026-12-24T10:00.",
    ],
    examples: [
      "santa-cli store watch",
      "santa-cli store watch cards --type Card --format json",
    ],
    ownOptions: [
      StoreLogCommand.typeOption, StoreLogCommand.authorOption, StoreLogCommand.sinceOption, .format,
    ]
  )
}
