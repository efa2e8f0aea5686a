/// The error for a command that failed, with a message for the person at the terminal and the exit code.
///
/// Commands convert the library's errors to this error, because they know the cause, which determines the exit code.
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
