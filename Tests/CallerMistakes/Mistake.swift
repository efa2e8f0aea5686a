/// A mistake in a program that is reported neither by the compiler nor by an error. It stops the program with a message.
struct Mistake: Sendable {
  /// A short, unique description of the mistake.
  let name: String
  /// A part of the message on standard error.
  let sentence: String
  /// Makes the mistake. If it returns, the program was not stopped.
  let commit: @Sendable () throws -> Void

  init(_ name: String, says sentence: String, _ commit: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.sentence = sentence
    self.commit = commit
  }

  /// All mistakes.
  static let all = writing + threads + lists + indices + objects + queries
}
