import Foundation

extension Workloads {
  /// Opens the database in new processes, where only the system's file cache is warm.
  func measureOpening<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    guard wanted("open") || wanted("resident after open") else { return }
    let empty = try (0..<runs).map { _ in
      try ChildProcess.run(["child", "empty"], for: "open", within: waitLimit)[0]
    }.median
    let openings = try openings(type, directory, for: "open")
    if wanted("open") { try record("open", P.name, openings.map(\.first), "ms") }
    if wanted("resident after open") {
      try record("resident after open", P.name, openings.map { $0.residentMegabytes - empty }, "MB")
    }
  }

  /// Opens the database twice in each of several new processes.
  func openings<P: Peer>(_ type: P.Type, _ directory: URL, for workload: String) throws -> [Opening] {
    try (0..<runs).map { _ in
      let figures = try ChildProcess.run(
        ["child", "open", P.name, directory.path], for: "\(workload) of \(P.name)", within: waitLimit)
      guard let opening = Opening(figures) else { throw Failure("\(workload): \(P.name) printed no figures") }
      return opening
    }
  }

  func measureDiskSize<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    guard wanted("disk size") else { return }
    try record("disk size", P.name, [Double(byteCount(of: directory)) / 1e6], "MB")
  }

  /// Returns the size of all files in a directory.
  func byteCount(of directory: URL) throws -> Int {
    let files = FileManager.default
    return try files.subpathsOfDirectory(atPath: directory.path).reduce(0) { sum, name in
      let attributes = try files.attributesOfItem(atPath: directory.appending(path: name).path)
      return sum + (attributes[.size] as? Int ?? 0)
    }
  }

  /// Measures the lower bound of "durable commit".
  func measureBareSync() throws {
    guard wanted("bare sync") else { return }
    for (isPreallocated, engine) in [(false, "appended"), (true, "preallocated")] {
      let times = try BareDisk.sync(in: folder, times: 200, byteCount: 44, isPreallocated: isPreallocated)
      try record("bare sync", engine, times, "ms")
    }
  }

  func measureCrossProcess() throws {
    guard wanted("cross-process") else { return }
    let microseconds = try CrossProcess.measure(
      in: emptyDirectory("cross-process"), size: size, commits: 1_000, within: waitLimit)
    // The CPU time of the processes says nothing about a notification, because the other process commits without a pause.
    let timings = microseconds.map { Timing(wall: $0, cpu: .nan) }
    try record("cross-process", SantaCorePeer.name, timings, "us")
    try record(
      "cross-process 99th percentile", SantaCorePeer.name, [microseconds.percentile(0.99)], "us")
  }
}
