import SantaSync

/// `whoami`: prints the user who is signed in to a server.
struct WhoamiCommand: Command, Equatable {
  var server: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    guard session.connection.state.isSignedIn(session.user.id) else {
      throw CommandFailure(
        exitCode: .unavailable,
        message: "The session of \(session.user.name) at \(session.address.name) has ended.",
        hint: "Sign in again with 'santa-cli login'.")
    }
    try context.output.writeLine(session.user.name.terminalSafe)
    return .success
  }
}

extension WhoamiCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(server: try arguments.required(.serverAddress))
  }

  static let description = CommandDescription(
    name: "whoami",
    command: WhoamiCommand.self,
    summary: Wording("print the user who is signed in to a server"),
    examples: ["santa-cli whoami --server https://santa.example.org"],
    ownOptions: [.serverAddress]
  )
}
