import SantaCore

/// A request that workers answer with a message queue.
final class Question: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var text: String
  /// How often it was answered.
  @Persisted var answers: Int
  /// The number of the claim that answered it.
  @Persisted var fence: Int
}
