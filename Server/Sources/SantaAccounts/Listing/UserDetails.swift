public import Foundation

/// A user with the sessions that the user has, for an admin.
public struct UserDetails: Sendable {
  /// The way in which a user signs in.
  public enum Kind: String, Sendable {
    /// With a name and a password.
    case password
    /// With the tokens of an identity provider.
    case identity
    /// Without a name, on one device.
    case anonymous
    /// In no way: the user has no password.
    case none
  }

  public var info: UserInfo
  public var kind: Kind
  /// The number of sessions.
  public var sessions: Int
  /// The last time at which a session began or was refreshed, to the day; nil without sessions.
  public var lastSeen: Date?
}
