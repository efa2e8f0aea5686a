/// A session with its user, for an admin.
public struct OwnedSession: Sendable {
  public var session: SessionInfo
  public var user: UserID
  /// The name of the user; nil if the user has none.
  public var userName: String?
}
