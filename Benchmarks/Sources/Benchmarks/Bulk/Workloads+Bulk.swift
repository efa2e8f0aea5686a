import Foundation

extension Workloads {
  func measureBulk<P: BulkPeer>(_ type: P.Type) throws {
    for work in BulkWork.allCases where wanted(work.rawValue) {
      var rates: [Timing] = []
      for _ in 0..<min(runs, 3) {
        let peer = try P(directory: emptyDirectory("\(P.name) bulk"))
        try peer.prepare(work, size)
        if work == .firstIndex, let elapsed = try peer.firstIndex() {
          rates.append(Double(size) / (elapsed / 1e3))
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
      if !rates.isEmpty { try record(work.rawValue, P.name, rates, "objects/s") }
    }
  }
}
