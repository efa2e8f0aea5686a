import Foundation
import SantaStore

/// The use of an offer.
final class OfferUseRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(unique: true) var offer: String
  @Persisted var user: String
  /// The time of the use. A right that was taken away later does not return when the same user accepts the offer again.
  @Persisted var used: Date
}
