import SantaCore

extension CommandName {
  static let storeImport: CommandName = "store import"
}

extension StoreImportCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let file = arguments.argument else { throw arguments.error(.missingFile("FILE|-")) }
    guard let type = arguments[.type] else { throw arguments.error(.missingOption(.type)) }
    guard let directory = arguments[Self.storeOption] else {
      throw arguments.error(.missingOption(Self.storeOption))
    }
    self.init(
      file: file, directory: directory, type: type, key: arguments[Self.keyOption],
      format: try arguments.choice(.format))
  }

  static let description = CommandDescription(
    name: .storeImport,
    command: StoreImportCommand.self,
    argument: .file,
    summary: Wording("create or update objects from JSON or CSV"),
    discussion: [
      "FILE has a JSON object on each line, a JSON array of objects, or a table (RFC 4180)",
      "whose first line names the columns. - is standard input. Objects are created or, if",
      "the store has one with the same primary key, updated: what is not given stays.",
      "",
      "If the store does not have the type, it gets the properties that are in the data,",
      "and --key names the primary key. A file is read twice for that; of standard input,",
      "the first 10,000 objects count. No number is rounded: long ones become decimal or,",
      "in a table, text, and what no type holds is an error.",
      "",
      "A link is given as the primary key of its target, an embedded object as an object,",
      "data as base 64, and a date as ISO 8601 or in seconds since 2001. In a table, a",
      "collection is JSON, an empty cell is nil, and \"\" is an empty text.",
      "",
      "10,000 objects are stored at a time. At an error, those before stay; the message has",
      "the line and column. If the type has a primary key, the corrected file can simply be",
      "imported again.",
    ],
    examples: [
      "santa-cli store import cards.csv --type Card --key id --store cards",
      "santa-cli store import - --type Card --store cards --format json",
    ],
    ownOptions: [
      .type, keyOption, storeOption,
      .formats(
        StoredImport.Format.self,
        Wording("of the data; default: csv for a name that ends so")),
    ]
  )

  static let keyOption = Option(
    "key", .text("NAME"), in: .subject,
    Wording("the property that is the primary key of a new type"))

  static let storeOption = Option(
    "store", .text("PATH"), isRequired: true, in: .subject,
    Wording("folder of the store, which is created if need be"))
}
