public import Foundation

/// A user, without secrets.
public struct UserInfo: Hashable, Sendable {
  public var id: UserID
  /// The name with which the user signs in; nil for users of an identity provider, and anonymous ones.
  public var name: String?
  public var isAdmin: Bool
  public var isDisabled: Bool
  public var isAnonymous: Bool
  public var created: Date
}
