import Foundation

/// A process that runs a command of this program. What it prints goes to a file, which is there whatever becomes of it.
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
    // One that hangs is a loss as well: `finish` then finds that a signal ended it.
    let limit = DispatchTime.now() + .seconds(1800)
    DispatchQueue.global().asyncAfter(deadline: limit) { [weak process] in
      if let process, process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }
  }

  var isRunning: Bool { process.isRunning }

  /// The whole lines printed so far.
  var lines: [Substring] {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return text[..<(text.lastIndex(of: "\n") ?? text.startIndex)].split(separator: "\n")
  }

  /// How much was printed so far.
  var outputByteCount: Int {
    (try? FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int) ?? 0
  }

  /// The last number printed: of a writer, that of the last transaction that it was told is committed.
  var acknowledged: Int { lines.reversed().lazy.compactMap { Int($0) }.first ?? 0 }

  /// Ends it on the spot: it learns nothing of that.
  func kill() throws {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if process.terminationReason != .uncaughtSignal || process.terminationStatus != SIGKILL {
      throw Loss("'\(commandLine)' ended by itself, \(ending), before it was killed.")
    }
  }

  /// Waits for its end, which must be a good one.
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
