import Foundation
import SantaCoreTestSupport
import Testing

/// Closed stores and ended observations, in a separate process, because other tests open files, too.
@Suite("What stores and observations hold", .unlessItHangs) struct ProcessUsageTests {
  @Test("Nothing is left of stores that are closed and observations that end")
  func lifetimes() async throws {
    try await Thread.onOwn {
      let scratch = try TemporaryDirectory()
      let run = try TortureRun(
        "lifetimes", "--store", scratch.path, "--stores", "100", "--tokens", "1000")
      #expect(run.isSuccess, "\(run.complaints)")
      #expect(run.lines.count == 2)
    }
  }
}
