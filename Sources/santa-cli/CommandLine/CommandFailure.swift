/// A command that could not do what it was asked, with everything the person at the terminal needs to know.
///
/// Commands translate the library's errors into this, so that the exit code is chosen where the cause is known.
struct CommandFailure: Error, Equatable {
  var exitCode: ExitCode
  /// What failed and where: the file, the line or item, the field.
  var message: String
  /// What to do next.
  var hint: String?

  /// The lines for the error stream.
  var report: String {
    var lines = ["error: \(message.terminalSafe)"]
    if let hint { lines.append("hint: \(hint.terminalSafe)") }
    return lines.joined(separator: "\n")
  }
}
