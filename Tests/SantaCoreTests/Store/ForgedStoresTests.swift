import Foundation
import SantaCoreTestSupport
import Testing

/// Stores with forged bytes and correct checksums, which are opened by other processes, because these might crash.
@Suite("Forged stores", .unlessItHangs) struct ForgedStoresTests {
  /// The program that SwiftPM built beside the tests.
  private static var program: URL {
    // On Linux the test bundle is the running program, on macOS it is loaded into another one.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let neighbor = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return neighbor.deletingLastPathComponent().appendingPathComponent("StoreTorture")
  }

  @Test(
    "No forged store crashes or blocks the process that opens it, or fills its memory",
    .counted("forged stores opened past their checksums"), arguments: RandomRun.seeds(1))
  func forged(seed: UInt64) async throws {
    let count = RandomRun.size(40, plain: 2)
    try await Thread.onOwn {
      let scratch = try TemporaryDirectory()
      let process = Process()
      process.executableURL = Self.program
      // Each seed stands for several stores with consecutive seeds, so the next one must be far enough away.
      process.arguments = [
        "fuzz", "--scratch", scratch.path, "--seed", "\(seed &* 1_000 & 0xFFFF_FFFF)", "--count", "\(count)",
      ]
      let (output, errors) = (Pipe.withOneOwner(), scratch.url.appending(path: "errors"))
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.runUnlessItHangs()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let complaints = try String(contentsOf: errors, encoding: .utf8)
      #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(complaints)")
      #expect(said.contains("of which opened \(count)"))
    }
    CountedCases.add(count)
  }
}
