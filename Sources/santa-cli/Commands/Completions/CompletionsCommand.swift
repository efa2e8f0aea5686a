/// `completions`: prints a completion script.
struct CompletionsCommand: Command {
  var shell: Shell
  var table: CommandTable

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.write(CompletionScript(table).text(for: shell))
    return .success
  }
}

/// A shell for which the program has a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension CompletionsCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(shell: try arguments.wordArgument(), table: arguments.table)
  }

  static let description = CommandDescription(
    name: "completions",
    command: CompletionsCommand.self,
    argument: .word("SHELL", Shell.allCases.map(\.rawValue)),
    summary: Wording("print a completion script for a shell"),
    discussion: [
      "SHELL is bash, zsh or fish. scripts/install.sh installs the scripts for you."
    ],
    examples: [
      "santa-cli completions bash",
      "santa-cli completions fish",
    ]
  )
}
