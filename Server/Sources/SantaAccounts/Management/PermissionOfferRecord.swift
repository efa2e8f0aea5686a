import Foundation
import SantaStore

/// A user's request to make an offer.
final class PermissionOfferRecord: Object, PermissionRequest {
  override class var storedName: String { "PermissionOffer" }

  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var createdAt = Date()
  @Persisted var updatedAt: Date?
  @Persisted var path: String
  /// `read`, `write` or `manage`.
  @Persisted var level: String
  @Persisted var expiresAt: Date?
  /// The token of the offer, which the server sets.
  @Persisted var token: String?
  @Persisted var status: String?
  @Persisted var statusMessage: String?
}
