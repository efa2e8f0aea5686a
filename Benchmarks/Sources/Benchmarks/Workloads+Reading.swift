extension Workloads {
  func measureLookups(_ peer: some Peer) throws {
    guard wanted("lookup") else { return }
    var generator = SplitMix(state: 1)
    // Object 1 is left out, because earlier commits have changed it.
    let keys = (0..<min(size, 100_000)).map { _ in Int(generator.next() % UInt64(size)) }.filter { $0 != 1 }
    let expected = keys.reduce(0) { $0 &+ Sample(id: $1).presents }
    let times = try repeated {
      try milliseconds {
        guard try peer.lookUp(keys) == expected else {
          throw Failure("lookup: the result of \(type(of: peer).name) is wrong")
        }
      } * 1e6 / Double(keys.count)
    }
    try record("lookup", type(of: peer).name, times, "ns")
  }

  func measureProperties(_ peer: some Peer) throws {
    let repetitions = 10_000_000
    if wanted("property read"), try peer.readProperty(1) != nil {
      let times = try (0..<runs).map { _ in
        try milliseconds { blackHole = try peer.readProperty(repetitions) ?? 0 } * 1e6 / Double(repetitions)
      }
      try record("property read", type(of: peer).name, times, "ns")
    }
    if wanted("property write"), try peer.writeProperty(1) {
      let times = try (0..<runs).map { _ in
        try milliseconds { _ = try peer.writeProperty(repetitions) } * 1e6 / Double(repetitions)
      }
      try record("property write", type(of: peer).name, times, "ns")
    }
  }

  func measureScans(_ peer: some Peer) throws {
    for (workload, scan) in [("iterate", peer.iterate), ("values", peer.values)] where wanted(workload) {
      let times = try repeated {
        try milliseconds { blackHole = try scan() } * 1e6 / Double(size)
      }
      try record(workload, type(of: peer).name, times, "ns")
    }
  }

  /// Visits objects and values one after the other.
  func measureVisits(_ peer: some Peer) throws {
    for (workload, visit) in [("for each", peer.visit), ("rows", peer.visitValues)] where wanted(workload) {
      guard let sum = try visit() else { continue }
      let expected = try peer.values()
      guard sum == expected else {
        throw Failure("\(workload): the result of \(type(of: peer).name) is wrong")
      }
      let times = try repeated {
        try milliseconds { blackHole = try visit() ?? 0 } * 1e6 / Double(size)
      }
      try record(workload, type(of: peer).name, times, "ns")
    }
  }
}
