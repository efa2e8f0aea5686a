/// The error for a command that failed, with a message for the user and the exit code.
///
/// Commands convert the library's errors to this error, because they know the cause, which determines the exit code.
struct CommandFailure: Error, Equatable {
  var exitCode: ExitCode
  /// The failure and its location: the file, the line or item, the field.
  var message: String
  /// Advice on what to do next.
  var hint: String?

  /// Returns the lines to print to the error stream.
  func report(in language: Language = .english) -> String {
    let labels = language.labels
    var lines = ["\(labels.error) \(ErrorWords.text(message.terminalSafe, in: language))"]
    if let hint { lines.append("\(labels.hint) \(ErrorWords.text(hint.terminalSafe, in: language))") }
    return lines.joined(separator: "\n")
  }
}
