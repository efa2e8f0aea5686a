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
    /// One of the words, with a placeholder for them.
    case word(String, [String])
    /// Any word, with its placeholder.
    case anyWord(String)
    /// Words that are all required, with their placeholders.
    case words([String])
    /// The second word of a command such as `store info`.
    case subcommand
    /// The name of the command to explain, for `help`.
    case topic

    var placeholder: String {
      switch self {
      case .folder: "DIR"
      case .twoFolders: Self.twoPlaceholders.joined(separator: " ")
      case .file: "FILE|-"
      case .word(let placeholder, _), .anyWord(let placeholder): placeholder
      case .words(let placeholders): placeholders.joined(separator: " ")
      case .subcommand, .topic: "COMMAND"
      }
    }

    /// The argument as it appears in usage lines.
    var usage: String {
      switch self {
      case .folder, .topic, .anyWord: "[\(placeholder)]"
      case .twoFolders, .file, .word, .words, .subcommand: placeholder
      }
    }

    /// The number of words that the argument takes on the command line.
    var count: Int {
      switch self {
      case .twoFolders: Self.twoPlaceholders.count
      case .words(let placeholders): placeholders.count
      case .folder, .file, .word, .anyWord, .subcommand, .topic: 1
      }
    }

    /// The placeholders of two store folders in usage lines.
    static let twoPlaceholders = ["DIR1", "DIR2"]
  }

  var name: CommandName
  /// The type that parses the arguments and runs; nil for a command that only has subcommands, which shows help instead.
  var command: (any Command.Type)?
  var argument: Argument?
  /// Further words of the usage line, for a command that only has subcommands.
  var furtherUsage: [String] = []
  /// Whether this is a principal command. The overview lists the commands that take an option, unless all principal commands
  /// do.
  var isPrincipal = false
  var summary: Wording
  /// Paragraphs for `help COMMAND`, already broken into lines.
  var discussion: [String] = []
  var examples: [String]
  /// The options of the command except `--help`, in the order of help screens.
  var ownOptions: [Option] = []

  var options: [Option] { ownOptions + [.help] }

  /// The words that the argument must be one of; nil if all words are allowed, or if the command takes no argument.
  var argumentWords: [String]? { if case .word(_, let words)? = argument { words } else { nil } }

  var takesFolder: Bool {
    switch argument {
    case .folder, .twoFolders: true
    case .file, .word, .anyWord, .words, .subcommand, .topic, nil: false
    }
  }

  var takesFile: Bool { if case .file? = argument { true } else { false } }

  var takesTopic: Bool { if case .topic? = argument { true } else { false } }
}

/// The paragraphs of the discussion, for its translation.
extension CommandDescription {
  enum Paragraph: Equatable {
    case blank
    /// A line of a list: a name and its meaning.
    case row(String, String)
    /// The text on one line.
    case text(String)
  }

  var paragraphs: [Paragraph] {
    discussion.reduce(into: []) { paragraphs, line in
      if line.isEmpty {
        paragraphs.append(.blank)
      } else if line.hasPrefix("  ") {
        let name = line.dropFirst(2).prefix { $0 != " " }
        paragraphs.append(.row(String(name), String(line.dropFirst(2 + name.count).drop { $0 == " " })))
      } else if case .text(let text)? = paragraphs.last {
        paragraphs[paragraphs.count - 1] = .text("\(text) \(line)")
      } else {
        paragraphs.append(.text(line))
      }
    }
  }
}
