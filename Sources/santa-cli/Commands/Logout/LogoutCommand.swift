import SantaSync

/// `logout`: ends the session of the user at a server.
struct LogoutCommand: Command, Equatable {
  var server: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    try await session.requesting { try await $0.signOut() }
    try context.output.writeLine(
      "Signed out of \(session.address.name): \(session.user.name.terminalSafe).")
    return .success
  }
}

extension LogoutCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(server: try arguments.required(.serverAddress))
  }

  static let description = CommandDescription(
    name: "logout",
    command: LogoutCommand.self,
    summary: Wording("sign out of a server"),
    examples: ["santa-cli logout --server https://santa.example.org"],
    ownOptions: [.serverAddress]
  )
}
