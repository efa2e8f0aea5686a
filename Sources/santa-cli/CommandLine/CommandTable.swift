/// The commands of a program, in the order of the help screens.
struct CommandTable: Sendable {
  /// An option that takes the place of a command.
  struct StandaloneOption: Sendable {
    var option: Option
    var command: any Command.Type
  }

  let commands: [CommandDescription]
  /// Commands for the program's own scripts, which no help screen shows.
  let hiddenCommands: [CommandDescription]
  let standaloneOptions: [StandaloneOption]
  /// The command that runs for `--help`, and if no command is given.
  let help: any Command.Type
  /// All options, each once. If commands describe an option differently, the most frequent description is used.
  let options: [Option]

  init(
    commands: [CommandDescription], hiddenCommands: [CommandDescription] = [],
    standaloneOptions: [StandaloneOption], help: any Command.Type
  ) {
    self.commands = commands
    self.hiddenCommands = hiddenCommands
    self.standaloneOptions = standaloneOptions
    self.help = help
    let rows = Dictionary(grouping: commands.flatMap(\.options) + standaloneOptions.map(\.option), by: \.name)
    var names: [String] = []
    for option in commands.flatMap(\.options) + standaloneOptions.map(\.option)
    where !names.contains(option.name) {
      names.append(option.name)
    }
    let all = names.compactMap { name in Self.mostFrequent(rows[name] ?? []) }
    // `sorted` is stable.
    options = all.sorted { $0.group < $1.group }
  }

  private static func mostFrequent(_ rows: [Option]) -> Option? {
    let counts = Dictionary(grouping: rows, by: \.summary).mapValues(\.count)
    return rows.max { counts[$0.summary] ?? 0 < counts[$1.summary] ?? 0 }
  }

  /// Creates the command for a command line, which doesn't include the program's name.
  func command(_ words: [String]) throws(UsageError) -> any Command {
    let arguments = try CommandLineArguments(words, in: self)
    if arguments.has(.help) { return try help.init(arguments) }
    // A command that only has subcommands, and an empty command line, show help.
    if let description = arguments.command { return try (description.command ?? help).init(arguments) }
    let given = standaloneOptions.filter { arguments.has($0.option) }
    if let first = given.first, let last = given.last, first.option != last.option {
      throw UsageError(.conflict(last.option, first.option, reason: "each must be used alone"))
    }
    return try (given.first?.command ?? help).init(arguments)
  }

  subscript(name: CommandName) -> CommandDescription? { commands.first { $0.name == name } }

  /// Returns the command with the first word of a command line.
  func mainCommand(_ word: String) -> CommandDescription? {
    (mainCommands + hiddenCommands).first { $0.name.rawValue == word }
  }

  /// The commands that are not subcommands.
  var mainCommands: [CommandDescription] { commands.filter { !$0.name.rawValue.contains(" ") } }

  /// Returns the subcommands of a command.
  func subcommands(of command: CommandDescription) -> [CommandDescription] {
    commands.filter { $0.name.isSubcommand(of: command.name) }
  }

  /// Returns the subcommand with a name.
  func subcommand(_ word: String, of command: CommandDescription) -> CommandDescription? {
    self[CommandName(rawValue: "\(command.name.rawValue) \(word)")]
  }

  /// Returns the commands that take an option; empty for a standalone option.
  func commands(taking option: Option) -> [CommandName] {
    commands.filter { $0.options.contains(option) }.map(\.name)
  }
}
