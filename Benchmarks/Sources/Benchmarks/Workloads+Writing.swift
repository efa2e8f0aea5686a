import Foundation

extension Workloads {
  func measureInserting<P: Peer>(_ type: P.Type) throws {
    guard wanted("bulk insert") else { return }
    let rates = try repeated {
      let peer = try P(directory: emptyDirectory(P.name))
      return Double(size) / (try milliseconds { try peer.insert(size) } / 1e3)
    }
    try record("bulk insert", P.name, rates, "objects/s")
  }

  func measureInsertingColumns<P: Peer>(_ type: P.Type) throws {
    guard wanted("bulk insert, columns") else { return }
    var rates: [Timing] = []
    for _ in 0..<runs {
      let peer = try P(directory: emptyDirectory(P.name))
      var isDone = false
      let elapsed = try milliseconds { isDone = try peer.insertColumns(size) }
      guard isDone else { return }
      guard try peer.count() == size else { throw Failure("\(P.name) did not insert all objects") }
      rates.append(Double(size) / (elapsed / 1e3))
    }
    try record("bulk insert, columns", P.name, rates, "objects/s")
  }

  /// Commits to a separate store, so that the number of commits doesn't affect the time to open the other one.
  func measureCommitting<P: Peer>(_ type: P.Type) throws {
    guard wanted("durable commit") else { return }
    let peer = try P(directory: emptyDirectory(P.name))
    try peer.insert(size)
    let times = try commits { number in try milliseconds { try peer.commitOne(number) } }
    try record("durable commit", P.name, times, "ms")
  }

  /// Returns the times of a thousand commits, or of at least a hundred if they take more than two seconds.
  func commits(_ commit: (Int) throws -> Timing) rethrows -> [Timing] {
    let start = ContinuousClock.now
    var times: [Timing] = []
    while times.count < 1_000, times.count < 100 || ContinuousClock.now - start < .seconds(2) {
      times.append(try commit(times.count))
    }
    return times
  }

  func measureConcurrentWriters<P: Peer>(_ type: P.Type, _ directory: URL) async throws {
    guard wanted("concurrent writers") else { return }
    let (writers, commitsEach) = (8, 50)
    var rates: [Timing] = []
    for _ in 0..<runs {
      let elapsed = try await Watchdog.watch("concurrent writers of \(P.name)", within: waitLimit) {
        try await P.commitConcurrently(in: directory, writers: writers, commitsEach: commitsEach)
      }
      rates.append(Double(writers * commitsEach) / (elapsed / 1e3))
    }
    try record("concurrent writers", P.name, rates, "commits/s")
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
    try record("delete half", P.name, times, "ms")
  }
}
