/// The name of a command on the command line: one word, or two for a subcommand such as `store info`.
struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The hidden command for completion scripts, which the scripts name.
  static let completePlace: CommandName = "complete-place"

  init(stringLiteral value: String) { rawValue = value }

  /// The first word of the name.
  var firstWord: String { String(rawValue.prefix { $0 != " " }) }

  /// The last word of the name.
  var lastWord: String { String(rawValue.split(separator: " ").last ?? "") }

  /// Whether the command is a subcommand of another command.
  func isSubcommand(of other: CommandName) -> Bool { rawValue.hasPrefix(other.rawValue + " ") }
}
