import Foundation
import Synchronization
public import Testing

/// Counts what a randomised test has checked, over all of its seeds, and prints it at the end.
public struct CountedCases: TestTrait, TestScoping {
  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  @TaskLocal private static var counter: Counter?

  private let name: String

  fileprivate init(_ name: String) { self.name = name }

  /// Counts cases that the running test has checked.
  public static func add(_ count: Int = 1) { counter?.count.add(count, ordering: .relaxed) }

  // Around the test as a whole, and not around each of its seeds.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> CountedCases? {
    testCase == nil ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let counter = Counter()
    try await Self.$counter.withValue(counter) { try await function() }
    // Past the buffer of `print`, so that a run that is ended has told what it had done.
    FileHandle.standardOutput.write(
      Data("random: \(name): \(counter.count.load(ordering: .relaxed))\n".utf8))
  }
}

extension Trait where Self == CountedCases {
  /// Counts, and prints, the cases that a randomised test has checked.
  ///
  /// - Parameter name: what a case is, in the plural.
  public static func counted(_ name: String) -> Self { CountedCases(name) }
}
