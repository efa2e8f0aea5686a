/// The name of a command on the command line: one word, or several for a subcommand such as `store info`.
struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The hidden command for completion scripts, which the scripts name.
  static let completePlace: CommandName = "complete-place"

  init(stringLiteral value: String) { rawValue = value }

  /// The last word of the name.
  var lastWord: String { String(rawValue.split(separator: " ").last ?? "") }

  /// Whether the command is a subcommand of another command, with one more word.
  func isSubcommand(of other: CommandName) -> Bool { rawValue == "\(other.rawValue) \(lastWord)" }
}
