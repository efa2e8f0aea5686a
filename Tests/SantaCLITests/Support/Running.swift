import Foundation
import SantaCoreTestSupport
import Synchronization

/// A running program whose lines are read as they arrive.
final class Running: Sendable {
  let process: Process
  private let text = Mutex("")

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process = Process()
    process.executableURL = ProgramRun.executable
    process.arguments = arguments
    process.environment = ProgramRun.environment.merging(environment) { $1 }
    let output = Pipe.withOneOwner()
    process.standardOutput = output
    process.standardError = output
    try process.runUnlessItHangs()
    let handle = output.fileHandleForReading
    Thread.detachNewThread {
      while true {
        let data = handle.availableData
        if data.isEmpty { return }
        self.text.withLock { $0 += String(decoding: data, as: UTF8.self) }
      }
    }
  }

  var output: String { text.withLock { $0 } }

  func wait(for words: String) throws { try wait(for: words) { $0.contains(words) } }

  func wait(for what: String, until condition: (String) -> Bool) throws {
    let start = Date()
    while !condition(output) {
      // Much longer than needed, even on a slow machine.
      if !process.isRunning || Date().timeIntervalSince(start) > 1500 {
        throw NeverCame(what: what, output: output)
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  struct NeverCame: Error {
    var what: String
    var output: String
  }
}
