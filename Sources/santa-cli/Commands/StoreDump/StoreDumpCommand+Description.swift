extension CommandName {
  static let storeDump: CommandName = "store dump"
}

extension StoreDumpCommand {
  static let description = CommandDescription(
    name: .storeDump,
    command: StoreDumpCommand.self,
    argument: .folder,
    summary: Wording(
      "print all objects of a type", japanese: "ある型のオブジェクトをすべて出力する"),
    discussion: [
      "As one JSON object a line, or with --format csv as a table (RFC 4180) under the",
      "names of the properties, collections as JSON in their cells.",
      "",
      "A link is the primary key of the object it leads to; where that has none, the",
      "number of its row, which the objects of such a type have as '#row'. Dates are ISO",
      "8601 in UTC, data is base 64, and numbers that are none are \"NaN\", \"Infinity\" and",
      "\"-Infinity\".",
      "",
      "In CSV an empty cell is nil, and \"\" an empty text. A text that a spreadsheet would",
      "take for a formula has ' before it, and what steers a terminal is spelt \\u{1B};",
      "--raw leaves both as they are stored.",
      "",
      "QUERY is a condition on the properties, as 'help route' has it; ANY, ALL or NONE",
      "goes before a path along a collection, @count behind one.",
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
    Wording(
      "one JSON object a line, or a table with commas", japanese: "1 行に 1 つの JSON オブジェクト、または CSV"))
}

extension Option {
  static let type = Option(
    "type", .text("NAME"), isRequired: true, in: .subject,
    Wording("the type whose objects to print", japanese: "出力するオブジェクトの型"))
}
