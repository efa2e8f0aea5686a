public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request to change who may use a store, in your management store `/~/__management`.
///
/// Create an object there, even offline. The server carries out the change when it receives it, and answers in the same object:
/// ``status`` is nil until then. A change is carried out once. One that you made before a later change of the same right, for
/// example on a device that was offline for long, is answered `outdated` and has no effect.
///
/// ```swift
/// let change = try store.write {
///   store.create(PermissionChange.self) {
///     ($0.subject, $0.path, $0.level) = ("name:ben", "/~/list", "write")
///   }
/// }
/// let token = change.observe(.only(\.status)) { _ in print(change.status ?? "waiting") }  // done
/// ```
public final class PermissionChange: Object {
  @Persisted(primaryKey: true) public var id = UUID()
  /// The time of the request, which decides which one of several is the last.
  @Persisted public var createdAt = Date()
  /// The time of the answer.
  @Persisted public var updatedAt: Date?
  /// The users who get the right: `name:NAME`, `user:ID`, `users` for all who have signed in, or `anyone`.
  @Persisted public var subject: String
  /// The path of the store, such as `/~/list`, where `~` is your home; or a pattern such as `/~/*`, in which a star stands for
  /// one component. You must manage the path in front of the first star.
  @Persisted public var path: String
  /// `read`, `write` or `manage`; `none` to take the right away. It takes away only what the same subject has by the same path or
  /// pattern.
  @Persisted public var level: String
  /// Whether the users may also create stores with this path or pattern.
  @Persisted public var mayCreate: Bool
  /// The answer: `done`, `outdated`, `access` if you don't manage the path, `unknown` if there is no such user, or `invalid`.
  @Persisted public var status: String?
  /// A sentence that explains the answer, unless it is `done`.
  @Persisted public var statusMessage: String?
}
