import Foundation
import SantaCoreTestSupport
import Testing

/// A tracker's store with a flipped bit: the program reports the damage or flies on, and does not crash.
@Suite(.unlessItHangs) struct DamagedTrackTests {
  private static let copies = 10

  @Test func `a bit flipped in a block of Santa's store ends the program with the store's error`()
    async throws
  {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let flown = try ProgramRun.of(
        "track", "--demo", "--for", "0", "--store", folder.path("store"), "--home", "Oslo")
      #expect(flown.exitStatus == 0)
      let compacted = try ProgramRun.of("store", "compact", folder.path("store/santa"))
      #expect(compacted.exitStatus == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("store/santa/segments"))
      let name = try #require(names.first)
      let segment = [UInt8](try Data(contentsOf: folder.url.appending(path: "store/santa/segments/\(name)")))
      var refused = 0
      for number in 0..<Self.copies {
        let copy = folder.path("copy.\(number)")
        try FileManager.default.copyItem(atPath: folder.path("store"), toPath: copy)
        var bytes = segment
        bytes[64 + number * (segment.count - 64) / Self.copies] ^= 16
        try Data(bytes).write(to: URL(filePath: "\(copy)/santa/segments/\(name)"))
        let run = try ProgramRun.of("track", "--for", "0", "--store", copy, "--home", "Oslo")
        #expect(run.endedByItself, "\(number): \(run.errorOutput)")
        #expect([0, 65].contains(run.exitStatus), "\(number): \(run.exitStatus) \(run.errorOutput)")
        #expect((run.exitStatus == 65) == run.errorOutput.contains("damaged"), "\(run.errorOutput)")
        refused += run.exitStatus == 65 ? 1 : 0
        // `store verify` reads the whole store, so it always reports the damage.
        let dumped = try ProgramRun.of("store", "verify", "\(copy)/santa")
        #expect(dumped.exitStatus == 65)
      }
      #expect(refused > 0)
    }
  }
}
