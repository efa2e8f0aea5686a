import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment of a command: everything that it uses outside the program. Tests pass a different one.
struct CommandContext: Sendable {
  /// The command line without the program's name.
  var arguments: [String]
  var environment: [String: String]
  /// The folder that relative paths on the command line refer to.
  var workingDirectory: String
  /// The target of the link `/etc/localtime`, which names the system's time zone; nil if it isn't a link.
  var localTimeTarget: String?
  /// Reads the standard input to its end, or until it exceeds the limit.
  var readInput: @Sendable (_ limit: Int) throws -> [UInt8]
  /// Reads a line from the terminal without an echo; nil unless the standard input is a terminal.
  var readPassword: (@Sendable () async throws -> [UInt8])?
  var output: any TextStream
  var errorOutput: any TextStream
  /// The terminal that a command may take over; nil unless both input and output are terminals.
  var terminal: (any Terminal)?
  /// The clock of this machine.
  var clock: any TrackerClock

  init(
    arguments: [String],
    environment: [String: String],
    workingDirectory: String,
    localTimeTarget: String? = nil,
    readInput: @escaping @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] },
    readPassword: (@Sendable () async throws -> [UInt8])? = nil,
    output: any TextStream,
    errorOutput: any TextStream,
    terminal: (any Terminal)? = nil,
    clock: any TrackerClock
  ) {
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.localTimeTarget = localTimeTarget
    self.readInput = readInput
    self.readPassword = readPassword
    self.output = output
    self.errorOutput = errorOutput
    self.terminal = terminal
    self.clock = clock
  }

  /// Returns the context of the running process.
  static func ofProcess() -> CommandContext {
    CommandContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      // If it is a file or missing, the name of the time zone isn't known, and `Home` guesses.
      localTimeTarget: try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime"),
      readInput: { try StandardStreams.read(StandardStreams.input, upTo: $0) },
      readPassword: TerminalControl.hasTerminalInput
        ? { @Sendable in try TerminalControl.readHiddenLine() } : nil,
      output: StandardStreams.output,
      errorOutput: StandardStreams.errorOutput,
      terminal: TerminalControl.isInteractive ? SystemTerminal(output: StandardStreams.output) : nil,
      clock: SystemTrackerClock()
    )
  }

  /// Converts a path from the command line to an absolute path.
  func absolutePath(_ path: String) throws(CommandFailure) -> String {
    if path.hasPrefix("/") { return path }
    // The working directory has been deleted. The path would end up in the root folder.
    if workingDirectory.isEmpty {
      throw CommandFailure(
        exitCode: .noInput,
        message: "'\(path)' is relative to the working directory, which no longer exists.",
        hint: "Change to an existing folder, or give an absolute path.")
    }
    return "\(workingDirectory)/\(path)"
  }
}
