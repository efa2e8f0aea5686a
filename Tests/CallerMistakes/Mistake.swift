/// Something that a program may do wrong, that the compiler can't rule out and no error can report: it stops the
/// program, with a sentence.
struct Mistake: Sendable {
  /// What the program does, in a few words. No two are alike.
  let name: String
  /// What standard error then says, among other things.
  let sentence: String
  /// Makes the mistake. Returning means that nothing stopped the program.
  let commit: @Sendable () throws -> Void

  init(_ name: String, says sentence: String, _ commit: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.sentence = sentence
    self.commit = commit
  }

  /// Every mistake there is.
  static let all = writing + lists + indices + objects + queries
}
