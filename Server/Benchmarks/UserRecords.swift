import Foundation
import SantaCore

/// The objects of the store `/__server`, as `SantaAccounts` declares them. The benchmarks create many of them at once, which no
/// request can do.
final class UserRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var name: String?
  @Persisted(unique: true) var nameKey: String?
  @Persisted(unique: true) var identity: String?
  @Persisted var password: Data?
  @Persisted var passwordForm: String?
  @Persisted var sessionKey: String
  @Persisted var isAdmin: Bool
  @Persisted var isDisabled: Bool
  @Persisted var isAnonymous: Bool
  @Persisted var created: Date
}

final class GrantRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(indexed: true) var subject: String
  @Persisted(indexed: true) var pattern: String
  @Persisted var level: Int
  @Persisted var mayCreate: Bool
  @Persisted var changed: Date
}
