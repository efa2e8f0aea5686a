import SantaAccounts

/// The right that a request needs. Requests with the server's token, and through the server's socket, have every right.
enum Right: Hashable, Sendable {
  /// None. A token is ignored, except that a wrong one counts in the limit for strangers.
  case none
  /// Any valid token. The answer contains only what its caller may know.
  case token
  /// An access token of a session: program tokens are refused.
  case session
  /// An access token of a user who isn't anonymous, or the server's token, whose program tokens belong to the server.
  case signedInOrServer
  /// The level of the store in the path.
  case level(AccessLevel)
  /// Reading the store in the path; creating it, if it doesn't exist.
  case join
  /// Writing to the store in the path. Changes that the order already has are acknowledged without it.
  case append
  /// Reading each store that the body names. A store without the right is refused, and the other stores continue.
  case readEach
  /// Managing the path that the query or the body names; for a pattern, the path in front of the first star.
  case manageNamed
  /// Being an admin.
  case admin
  /// The server's socket. Over the network, the request doesn't exist.
  case socket

  /// A short text for the table in `docs/security.md`.
  var description: String {
    switch self {
    case .none: "none"
    case .token: "a valid token"
    case .session: "a session"
    case .signedInOrServer: "a session of a user who isn't anonymous, or the server's token"
    case .level(let level): "\(level.name) the store"
    case .join: "read the store; create it, if it doesn't exist"
    case .append: "write the store"
    case .readEach: "read each store of the list"
    case .manageNamed: "manage the path"
    case .admin: "admin"
    case .socket: "the socket in the server's directory"
    }
  }
}
