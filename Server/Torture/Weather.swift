import SantaCore

/// A question of a user about the weather, with its answer.
final class Weather: Object {
  /// The number of the question among those of its user.
  @Persisted(primaryKey: true) var id: Int
  @Persisted var city: String
  @Persisted var temperature: Double?
  /// The number of times that it was answered. The amounts of all replicas add up, so that no answer is hidden by another one.
  @Persisted(counter: true) var answerCount = 0
}

/// The number of answers to a city's questions, in the store of the workers.
final class Tally: Object {
  @Persisted(primaryKey: true) var city: String
  @Persisted(counter: true) var count = 0
}
