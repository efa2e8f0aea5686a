import Foundation
import SantaCore
import SantaCoreTestSupport

@testable import santa_cli

/// The output, the error output and the exit code of a run of the program in this process.
struct Outcome {
  var output: String
  var errorOutput: String
  var exitCode: ExitCode

  static func of(_ arguments: String..., refusal: StreamError? = nil) async -> Outcome {
    await of(arguments, refusal: refusal)
  }

  /// - Parameters:
  ///   - enough: a text. The reader closes the stream after a line with this text, so that a test needs no time limit.
  ///   - clock: by default, a clock on which no step is late, so that none is left out.
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

  /// Runs the program with streams of the caller, which can wait for what is written to them.
  static func of(
    _ arguments: [String], environment: [String: String] = [:], localTimeTarget: String? = nil,
    output: RecordedStream, errorOutput: RecordedStream, clock: any TrackerClock
  ) async -> Outcome {
    let context = CommandContext(
      arguments: arguments,
      // No test asks the real network.
      environment: environment.merging(["SANTA_WEATHER": "normal"]) { given, _ in given },
      workingDirectory: "/",
      localTimeTarget: localTimeTarget, output: output, errorOutput: errorOutput,
      clock: clock)
    let exitCode = await SantaCLI.run(context)
    return Outcome(output: output.text, errorOutput: errorOutput.text, exitCode: exitCode)
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
