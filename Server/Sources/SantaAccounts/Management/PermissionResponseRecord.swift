import Foundation
import SantaStore

/// A user's request to accept an offer.
final class PermissionResponseRecord: Object, PermissionRequest {
  override class var storedName: String { "PermissionResponse" }

  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var createdAt = Date()
  @Persisted var updatedAt: Date?
  @Persisted var token: String
  /// The path of the store, which the server sets.
  @Persisted var path: String?
  /// The level that the user has got, which the server sets.
  @Persisted var level: String?
  @Persisted var status: String?
  @Persisted var statusMessage: String?
}
