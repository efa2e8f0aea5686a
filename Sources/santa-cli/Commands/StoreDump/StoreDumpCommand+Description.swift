extension CommandName {
  static let storeDump: CommandName = "store dump"
}

extension StoreDumpCommand {
  static let description = CommandDescription(
    name: .storeDump,
    command: StoreDumpCommand.self,
    argument: .folder,
    summary: Wording("print all objects of a type"),
    discussion: [
      "Prints one JSON object a line or, with --format csv, a table (RFC 4180) with the",
      "names of the properties as its header, and collections as JSON in their cells.",
      "",
      "A link is the primary key of its target. If the target has none, it is the number",
      "of the target's row, which is shown as '#row'. Dates are ISO 8601 in UTC, and data",
      "is base 64. Numbers that are not finite are \"NaN\", \"Infinity\" and \"-Infinity\".",
      "",
      "In CSV, an empty cell is nil, and \"\" is an empty text. A text that a spreadsheet",
      "would read as a formula gets a ' at its start, and control characters are written",
      "as \\u{1B}. --raw writes texts as they are stored.",
      "",
      "QUERY is a condition on the properties, as 'help route' explains. ANY, ALL or NONE",
      "goes before a path along a collection, and @count after one.",
    ],
    examples: [
      "santa-cli store dump --type Santa",
      "santa-cli store dump --type Stop --where \"location.latitude < 0\"",
      "santa-cli store dump --type Weather --format csv backup/weather",
    ],
    ownOptions: [.type, .where, formatOption, .raw]
  )

  private static let formatOption = Option.formats(
    DumpFormat.self,
    Wording("one JSON object a line, or a table with commas"))
}
