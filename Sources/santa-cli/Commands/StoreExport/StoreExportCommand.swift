import SantaCore

/// `store export`: writes the objects of a type so that `store import` reads them back as they are.
struct StoreExportCommand: Command, Equatable {
  /// The store's folder; nil for Santa's store of `track`.
  var directory: String?
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  var format = StoredImport.Format.json

  func run(_ context: CommandContext) async throws -> ExitCode {
    let listing = ObjectListing(directory: directory, type: type, condition: condition, command: .storeExport)
    try listing.write(to: context, "Exporting") { type, store in
      try store.checkCanExport(type)
      let values = ObjectJSONFormatter(type: type, store: store, isExport: true)
      for property in type.properties where !values.isShown(property) {
        let note =
          "note: '\(property.name)' is left out: \(a: property.target ?? "target") has no primary key that could name it."
        try context.errorOutput.writeLine(note.terminalSafe)
      }
      return switch format {
      case .json: values
      case .csv: ObjectCSVFormatter(type: type, store: store, isRaw: true, isExport: true)
      }
    }
    return .success
  }
}

extension CommandName {
  static let storeExport: CommandName = "store export"
}

extension StoreExportCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let type = arguments[.type] else { throw arguments.error(.missingOption(.type)) }
    self.init(
      directory: arguments.argument, type: type, condition: arguments[.where],
      format: try arguments.choice(.format) ?? .json)
  }

  static let description = CommandDescription(
    name: .storeExport,
    command: StoreExportCommand.self,
    argument: .folder,
    summary: Wording("write the objects of a type, for 'store import'"),
    discussion: [
      "Writes one JSON object a line or, with --format csv, a table. 'store import' reads",
      "both back as the same objects. A link is the primary key of its target, and an",
      "embedded object is an object within its owner. A date whose fraction ISO 8601 would",
      "round is a number of seconds since 2001.",
      "",
      "Texts are written as they are stored. For a table that a spreadsheet opens, use",
      "'store dump', which makes formulas harmless.",
    ],
    examples: [
      "santa-cli store export --type Stop",
      "santa-cli store export --type Stop --where \"population > 1000000\" --format csv",
    ],
    ownOptions: [
      .type, .where,
      .formats(
        StoredImport.Format.self,
        Wording("one JSON object a line, or a table with commas")),
    ]
  )
}
