/// The manual page in roff, made from the tables of commands, options, settings and exit codes.
enum ManualPage {
  static var text: String {
    let head = [
      ".\\\" Made by '\(HelpText.program) man'.",
      ".TH SANTA\\-CLI 1 \"\" \"\(HelpText.program) \(SantaCLI.version)\" \"User Commands\"",
      ".SH NAME", "\(escaped(HelpText.program)) \\- follow Santa from the terminal",
      ".SH SYNOPSIS", ".B \(escaped(HelpText.program))", ".I COMMAND", "[\\fIOPTIONS\\fR]",
      ".SH COMMANDS",
    ]
    let lines =
      head + CommandName.allCases.flatMap(command) + [".SH OPTIONS"]
      + OptionName.allCases.filter { $0.description.commands.isEmpty }.flatMap { option($0, of: nil) }
      + [".SH ENVIRONMENT"] + environment + [".SH FILES"] + files
      + [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { item("\($0.rawValue)", $0.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func command(_ command: CommandName) -> [String] {
    let description = command.description
    var lines = [".SS \"\(escaped(command.rawValue))\"", line("\(description.summary).")]
    lines +=
      [".PP", ".nf"] + HelpText.usage(of: command).split(separator: "\n").map { line(String($0)) } + [".fi"]
    if !description.discussion.isEmpty { lines.append(".PP") }
    lines += description.discussion.map { $0.isEmpty ? ".PP" : line($0) }
    lines += command.options.flatMap { option($0, of: command) }
    lines += [".PP", "Examples:", ".PP", ".nf", ".RS"] + description.examples.map(line) + [".RE", ".fi"]
    return lines
  }

  private static func option(_ option: OptionName, of command: CommandName?) -> [String] {
    let description = option.description(for: command)
    let letter = description.letter.map { "-\($0), " } ?? ""
    return item(letter + option.spellingWithPlaceholder(for: command), description.summary)
  }

  private static var environment: [String] {
    SettingName.allCases.flatMap { name in
      item(name.variable, "\"\(name.rawValue)\", where no option says it")
    }
      + item("XDG_CONFIG_HOME, XDG_DATA_HOME", "where the settings and the store are")
      + item("LC_ALL, LC_MESSAGES, LC_MEASUREMENT, LANG", "language and units, where nothing else says them")
      + item("TZ", "its place is home, where nothing else says it")
  }

  private static var files: [String] {
    let names = SettingName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return item(
      "~/.config/santa/config.json",
      "the settings: a JSON object of texts with the names \(names); options and the "
        + "environment come before it")
      + item("~/.local/share/santa", "the store")
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", "\\fB\(escaped(term))\\fR", line(text)]
  }

  /// A line of text; a full stop or an apostrophe in front would make it a request.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + escaped(text) : escaped(text)
  }

  /// A hyphen is one that can be copied, and a backslash is one.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      default: result.append(character)
      }
    }
  }
}
