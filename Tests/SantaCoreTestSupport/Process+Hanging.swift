public import Foundation

extension Process {
  /// Starts the process, and kills it where it has not ended after ten minutes, so that a test that waits for its end or
  /// reads its output fails rather than wait for ever. No time limit of a test ends a wait that blocks its thread.
  public func runUnlessItHangs() throws {
    try run()
    let what = ([executableURL?.lastPathComponent ?? ""] + (arguments ?? [])).joined(separator: " ")
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(600)) { [weak self] in
      guard let self, isRunning else { return }
      FileHandle.standardError.write(Data("'\(what)' did not end within ten minutes, and is killed.\n".utf8))
      kill(processIdentifier, SIGKILL)
    }
  }
}
