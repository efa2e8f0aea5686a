/// The usage lines and help screens, generated from a table of commands.
struct HelpText: Sendable {
  /// The maximum width of a line, for narrow terminals. A test checks every line.
  static let width = 84

  /// The width of the first column in all tables of a screen, so that the second columns line up. If an entry is wider, its
  /// description is on the next line.
  private static let firstColumnWidth = 20

  private let table: CommandTable
  private let language: Language

  init(_ table: CommandTable, in language: Language = .english) {
    self.table = table
    self.language = language
  }

  private var words: HelpWords { language.words(HelpWords.init) }

  /// Returns the help screen of a command, or the overview of the program.
  func screen(on topic: CommandName?) -> String {
    topic.flatMap { table[$0] }.map { screen(of: $0) } ?? overview
  }

  /// Returns the usage of a command or of the program, on as few lines as possible.
  func usage(of name: CommandName?, columns: Int = HelpText.width) -> String {
    guard let command = name.flatMap({ table[$0] }) else {
      return "\(language.labels.usage) \(Program.name) COMMAND [OPTIONS]"
    }
    let start = "\(language.labels.usage) \(Program.name) \(command.name.rawValue)"
    let indentation = String(repeating: " ", count: DisplayWidth.columns(of: start))
    var words = command.argument.map { [$0.usage] } ?? []
    words += command.furtherUsage
    words += command.ownOptions.map { option in
      option.isRequired ? option.spellingWithPlaceholder : "[\(option.spellingWithPlaceholder)]"
    }
    var lines = [start]
    for word in words {
      let last = lines.removeLast()
      if DisplayWidth.columns(of: last) + 1 + word.count <= min(columns, Self.width) {
        lines.append("\(last) \(word)")
      } else {
        lines += [last, "\(indentation) \(word)"]
      }
    }
    return lines.joined(separator: "\n")
  }

  private var overview: String {
    let exitCodes = ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning.text(in: language)) }
    return """
      \(words.title)

      \(usage(of: nil))

      \(words.commands)
      \(lines(table.mainCommands.map(row)))

      \(words.options)
      \(lines(table.options.map(overviewRow)))

      \(words.exitCodes)
      \(lines(exitCodes))

      \(words.more)
      """
  }

  private func screen(of command: CommandDescription) -> String {
    let summary = command.summary.text(in: language)
    var parts = ["\(Program.name) \(command.name.rawValue): \(summary)", usage(of: command.name)]
    if !command.discussion.isEmpty { parts.append(discussion(of: command)) }
    let commands = table.subcommands(of: command)
    if !commands.isEmpty { parts.append(words.commands + "\n" + lines(commands.map(row))) }
    let options = command.options.map { (column($0), self.summary(of: $0)) }
    parts.append(words.options + "\n" + lines(options))
    parts.append(words.examples + "\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  /// Returns the paragraphs about a command. A paragraph that isn't translated keeps its English lines.
  private func discussion(of command: CommandDescription) -> String {
    guard language != .english else { return command.discussion.joined(separator: "\n") }
    return command.paragraphs.map { paragraph -> String in
      switch paragraph {
      case .blank: ""
      case .row(let name, let summary):
        "  \(DisplayWidth.padded(name, to: 11))\(language.table.text(summary))"
      case .text(let text):
        DisplayWidth.wrapped(language.table.text(text), to: Self.width).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  private func row(_ command: CommandDescription) -> (String, String) {
    let argument = command.argument.map { " \($0.usage)" } ?? ""
    return (command.name.rawValue + argument, command.summary.text(in: language))
  }

  private func overviewRow(_ option: Option) -> (String, String) {
    let commands = table.commands(taking: option)
    let principal = table.commands.filter(\.isPrincipal).map(\.name)
    // If all principal commands take the option, it needs no list of commands.
    let isPartial = !commands.isEmpty && !Set(commands).isSuperset(of: principal)
    let names = commands.map(\.rawValue).joined(separator: ", ")
    let summary = self.summary(of: option)
    return (column(option), isPartial ? "\(summary) (\(names))" : summary)
  }

  /// Returns the summary with the words that the usage line omits.
  private func summary(of option: Option) -> String {
    let summary = option.summary.text(in: language)
    guard case .listedChoice(let words, _) = option.value else { return summary }
    return "\(summary) (\(words.joined(separator: ", ")))"
  }

  private func column(_ option: Option) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.spellingWithPlaceholder
  }

  private func lines(_ rows: [(String, String)]) -> String {
    let indentation = String(repeating: " ", count: Self.firstColumnWidth + 4)
    return rows.map { word, summary in
      let lines = DisplayWidth.wrapped(summary, to: Self.width - Self.firstColumnWidth - 4)
      let isNarrow = DisplayWidth.columns(of: word) <= Self.firstColumnWidth
      let start =
        isNarrow ? "  \(DisplayWidth.padded(word, to: Self.firstColumnWidth))  " : "  \(word)\n\(indentation)"
      return start + lines.joined(separator: "\n\(indentation)")
    }.joined(separator: "\n")
  }
}
