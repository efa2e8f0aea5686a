extension CommandName {
  static let storeRecover: CommandName = "store recover"
}

extension StoreRecoverCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let target = arguments[Self.toOption] else { throw arguments.error(.missingOption(Self.toOption)) }
    self.init(options: try StoreOptions(arguments), target: target)
  }

  static let description = CommandDescription(
    name: .storeRecover,
    command: StoreRecoverCommand.self,
    argument: .folder,
    summary: Wording("copy the readable data of a damaged store to a new one"),
    discussion: [
      "Reads the store even if its manifest, segments, logs or locks are damaged or",
      "missing. DIR is not changed; stop all programs that write to it first. The new store",
      "has all readable objects with their links, collections and embedded objects.",
      "Unreadable values become nil, empty or zero.",
      "",
      "Prints the number of objects of each type and, on standard error, each damage with",
      "its file and byte. The exit code is 0 if everything was recovered. It is 65 if data",
      "was lost; the new store has the rest.",
    ],
    examples: [
      "santa-cli store recover cards --to rescued",
      "santa-cli store recover --to rescued --format json",
    ],
    ownOptions: [toOption, .format]
  )

  static let toOption = Option(
    "to", .text("PATH"), isRequired: true, in: .subject,
    Wording("folder of the new store; must be empty or not exist"))
}
