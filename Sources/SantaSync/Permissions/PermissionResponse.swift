public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request to accept an offer of another user, in your management store `/~/__management`.
///
/// An offer can be accepted by one user. You can accept it again, for example on another device.
public final class PermissionResponse: Object {
  @Persisted(primaryKey: true) public var id = UUID()
  /// The time of the request.
  @Persisted public var createdAt = Date()
  /// The time of the answer.
  @Persisted public var updatedAt: Date?
  /// The token of the ``PermissionOffer``.
  @Persisted public var token: String
  /// The path of the store, which the server sets.
  @Persisted public var path: String?
  /// The level that you have got, which the server sets.
  @Persisted public var level: String?
  /// The answer: `done`, or `offer` if the offer was used, has expired, or its author no longer manages the store. It is nil until
  /// there is one.
  @Persisted public var status: String?
  /// A sentence that explains the answer, unless it is `done`.
  @Persisted public var statusMessage: String?
}
