import Foundation

/// A process that runs a command of this program. Its output is written to a file, which remains if the process is killed.
final class Child {
  private let process = Process()
  private let output: URL

  init(_ command: String, _ options: [String], output: URL) throws {
    self.output = output
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = [command] + options
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    // A process that hangs is a failure, too: `finish` finds that a signal ended it.
    let limit = DispatchTime.now() + .seconds(1800)
    DispatchQueue.global().asyncAfter(deadline: limit) { [weak process] in
      if let process, process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }
  }

  var isRunning: Bool { process.isRunning }

  /// The complete lines that the process has printed so far.
  var lines: [Substring] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return text[..<(text.lastIndex(of: "\n") ?? text.startIndex)].split(separator: "\n")
  }

  /// The length of the output so far, in bytes.
  var outputByteCount: Int {
    (try? FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int) ?? 0
  }

  /// The last number that the process printed. For a writer, this is the number of its last committed transaction.
  var acknowledged: Int { lines.reversed().lazy.compactMap { Int($0) }.first ?? 0 }

  /// Kills the process immediately, without notice.
  func kill() throws {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if process.terminationReason != .uncaughtSignal || process.terminationStatus != SIGKILL {
      throw Loss("'\(commandLine)' ended by itself, \(ending), before it was killed.")
    }
  }

  /// Stops the process, and lets it go on after a time.
  func suspend(for seconds: Double) {
    let number = process.processIdentifier
    Foundation.kill(number, SIGSTOP)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
      if let process, process.isRunning { Foundation.kill(number, SIGCONT) }
    }
  }

  /// Waits for the end of the process. Throws if it failed.
  func finish() throws {
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Loss("'\(commandLine)' ended \(ending).")
    }
  }

  var commandLine: String { (process.arguments ?? []).joined(separator: " ") }

  private var ending: String {
    process.terminationReason == .exit
      ? "with \(process.terminationStatus)" : "by signal \(process.terminationStatus)"
  }
}
