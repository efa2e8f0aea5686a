import SantaSync

/// `whoami`: prints the user who is signed in to a server.
struct WhoamiCommand: Command, Equatable {
  var server: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let address = try ServerAddress(server)
    let state = try address.connection(in: context).state
    guard let user = state.currentUser else { throw CommandFailure.noUser(at: address) }
    guard state.isSignedIn(user.id) else {
      throw CommandFailure(
        exitCode: .unavailable,
        message: "The session of \(user.name) at \(address.name) has ended.",
        hint: "Sign in again with 'santa-cli login'.")
    }
    try context.output.writeLine(user.name.terminalSafe)
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
