import SantaSync

/// `logout`: ends the session of the user at a server.
struct LogoutCommand: Command, Equatable {
  var server: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let address = try ServerAddress(server)
    let connection = try address.connection(in: context)
    guard let user = connection.currentUser else { throw CommandFailure.noUser(at: address) }
    do { try await connection.signOut() } catch let error as SyncError { throw CommandFailure(error) }
    try context.output.writeLine("Signed out of \(address.name): \(user.name.terminalSafe).")
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
