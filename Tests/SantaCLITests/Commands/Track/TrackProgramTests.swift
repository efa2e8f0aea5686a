import Foundation
import SantaCoreTestSupport
import Testing

/// Several processes on one store, and how they end.
///
/// They run in real time, so each test has a separate thread, and doesn't wait for other tests.
@Suite(.unlessItHangs) struct TrackProgramTests {
  @Test func `when the process that flies is killed, the one that follows flies on`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      let first = try Running(["track", "--demo", "--store", store, "--home", "Oslo"])
      try first.wait(for: "🛷 Flying the built-in route")
      let second = try Running(["track", "--store", store, "--home", "Oslo"])
      try second.wait(for: "🛷 Following the built-in route")
      let refused = try ProgramRun.of("track", "--speed", "60", "--store", store)
      #expect(refused.output == "")
      #expect(
        refused.errorOutput.hasPrefix(
          "error: '--speed 60' contradicts the flight under way: the built-in route of "))
      #expect(refused.exitStatus == 64)
      let status = try ProgramRun.of("status", "--store", store)
      #expect(status.output.contains(", under way\n"))
      try second.wait(for: "Flying · ")
      #expect(first.end(SIGKILL) == SIGKILL)
      try second.wait(for: "this one takes over.")
      let length = second.output.count
      try second.wait(for: "more") { $0.count >= length + 300 }
      #expect(second.end(SIGINT) == 130)
      #expect(!second.output.contains("error"))
    }
  }

  @Test
  func `a newcomer does not replace the flight that others follow when its flyer was killed a moment before`()
    async throws
  {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      let flyer = try Running(["fly", "--demo", "--store", store])
      try flyer.wait(for: "🛷 Flying the built-in route")
      let follower = try Running(["track", "--store", store, "--home", "Oslo"])
      try follower.wait(for: "🛷 Following the built-in route")
      // A suspended process can't take over before the new ones start.
      kill(follower.process.processIdentifier, SIGSTOP)
      defer { _ = follower.end(SIGKILL) }
      #expect(flyer.end(SIGKILL) == SIGKILL)
      let other = try ProgramRun.of("track", "--demo", "--speed", "60", "--store", store, "--for", "0")
      #expect(other.exitStatus == 64)
      #expect(other.errorOutput.hasPrefix("error: '--speed 60' contradicts the flight under way: "))
      let plain = try ProgramRun.of("track", "--store", store, "--home", "Oslo", "--for", "0")
      #expect(plain.exitStatus == 0)
      #expect(plain.output.hasPrefix("🛷 Flying the built-in route of "))
      #expect(plain.output.contains(", 600 times faster than real time."), "the flight that was under way")
      kill(follower.process.processIdentifier, SIGCONT)
      try follower.wait(for: "this one takes over.")
      #expect(!follower.output.contains("home visited"))
    }
  }

  @Test func `two that start at once agree on who flies`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let runs = try (0..<2).map { _ in
        try Running(["track", "--demo", "--store", folder.path("store"), "--home", "Oslo"])
      }
      for run in runs { try run.wait(for: "Flying · ") }
      #expect(runs.count { $0.output.hasPrefix("🛷 Flying") } == 1)
      #expect(runs.count { $0.output.hasPrefix("🛷 Following") } == 1)
      for run in runs { #expect(run.end(SIGINT) == 130) }
    }
  }

  @Test func `a reader that has seen enough ends it quietly`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.environment = ProgramRun.environment
    process.arguments = [
      "-c", #"{ "$0" track --demo --store :memory:; echo "status $?" >&2; } | head -n 1"#,
      ProgramRun.executable.path,
    ]
    process.environment = ProgramRun.environment
    let (output, errors) = (Pipe.withOneOwner(), Pipe.withOneOwner())
    process.standardOutput = output
    process.standardError = errors
    try process.runUnlessItHangs()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.split(separator: "\n").count == 1)
    #expect(errorText == "status 0\n")
  }
}
