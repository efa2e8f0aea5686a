/// The numbers of users, sessions and tokens.
public struct AccountCounts: Hashable, Sendable {
  /// The version of the accounts that was counted. It changes with each change of a user, session, token or grant.
  public var version: UInt64 = 0
  public var users = 0
  public var sessions = 0
  public var tokens = 0

  /// No users.
  public init() {}
}
