import Foundation

extension Workloads {
  func measureBulk<P: BulkPeer>(_ type: P.Type) throws {
    guard P.isInstalled else { return }
    for work in BulkWork.allCases where wanted(work.rawValue) {
      var rates: [Timing] = []
      for _ in 0..<min(runs, 3) {
        let peer = try P(directory: emptyDirectory("\(P.name) bulk"))
        try peer.prepare(work, size)
        if let separate = try peer.runSeparately(work, size) {
          rates.append(Double(size) / (separate.timing / 1e3))
          continue
        }
        var isDone = false
        let elapsed = try milliseconds { isDone = try peer.run(work, size) }
        guard isDone else { break }
        guard try peer.answers(work) == work.answers(size) else {
          throw Failure("\(work.rawValue): the result of \(P.name) is wrong")
        }
        rates.append(Double(size) / (elapsed / 1e3))
      }
      if rates.isEmpty { continue }
      let megabytes = hasMemory ? try bulkMemory(type, work) : nil
      try record(work.rawValue, P.name, rates, "objects/s", megabytes: megabytes)
    }
  }

  /// Returns the peak memory of one more run, in a process that has not done any other work.
  private func bulkMemory<P: BulkPeer>(_ type: P.Type, _ work: BulkWork) throws -> Double? {
    let directory = try emptyDirectory("\(P.name) bulk")
    return try ChildProcess.run(
      ["child", "bulk", P.name, work.rawValue, directory.path, "\(size)"],
      for: "the memory of \(work.rawValue)", within: waitLimit
    ).first
  }

  /// Does the work in a child process, and prints the peak increase of the resident memory.
  static func printBulkMemory<P: BulkPeer>(
    _ type: P.Type, _ work: BulkWork, in directory: URL, _ count: Int
  ) throws {
    let peer = try P(directory: directory)
    try peer.prepare(work, count)
    if let separate = try peer.runSeparately(work, count) { return print(separate.megabytes) }
    print(try PeakMemory.resident { _ = try peer.run(work, count) })
  }
}
