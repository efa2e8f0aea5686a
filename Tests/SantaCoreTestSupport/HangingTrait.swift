import Dispatch
public import Testing

/// Stops the test run if a test does not end. Swift Testing's own time limit only cancels the test's task, so a test that
/// ignores cancellation or blocks its thread would never end.
public struct HangingTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let name = test.displayName ?? test.name
    let end = DispatchWorkItem { fatalError("\"\(name)\" did not end within \(TimeLimit.seconds) seconds.") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(TimeLimit.seconds), execute: end)
    defer { end.cancel() }
    try await function()
  }
}

extension Trait where Self == HangingTrait {
  /// For a test that waits for an event, and would hang if the event never happened.
  public static var unlessItHangs: Self { HangingTrait() }
}
