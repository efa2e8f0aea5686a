public import Dispatch

extension DispatchSemaphore {
  /// Waits for a signal, and stops the test run if there is none after 25 minutes. The time limit of a test does not
  /// end a wait that blocks its thread.
  public func waitUnlessItHangs(file: StaticString = #fileID, line: UInt = #line) {
    guard wait(timeout: .now() + .seconds(1500)) == .success else {
      fatalError("What is waited for here did not come within 25 minutes.", file: file, line: line)
    }
  }
}
