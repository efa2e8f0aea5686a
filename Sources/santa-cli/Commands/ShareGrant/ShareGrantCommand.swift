import SantaSync

/// `share grant`: gives a right to users.
struct ShareGrantCommand: Command, Equatable {
  var server: String
  var who: ShareSubject
  var path: String
  var level: ShareLevel
  var mayCreate: Bool

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    try await session.requesting { connection in
      try await connection.grant(level.level, on: path, to: who.subject, mayCreate: mayCreate)
    }
    return .success
  }
}

extension ShareGrantCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let words = try arguments.requiredWords()
    self.init(
      server: try arguments.required(.serverAddress), who: ShareSubject(words[0]), path: words[1],
      level: try arguments.level(words[2]), mayCreate: arguments.has(.create))
  }

  static let description = CommandDescription(
    name: "share grant",
    command: ShareGrantCommand.self,
    argument: .words(["WHO", "PATH", "LEVEL"]),
    summary: Wording("give users a right to a store"),
    examples: [
      "santa-cli share grant ivy /~/santa read --server https://santa.example.org",
      "santa-cli share grant users '/club/*' write --server https://santa.example.org",
    ],
    ownOptions: [.serverAddress, .create]
  )
}

extension Option {
  static let create = Option("create", in: .subject, Wording("also let them create stores there"))
}
