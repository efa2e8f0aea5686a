/// `man`: prints the manual page.
struct ManCommand: Command {
  var table: CommandTable

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.write(ManualPage(table).text)
    return .success
  }
}

extension ManCommand {
  init(_ arguments: CommandLineArguments) { self.init(table: arguments.table) }

  static let description = CommandDescription(
    name: "man",
    command: ManCommand.self,
    summary: Wording("print the manual page"),
    discussion: [
      "The page is in roff format, for 'man -l' and 'groff -man'."
    ],
    examples: [
      "santa-cli man"
    ]
  )
}
