import SantaCore

/// The options for a server that keeps the stores of several machines in sync. The command parses them.
struct ServerOptions: Equatable, Sendable {
  // An address and paths as they were typed.
  var server: String?
  var tokenFile: String?
  /// The path of the flight's store on the server; nil for the one of the user or the token.
  var path: String?

  static let explanation = [
    "With --server, several machines share one flight through your own server; see",
    "'santa-server'. One machine runs the flight, and another one takes over when it",
    "exits. Without a connection, followers continue with the data that they have. The",
    "server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.",
    "",
    "Without a token, the user of 'santa-cli login' is used, with this user's own stores.",
    "",
    "With --path, the flight is one that another user shares; 'share list' prints its",
    "path. Its weather is in the store 'weather' next to it.",
  ]
}

extension ServerOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(server: arguments[.server], tokenFile: arguments[.tokenFile], path: arguments[.remotePath])
    if server == nil, tokenFile != nil {
      throw arguments.error(.unreadable(.tokenFile, why: "A token requires a server. Add '--server URL'."))
    }
    if server == nil, path != nil {
      throw arguments.error(.unreadable(.remotePath, why: "A path requires a server. Add '--server URL'."))
    }
    if tokenFile != nil, path != nil {
      throw arguments.error(
        .conflict(.remotePath, .tokenFile, reason: "the stores of a token have no other path"))
    }
    if server != nil, arguments[.store] == ":memory:" {
      throw arguments.error(.conflict(.server, .store, reason: "data from a server is stored in files"))
    }
  }
}

extension Option {
  static let server = Option(
    "server", .text("URL"), in: .subject,
    Wording("share the stores with other machines through a server"))

  static let tokenFile = Option(
    "token-file", .text("FILE"), in: .subject,
    Wording("file with the server's token, instead of SANTA_SERVER_TOKEN"))

  static let remotePath = Option(
    "path", .text("STORE"), in: .subject,
    Wording("path of the flight's store on the server; default: /~/santa"))
}
