/// The reason for which an account operation is refused.
public struct AccountError: Error, Hashable, Sendable, CustomStringConvertible {
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code in the server's answers.
    public let description: String
    /// The status of the server's answer.
    public let status: Int

    private init(_ description: String, _ status: Int) {
      (self.description, self.status) = (description, status)
    }

    /// The token is malformed or unknown, or a token is needed.
    public static let token = Code("token", 401)
    /// The access token has expired: refresh it.
    public static let expired = Code("expired", 401)
    /// The session has ended, or its user is disabled or deleted: sign in again.
    public static let session = Code("session", 401)
    /// The name and the password, or the identity token, are wrong.
    public static let credentials = Code("credentials", 401)
    /// The caller lacks the right.
    public static let access = Code("access", 403)
    /// Anonymous users are not allowed on this server.
    public static let anonymous = Code("anonymous", 403)
    /// The replica number belongs to another user.
    public static let owner = Code("owner", 403)
    /// The name is in use, or can't be a name.
    public static let name = Code("name", 409)
    public static let invalidName = Code("name", 400)
    /// The password can't be a password.
    public static let password = Code("password", 400)
    /// The grant, token or offer that the caller asks for is impossible.
    public static let invalid = Code("invalid", 400)
    /// The user, session or token doesn't exist.
    public static let unknown = Code("unknown", 404)
    /// The offer doesn't count: it was used, has expired, or its author no longer manages the store.
    public static let offer = Code("offer", 403)
    /// Too many passwords are being checked.
    public static let busy = Code("busy", 503)
    /// The server can't check rights, or can't store changes, at the moment.
    public static let unavailable = Code("unavailable", 503)
  }

  public let code: Code
  /// A sentence for people, without names, IDs or tokens.
  public let description: String

  public init(_ code: Code, _ description: String) { (self.code, self.description) = (code, description) }
}
