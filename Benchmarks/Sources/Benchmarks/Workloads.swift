import Foundation

/// All workloads, on all databases, with one number of objects.
struct Workloads {
  var size: Int
  /// The sizes that were measured before in the same run.
  var earlierSizes: [Int]
  var runs: Int
  var wanted: (String) -> Bool
  /// The database to measure; nil for all.
  var engine: String?
  var folder: URL
  var report: (Measurement) throws -> Void
  /// Latitudes that no object has had before, for the live workloads of all databases.
  let latitudes = Latitudes()

  /// The longest wait, in seconds; nil for a limit that depends on the size.
  var explicitWaitLimit: Int?

  /// The longest wait. The slowest workload, with 100 views of 100,000 objects that are fetched again, takes 4 seconds.
  var waitLimit: Duration { .seconds(explicitWaitLimit ?? 60 + size / 10_000) }

  func run() async throws {
    if isMeasured(SantaCorePeer.name) {
      try await run(SantaCorePeer.self)
      try measureLive(SantaCoreLivePeer.self)
      try measureShapes(SantaCoreShapePeer.self)
      try measureModelShapes(SantaCoreShapePeer.self)
      try measureShapeOpening(SantaCorePeer.self)
    }
    if isMeasured(GRDBPeer.name) {
      try await run(GRDBPeer.self)
      try measureLive(GRDBLivePeer.self)
      try measureShapes(GRDBShapePeer.self)
      try measureModelShapes(GRDBShapePeer.self)
      try measureShapeOpening(GRDBPeer.self)
    }
    for peer in Peers.withoutObservers where isMeasured(peer.name) { try await run(peer) }
    for peer in Peers.migrating where isMeasured(peer.name) { try measureMigrating(peer) }
    try measureLiveMemory()
    try measureBareSync()
    try measureCrossProcess()
    try await measureNotifications()
  }

  func isMeasured(_ name: String) -> Bool { engine == nil || engine == name }

  private func run<P: Peer>(_ type: P.Type) async throws {
    try measureInserting(type)
    try measureInsertingColumns(type)
    try measureCommitting(type)
    if Self.workloadsOfOneStore.contains(where: wanted) {
      let directory = try emptyDirectory(P.name)
      try measureOpenStore(type, directory)
      try measureOpening(type, directory)
      try measureDiskSize(type, directory)
      try await measureConcurrentWriters(type, directory)
    }
    try measureDeleting(type)
    try measureIndexedQueries(type)
  }

  /// The workloads that share a store, which is filled only if one of them is wanted.
  private static let workloadsOfOneStore =
    [
      "lookup", "property read", "property write", "iterate", "values", "open", "resident after open",
      "disk size", "concurrent writers",
    ] + ScanQuery.allCases.map(\.rawValue)

  private func measureOpenStore<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    let peer = try P(directory: directory)
    try peer.insert(size)
    // Opening a store includes reading the commits since its last checkpoint.
    for number in 0..<200 { try peer.commitOne(number) }
    try measureLookups(peer)
    try measureScanQueries(peer)
    try measureProperties(peer)
    try measureScans(peer)
  }

  /// The results of several runs, or of three if they take long.
  @discardableResult
  func repeated<Result>(_ run: () throws -> Result) rethrows -> [Result] {
    let start = ContinuousClock.now
    var results: [Result] = []
    while results.count < runs, results.count < 3 || ContinuousClock.now - start < .seconds(5) {
      results.append(try run())
    }
    return results
  }

  /// - Parameter count: the number of objects; nil if it is the size.
  func record(
    _ workload: String, _ engine: String, _ timings: [Timing], _ unit: String, count: Int? = nil
  ) throws {
    try report(
      Measurement(workload: workload, size: count ?? size, engine: engine, timings: timings, unit: unit))
  }

  /// Records a figure that is not a time.
  func record(
    _ workload: String, _ engine: String, _ values: [Double], _ unit: String, count: Int? = nil
  ) throws {
    try report(
      Measurement(workload: workload, size: count ?? size, engine: engine, values: values, unit: unit))
  }

  /// A directory for a new database, which does not exist yet.
  ///
  /// Each has a name of its own. The engine of the last store with that name may still be writing a checkpoint into its
  /// directory, which can then be neither removed nor used again.
  func emptyDirectory(_ name: String) throws -> URL {
    for old in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where old.lastPathComponent.hasPrefix("\(name).") {
      // Otherwise it is removed with the whole folder.
      try? FileManager.default.removeItem(at: old)
    }
    return folder.appending(path: "\(name).\(UUID().uuidString)", directoryHint: .isDirectory)
  }
}
