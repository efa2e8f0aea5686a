import Foundation

/// `crowd --store DIR --scratch DIR --seconds S`: runs two writers and three readers at the same time, one of which is slow. At
/// the end, the store must contain all committed transactions.
struct CrowdCommand {
  private let store: URL
  private let scratch: URL
  private let seconds: Int
  private let logBound: Int

  init(_ options: Options) throws {
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    seconds = try options.number("seconds", default: 60)
    logBound = try options.logBound
  }

  func run() throws {
    let common = ["--store", store.path, "--log-bound", "\(logBound)"]
    let writers = try [3, 4].map { writer in
      try Child(
        "write", common + ["--writer", "\(writer)"], output: scratch.appending(path: "writer.\(writer)"))
    }
    let readers = try [1, 1, 3000].enumerated().map { index, pause in
      try Child(
        "read", common + ["--seconds", "\(seconds)", "--pause", "\(pause)"],
        output: scratch.appending(path: "reader.\(index)"))
    }
    let readings = Result { for reader in readers { try reader.finish() } }
    for writer in writers { try writer.kill() }
    try readings.get()
    let acknowledged = [3: writers[0].acknowledged, 4: writers[1].acknowledged]
    let lasts = try Checkup.run(
      store, logBound: logBound, acknowledged: acknowledged, output: scratch.appending(path: "check"))
    let states = readers.map(\.acknowledged)
    Output.line(
      "seconds \(seconds), transactions \((lasts[3] ?? 0) + (lasts[4] ?? 0)), states read "
        + states.map(String.init).joined(separator: " + "))
  }
}
