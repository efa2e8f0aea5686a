import SantaSync

/// `share revoke`: takes a right away.
struct ShareRevokeCommand: Command, Equatable {
  var server: String
  var who: ShareSubject
  var path: String

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    try await session.requesting { try await $0.revoke(path, from: who.subject) }
    return .success
  }
}

extension ShareRevokeCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let words = try arguments.requiredWords()
    self.init(server: try arguments.required(.serverAddress), who: ShareSubject(words[0]), path: words[1])
  }

  static let description = CommandDescription(
    name: "share revoke",
    command: ShareRevokeCommand.self,
    argument: .words(["WHO", "PATH"]),
    summary: Wording("take a right to a store away"),
    examples: ["santa-cli share revoke ivy /~/santa --server https://santa.example.org"],
    ownOptions: [.serverAddress]
  )
}
