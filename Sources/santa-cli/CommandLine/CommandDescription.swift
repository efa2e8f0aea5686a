/// One row of the table of commands. Reading, usage lines, help screens, the manual and completions all derive from it.
struct CommandDescription: Sendable {
  /// A word that may follow a command, beside options.
  enum Argument: Sendable {
    /// The folder of a store.
    case folder
    /// One of these words, under a placeholder.
    case word(String, [String])
    /// One more word of a longer command.
    case subcommand
    /// The words of a command to explain.
    case topic

    var placeholder: String {
      switch self {
      case .folder: "DIR"
      case .word(let placeholder, _): placeholder
      case .subcommand, .topic: "COMMAND"
      }
    }

    /// The argument as usage lines write it.
    var usage: String {
      switch self {
      case .folder, .topic: "[\(placeholder)]"
      case .word, .subcommand: placeholder
      }
    }
  }

  var name: CommandName
  /// The type that reads the arguments and runs; nil if the name only begins those of others. Then help on it is shown.
  var command: (any Command.Type)?
  var argument: Argument?
  /// More words of the usage line, for a command that only begins others.
  var furtherUsage: [String] = []
  /// The overview names the commands of an option unless every principal command takes it.
  var isPrincipal = false
  var summary: Wording
  /// Paragraphs for `help COMMAND`, already broken into lines.
  var discussion: [String] = []
  var examples: [String]
  /// The options that belong to it, without `--help`, in the order of help screens.
  var ownOptions: [Option] = []

  var options: [Option] { ownOptions + [.help] }

  /// The words that its argument may be; nil if any will do, or if it takes no argument.
  var argumentWords: [String]? { if case .word(_, let words)? = argument { words } else { nil } }

  var takesFolder: Bool { if case .folder? = argument { true } else { false } }

  var takesTopic: Bool { if case .topic? = argument { true } else { false } }
}
