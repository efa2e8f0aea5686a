/// The manual page in roff, generated from the tables of commands, settings and exit codes.
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
      + [".SH ENVIRONMENT"] + environment + [".SH FILES"] + files + [".SH COST"] + cost
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
      + item("XDG_CONFIG_HOME, XDG_DATA_HOME", "the folders of the settings and the store")
      + item(
        "LC_ALL, LC_MESSAGES, LC_MEASUREMENT, LANG",
        "language and units, unless an option or a setting sets them")
      + item("TZ", "the time zone, from which your home is guessed unless an option or a setting names it")
  }

  private var files: [String] {
    let names = SettingName.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return item(
      "~/.config/santa/config.json",
      "the settings: a JSON object of strings with the names \(names); options and the "
        + "environment override it")
      + item("~/.local/share/santa", "the store")
  }

  /// The figures of docs/santa-cli.md, which says how they were measured.
  private var cost: [String] {
    item("Processor and memory", "\"status\" takes 22 ms of processor time and 20 MB of memory.")
      + item(
        "Network",
        "None with \"--weather normal\". Otherwise, the program that runs the flight sends at most one request "
          + "for each stop, and fewer if the clock runs faster: 124 in a demonstration. \"--server\" and a URL "
          + "after \"--route\" use the network, too. Nothing else does.")
      + item(
        "Disk", "Less than 1 MB for a flight in the store. A postcard has 50 kB as SVG, and 160 kB as PNG.")
  }

  private func item(_ term: String, _ text: String) -> [String] {
    [".TP", "\\fB\(escaped(term))\\fR", line(text)]
  }

  /// Returns a line of text. A full stop or an apostrophe at its start is escaped, because it would start a roff request.
  private func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + escaped(text) : escaped(text)
  }

  /// Escapes the characters that roff would replace, for example a hyphen, which could not be copied then.
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
