import SantaCore

/// The options that say where the stores are the same on several machines. The command reads them.
struct ServerOptions: Equatable, Sendable {
  // An address and a path as they were typed.
  var server: String?
  var tokenFile: String?

  static let explanation = [
    "With --server, many machines have one flight, over a server of your own: see",
    "'santa-server'. One machine flies, and another goes on when it ends. Without a",
    "connection, a follower goes on with what it knows. The server's token is in the file",
    "of --token-file, or in SANTA_SERVER_TOKEN.",
  ]
}

extension ServerOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(server: arguments[.server], tokenFile: arguments[.tokenFile])
    if server == nil, tokenFile != nil {
      throw arguments.error(.unreadable(.tokenFile, why: "A token is for a server. Add '--server URL'."))
    }
    if server != nil, arguments[.store] == ":memory:" {
      throw arguments.error(.conflict(.server, .store, reason: "what the server has is kept in files"))
    }
  }
}

extension Option {
  static let server = Option(
    "server", .text("URL"), in: .subject,
    Wording("have the stores in common with other machines"))

  static let tokenFile = Option(
    "token-file", .text("FILE"), in: .subject,
    Wording("the server's token; default: SANTA_SERVER_TOKEN"))
}
