public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request to offer a store to a user whose name you don't know, in your management store `/~/__management`.
///
/// The server answers with a ``token``, which you send to the user, for example in a message. The first user who accepts it with a
/// ``PermissionResponse`` gets the right. The offer is valid while you manage the store. It isn't valid for a later store with the
/// same path.
public final class PermissionOffer: Object {
  @Persisted(primaryKey: true) public var id = UUID()
  /// The time of the request.
  @Persisted public var createdAt = Date()
  /// The time of the answer.
  @Persisted public var updatedAt: Date?
  /// The path of a store that you manage, such as `/~/list`.
  @Persisted public var path: String
  /// `read`, `write` or `manage`.
  @Persisted public var level: String
  /// The end of the offer; nil if it has none.
  @Persisted public var expiresAt: Date?
  /// The token, which the server sets. A user who has it can accept the offer. It stays in this store, which only you
  /// can read.
  @Persisted public var token: String?
  /// The answer: `done`, `access` if you don't manage the store or it doesn't exist, or `invalid`. It is nil until there is one.
  @Persisted public var status: String?
  /// A sentence that explains the answer, unless it is `done`.
  @Persisted public var statusMessage: String?
}
