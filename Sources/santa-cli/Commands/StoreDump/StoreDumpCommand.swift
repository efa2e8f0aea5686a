import SantaCore

/// `store dump`: prints all objects of a type.
struct StoreDumpCommand: Command, Equatable {
  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  var format = DumpFormat.json
  /// Whether CSV output contains strings unchanged, even if a terminal or a spreadsheet would interpret them.
  var isRaw = false

  func run(_ context: CommandContext) async throws -> ExitCode {
    let listing = ObjectListing(directory: directory, type: type, condition: condition, command: .storeDump)
    try listing.write(to: context, "Dumping") { type, store in
      switch format {
      case .json: ObjectJSONFormatter(type: type, store: store)
      case .csv: ObjectCSVFormatter(type: type, store: store, isRaw: isRaw)
      }
    }
    return .success
  }
}

extension StoreDumpCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let type = arguments[.type] else { throw arguments.error(.missingOption(.type)) }
    let format: DumpFormat = try arguments.choice(.format) ?? .json
    self.init(
      directory: arguments.argument, type: type, condition: arguments[.where], format: format,
      isRaw: try arguments.isRaw(format == .csv))
  }
}
