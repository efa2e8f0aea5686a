/// The name of a command on the command line: one word, or two for a subcommand such as `store info`.
struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  init(stringLiteral value: String) { rawValue = value }

  /// The first of its words.
  var firstWord: String { String(rawValue.prefix { $0 != " " }) }

  /// The last of its words.
  var lastWord: String { String(rawValue.split(separator: " ").last ?? "") }

  /// Whether this is the name of a subcommand of another command.
  func isSubcommand(of other: CommandName) -> Bool { rawValue.hasPrefix(other.rawValue + " ") }
}
