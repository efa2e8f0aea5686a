/// The answer to signing in and to refreshing.
public struct SignedIn: Sendable {
  public var user: UserInfo
  /// The session's ID.
  public var session: String
  /// Names session and user for ``expiresIn`` seconds. It begins with `santa_a.`.
  public var accessToken: String
  public var expiresIn: Int
  /// Gets the next access token. It begins with `santa_r_`.
  public var refreshToken: String
}
