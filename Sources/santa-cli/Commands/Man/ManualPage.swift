/// The manual page in roff, made from the tables of commands, settings and exit codes.
struct ManualPage: Sendable {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var text: String {
    let head = [
      ".\\\" Made by '\(Program.name) man'.",
      ".TH SANTA\\-CLI 1 \"\" \"\(Program.name) \(Program.version)\" \"User Commands\"",
      ".SH NAME", "\(escaped(Program.name)) \\- follow Santa from the terminal",
      ".SH SYNOPSIS", ".B \(escaped(Program.name))", ".I COMMAND", "[\\fIOPTIONS\\fR]",
      ".SH COMMANDS",
    ]
    let lines =
      head + table.commands.flatMap(command) + [".SH OPTIONS"]
      + table.standaloneOptions.flatMap { option($0.option) }
      + [".SH ENVIRONMENT"] + environment + [".SH FILES"] + files
      + [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { item("\($0.rawValue)", $0.meaning.english) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func command(_ command: CommandDescription) -> [String] {
    var lines = [".SS \"\(escaped(command.name.rawValue))\"", line("\(command.summary.english).")]
    let usage = HelpText(table).usage(of: command.name).split(separator: "\n")
    lines += [".PP", ".nf"] + usage.map { line(String($0)) } + [".fi"]
    if !command.discussion.isEmpty { lines.append(".PP") }
    lines += command.discussion.map { $0.isEmpty ? ".PP" : line($0) }
    lines += command.options.flatMap(option)
    lines += [".PP", "Examples:", ".PP", ".nf", ".RS"] + command.examples.map(line) + [".RE", ".fi"]
    return lines
  }

  private func option(_ option: Option) -> [String] {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return item(letter + option.spellingWithPlaceholder, option.summary.english)
  }

  private var environment: [String] {
    SettingName.allCases.flatMap { name in
      item(name.variable, "\"\(name.rawValue)\", unless an option sets it")
    }
      + item("XDG_CONFIG_HOME, XDG_DATA_HOME", "where the settings and the store are")
      + item(
        "LC_ALL, LC_MESSAGES, LC_MEASUREMENT, LANG",
        "language and units, unless an option or a setting sets them")
      + item("TZ", "the time zone, whose place is home unless an option or a setting names another")
  }

  private var files: [String] {
    let names = SettingName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return item(
      "~/.config/santa/config.json",
      "the settings: a JSON object of strings with the names \(names); options and the "
        + "environment override it")
      + item("~/.local/share/santa", "the store")
  }

  private func item(_ term: String, _ text: String) -> [String] {
    [".TP", "\\fB\(escaped(term))\\fR", line(text)]
  }

  /// A line of text. A full stop or an apostrophe at its start would make it a roff request, so it is escaped.
  private func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + escaped(text) : escaped(text)
  }

  /// The text with the characters escaped that roff would replace by others, such as a hyphen that can't be copied.
  private func escaped(_ text: String) -> String {
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
