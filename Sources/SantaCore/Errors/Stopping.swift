/// Stops the program with a sentence on standard error, in release builds too.
///
/// For a mistake of the program that no thrown error can report: an index out of range, an assignment outside a write
/// transaction. `preconditionFailure` would not do: where the optimiser is on, it drops the sentence, and what is left is
/// a signal that tells nobody what went wrong.
///
/// Never inlined, so that the code that leads here stays small where it stands.
@inline(never)
func stopProgram(
  _ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(sentence(), file: file, line: line)
}

/// Stops the program with a sentence, in release builds too, unless a condition holds.
///
/// The sentence is made only when the condition fails.
// Always inlined for the benchmark "iterate": what stays in the place of a check that holds is one branch.
@inline(__always)
func require(
  _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { stopProgram(sentence(), file: file, line: line) }
}
