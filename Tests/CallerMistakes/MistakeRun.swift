import Foundation

/// What became of a process that made one mistake.
struct MistakeRun {
  /// Long enough for a busy machine: a mistake takes milliseconds.
  private static let limit = 60

  private let mistake: Mistake
  private let wasStopped: Bool
  private let status: Int32
  private let errorOutput: String

  /// - Parameter program: `CallerMistakes`, as it was built.
  init(of mistake: Mistake, by program: URL) throws {
    self.mistake = mistake
    let (process, errors) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = ["commit", mistake.name]
    // A backtrace would take a second each time, and says nothing here.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = errors
    try process.run()
    errorOutput = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    wasStopped = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus
  }

  /// Makes a mistake in this process, which ends with code 0 where nothing stops it, and with 1 where it takes too long.
  static func commit(_ mistake: Mistake) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
      complain("The mistake went on for \(limit) seconds.")
      exit(1)
    }
    do { try mistake.commit() } catch { complain("The mistake threw an error: \(error)") }
  }

  /// What is wrong with how the process ended; nil where it stopped with the sentence.
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
