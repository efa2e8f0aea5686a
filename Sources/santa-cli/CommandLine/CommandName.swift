/// The words that name a command on the command line: one, or `store` and another.
struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  init(stringLiteral value: String) { rawValue = value }

  /// The first of its words.
  var firstWord: String { String(rawValue.prefix { $0 != " " }) }

  /// The last of its words.
  var lastWord: String { String(rawValue.split(separator: " ").last ?? "") }

  /// Whether it begins with the words of another command.
  func isSubcommand(of other: CommandName) -> Bool { rawValue.hasPrefix(other.rawValue + " ") }
}
