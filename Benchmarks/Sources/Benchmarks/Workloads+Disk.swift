import Foundation

extension Workloads {
  /// Opens the database in new processes, so that only the system's file cache is warm.
  func measureOpening<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    guard wanted("open") || wanted("resident after open") else { return }
    let empty = try (0..<runs).map { _ in
      try ChildProcess.run(["child", "empty"], for: "open", within: waitLimit)[0]
    }.median
    let results = try (0..<runs).map { _ in
      try ChildProcess.run(
        ["child", "open", P.name, directory.path], for: "open of \(P.name)", within: waitLimit)
    }
    if wanted("open") { try record("open", type, results.map { $0[0] }, "ms") }
    if wanted("resident after open") {
      try record("resident after open", type, results.map { $0[1] - empty }, "MB")
    }
  }

  func measureDiskSize<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    guard wanted("disk size") else { return }
    let files = FileManager.default
    let bytes = try files.subpathsOfDirectory(atPath: directory.path).reduce(0) { sum, name in
      let attributes = try files.attributesOfItem(atPath: directory.appending(path: name).path)
      return sum + (attributes[.size] as? Int ?? 0)
    }
    try record("disk size", type, [Double(bytes) / 1e6], "MB")
  }

  /// The lower bound of "durable commit".
  func measureBareSync() throws {
    guard wanted("bare sync") else { return }
    for (isPreallocated, engine) in [(false, "appended"), (true, "preallocated")] {
      let times = try BareDisk.sync(in: folder, times: 200, byteCount: 44, isPreallocated: isPreallocated)
      try report(
        Measurement(workload: "bare sync", size: size, engine: engine, median: times.median, unit: "ms"))
    }
  }

  func measureCrossProcess() throws {
    guard wanted("cross-process") else { return }
    let microseconds = try CrossProcess.measure(
      in: emptyDirectory("cross-process"), size: size, commits: 1_000, within: waitLimit)
    for (name, share) in [("cross-process", 0.5), ("cross-process 99th percentile", 0.99)] {
      try report(
        Measurement(
          workload: name, size: size, engine: SantaCorePeer.name, median: microseconds.percentile(share),
          unit: "us"))
    }
  }
}
