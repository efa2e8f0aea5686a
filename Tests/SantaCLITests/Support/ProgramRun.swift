import Foundation
import SantaCoreTestSupport

/// A run of the real program in a separate process.
struct ProgramRun {
  var output: String
  var errorOutput: String
  var exitStatus: Int32
  /// Whether the program exited; false if a signal ended it.
  var endedByItself: Bool

  /// The program that SwiftPM built next to the tests.
  static var executable: URL {
    // On Linux, the test bundle is the running program; on macOS, it is loaded into another program.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let neighbor = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return neighbor.deletingLastPathComponent().appendingPathComponent("santa-cli")
  }

  /// The environment of the program, without the settings and the language of the user who runs the tests, and without weather
  /// from the network.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SANTA_") }
      .merging(["XDG_CONFIG_HOME": "/nonexistent", "LC_ALL": "C", "SANTA_WEATHER": "normal"]) { $1 }
  }

  /// Runs the program to its end. If `output` is given, it replaces the pipe that is read otherwise.
  static func of(_ arguments: String..., output replacement: FileHandle? = nil) throws -> ProgramRun {
    try of(program: executable, arguments, output: replacement)
  }

  /// Runs the program, or another one that starts it.
  ///
  /// - Parameter input: the standard input; empty by default.
  static func of(
    program: URL, _ arguments: [String], input: FileHandle = .nullDevice,
    output replacement: FileHandle? = nil
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input
    let output = Pipe.withOneOwner()
    let errorOutput = Pipe.withOneOwner()
    process.standardOutput = replacement ?? output
    process.standardError = errorOutput
    try process.runUnlessItHangs()
    // In these tests, the output fits into the pipes, so reading one pipe after another can't block the program.
    let outputData = replacement == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let errorData = errorOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ProgramRun(
      output: String(decoding: outputData, as: UTF8.self),
      errorOutput: String(decoding: errorData, as: UTF8.self),
      exitStatus: process.terminationStatus, endedByItself: process.terminationReason == .exit)
  }
}
