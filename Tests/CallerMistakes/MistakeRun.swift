import Foundation

/// The run of a process that makes one mistake, and how it ended.
struct MistakeRun {
  /// The time limit in seconds. A mistake takes milliseconds, so this is enough on a busy machine.
  private static let limit = 60

  private let mistake: Mistake
  private let wasStopped: Bool
  private let status: Int32
  private let errorOutput: String

  /// - Parameter program: the executable of `CallerMistakes`.
  init(of mistake: Mistake, by program: URL) throws {
    self.mistake = mistake
    let (process, errors) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = ["commit", mistake.name]
    // Backtraces are off, because each one takes a second.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = errors
    try process.run()
    errorOutput = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    wasStopped = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus
  }

  /// Makes a mistake in this process. The process exits with code 0 if nothing stops it, and with code 1 if it takes too long.
  static func commit(_ mistake: Mistake) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
      complain("The mistake went on for \(limit) seconds.")
      exit(1)
    }
    do { try mistake.commit() } catch { complain("The mistake threw an error: \(error)") }
  }

  /// The reason why the process ended differently than expected; nil if it stopped with the message.
  var problem: String? {
    let shown = errorOutput.isEmpty ? "nothing" : "'\(errorOutput)'"
    if !wasStopped { return "the program went on and ended with \(status); standard error had \(shown)" }
    if !errorOutput.contains(mistake.sentence) {
      return "the program stopped without saying '\(mistake.sentence)'; standard error had \(shown)"
    }
    return nil
  }

  static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
