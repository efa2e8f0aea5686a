/// The usage lines and help screens, made from the tables of commands and options.
enum HelpText {
  static let program = "santa-cli"

  /// Help is read in the narrowest common terminal; a test holds every line to this.
  static let width = 84

  /// The first column of all tables of a screen, so that their texts line up; what is wider has its text below.
  private static let firstColumns = 20

  static func screen(on topic: CommandName?, in language: Language = .english) -> String {
    topic.map { screen(of: $0, language.help) } ?? overview(language.help)
  }

  /// The usage of a command, or of the program, on as few lines as fit.
  static func usage(of command: CommandName?) -> String {
    guard let command else { return "usage: \(program) COMMAND [OPTIONS]" }
    let start = "usage: \(program) \(command.rawValue)"
    let indentation = String(repeating: " ", count: start.count)
    var words = command.description.argumentText.map { [$0] } ?? []
    words += command == .store ? ["[DIR]", "[OPTIONS]"] : []
    words += command.options.filter { $0 != .help }.map { option in
      let word = option.spellingWithPlaceholder(for: command)
      return option == .type ? word : "[\(word)]"
    }
    var lines = [start]
    for word in words {
      let last = lines.removeLast()
      if last.count + 1 + word.count <= width {
        lines.append("\(last) \(word)")
      } else {
        lines += [last, "\(indentation) \(word)"]
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func overview(_ words: HelpWords) -> String {
    let commands = CommandName.main.map { commandRow($0, words) }
    let exitCodes = ExitCode.allCases.map { ("\($0.rawValue)", words.exitCode($0)) }
    return """
      \(words.title)

      \(usage(of: nil))

      \(words.commands)
      \(table(commands))

      \(words.options)
      \(table(OptionName.allCases.map { overviewRow($0, words) }))

      \(words.exitCodes)
      \(table(exitCodes))

      \(words.more)
      """
  }

  private static func screen(of command: CommandName, _ words: HelpWords) -> String {
    let description = command.description
    var parts = ["\(program) \(command.rawValue): \(words.summary(command))", usage(of: command)]
    if !description.discussion.isEmpty {
      parts.append(description.discussion.joined(separator: "\n"))
    }
    if !command.parts.isEmpty {
      parts.append(words.commands + "\n" + table(command.parts.map { commandRow($0, words) }))
    }
    let options = command.options.map {
      (optionColumn($0, of: command), words.option($0, command))
    }
    parts.append(words.options + "\n" + table(options))
    parts.append(words.examples + "\n" + description.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private static func commandRow(_ command: CommandName, _ words: HelpWords) -> (String, String) {
    let argument = command.description.argumentText.map { " \($0)" } ?? ""
    return (command.rawValue + argument, words.summary(command))
  }

  private static func overviewRow(_ option: OptionName, _ words: HelpWords) -> (String, String) {
    let commands = option.description.commands
    // Said only where it tells something: of an option that some commands with options take and others do not.
    let isPartial = !commands.isEmpty && !Set(commands).isSuperset(of: [.track, .status, .route])
    let names = commands.map(\.rawValue).joined(separator: ", ")
    let summary = words.option(option, nil)
    return (optionColumn(option), isPartial ? "\(summary) (\(names))" : summary)
  }

  private static func optionColumn(_ option: OptionName, of command: CommandName? = nil) -> String {
    option.description.letter.map { "-\($0), \(option.spelling)" }
      ?? option.spellingWithPlaceholder(for: command)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let indentation = String(repeating: " ", count: firstColumns + 4)
    return rows.map { word, summary in
      let lines = DisplayWidth.wrapped(summary, to: width - firstColumns - 4)
      let isNarrow = DisplayWidth.columns(of: word) <= firstColumns
      let start =
        isNarrow ? "  \(DisplayWidth.padded(word, to: firstColumns))  " : "  \(word)\n\(indentation)"
      return start + lines.joined(separator: "\n\(indentation)")
    }.joined(separator: "\n")
  }
}
