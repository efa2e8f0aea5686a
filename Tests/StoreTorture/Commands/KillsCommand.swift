import Foundation
import SantaCore
import SeededNumbers

/// `kills --store DIR --scratch DIR --count N [--seed S] [--history N]`: kills writers, and checks the store after each.
///
/// A third of the rounds has two writers. One is killed while the other one writes or waits for the lock, and the survivor must
/// continue. A fifth of all writers also meets faults.
struct KillsCommand {
  private let store: URL
  private let scratch: URL
  private let count: Int
  private let logBound: Int
  private var random: SeededGenerator
  private var acknowledged: [Int: Int] = [:]
  private var (kills, faults, rounds) = (0, 0, 0)

  init(_ options: Options) throws {
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    count = try options.number("count", default: 200)
    logBound = try options.logBound
    random = SeededGenerator(seed: UInt64(try options.number("seed", default: 1)))
    let versions = try options.number("history", default: 0)
    if versions > 0 { _ = try Store.opened(store, logBound: logBound, history: .last(versions)) }
  }

  mutating func run() throws {
    while kills < count {
      let victim = try writer(1)
      let other = Int.random(in: 0..<3, using: &random) == 0 ? try writer(2) : nil
      // Every fourth writer is killed while it opens the store.
      let isEarly = Int.random(in: 0..<4, using: &random) == 0
      Thread.sleep(forTimeInterval: .random(in: isEarly ? 0...0.03 : 0.03...0.3, using: &random))
      try end(victim, 1)
      if let other {
        try expectProgress(of: other)
        try end(other, 2)
      }
      acknowledged = try Checkup.run(
        store, logBound: logBound, acknowledged: acknowledged, output: scratch.appending(path: "check"))
      rounds += 1
    }
    let transactions = acknowledged.values.reduce(0, +)
    Output.line("kills \(kills), transactions \(transactions), faults \(faults)")
  }

  private mutating func writer(_ writer: Int) throws -> Child {
    var options = ["--store", store.path, "--writer", "\(writer)", "--log-bound", "\(logBound)"]
    if Int.random(in: 0..<5, using: &random) == 0 {
      options += ["--faults", "\(Int.random(in: 0...Int.max, using: &random))"]
    }
    return try Child("write", options, output: scratch.appending(path: "writer.\(writer)"))
  }

  private mutating func end(_ child: Child, _ writer: Int) throws {
    try child.kill()
    kills += 1
    faults += child.lines.count { $0.hasPrefix("fault") }
    acknowledged[writer] = max(child.acknowledged, acknowledged[writer] ?? 0)
  }

  /// Checks that a writer continues after another one was killed, with or without the lock.
  private func expectProgress(of child: Child) throws {
    let before = child.acknowledged
    let deadline = Date.now.addingTimeInterval(30)
    while child.acknowledged == before {
      if Date.now > deadline { throw Loss("A writer does not get on after another one was killed.") }
      if !child.isRunning { throw Loss("'\(child.commandLine)' ended after another one was killed.") }
      Thread.sleep(forTimeInterval: 0.002)
    }
  }
}
