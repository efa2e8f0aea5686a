/// `completions`: what lets a shell complete our command lines.
struct CompletionsCommand: Command {
  var shell: Shell

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.write(CompletionScript.text(for: shell))
    return .success
  }
}
