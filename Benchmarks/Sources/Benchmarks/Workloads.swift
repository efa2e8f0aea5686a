import Foundation

/// Every workload, on every engine, at one size.
struct Workloads {
  var size: Int
  var runs: Int
  var wanted: (String) -> Bool
  var folder: URL
  var report: (Measurement) -> Void

  func run() throws {
    try run(SantaCorePeer.self)
    try run(GRDBPeer.self)
    try measureBareSync()
    try measureCrossProcess()
  }

  private func tell<P: Peer>(_ workload: String, _ peer: P.Type, _ values: [Double], _ unit: String) {
    report(Measurement(workload: workload, size: size, engine: P.name, median: values.median, unit: unit))
  }

  private func fresh(_ name: String) throws -> URL {
    let directory = folder.appending(path: name, directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: directory)  // Not there the first time.
    return directory
  }

  private func run<P: Peer>(_ type: P.Type) throws {
    if wanted("bulk insert") {
      let rates = try (0..<runs).map { _ in
        let peer = try P(directory: fresh(P.name))
        return Double(size) / (try milliseconds { try peer.insert(size) } / 1e3)
      }
      tell("bulk insert", type, rates, "objects/s")
    }
    let directory = try fresh(P.name)
    do {
      let peer = try P(directory: directory)
      try peer.insert(size)
      try measure(peer)
    }
    try measureOpening(type, directory)
    if wanted("disk size") {
      let bytes = try FileManager.default.subpathsOfDirectory(atPath: directory.path).reduce(0) { sum, name in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: directory.appending(path: name).path)
        return sum + (attributes[.size] as? Int ?? 0)
      }
      tell("disk size", type, [Double(bytes) / 1e6], "MB")
    }
    if wanted("delete half") {
      let peer = try P(directory: directory)
      tell("delete half", type, [try milliseconds { try peer.deleteHalf() }], "ms")
      guard try peer.count() == size / 2 else {
        throw Failure("\(P.name) did not delete half of the objects")
      }
    }
  }

  private func measure<P: Peer>(_ peer: P) throws {
    if wanted("durable commit") {
      let times = try (0..<200).map { number in try milliseconds { try peer.commitOne(number) } }
      tell("durable commit", P.self, times, "ms")
    }
    if wanted("lookup") {
      var generator = SplitMix(state: 1)
      let keys = (0..<min(size, 100_000)).map { _ in Int(generator.next() % UInt64(size)) }
      let expected = keys.reduce(0) { $0 &+ ($1 == 1 ? 0 : Sample(id: $1).presents) }
      let times = try (0..<runs).map { _ in
        try milliseconds {
          // Object 1 was changed by the commits; its share is unknown, so it is left out of the check.
          let sum = try peer.lookUp(keys.filter { $0 != 1 })
          guard sum == expected else { throw Failure("\(P.name) looked up something else") }
        } * 1e6 / Double(keys.count)
      }
      tell("lookup", P.self, times, "ns")
    }
    let repetitions = 10_000_000
    if wanted("property read"), try peer.readProperty(1) != nil {
      let times = try (0..<runs).map { _ in
        try milliseconds { blackHole = try peer.readProperty(repetitions) ?? 0 } * 1e6 / Double(repetitions)
      }
      tell("property read", P.self, times, "ns")
    }
    if wanted("property write"), try peer.writeProperty(1) {
      let times = try (0..<runs).map { _ in
        try milliseconds { _ = try peer.writeProperty(repetitions) } * 1e6 / Double(repetitions)
      }
      tell("property write", P.self, times, "ns")
    }
    if wanted("iterate") {
      let times = try (0..<runs).map { _ in
        try milliseconds { blackHole = try peer.iterate() } * 1e6 / Double(size)
      }
      tell("iterate", P.self, times, "ns")
    }
  }

  /// In fresh processes, so that nothing is warm but the system's file cache.
  private func measureOpening<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    guard wanted("open") || wanted("resident after open") else { return }
    let empty = try ChildProcess.run(["child", "empty"]).last ?? 0
    let results = try (0..<runs).map { _ in try ChildProcess.run(["child", "open", P.name, directory.path]) }
    if wanted("open") { tell("open", type, results.map { $0[0] }, "ms") }
    if wanted("resident after open") {
      tell("resident after open", type, results.map { $0[1] - empty }, "MB")
    }
  }

  private func measureBareSync() throws {
    guard wanted("bare sync") else { return }
    for (isPreallocated, engine) in [(false, "appended"), (true, "preallocated")] {
      let times = try BareDisk.sync(
        in: folder, times: 200, byteCount: 44, isPreallocated: isPreallocated)
      report(
        Measurement(workload: "bare sync", size: size, engine: engine, median: times.median, unit: "ms"))
    }
  }

  private func measureCrossProcess() throws {
    guard wanted("cross-process") else { return }
    let microseconds = try CrossProcess.measure(in: fresh("cross-process"), size: size, commits: 1_000)
    for (name, share) in [("cross-process", 0.5), ("cross-process 99th percentile", 0.99)] {
      report(
        Measurement(
          workload: name, size: size, engine: SantaCorePeer.name, median: microseconds.percentile(share),
          unit: "us"))
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// Keeps the optimiser from dropping what is measured.
nonisolated(unsafe) var blackHole = 0

/// The same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
