/// A program token with its owner, for an admin.
public struct OwnedToken: Sendable {
  public var token: TokenInfo
  /// The user who owns the token; nil for a token of the server.
  public var user: UserID?
  /// The name of the user; nil if the user has none.
  public var userName: String?
}
