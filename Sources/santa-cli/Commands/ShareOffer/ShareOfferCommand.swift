import SantaSync

/// `share offer`: prints a token with which another user gets a right.
struct ShareOfferCommand: Command, Equatable {
  var server: String
  var path: String
  var level: ShareLevel
  /// The time after which the offer expires; nil for the server's default.
  var duration: Duration?

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    let token = try await session.requesting { connection in
      try await connection.offer(level.level, on: path, expiringAfter: duration)
    }
    try context.output.writeLine(token)
    return .success
  }
}

extension ShareOfferCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let words = try arguments.requiredWords()
    self.init(
      server: try arguments.required(.serverAddress), path: words[0], level: try arguments.level(words[1]),
      duration: try arguments.number(.expires).map { .seconds($0 * 3_600) })
  }

  static let description = CommandDescription(
    name: "share offer",
    command: ShareOfferCommand.self,
    argument: .words(["PATH", "LEVEL"]),
    summary: Wording("print a token with which another user gets a right"),
    discussion: [
      "Send the token to a person, who accepts the offer with 'share accept'. The first",
      "user who accepts it gets the right. The token can't be printed again.",
    ],
    examples: ["santa-cli share offer /~/santa read --server https://santa.example.org"],
    ownOptions: [.serverAddress, .expires]
  )
}

extension Option {
  static let expires = Option(
    "expires", .number("HOURS", .hours), in: .subject, Wording("hours after which the offer expires"))
}

extension NumberLimits {
  /// Durations in hours, up to ten years.
  static let hours = NumberLimits(minimum: 0, includesMinimum: false, maximum: 87_600)
}
