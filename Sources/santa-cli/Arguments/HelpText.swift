/// The usage lines and help screens, made from the tables of commands and options.
enum HelpText {
  static let program = "santa-cli"

  /// Help is read in the narrowest common terminal; a test holds every line to this.
  static let width = 84

  /// The first column of all tables of a screen, so that their texts line up; what is wider has its text below.
  private static let firstColumns = 20

  static func screen(on topic: CommandName?) -> String {
    topic.map(screen(of:)) ?? overview
  }

  /// The usage of a command, or of the program, on as few lines as fit.
  static func usage(of command: CommandName?) -> String {
    guard let command else { return "usage: \(program) COMMAND [OPTIONS]" }
    let start = "usage: \(program) \(command.rawValue)"
    let indentation = String(repeating: " ", count: start.count)
    var words = command.description.argumentText.map { [$0] } ?? []
    words += command.parts.isEmpty ? [] : ["[DIR]", "[OPTIONS]"]
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

  private static var overview: String {
    let commands = CommandName.main.map(commandRow)
    let exitCodes = ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
    return """
      Follow Santa from the terminal.

      \(usage(of: nil))

      commands:
      \(table(commands))

      options:
      \(table(OptionName.allCases.map(overviewRow)))

      exit codes:
      \(table(exitCodes))

      '\(program) help COMMAND' explains a command. '--' ends the options.
      """
  }

  private static func screen(of command: CommandName) -> String {
    let description = command.description
    var parts = ["\(program) \(command.rawValue): \(description.summary)", usage(of: command)]
    if !description.discussion.isEmpty {
      parts.append(description.discussion.joined(separator: "\n"))
    }
    if !command.parts.isEmpty {
      parts.append("commands:\n" + table(command.parts.map(commandRow)))
    }
    let options = command.options.map {
      (optionColumn($0, of: command), $0.description(for: command).summary)
    }
    parts.append("options:\n" + table(options))
    parts.append("examples:\n" + description.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private static func commandRow(_ command: CommandName) -> (String, String) {
    let argument = command.description.argumentText.map { " \($0)" } ?? ""
    return (command.rawValue + argument, command.description.summary)
  }

  private static func overviewRow(_ option: OptionName) -> (String, String) {
    let commands = option.description.commands
    // Said only where it tells something: of an option that some commands with options take and others do not.
    let isPartial = !commands.isEmpty && !Set(commands).isSuperset(of: [.track, .status, .route])
    let names = commands.map(\.rawValue).joined(separator: ", ")
    let summary = option.description.summary
    return (optionColumn(option), isPartial ? "\(summary) (\(names))" : summary)
  }

  private static func optionColumn(_ option: OptionName, of command: CommandName? = nil) -> String {
    option.description.letter.map { "-\($0), \(option.spelling)" }
      ?? option.spellingWithPlaceholder(for: command)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { word, summary in
      let indentation = String(repeating: " ", count: firstColumns + 4)
      return DisplayWidth.columns(of: word) <= firstColumns
        ? "  \(DisplayWidth.padded(word, to: firstColumns))  \(summary)"
        : "  \(word)\n\(indentation)\(summary)"
    }.joined(separator: "\n")
  }
}
