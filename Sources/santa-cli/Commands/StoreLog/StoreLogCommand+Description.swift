import SantaCore

extension CommandName {
  static let storeLog: CommandName = "store log"
}

extension StoreLogCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      options: try StoreOptions(arguments), selection: try HistorySelection(arguments),
      start: try HistoryStart(arguments, Self.sinceOption),
      limit: try arguments.number(Self.limitOption).map { Int($0) },
      isReversed: arguments.has(Self.reverseOption))
  }

  static let description = CommandDescription(
    name: .storeLog,
    command: StoreLogCommand.self,
    argument: .folder,
    summary: Wording("list the transactions in the history of a store"),
    discussion: [
      "Prints a line for each kept transaction, the newest last: its version and time, the",
      "number of objects that it added (+), changed (~) and deleted (-), and its author and",
      "note. A store has a history if a program demands one; see 'store history list'.",
      "",
      "START is a version, a token from --format json, or a time in UTC, as in",
      "2026-12-24T10:00. Only the transactions after it are printed. A version or token",
      "that is no longer kept is an error; a time before the history is its beginning.",
      "",
      "With QUERY, prints only transactions that change an object of the type which matches",
      "the query before or after the change. A property that the object didn't have yet is",
      "null.",
    ],
    examples: [
      "santa-cli store log",
      "santa-cli store log cards --type Card --limit 10",
      "santa-cli store log cards --since 2026-12-24T10:00 --format json",
      "santa-cli store log cards --type Card --where \"read == false\"",
    ],
    ownOptions: [typeOption, .where, authorOption, sinceOption, limitOption, reverseOption, .format]
  )

  static let typeOption = Option("type", Option.type.value, in: .subject, Option.type.summary)

  static let authorOption = Option(
    "author", .text("NAME"), in: .selection,
    Wording("list only transactions of this author"))

  static let sinceOption = Option(
    "since", .text("START"), in: .selection,
    Wording("list only transactions after a version, token or time"))

  static let limitOption = Option(
    "limit", .number("N", .count), in: .selection,
    Wording("list only the newest N transactions"))

  static let reverseOption = Option(
    "reverse", in: .selection,
    Wording("list the newest transaction first"))
}
