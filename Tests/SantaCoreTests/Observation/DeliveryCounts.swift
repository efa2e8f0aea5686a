import Foundation
import Synchronization
import Testing

/// Counts the changes that the observers of a random run receive, by kind and consumer, and prints the counts if the run has
/// rounds. If the run is long enough, the test fails when one of the counts is zero.
struct DeliveryCounts: TestTrait, TestScoping {
  private final class Counter: Sendable {
    let counts = Mutex<[String: [ObservedMirror.Consumer: Int]]>([:])
  }

  @TaskLocal private static var counter: Counter?

  static func add(_ count: Int, _ kind: String, _ consumer: ObservedMirror.Consumer) {
    counter?.counts.withLock { $0[kind, default: [:]][consumer, default: 0] += count }
  }

  // Applies to the whole test rather than to each of its seeds.
  func scopeProvider(for test: Test, testCase: Test.Case?) -> DeliveryCounts? { testCase == nil ? self : nil }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let counter = Counter()
    try await Self.$counter.withValue(counter) { try await function() }
    guard let rounds = ProcessInfo.processInfo.environment["SANTACORE_TEST_ROUNDS"].flatMap({ Int($0) })
    else { return }
    var lines = ""
    for (kind, counts) in counter.counts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      let consumers = ObservedMirror.Consumer.allCases.filter { counts[$0] != nil }
      lines +=
        "random: changes of \(kind): " + consumers.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
      lines += "\n"
      for consumer in consumers where rounds >= 5 {
        #expect(counts[consumer] != 0, "\(kind), \(consumer): never told of a change")
      }
    }
    FileHandle.standardOutput.write(Data(lines.utf8))
  }
}
