import SantaCore

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
  /// What the system's `/etc/localtime` leads to, which tells its time zone; nil where it is no link.
  var localTimeTarget: String?
  var output: any TextStream
  var errorOutput: any TextStream
  /// The terminal that a command may take over; nil where nobody sits at both ends.
  var terminal: (any Terminal)?
  /// This machine's clock.
  var clock: any TrackerClock

  init(
    arguments: [String],
    environment: [String: String],
    workingDirectory: String,
    localTimeTarget: String? = nil,
    output: any TextStream,
    errorOutput: any TextStream,
    terminal: (any Terminal)? = nil,
    clock: any TrackerClock
  ) {
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.localTimeTarget = localTimeTarget
    self.output = output
    self.errorOutput = errorOutput
    self.terminal = terminal
    self.clock = clock
  }

  /// The context of the running process.
  static func ofProcess() -> CommandContext {
    CommandContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      // Where it is a file or missing, there is no name to learn, and `Home` says what it does then.
      localTimeTarget: try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime"),
      output: StandardStreams.output,
      errorOutput: StandardStreams.errorOutput,
      terminal: TerminalControl.isInteractive ? SystemTerminal(output: StandardStreams.output) : nil,
      clock: SystemTrackerClock()
    )
  }

  /// A path as given on the command line, from the root.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }
}
