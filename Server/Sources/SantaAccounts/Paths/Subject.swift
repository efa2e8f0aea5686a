/// The users that a grant gives a right.
public enum Subject: Hashable, Sendable, CustomStringConvertible {
  /// One user, signed in or by a program token.
  case user(UserID)
  /// All users who signed in. Anonymous users don't count.
  case users
  /// All callers, including anonymous users and requests without a token.
  case anyone

  /// Reads `user:ID`, `users` or `anyone`.
  ///
  /// - Returns: nil for any other text. `name:NAME` needs a look-up: see ``Accounts/subject(_:)``.
  public init?(_ text: some StringProtocol) {
    switch text {
    case "users": self = .users
    case "anyone": self = .anyone
    default:
      guard text.hasPrefix("user:"), let id = UserID(text.dropFirst(5)) else { return nil }
      self = .user(id)
    }
  }

  /// The form in JSON and on the command line: `user:ID`, `users` or `anyone`.
  public var description: String {
    switch self {
    case .user(let id): "user:\(id)"
    case .users: "users"
    case .anyone: "anyone"
    }
  }
}
