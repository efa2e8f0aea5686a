import Foundation
import SantaStore

/// A user.
///
/// The primary key is random. A property that only one user can have is unique: if two processes create a user with the same name,
/// the order keeps the earlier object, and the other one is gone when its author has received the order.
final class UserRecord: Object {
  @Persisted(primaryKey: true) var id: String
  /// The name as the user typed it.
  @Persisted var name: String?
  /// The key of the name, see ``UserName``.
  @Persisted(unique: true) var nameKey: String?
  /// The hash of issuer and subject of a user of an identity provider.
  @Persisted(unique: true) var identity: String?
  /// The password's hash; nil if the user has no password.
  @Persisted var password: Data?
  /// The parameters of ``password``.
  @Persisted var passwordForm: String?
  /// A random string that each session repeats. A new string ends all sessions, including sessions that another process is creating.
  @Persisted var sessionKey: String
  @Persisted var isAdmin: Bool
  @Persisted var isDisabled: Bool
  @Persisted var isAnonymous: Bool
  @Persisted var created: Date
}
