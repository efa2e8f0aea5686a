import Foundation

/// All workloads on all databases, with one number of objects.
struct Workloads {
  var size: Int
  /// The sizes that were already measured in this run.
  var earlierSizes: [Int]
  var runs: Int
  var wanted: (String) -> Bool
  /// The database to measure; nil for all.
  var engine: String?
  var folder: URL
  /// Whether the peak memory of bulk work and migrations is measured.
  var hasMemory = false
  var report: (Measurement) throws -> Void
  /// Latitudes that no object has had before, shared by the live workloads of all databases.
  let latitudes = Latitudes()

  /// The maximum wait in seconds; nil for a limit that depends on the size.
  var explicitWaitLimit: Int?

  /// The maximum wait. The slowest workload, 100 views that fetch 100,000 objects again, takes 4 seconds.
  var waitLimit: Duration { .seconds(explicitWaitLimit ?? 60 + size / 10_000) }

  func run() async throws {
    if isMeasured(SantaCorePeer.name) {
      try await run(SantaCorePeer.self)
      try measureLive(SantaCoreLivePeer.self)
      try measureShapes(SantaCoreShapePeer.self)
      try measureModelShapes(SantaCoreShapePeer.self)
      try measureShapeOpening(SantaCorePeer.self)
      try measureHistory(SantaCoreHistoryPeer.self, SantaCoreQueuePeer.self)
    }
    if isMeasured(GRDBPeer.name) {
      try await run(GRDBPeer.self)
      try measureLive(GRDBLivePeer.self)
      try measureShapes(GRDBShapePeer.self)
      try measureModelShapes(GRDBShapePeer.self)
      try measureShapeOpening(GRDBPeer.self)
    }
    for peer in Peers.withoutObservers where isMeasured(peer.name) { try await run(peer) }
    if isMeasured(SQLitePeer.name) { try measureHistory(SQLiteHistoryPeer.self, SQLiteQueuePeer.self) }
    for peer in Peers.bulk where isMeasured(peer.name) { try measureBulk(peer) }
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

  /// The workloads that share a store. It is only filled if one of them is wanted.
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
    try measureVisits(peer)
  }

  /// Returns the results of several runs, or of three if they take long.
  @discardableResult
  func repeated<Result>(_ run: () throws -> Result) rethrows -> [Result] {
    let start = ContinuousClock.now
    var results: [Result] = []
    while results.count < runs, results.count < 3 || ContinuousClock.now - start < .seconds(5) {
      results.append(try run())
    }
    return results
  }

  /// - Parameter count: the number of objects; nil for the size of the run.
  func record(
    _ workload: String, _ engine: String, _ timings: [Timing], _ unit: String, count: Int? = nil,
    megabytes: Double? = nil
  ) throws {
    var measurement = Measurement(
      workload: workload, size: count ?? size, engine: engine, timings: timings, unit: unit)
    measurement.megabytes = megabytes
    try report(measurement)
  }

  /// Records a figure that isn't a time.
  func record(
    _ workload: String, _ engine: String, _ values: [Double], _ unit: String, count: Int? = nil
  ) throws {
    try report(
      Measurement(workload: workload, size: count ?? size, engine: engine, values: values, unit: unit))
  }

  /// Returns the path of a directory for a new database, which does not exist yet.
  ///
  /// Each path is unique. The engine of the previous store with this name may still be writing a checkpoint to its directory,
  /// which can then neither be removed nor be used again.
  func emptyDirectory(_ name: String) throws -> URL {
    for old in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where old.lastPathComponent.hasPrefix("\(name).") {
      // If this fails, it is removed together with the folder.
      try? FileManager.default.removeItem(at: old)
    }
    return folder.appending(path: "\(name).\(UUID().uuidString)", directoryHint: .isDirectory)
  }
}
