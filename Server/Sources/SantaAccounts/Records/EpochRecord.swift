import SantaStore

/// An epoch of the server. The highest number is the current epoch. A new epoch ends all sessions.
final class EpochRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(unique: true) var number: Int
}
