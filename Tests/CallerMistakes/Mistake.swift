/// A mistake in a program that neither the compiler nor an error can report. It stops the program with a message.
struct Mistake: Sendable {
  /// The mistake in a few words, which are unique.
  let name: String
  /// A part of the message on standard error.
  let sentence: String
  /// Makes the mistake. If it returns, nothing has stopped the program.
  let commit: @Sendable () throws -> Void

  init(_ name: String, says sentence: String, _ commit: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.sentence = sentence
    self.commit = commit
  }

  /// Every mistake there is.
  static let all = writing + threads + lists + indices + objects + queries
}
