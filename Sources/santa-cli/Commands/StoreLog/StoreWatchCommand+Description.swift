import SantaCore

extension CommandName {
  static let storeWatch: CommandName = "store watch"
}

extension StoreWatchCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      options: try StoreOptions(arguments), selection: try HistorySelection(arguments),
      start: try HistoryStart(arguments, StoreLogCommand.sinceOption))
  }

  static let description = CommandDescription(
    name: .storeWatch,
    command: StoreWatchCommand.self,
    argument: .folder,
    summary: Wording("print each transaction of a store when it is committed"),
    discussion: [
      "Prints the lines of 'store log' for the transactions that any program commits from",
      "now on, in their order, until Ctrl-C. None is left out or repeated. If the versions",
      "that 'watch' has yet to read are removed from the history, it ends with an error.",
      "",
      "A store without a history doesn't have the times, authors and notes of its commits.",
      "Its lines have the version and the changes. If a program removes a log that 'watch'",
      "has yet to read, the next line has the net changes of all commits in it, and their",
      "number. --author and --since need a history; see 'store history list'.",
      "",
      "With START, it begins with the transactions after a version, a token from --format",
      "json, or a time in UTC, as in 2026-12-24T10:00. With QUERY, prints only transactions",
      "that change an object of the type which matches the query before or after the",
      "change.",
    ],
    examples: [
      "santa-cli store watch",
      "santa-cli store watch cards --type Card --format json",
      "santa-cli store watch cards --type Card --where \"read == false\"",
    ],
    ownOptions: [
      StoreLogCommand.typeOption, .where, StoreLogCommand.authorOption, StoreLogCommand.sinceOption, .format,
    ]
  )
}
