import SantaCore

/// `complete-place`: prints the names of places that begin with some letters. The completion scripts of shells call it.
struct CompletePlaceCommand: Command {
  /// Enough to choose from, and few enough for one screen.
  private static let limit = 40

  var start: String

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    let names = HomePlace.names(startingWith: start, limit: Self.limit)
    if !names.isEmpty { try context.output.write(names.joined(separator: "\n") + "\n") }
    return .success
  }
}

extension CompletePlaceCommand {
  init(_ arguments: CommandLineArguments) { self.init(start: arguments.argument ?? "") }

  static let description = CommandDescription(
    name: .completePlace,
    command: CompletePlaceCommand.self,
    argument: .anyWord("LETTERS"),
    summary: Wording("print the places that begin with these letters"),
    examples: ["santa-cli complete-place Lyo"]
  )
}
