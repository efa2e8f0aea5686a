import Foundation
import SantaCoreTestSupport
import Testing

/// Stores with forged bytes and correct checksums. Other processes open them, because these processes might crash.
@Suite("Forged stores", .unlessItHangs) struct ForgedStoresTests {
  @Test(
    "No forged store crashes or blocks the process that opens it, or fills its memory",
    .counted("forged stores opened past their checksums"), arguments: RandomRun.seeds(1))
  func forged(seed: UInt64) async throws {
    let count = RandomRun.size(40, plain: 1)
    try await Thread.onOwn {
      let scratch = try TemporaryDirectory()
      // Each seed represents several stores with consecutive seeds, so the next seed must be far enough away.
      let run = try TortureRun(
        "fuzz", "--scratch", scratch.path, "--seed", "\(seed &* 1_000 & 0xFFFF_FFFF)", "--count", "\(count)")
      #expect(run.isSuccess, "\(run.complaints)")
      #expect(run.lines.contains { $0.contains("of which opened \(count)") })
    }
    CountedCases.add(count)
  }
}
