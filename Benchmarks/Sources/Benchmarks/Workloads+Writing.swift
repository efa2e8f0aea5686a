import Foundation

extension Workloads {
  func measureInserting<P: Peer>(_ type: P.Type) throws {
    guard wanted("bulk insert") else { return }
    let rates = try repeated {
      let peer = try P(directory: emptyDirectory(P.name))
      return Double(size) / (try milliseconds { try peer.insert(size) } / 1e3)
    }
    try record("bulk insert", type, rates, "objects/s")
  }

  func measureCommitting(_ peer: some Peer) throws {
    guard wanted("durable commit") else { return }
    let times = try (0..<200).map { number in try milliseconds { try peer.commitOne(number) } }
    try record("durable commit", type(of: peer), times, "ms")
  }

  func measureConcurrentWriters<P: Peer>(_ type: P.Type, _ directory: URL) async throws {
    guard wanted("concurrent writers") else { return }
    let (writers, commitsEach) = (8, 50)
    var rates: [Double] = []
    for _ in 0..<runs {
      let elapsed = try await Watchdog.watch("concurrent writers of \(P.name)", within: waitLimit) {
        try await P.commitConcurrently(in: directory, writers: writers, commitsEach: commitsEach)
      }
      rates.append(Double(writers * commitsEach) / (elapsed / 1e3))
    }
    try record("concurrent writers", type, rates, "commits/s")
  }

  func measureDeleting<P: Peer>(_ type: P.Type) throws {
    guard wanted("delete half") else { return }
    let times = try repeated {
      let peer = try P(directory: emptyDirectory(P.name))
      try peer.insert(size)
      let elapsed = try milliseconds { try peer.deleteHalf() }
      guard try peer.count() == size / 2 else {
        throw Failure("\(P.name) did not delete half of the objects")
      }
      return elapsed
    }
    try record("delete half", type, times, "ms")
  }
}
