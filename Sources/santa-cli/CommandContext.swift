#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything a command may use of the world outside; a test hands in its own.
struct CommandContext: Sendable {
  /// The command line without the program's own name.
  var arguments: [String]
  var environment: [String: String]
  /// What relative paths on the command line are relative to.
  var workingDirectory: String
  var output: any TextStream
  var errorOutput: any TextStream
  /// The time by this machine's clock. Called from any thread, any number of times; it does not block.
  var now: @Sendable () -> Date

  init(
    arguments: [String],
    environment: [String: String],
    workingDirectory: String,
    output: any TextStream,
    errorOutput: any TextStream,
    now: @escaping @Sendable () -> Date
  ) {
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.output = output
    self.errorOutput = errorOutput
    self.now = now
  }

  /// The context of the running process.
  static func ofProcess() -> CommandContext {
    CommandContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      output: StandardStreams.output,
      errorOutput: StandardStreams.errorOutput,
      now: { Date() }
    )
  }
}
