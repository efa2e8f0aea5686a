extension CommandDescription {
  static let store = CommandDescription(
    argument: "COMMAND",
    isArgumentRequired: true,
    summary: "look into any store: info, verify, dump, compact",
    discussion: [
      "DIR is the folder of a store, of this or of any other program that keeps its",
      "objects with SantaCore. 'track' has two in its folder: 'santa' and 'weather'.",
      "Without DIR it is the first: $XDG_DATA_HOME/santa/santa, or",
      "~/.local/share/santa/santa.",
      "",
      "Nobody is locked out: others may write meanwhile, and what is shown is the newest",
      "state when the command began. Only 'compact' changes files.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store verify ~/.local/share/santa/weather",
    ]
  )

  static let storeInfo = CommandDescription(
    argument: "DIR",
    summary: "show the types, counts, sizes and versions of a store",
    discussion: [
      "Shows each type with its properties and how many objects it has, and each file",
      "with its bytes. With --format json: one object for the store, then one for each",
      "type, property and file.",
    ],
    examples: [
      "santa-cli store info",
      "santa-cli store info --format json backup/weather",
    ]
  )

  static let storeVerify = CommandDescription(
    argument: "DIR",
    summary: "check every checksum and every rule of a store",
    discussion: [
      "Reads every byte of the segments, the logs and the manifest, and then all objects",
      "with their indexes and links. Whatever is damaged is named with its file and byte,",
      "and the exit code is 65; it is 0 where all is well.",
    ],
    examples: [
      "santa-cli store verify",
      "santa-cli store verify --format json backup/weather",
    ]
  )

  static let storeDump = CommandDescription(
    argument: "DIR",
    summary: "print all objects of a type",
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
    ]
  )

  static let storeCompact = CommandDescription(
    argument: "DIR",
    summary: "write a store's files anew, without what is needed no more",
    discussion: [
      "Stores keep themselves in shape: their files are seldom much larger than twice",
      "what they hold. Others may read and write meanwhile. Where it ends before its",
      "time, the store is as it was.",
    ],
    examples: [
      "santa-cli store compact",
      "santa-cli store compact backup/weather",
    ]
  )
}
