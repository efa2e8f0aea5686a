import Foundation

/// A process that runs `request-queue work`.
struct Worker {
  private let process = Process()
  private let output = Pipe()

  init(_ directory: URL) throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["work", directory.path]
    process.standardOutput = output
    try process.run()
  }

  /// Ends the process without notice. No other process needs to be told.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns the text that the killed process began to translate last, which is the last line of its output.
  func lastTelegram() -> String? {
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return lines.split(separator: "\n").last.map { String($0) }
  }
}
