import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// A tracker's store with a flipped bit: the program reports the damage or continues, but doesn't crash.
@Suite(.unlessItHangs) struct DamagedTrackTests {
  private static let copies = 10

  @Test func `status reports the damage with and without a flight under way`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      let flown = try ProgramRun.of("track", "--demo", "--for", "0", "--store", store, "--home", "Oslo")
      #expect(flown.exitStatus == 0)
      #expect(try ProgramRun.of("store", "compact", "\(store)/santa").exitStatus == 0)
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: "\(store)/santa/segments").first)
      let file = URL(filePath: "\(store)/santa/segments/\(name)")
      let segment = [UInt8](try Data(contentsOf: file))
      var refused = 0
      for number in 0..<Self.copies {
        var bytes = segment
        bytes[64 + number * (segment.count - 64) / Self.copies] ^= 16
        try Data(bytes).write(to: file)
        for isFlown in [false, true] {
          let flyer = isFlown ? try ProcessLock.take(URL(filePath: "\(store)/flyer")) : nil
          let run = try ProgramRun.of("status", "--store", store, "--home", "Oslo")
          withExtendedLifetime(flyer) {
            #expect(run.endedByItself && [0, 65].contains(run.exitStatus), "\(number): \(run.errorOutput)")
            #expect((run.exitStatus == 65) == run.errorOutput.contains("is damaged at byte"), "\(run)")
            refused += run.exitStatus == 65 ? 1 : 0
          }
        }
      }
      #expect(refused > Self.copies)
    }
  }

  @Test func `status and track say why a store can't be used`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let file = folder.path("file")
      try Data("text".utf8).write(to: URL(filePath: file))
      // A log file that another program wrote.
      let foreign = folder.path("foreign")
      for store in ["santa", "weather"] {
        try FileManager.default.createDirectory(
          atPath: "\(foreign)/\(store)", withIntermediateDirectories: true)
        try Data(repeating: 7, count: 100).write(to: URL(filePath: "\(foreign)/\(store)/log.0"))
      }
      for (path, message) in [(file, "is a file"), (foreign, "isn't a SantaCore store file")] {
        for command in ["status", "track"] {
          let run = try ProgramRun.of(command, "--store", path, "--home", "Oslo")
          #expect(run.output == "" && run.errorOutput.contains(message), "\(command): \(run)")
          #expect([65, 73, 74].contains(run.exitStatus), "\(command): \(run)")
        }
      }
    }
  }

  @Test func `another user's store can't be opened, and it is not said that it can't be created`()
    async throws
  {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      #expect(try ProgramRun.of("track", "--demo", "--for", "0", "--store", store).exitStatus == 0)
      func permit(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      }
      // The folder is unreadable, but not for root, who therefore runs the program as another user.
      let isRoot = geteuid() == 0
      try permit(isRoot ? 0o700 : 0, store)
      defer { try? permit(0o700, store) }  // If this fails, the folder remains, which has no effect.
      try permit(0o755, folder.url.path)
      for command in [["status"], ["track", "--for", "0"]] {
        let words =
          (isRoot ? ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"] : [])
          + [ProgramRun.executable.path] + command + ["--store", store]
        let run = try ProgramRun.of(program: URL(filePath: words[0]), Array(words.dropFirst()))
        #expect(run.errorOutput.contains("can't be opened. Check that this user can read"), "\(run)")
        #expect(!run.errorOutput.contains("created") && run.exitStatus == 74, "\(run)")
      }
    }
  }

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
