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
    summary: Wording("write what can be read of a damaged store to a new one"),
    discussion: [
      "Reads the store whatever is damaged or missing: its manifest, segments, logs or",
      "locks. Nothing in DIR is changed, and no program may write to it meanwhile. The new",
      "store has all objects that can be read, with their links, collections and embedded",
      "objects. A value that can't be read is nil, empty or zero.",
      "",
      "Prints the objects of each type and, on standard error, each damage with its file",
      "and byte. The exit code is 0 if everything could be read, and 65 if anything was",
      "lost. Then the new store has the rest.",
    ],
    examples: [
      "santa-cli store recover cards --to rescued",
      "santa-cli store recover --to rescued --format json",
    ],
    ownOptions: [toOption, .format]
  )

  static let toOption = Option(
    "to", .text("PATH"), isRequired: true, in: .subject,
    Wording("folder of the new store, which is empty or does not exist"))
}
