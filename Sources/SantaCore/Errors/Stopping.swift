/// Stops the program with a message on standard error, in release builds too.
///
/// For programming errors that can't be thrown, such as an index out of range or an assignment outside a write
/// transaction. `preconditionFailure` is not sufficient: in optimised builds it omits the message, and the program
/// ends with an unexplained signal.
///
/// Never inlined, to keep the code at call sites small.
@inline(never)
package func stopProgram(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Stops the program with a message, in release builds too, unless a condition holds.
///
/// The message is created only if the condition fails.
// Always inlined, for the benchmark "iterate": a check that succeeds costs one branch.
@inline(__always)
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { stopProgram(message(), file: file, line: line) }
}
