import SantaCore

/// `store show`: prints the objects of a type as they were in a kept version.
struct StoreShowCommand: Command, Equatable {
  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  var version: StoreVersion
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  var format = DumpFormat.json
  /// Whether CSV output contains strings unchanged, even if a terminal or a spreadsheet would interpret them.
  var isRaw = false

  func run(_ context: CommandContext) async throws -> ExitCode {
    let listing = ObjectListing(
      directory: directory, version: version, type: type, condition: condition, command: .storeShow)
    try listing.write(to: context, "Reading") { type, store in
      switch format {
      case .json: ObjectJSONFormatter(type: type, store: store)
      case .csv: ObjectCSVFormatter(type: type, store: store, isRaw: isRaw)
      }
    }
    return .success
  }
}

extension CommandName {
  static let storeShow: CommandName = "store show"
}

extension StoreShowCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let type = arguments[.type] else { throw arguments.error(.missingOption(.type)) }
    let format: DumpFormat = try arguments.choice(.format) ?? .json
    self.init(
      directory: arguments.argument, version: try StoreVersion(arguments, Self.atOption), type: type,
      condition: arguments[.where], format: format, isRaw: try arguments.isRaw(format == .csv))
  }

  static let description = CommandDescription(
    name: .storeShow,
    command: StoreShowCommand.self,
    argument: .folder,
    summary: Wording("print the objects of a type in an earlier version"),
    discussion: [
      "VERSION is the number of a version, as 'store log' prints it, or a time in UTC, as",
      "in 2026-12-24T10:00: the newest version at that time. Types and properties that were",
      "renamed since have their current names. The output has the form of 'store dump'.",
    ],
    examples: [
      "santa-cli store show cards --at 42 --type Card",
      "santa-cli store show cards --at 2026-12-24T10:00 --type Card --format csv",
    ],
    ownOptions: [atOption, .type, .where, .dumpFormat, .raw]
  )

  static let atOption = Option(
    "at", .text("VERSION"), isRequired: true, in: .subject,
    Wording("the version to show, by its number or a time"))
}
