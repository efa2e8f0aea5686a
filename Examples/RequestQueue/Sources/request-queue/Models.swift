import SantaCore

/// A request: a text, and its Morse code when a worker has answered it. The class has no properties for the queue.
final class Telegram: Object {
  @Persisted var text = ""
  @Persisted var code: String?
  /// How often the telegram was answered.
  @Persisted var answerCount = 0

  convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}
