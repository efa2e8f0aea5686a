import Foundation
import Testing

@testable import santa_cli

/// The exit codes and messages for errors of a command.
struct SantaCLITests {
  @Test func `the name alone shows the help`() async {
    let outcome = await Outcome.of()
    #expect(outcome.output == HelpText(.santa).screen(on: nil) + "\n")
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the version is one line, and that of the changelog`() async throws {
    let outcome = await Outcome.of("--version")
    #expect(outcome.output == "santa-cli \(Program.version)\n")
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    // The first section of the changelog is about this version.
    let changelog = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../CHANGELOG.md"),
      encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.dropFirst(3).prefix { $0 != " " } == Program.version)
  }

  @Test func `the credits name the sources of the data`() async {
    let outcome = await Outcome.of("--credits")
    #expect(
      outcome.output.hasPrefix("Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded.\n"))
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `a broken pipe ends with success and no message`() async {
    let outcome = await Outcome.of("help", refusal: .brokenPipe)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `an output that fails ends with 74`() async {
    let outcome = await Outcome.of("help", refusal: .failed(reason: "Input/output error"))
    #expect(outcome.errorOutput == "error: Writing the output failed: Input/output error.\n")
    #expect(outcome.exitCode == .ioError)
  }

  @Test func `a failure reports its hint on a line of its own, and nothing steers the terminal`() {
    let failure = CommandFailure(
      exitCode: .noInput, message: "The file 'a\u{1B}[2Jb' doesn't exist.", hint: "Check the path.")
    #expect(failure.report() == "error: The file 'a\u{FFFD}[2Jb' doesn't exist.\nhint: Check the path.")
  }

  @Test func `exit codes keep their numbers`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 73, 74, 78, 130])
  }
}
