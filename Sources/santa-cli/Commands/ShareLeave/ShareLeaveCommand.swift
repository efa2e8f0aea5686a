import SantaSync

/// `share leave`: gives up a right of the user.
struct ShareLeaveCommand: Command, Equatable {
  var server: String
  var path: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    try await session.requesting { try await $0.leave(path) }
    return .success
  }
}

extension ShareLeaveCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      server: try arguments.required(.serverAddress), path: try arguments.requiredWords()[0])
  }

  static let description = CommandDescription(
    name: "share leave",
    command: ShareLeaveCommand.self,
    argument: .words(["PATH"]),
    summary: Wording("give up your right to a store of another user"),
    examples: [
      "santa-cli share leave /ID/santa --server https://santa.example.org"
    ],
    ownOptions: [.serverAddress]
  )
}
