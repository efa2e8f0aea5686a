import Foundation
import SantaCore
import SantaCoreTestSupport

@testable import santa_cli

/// The output, error output and exit code of a run of the program in this process.
struct Outcome {
  var output: String
  var errorOutput: String
  var exitCode: ExitCode

  static func of(_ arguments: String..., refusal: StreamError? = nil) async -> Outcome {
    await of(arguments, refusal: refusal)
  }

  /// - Parameters:
  /// - enough: the reader closes the stream after a line with this string, so that a test needs no time limit.
  /// - clock: by default, a clock on which no step is late, so that none is skipped.
  static func of(
    _ arguments: [String], environment: [String: String] = [:], localTimeTarget: String? = nil,
    refusal: StreamError? = nil, until enough: String? = nil,
    clock: any TrackerClock = ImmediateClock(.takeOff), isErrorTerminal: Bool = false
  ) async -> Outcome {
    await of(
      arguments, environment: environment, localTimeTarget: localTimeTarget,
      output: RecordedStream(refusal: refusal, enough: enough),
      errorOutput: RecordedStream(isTerminal: isErrorTerminal), clock: clock)
  }

  /// Runs the program with streams of the caller, who can wait for their contents.
  static func of(
    _ arguments: [String], environment: [String: String] = [:], localTimeTarget: String? = nil,
    output: RecordedStream, errorOutput: RecordedStream, clock: any TrackerClock
  ) async -> Outcome {
    let context = CommandContext(
      arguments: arguments,
      // Tests don't send requests to the real network.
      environment: environment.merging(["SANTA_WEATHER": "normal"]) { given, _ in given },
      workingDirectory: "/",
      localTimeTarget: localTimeTarget, output: output, errorOutput: errorOutput,
      clock: clock)
    let exitCode = await SantaCLI.run(context)
    return Outcome(output: output.text, errorOutput: errorOutput.text, exitCode: exitCode)
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
