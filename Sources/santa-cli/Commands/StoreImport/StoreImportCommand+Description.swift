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
      format: try arguments.choice(.format), delimiter: try Self.delimiter(arguments),
      types: try Self.types(arguments), isDryRun: arguments.has(Self.dryRunOption),
      rejects: try Self.rejects(arguments),
      batchSize: try arguments.number(Self.batchOption).map { Int($0) } ?? 10_000)
  }

  private static func rejects(_ arguments: CommandLineArguments) throws(UsageError) -> String? {
    guard let path = arguments[skipErrorsOption] else { return nil }
    // Other options and commands name a standard stream in this way.
    if path == "-" {
      throw arguments.error(
        .invalidValue(
          skipErrorsOption, value: path, requirement: "FILE must be the path of a file; './-' is one"))
    }
    return path
  }

  private static func delimiter(_ arguments: CommandLineArguments) throws(UsageError) -> UInt8? {
    guard let text = arguments[delimiterOption] else { return nil }
    if text == "tab" || text == "\\t" { return UInt8(ascii: "\t") }
    let excluded = Set("\"\r\n".utf8)
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, !excluded.contains(byte) else {
      throw arguments.error(
        .invalidValue(
          delimiterOption, value: text, requirement: "CHAR must be one ASCII character, such as ';', or 'tab'"
        ))
    }
    return byte
  }

  /// Parses `zip=string,id=int`. A name can be quoted: `"last, first"=string`.
  private static func types(_ arguments: CommandLineArguments) throws(UsageError) -> [String: String] {
    guard let text = arguments[typesOption] else { return [:] }
    var types: [String: String] = [:]
    guard let parts = QuotedNames(text)?.parts else {
      throw arguments.error(.invalidValue(typesOption, value: text, requirement: QuotedNames.requirement))
    }
    for part in parts {
      var pair = part.rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        QuotedNames.Part.trimmed($0)
      }
      if let name = part.quoted { pair = pair.first == "" ? [name] + pair.dropFirst() : [] }
      guard pair.count == 2, !pair[0].isEmpty, types[pair[0]] == nil else {
        throw arguments.error(
          .invalidValue(
            typesOption, value: text, requirement: "write each property once, as in 'zip=string,id=int'"))
      }
      guard GivenType(pair[1]) != nil else {
        throw arguments.error(
          .invalidValue(
            typesOption, value: pair[1],
            requirement: "the types are \(GivenType.names.joined(separator: ", "))",
            suggestion: Spelling.nearest(to: pair[1], among: GivenType.names)))
      }
      types[pair[0]] = pair[1]
    }
    return types
  }

  static let description = CommandDescription(
    name: .storeImport,
    command: StoreImportCommand.self,
    argument: .file,
    summary: Wording("create or update objects from JSON or CSV"),
    discussion: [
      "FILE contains one JSON object per line, a JSON array of objects, or a table (RFC",
      "4180) with the column names in its first line. - reads standard input. An object",
      "whose primary key is in the store is updated, and keeps the values of properties",
      "that are not in the data. Other objects are created.",
      "",
      "If the store doesn't have the type, it is created with the properties in the data",
      "and the primary key of --key. A file is read twice for this; of standard input, the",
      "first 10,000 objects are used. Numbers are never rounded: long ones become decimals",
      "or, in a table, strings. A number that no type can hold is an error.",
      "",
      "Write links as the primary key of their target, embedded objects as objects, data as",
      "base64, and dates in ISO 8601 or in seconds since 2001. In a table, collections are",
      "JSON, an empty cell is nil, and \"\" is an empty string.",
      "",
      "Objects are stored in batches. After an error, earlier batches stay; the message",
      "has the line and column. If the type has a primary key, correct the file and import",
      "it again. With --skip-errors, records with errors go to a table with their lines and",
      "reasons, the others are imported, and the exit code is 65. --dry-run prints the",
      "types and the number of objects, finds all errors, and doesn't change the store.",
    ],
    examples: [
      "santa-cli store import cards.csv --type Card --key id --store cards",
      "santa-cli store import - --type Card --store cards --format json",
      "santa-cli store import zips.csv --type Zip --types zip=string --store zips",
      "santa-cli store import a.csv --type Card --store cards --skip-errors bad.csv",
    ],
    ownOptions: [
      .type, keyOption, typesOption, storeOption,
      .formats(
        StoredImport.Format.self,
        Wording("input format; default: csv for *.csv, json otherwise")),
      delimiterOption, batchOption, skipErrorsOption, dryRunOption,
    ]
  )

  static let keyOption = Option(
    "key", .text("NAME"), in: .subject,
    Wording("primary key property of a new type"))

  static let storeOption = Option(
    "store", .text("PATH"), isRequired: true, in: .subject,
    Wording("store folder; created if missing"))

  static let typesOption = Option(
    "types", .text("NAME=TYPE"), in: .subject,
    Wording("types of properties of a new type, as in zip=string,id=int"))

  static let delimiterOption = Option(
    "delimiter", .text("CHAR"), in: .format,
    Wording("character between the cells of a table, or 'tab'; default: ,"))

  static let batchOption = Option(
    "batch", .number("N", .count), in: .subject,
    Wording("objects in a transaction; default: 10,000"))

  static let skipErrorsOption = Option(
    "skip-errors", .text("FILE"), in: .subject,
    Wording("write records with errors to FILE, and import the others"))

  static let dryRunOption = Option(
    "dry-run", in: .subject, Wording("say what would be imported, and write nothing"))
}
