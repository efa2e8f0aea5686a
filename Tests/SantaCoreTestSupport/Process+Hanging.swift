public import Foundation

extension Process {
  /// Starts the process, and kills it if it doesn't end within the time limit. A test that waits for its end or reads its
  /// output then fails instead of hanging. The time limit of a test can't end a wait that blocks its thread.
  public func runUnlessItHangs() throws {
    try whileNothingIsLaunched { try run() }
    let what = ([executableURL?.lastPathComponent ?? ""] + (arguments ?? [])).joined(separator: " ")
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(TimeLimit.seconds)) { [weak self] in
      guard let self, isRunning else { return }
      FileHandle.standardError.write(
        Data("'\(what)' did not end within \(TimeLimit.seconds) seconds, and is killed.\n".utf8))
      kill(processIdentifier, SIGKILL)
    }
  }
}
