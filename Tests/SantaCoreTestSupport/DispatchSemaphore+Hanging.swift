public import Dispatch

extension DispatchSemaphore {
  /// Waits for a signal, and stops the test run if none arrives within the time limit.
  public func waitUnlessItHangs(file: StaticString = #fileID, line: UInt = #line) {
    guard wait(timeout: .now() + .seconds(TimeLimit.seconds)) == .success else {
      fatalError(
        "What is waited for here did not come within \(TimeLimit.seconds) seconds.", file: file, line: line)
    }
  }
}
