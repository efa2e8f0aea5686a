import SantaStore

/// A change of permissions that was carried out, so that it isn't carried out again.
final class AnsweredRecord: Object {
  @Persisted(primaryKey: true) var id: String
  /// The user and the ID of the change.
  @Persisted(unique: true) var request: String
  @Persisted(indexed: true) var user: String
}
