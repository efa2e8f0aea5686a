import Foundation
import SantaStore

/// A user's request to change a grant, in the user's management store. Clients have a class with these properties, too.
final class PermissionChangeRecord: Object, PermissionRequest {
  override class var storedName: String { "PermissionChange" }

  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var createdAt = Date()
  @Persisted var updatedAt: Date?
  /// `user:ID`, `name:NAME`, `users` or `anyone`.
  @Persisted var subject: String
  /// A path or a pattern. `~` is the user's home.
  @Persisted var path: String
  /// `none`, `read`, `write` or `manage`.
  @Persisted var level: String
  @Persisted var mayCreate: Bool
  /// The answer; nil until there is one. It is `done`, `outdated`, or the code of an ``AccountError``.
  @Persisted var status: String?
  @Persisted var statusMessage: String?
}
