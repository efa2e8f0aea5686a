import SantaSync

/// `share accept`: accepts an offer, and prints the store that the user may use now.
struct ShareAcceptCommand: Command, Equatable {
  var server: String
  /// The token of the offer, or `-` to read it from standard input.
  var token: String

  /// The maximum length of a token, in bytes.
  private static let tokenLimit = 1_000

  func run(_ context: CommandContext) async throws -> ExitCode {
    let session = try SignedInUser(server, in: context)
    let token = try token(in: context)
    let permission = try await session.requesting { try await $0.acceptOffer(token) }
    try context.output.writeLine("\(permission.path.terminalSafe)  \(permission.level.rawValue)")
    return .success
  }

  private func token(in context: CommandContext) throws -> String {
    if token != "-" { return token }
    let words = String(decoding: try context.readInput(Self.tokenLimit), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    guard let word = words.first, words.count == 1 else {
      throw CommandFailure(
        exitCode: .noInput, message: "The standard input doesn't contain the token of an offer.",
        hint: "Pass the line that 'santa-cli share offer' has printed.")
    }
    return String(word)
  }
}

extension ShareAcceptCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      server: try arguments.required(.serverAddress), token: try arguments.requiredWords()[0])
  }

  static let description = CommandDescription(
    name: "share accept",
    command: ShareAcceptCommand.self,
    argument: .words(["TOKEN|-"]),
    summary: Wording("accept an offer, and print its store"),
    examples: ["santa-cli share accept - --server https://santa.example.org"],
    ownOptions: [.serverAddress]
  )
}
