import SantaSync

/// `login`: signs a user in to a server.
struct LoginCommand: Command, Equatable {
  var server: String
  var user: String
  var registers: Bool

  /// The maximum length of a password, in bytes.
  private static let passwordLimit = 1_000

  func run(_ context: CommandContext) async throws -> ExitCode {
    let address = try ServerAddress(server)
    let connection = try address.connection(in: context)
    let password = try await password(for: address, in: context)
    do {
      let signedIn =
        try await registers
        ? connection.register(name: user, password: password)
        : connection.signIn(name: user, password: password)
      try context.output.writeLine("Signed in to \(address.name) as \(signedIn.name.terminalSafe).")
    } catch let error as SyncError { throw CommandFailure(error) }
    return .success
  }

  /// Reads the password without an echo from the terminal, or the first line of the standard input.
  private func password(for address: ServerAddress, in context: CommandContext) async throws -> String {
    let bytes: [UInt8]
    if let readPassword = context.readPassword {
      try context.errorOutput.write("Password of \(user.terminalSafe) at \(address.name): ")
      bytes = try await readPassword()
      try context.errorOutput.write("\n")
    } else {
      bytes = try context.readInput(Self.passwordLimit)
    }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty, line.count < Self.passwordLimit, let text = String(validating: line, as: UTF8.self)
    else {
      throw CommandFailure(
        exitCode: .noInput, message: "The password is missing, too long, or not valid UTF-8.",
        hint: "Type it, or pass it as the first line of the standard input.")
    }
    return text
  }
}

extension LoginCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      server: try arguments.required(.serverAddress), user: try arguments.required(.user),
      registers: arguments.has(.register))
  }

  static let description = CommandDescription(
    name: "login",
    command: LoginCommand.self,
    summary: Wording("sign in to a server as a user"),
    discussion: [
      "Reads the password from the terminal, or from standard input. Commands with --server",
      "then use the stores of this user, unless they get a token. The session stays in the",
      "program's data folder until 'santa-cli logout'.",
    ],
    examples: [
      "santa-cli login --server https://santa.example.org --user holly"
    ],
    ownOptions: [.serverAddress, .user, .register]
  )
}

extension Option {
  static let user = Option(
    "user", .text("NAME"), isRequired: true, in: .subject, Wording("name of the user"))

  static let register = Option("register", in: .subject, Wording("create the user first"))
}
