import ArgumentParser
import Foundation

/// Reads a password from standard input.
enum PasswordInput {
  /// Reads one line. On a terminal, it asks for the password, and doesn't show it.
  static func read() throws -> String {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var settings = termios()
    // Safety: the settings are alive during the calls.
    let isKnown = unsafe tcgetattr(STDIN_FILENO, &settings) == 0
    let isHidden = isTerminal && isKnown
    if isTerminal { try? FileHandle.standardError.write(contentsOf: Data("Password: ".utf8)) }
    if isHidden {
      var hidden = settings
      hidden.c_lflag &= ~tcflag_t(ECHO)
      _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    }
    let line = readLine(strippingNewline: true)
    if isHidden { _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) }
    if isTerminal { try? FileHandle.standardError.write(contentsOf: Data("\n".utf8)) }
    guard let line, !line.isEmpty else {
      throw ValidationError("Write the password to standard input, as one line.")
    }
    return line
  }
}
