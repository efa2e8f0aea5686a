import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The program in a separate process, as a shell sees it.
struct ProgramTests {
  @Test func `a program in a test's terminal keeps no other test's pipe open`() throws {
    // Other processes would inherit this pipe.
    let pipe = Pipe()
    let terminal = try PseudoTerminal(["/bin/sleep", "60"])
    defer { withExtendedLifetime(terminal) {} }
    let start = ContinuousClock.now
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == nil)
    #expect(ContinuousClock.now - start < .seconds(60), "as long as the program runs")
  }

  @Test func `prints its version and ends with success`() throws {
    let run = try ProgramRun.of("--version")
    #expect(run.output == "santa-cli \(Program.version)\n")
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 0)
  }

  #if canImport(Glibc)
    /// Loading them at every start would take 12 ms and 14 MB more, and the program could not start without libcurl.
    @Test func `loads libcurl only for a request, and Foundation's networking never`() throws {
      let program = try Data(contentsOf: ProgramRun.executable, options: .alwaysMapped)
      let end = UInt8(0)
      #expect(
        program.range(of: Data("libFoundationEssentials.so".utf8 + [end])) != nil, "Names are not found.")
      #expect(program.range(of: Data("libFoundationNetworking.so".utf8 + [end])) == nil)
      let loaded = try ProgramRun.of(
        program: URL(filePath: "/bin/sh"),
        ["-c", "LD_DEBUG=files \"$0\" --version 2>&1", ProgramRun.executable.path])
      #expect(loaded.output.contains("libFoundationEssentials.so") && !loaded.output.contains("libcurl"))
    }
  #endif

  @Test func `wrong usage goes to the error stream and ends with 64`() throws {
    let run = try ProgramRun.of("trak")
    #expect(run.output == "")
    #expect(run.errorOutput.hasPrefix("error: Unknown command 'trak'. Did you mean 'track'?\nusage: "))
    #expect(run.exitStatus == 64)
  }

  @Test func `a closed pipe ends it quietly, without a signal`() throws {
    let pipe = Pipe.withOneOwner()
    try pipe.fileHandleForReading.close()
    let run = try ProgramRun.of("help", output: pipe.fileHandleForWriting)
    #expect(run.errorOutput == "")
    #expect(run.exitStatus == 0)
    #expect(run.endedByItself)
  }

  #if os(Linux)
    @Test func `a full disk is reported and ends with 74`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try ProgramRun.of("help", output: full)
      #expect(run.errorOutput == "error: Writing the output failed: No space left on device.\n")
      #expect(run.exitStatus == 74)
    }
  #endif
}
