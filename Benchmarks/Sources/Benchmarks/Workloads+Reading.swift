extension Workloads {
  func measureLookingUp(_ peer: some Peer) throws {
    guard wanted("lookup") else { return }
    var generator = SplitMix(state: 1)
    // Object 1 has another value than at first: the commits changed it.
    let keys = (0..<min(size, 100_000)).map { _ in Int(generator.next() % UInt64(size)) }.filter { $0 != 1 }
    let expected = keys.reduce(0) { $0 &+ Sample(id: $1).presents }
    let times = try repeated {
      try milliseconds {
        guard try peer.lookUp(keys) == expected else {
          throw Failure("\(type(of: peer).name) looked up something else")
        }
      } * 1e6 / Double(keys.count)
    }
    try tell("lookup", type(of: peer), times, "ns")
  }

  func measureProperties(_ peer: some Peer) throws {
    let repetitions = 10_000_000
    if wanted("property read"), try peer.readProperty(1) != nil {
      let times = try (0..<runs).map { _ in
        try milliseconds { blackHole = try peer.readProperty(repetitions) ?? 0 } * 1e6 / Double(repetitions)
      }
      try tell("property read", type(of: peer), times, "ns")
    }
    if wanted("property write"), try peer.writeProperty(1) {
      let times = try (0..<runs).map { _ in
        try milliseconds { _ = try peer.writeProperty(repetitions) } * 1e6 / Double(repetitions)
      }
      try tell("property write", type(of: peer), times, "ns")
    }
  }

  func measureGoingOverAll(_ peer: some Peer) throws {
    for (workload, goOver) in [("iterate", peer.iterate), ("values", peer.values)] where wanted(workload) {
      let times = try repeated {
        try milliseconds { blackHole = try goOver() } * 1e6 / Double(size)
      }
      try tell(workload, type(of: peer), times, "ns")
    }
  }
}
