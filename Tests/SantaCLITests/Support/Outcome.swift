import Foundation

@testable import santa_cli

/// What a run of the program in this process left behind, each part on its own.
struct Outcome {
  var output: String
  var errorOutput: String
  var exitCode: ExitCode

  static func of(_ arguments: String..., refusal: StreamError? = nil) async -> Outcome {
    let output = RecordedStream(refusal: refusal)
    let errorOutput = RecordedStream()
    let context = CommandContext(
      arguments: arguments, environment: [:], workingDirectory: "/", output: output,
      errorOutput: errorOutput, now: { .takeOff })
    let exitCode = await SantaCLI.run(context)
    return Outcome(output: output.text, errorOutput: errorOutput.text, exitCode: exitCode)
  }
}
