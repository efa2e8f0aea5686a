import Foundation

extension Workloads {
  static let historyPrefix = "history "
  /// The number of objects and of waiting requests with `--only history`.
  static let historySize = 100_000

  func measureHistory<P: HistoryPeer, Q: QueuePeer>(_ type: P.Type, _ queue: Q.Type) throws {
    try measureHistoryCommits(type, isSynced: false)
    try measureHistoryCommits(type, isSynced: true)
    try measureHistoryBytes(type)
    try measureHistoryReading(type, "one change a commit", commits: 20_000, changes: 1)
    try measureHistoryReading(type, "1,000 changes a commit", commits: 300, changes: 1_000)
    try measureClaims(queue)
  }

  /// Measures commits of one change with and without kept changes, in turn.
  private func measureHistoryCommits<P: HistoryPeer>(_ type: P.Type, isSynced: Bool) throws {
    let workload = Self.historyPrefix + (isSynced ? "synced commit" : "relaxed commit")
    let kinds = [(workload, true), ("\(workload), nothing kept", false)]
    guard kinds.contains(where: { wanted($0.0) }) else { return }
    let peers = try kinds.map { name, keepsChanges in
      try P(
        directory: emptyDirectory("\(P.name) \(keepsChanges)"), count: size, keepsChanges: keepsChanges,
        isSynced: isSynced)
    }
    let (rounds, commits) = isSynced ? (40, 20) : (200, 200)
    var times = [[Timing]](repeating: [], count: kinds.count)
    for round in 0..<rounds {
      for index in kinds.indices {
        let elapsed = try milliseconds {
          for number in 0..<commits {
            try peers[index].change(number..<(number + 1), to: round &* commits &+ number)
          }
        }
        times[index].append(elapsed * 1e3 / Double(commits))
      }
    }
    for index in kinds.indices where wanted(kinds[index].0) {
      try record(kinds[index].0, P.name, times[index], "us")
    }
  }

  /// Measures the bytes that commits of one change write, and the bytes by which the database grows.
  private func measureHistoryBytes<P: HistoryPeer>(_ type: P.Type) throws {
    for (suffix, keepsChanges) in [("", true), (", nothing kept", false)] {
      let names = (
        written: "\(Self.historyPrefix)bytes written by a commit\(suffix)",
        kept: "\(Self.historyPrefix)bytes kept of a commit\(suffix)"
      )
      guard wanted(names.written) || wanted(names.kept) else { continue }
      let directory = try emptyDirectory("\(P.name) bytes")
      let peer = try P(directory: directory, count: size, keepsChanges: keepsChanges, isSynced: false)
      let commits = 50_000
      let (size, written) = (try byteCount(of: directory), WrittenBytes.count)
      for number in 0..<commits { try peer.change(number % self.size..<(number % self.size + 1), to: number) }
      let growth = try byteCount(of: directory) - size
      if let before = written, let after = WrittenBytes.count, wanted(names.written) {
        try record(names.written, P.name, [Double(after - before) / Double(commits)], "B")
      }
      if wanted(names.kept) { try record(names.kept, P.name, [Double(growth) / Double(commits)], "B") }
      withExtendedLifetime(peer) {}
    }
  }

  private func measureHistoryReading<P: HistoryPeer>(
    _ type: P.Type, _ what: String, commits: Int, changes: Int
  ) throws {
    let workload = "\(Self.historyPrefix)reading, \(what)"
    // A small store doesn't have as many objects.
    guard wanted(workload), changes <= size else { return }
    let directory = try emptyDirectory("\(P.name) reading")
    let peer = try P(directory: directory, count: size, keepsChanges: true, isSynced: false)
    var expected = 0
    var presents = (0..<size).map { Sample(id: $0).presents }
    for commit in 0..<commits {
      let first = commit &* changes % (size - changes + 1)
      // More presents than any sample has, so that each object changes.
      let new = 1_000_000 + commit
      for id in first..<(first + changes) {
        expected += new - presents[id]
        presents[id] = new
      }
      try peer.change(first..<(first + changes), to: new)
    }
    let rates = try repeated {
      var found = (count: 0, sum: 0)
      let elapsed = try milliseconds { found = try peer.readChanges() }
      guard found.count == commits * changes, found.sum == expected else {
        throw Failure("\(workload): \(P.name) read \(found.count) changes with the sum \(found.sum)")
      }
      return Double(found.count) / (elapsed / 1e3)
    }
    try record(workload, P.name, rates, "changes/s")
  }

  /// Measures the time from a claim to the end of the answer, which are two durable commits.
  private func measureClaims<Q: QueuePeer>(_ type: Q.Type) throws {
    let workload = "\(Self.historyPrefix)claim to answer"
    guard wanted(workload) else { return }
    let peer = try Q(directory: emptyDirectory("\(Q.name) queue"), requests: max(size, 1_000))
    let times = try commits { number in
      var answered: Int?
      let elapsed = try milliseconds { answered = try peer.claimAndAnswer() }
      guard answered == number else { throw Failure("\(workload): \(Q.name) answered \(answered ?? -1)") }
      return elapsed
    }
    guard try peer.answeredCount() == times.count else { throw Failure("\(workload): an answer is missing") }
    try record(workload, Q.name, times, "ms")
  }
}
