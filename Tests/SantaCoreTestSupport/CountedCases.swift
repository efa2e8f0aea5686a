import Foundation
import Synchronization
public import Testing

/// Counts the cases that a randomised test has checked over all of its seeds, and prints the total.
public struct CountedCases: TestTrait, TestScoping {
  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  @TaskLocal private static var counter: Counter?

  private let name: String

  fileprivate init(_ name: String) { self.name = name }

  /// Adds to the number of cases that the running test has checked.
  public static func add(_ count: Int = 1) { counter?.count.add(count, ordering: .relaxed) }

  // The trait applies to the test as a whole, not to each seed.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> CountedCases? {
    testCase == nil ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let counter = Counter()
    try await Self.$counter.withValue(counter) { try await function() }
    // Written without a buffer, so that the output is complete if the run is killed.
    FileHandle.standardOutput.write(
      Data("random: \(name): \(counter.count.load(ordering: .relaxed))\n".utf8))
  }
}

extension Trait where Self == CountedCases {
  /// Counts and prints the cases that a randomised test has checked.
  ///
  /// - Parameter name: the name of the cases, as a plural.
  public static func counted(_ name: String) -> Self { CountedCases(name) }
}
