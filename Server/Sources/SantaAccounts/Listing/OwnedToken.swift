/// A program token with its owner, for an admin.
public struct OwnedToken: Sendable {
  public var token: TokenInfo
  /// The user to whom the token belongs; nil for the server.
  public var user: UserID?
  /// The name of the user; nil if the user has none.
  public var userName: String?
}
