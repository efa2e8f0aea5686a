import SantaCore

/// `store export`: writes the objects of a type so that `store import` reads them back unchanged.
struct StoreExportCommand: Command, Equatable {
  /// The store's folder; nil for the Santa store of `track`.
  var directory: String?
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  /// The properties to sort by, as they were typed.
  var sort: String?
  /// The properties to write, in their order; nil for all of them.
  var columns: [String]?
  var format = StoredImport.Format.json

  func run(_ context: CommandContext) async throws -> ExitCode {
    let listing = ObjectListing(directory: directory, type: type, condition: condition, command: .storeExport)
    try listing.open(in: context) { store, type, condition in
      try store.checkCanExport(type)
      let order = try order(of: type, in: store)
      let values = ObjectJSONFormatter(type: type, store: store, isExport: true)
      let chosen = try chosen(of: type)
      for property in chosen where !values.isShown(property) {
        let note =
          "note: '\(property.name)' is not exported: a link needs a primary key, and \(a: property.target ?? "target") has none."
        try context.errorOutput.writeLine(note.terminalSafe)
      }
      try write(chosen.filter(values.isShown), of: type, in: store, condition, order, to: context)
    }
    return .success
  }

  private func order(of type: StoredType, in store: StoreInspection) throws -> StoredOrder? {
    guard let sort else { return nil }
    do { return try store.order(sort, of: type) } catch let error where error.code == .invalidQuery {
      throw UsageError(.unreadable(.sort, why: error.message), command: .storeExport)
    }
  }

  private func chosen(of type: StoredType) throws -> [StoredProperty] {
    guard let columns else { return type.properties }
    let names = type.properties.map(\.name)
    return try columns.map { name in
      guard let property = type.properties.first(where: { $0.name == name }) else {
        throw UsageError(
          .invalidValue(
            Self.columnsOption, value: name,
            requirement: "\(type.name) has \(names.map(QuotedNames.text).joined(separator: ", "))",
            suggestion: Spelling.nearest(to: name, among: names)),
          command: .storeExport)
      }
      return property
    }
  }

  private func write(
    _ properties: [StoredProperty], of type: StoredType, in store: StoreInspection,
    _ condition: StoredCondition?, _ order: StoredOrder?, to context: CommandContext
  ) throws {
    let export: ObjectExport
    switch format {
    case .json:
      let values = ObjectJSONFormatter(type: type, store: store, isExport: true)
      export = ObjectExport(
        of: type, in: store, properties, as: .json,
        .init(content: { try values.json($0, $1) }, quoted: { JSONObject.quoted($0) }))
    case .csv:
      let values = ObjectCSVFormatter(type: type, store: store, isRaw: true, isExport: true)
      let isOnly = properties.count == 1
      export = ObjectExport(
        of: type, in: store, properties, as: .csv,
        .init(
          content: { isOnly ? try values.onlyCell($0, $1) : try values.cell($0, $1) },
          quoted: { CSVText.quoted($0) }))
      let names = properties.map { CSVText.quoted($0.name) }
      try context.output.write(names.joined(separator: ",") + CSVText.lineEnd)
    }
    let progress = ProgressLine("Exporting", on: context.errorOutput)
    // If the output is a terminal, the progress would overwrite it.
    let showsProgress = !context.output.isTerminal
    defer { progress.end() }
    var total = 0
    try export.run(matching: condition, sortedBy: order) { text, count in
      try Task.checkCancellation()
      try context.output.write(bytes: text)
      total += count
      if showsProgress { progress.show(Double(total) / Double(max(total, type.count))) }
    }
  }
}

extension CommandName {
  static let storeExport: CommandName = "store export"
}

extension StoreExportCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    guard let type = arguments[.type] else { throw arguments.error(.missingOption(.type)) }
    self.init(
      directory: arguments.argument, type: type, condition: arguments[.where], sort: arguments[.sort],
      columns: try Self.names(arguments), format: try arguments.choice(.format) ?? .json)
  }

  private static func names(_ arguments: CommandLineArguments) throws(UsageError) -> [String]? {
    guard let text = arguments[columnsOption] else { return nil }
    guard let parts = QuotedNames(text)?.parts else {
      throw arguments.error(.invalidValue(columnsOption, value: text, requirement: QuotedNames.requirement))
    }
    var names: [String] = []
    for part in parts {
      guard let name = part.name else {
        throw arguments.error(.invalidValue(columnsOption, value: text, requirement: QuotedNames.requirement))
      }
      if name.isEmpty, part.quoted == nil {
        throw arguments.error(
          .invalidValue(columnsOption, value: text, requirement: "write a name before and after each comma"))
      }
      names.append(name)
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw arguments.error(
        .invalidValue(columnsOption, value: text, requirement: "'\(name)' is there twice"))
    }
    return names
  }

  static let columnsOption = Option(
    "columns", .text("NAMES"), in: .selection,
    Wording("export only these properties, separated by commas"))

  static let description = CommandDescription(
    name: .storeExport,
    command: StoreExportCommand.self,
    argument: .folder,
    summary: Wording("export the objects of a type, for 'store import'"),
    discussion: [
      "Writes one JSON object per line or, with --format csv, a table. 'store import'",
      "restores the same objects from both. Links are written as the primary key of their",
      "target, and embedded objects inside their owner. Dates that ISO 8601 would round are",
      "written in seconds since 2001.",
      "",
      "--columns writes only some properties, in the given order. --sort takes several",
      "properties, separated by commas; without it, objects are in the order of creation.",
      "Quote a name that has a comma, as in CSV.",
      "",
      "Strings are written unchanged. For spreadsheets, use 'store dump', which escapes",
      "formulas.",
    ],
    examples: [
      "santa-cli store export --type Stop",
      "santa-cli store export --type Stop --where \"population > 1000000\" --format csv",
      "santa-cli store export --type Stop --columns id,name --sort \"population desc\"",
    ],
    ownOptions: [
      .type, .where, .sort, columnsOption,
      .formats(
        StoredImport.Format.self,
        Wording("one JSON object per line, or CSV")),
    ]
  )
}
