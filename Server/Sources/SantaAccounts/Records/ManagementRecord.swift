import SantaStore

/// The version up to which the requests in a user's management store were answered.
final class ManagementRecord: Object {
  @Persisted(primaryKey: true) var user: String
  @Persisted var epoch: String
  @Persisted var version: Int
}
