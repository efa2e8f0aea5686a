import Foundation
import SantaCore

/// `read --store DIR --seconds S [--pause MILLISECONDS]`: follows a store, and checks all contents of each state. During a long
/// pause, logs and segments are removed that the current state still uses.
struct ReadCommand {
  private let options: Options
  private let seconds: Int
  private let pause: Int

  init(_ options: Options) throws {
    self.options = options
    seconds = try options.number("seconds", default: 10)
    pause = try options.number("pause", default: 1)
  }

  func run() throws {
    let store = try options.open()
    var check = try StateCheck(logBound: options.logBound)
    let end = Date.now.addingTimeInterval(Double(seconds))
    var seen = try check.run(store)
    var states = 1
    while Date.now < end {
      Thread.sleep(forTimeInterval: Double(pause) / 1000)
      if pause >= 100, try check.run(store) != seen {
        throw Loss("A state changed while it was held.")
      }
      if !store.refresh() { continue }
      let next = try check.run(store)
      for (writer, last) in seen where next[writer] ?? 0 < last {
        throw Loss("Writer \(writer) was at \(last), and then at \(next[writer] ?? 0).")
      }
      if next == seen { continue }
      seen = next
      states += 1
    }
    Output.line("\(states)")
  }
}
