import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment of a command: everything that it uses outside of the program. Tests pass their own.
struct CommandContext: Sendable {
  /// The command line without the program's own name.
  var arguments: [String]
  var environment: [String: String]
  /// The folder that relative paths on the command line start from.
  var workingDirectory: String
  /// The target of the link `/etc/localtime`, which names the system's time zone; nil if it is not a link.
  var localTimeTarget: String?
  /// Reads the standard input to its end, or until there are more bytes than the limit.
  var readInput: @Sendable (_ limit: Int) throws -> [UInt8]
  var output: any TextStream
  var errorOutput: any TextStream
  /// The terminal that a command may take over; nil unless both input and output are one.
  var terminal: (any Terminal)?
  /// This machine's clock.
  var clock: any TrackerClock

  init(
    arguments: [String],
    environment: [String: String],
    workingDirectory: String,
    localTimeTarget: String? = nil,
    readInput: @escaping @Sendable (_ limit: Int) throws -> [UInt8] = { _ in [] },
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
      // If it is a file or missing, the name of the zone is not known, and `Home` guesses.
      localTimeTarget: try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime"),
      readInput: { try StandardStreams.read(StandardStreams.input, upTo: $0) },
      output: StandardStreams.output,
      errorOutput: StandardStreams.errorOutput,
      terminal: TerminalControl.isInteractive ? SystemTerminal(output: StandardStreams.output) : nil,
      clock: SystemTrackerClock()
    )
  }

  /// A path from the command line as an absolute path.
  func absolutePath(_ path: String) throws(CommandFailure) -> String {
    if path.hasPrefix("/") { return path }
    // It has been deleted. The path would be one in the root folder.
    if workingDirectory.isEmpty {
      throw CommandFailure(
        exitCode: .noInput, message: "'\(path)' is in the working directory, which does not exist any more.",
        hint: "Change to a folder that exists, or give the whole path.")
    }
    return "\(workingDirectory)/\(path)"
  }
}
