/// The caller of a request, as its token names it.
///
/// A value doesn't say that the caller may do something, and doesn't stay valid: see ``Accounts/check(_:)`` for open streams.
public struct Principal: Hashable, Sendable {
  /// The kind of the caller's token.
  public enum Kind: Hashable, Sendable {
    /// No token.
    case nobody
    /// An access token of a session.
    case session(String)
    /// A program token, with its ID.
    case program(String)
    /// The server's own token.
    case server
  }

  public let kind: Kind
  /// The user; nil for a caller without a token, for the server's token, and for program tokens that belong to the server.
  public let user: UserID?
  /// Whether the user is anonymous. Grants to all users don't count for this caller.
  public let isAnonymous: Bool
  /// Whether the caller manages everything: the server's token, and sessions of users who are admins. Program tokens are limited
  /// to their scope, and never count as an admin.
  public var isAdmin: Bool { belongsToAdmin && scope == nil }
  /// Whether an admin, or the server, is the caller or the owner of the program token.
  let belongsToAdmin: Bool
  /// The limits of a program token; nil for all others.
  public let scope: TokenScope?

  init(
    _ kind: Kind, user: UserID? = nil, isAnonymous: Bool = false, belongsToAdmin: Bool = false,
    scope: TokenScope? = nil
  ) {
    (self.kind, self.user, self.isAnonymous, self.belongsToAdmin) = (kind, user, isAnonymous, belongsToAdmin)
    self.scope = scope
  }

  /// A caller without a token.
  public static let nobody = Principal(.nobody)
  /// The caller with the server's token.
  public static let server = Principal(.server, belongsToAdmin: true)

  /// The ID of the session; nil if the caller has none.
  public var session: String? { if case .session(let id) = kind { id } else { nil } }

  /// Whether the caller has signed in as a user who isn't anonymous. Only these callers may change passwords, make tokens and
  /// offer permissions.
  public var isSignedIn: Bool { session != nil && !isAnonymous }

  /// The owner of the replicas with which the caller joins: a user's ID, `server` or `nobody`.
  public var replicaOwner: String { user?.description ?? (kind == .nobody ? "nobody" : "server") }
}
