import SantaStore

/// The use of an offer.
final class OfferUseRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(unique: true) var offer: String
  @Persisted var user: String
}
