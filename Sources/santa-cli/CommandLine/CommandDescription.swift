/// One row of the table of commands. Parsing, usage lines, help screens, the manual and completions all derive from it.
struct CommandDescription: Sendable {
  /// An argument of a command that is not an option.
  enum Argument: Sendable {
    /// The folder of a store.
    case folder
    /// The folders of two stores, both of which are required.
    case twoFolders
    /// A file, or `-` for the standard input.
    case file
    /// One of these words, under a placeholder.
    case word(String, [String])
    /// The second word of a command such as `store info`.
    case subcommand
    /// The command that `help` explains.
    case topic

    var placeholder: String {
      switch self {
      case .folder: "DIR"
      case .twoFolders: Self.twoPlaceholders.joined(separator: " ")
      case .file: "FILE|-"
      case .word(let placeholder, _): placeholder
      case .subcommand, .topic: "COMMAND"
      }
    }

    /// The argument as usage lines write it.
    var usage: String {
      switch self {
      case .folder, .topic: "[\(placeholder)]"
      case .twoFolders, .file, .word, .subcommand: placeholder
      }
    }

    /// The number of words on the command line.
    var count: Int { if case .twoFolders = self { 2 } else { 1 } }

    /// How usage lines name the folders of two stores.
    static let twoPlaceholders = ["DIR1", "DIR2"]
  }

  var name: CommandName
  /// The type that parses the arguments and runs; nil for a command that only has subcommands. It shows help instead.
  var command: (any Command.Type)?
  var argument: Argument?
  /// More words of the usage line, for a command that only has subcommands.
  var furtherUsage: [String] = []
  /// Whether this is a principal command. The overview names the commands of an option unless all of these take it.
  var isPrincipal = false
  var summary: Wording
  /// Paragraphs for `help COMMAND`, already broken into lines.
  var discussion: [String] = []
  var examples: [String]
  /// The options of the command except `--help`, in the order of help screens.
  var ownOptions: [Option] = []

  var options: [Option] { ownOptions + [.help] }

  /// The words that are allowed as its argument; nil if all are, or if the command takes none.
  var argumentWords: [String]? { if case .word(_, let words)? = argument { words } else { nil } }

  var takesFolder: Bool {
    switch argument {
    case .folder, .twoFolders: true
    case .file, .word, .subcommand, .topic, nil: false
    }
  }

  var takesFile: Bool { if case .file? = argument { true } else { false } }

  var takesTopic: Bool { if case .topic? = argument { true } else { false } }
}
