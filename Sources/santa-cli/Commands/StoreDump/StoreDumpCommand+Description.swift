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
      "Prints one JSON object per line or, with --format csv, a table (RFC 4180) with the",
      "property names as its header and collections as JSON in its cells.",
      "",
      "Links are written as the primary key of their target or, if it has none, as the row",
      "number that the target shows as '#row'. Dates are ISO 8601 in UTC, and data is",
      "base64. Non-finite numbers are \"NaN\", \"Infinity\" and \"-Infinity\".",
      "",
      "In CSV, an empty cell is nil, and \"\" is an empty string. Strings that a spreadsheet",
      "would read as formulas are prefixed with ', and control characters are escaped, as",
      "\\u{1B}. --raw writes strings unchanged.",
      "",
      "QUERY is a condition on the properties; see 'help route'. Write ANY, ALL or NONE",
      "before a path through a collection, and @count after one.",
    ],
    examples: [
      "santa-cli store dump --type Santa",
      "santa-cli store dump --type Stop --where \"location.latitude < 0\"",
      "santa-cli store dump --type Weather --format csv backup/weather",
    ],
    ownOptions: [.type, .where, .dumpFormat, .raw]
  )
}
