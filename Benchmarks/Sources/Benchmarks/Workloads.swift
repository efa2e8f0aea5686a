import Foundation

/// Every workload, on every engine, at one size.
struct Workloads {
  var size: Int
  var runs: Int
  var wanted: (String) -> Bool
  /// The one engine to measure; nil for all.
  var engine: String?
  var folder: URL
  var report: (Measurement) throws -> Void
  /// Latitudes that no object has had, for the live workloads of all engines.
  let latitudes = Latitudes()

  /// How long a single wait may take, in seconds; nil for as long as the size asks for.
  var wantedWaitLimit: Int?

  /// How long a single wait may take. The slowest one known, 100 views of a million objects that are fetched again,
  /// takes 35 seconds.
  var waitLimit: Duration { .seconds(wantedWaitLimit ?? 60 + size / 10_000) }

  func run() async throws {
    if isMeasured(SantaCorePeer.name) {
      try await run(SantaCorePeer.self)
      try measureLive(SantaCoreLivePeer.self)
    }
    if isMeasured(GRDBPeer.name) {
      try await run(GRDBPeer.self)
      try measureLive(GRDBLivePeer.self)
    }
    try measureLiveMemory()
    try measureBareSync()
    try measureCrossProcess()
  }

  func isMeasured(_ name: String) -> Bool { engine == nil || engine == name }

  private func run<P: Peer>(_ type: P.Type) async throws {
    try measureInserting(type)
    let directory = try fresh(P.name)
    try measureOpenStore(type, directory)
    try measureOpening(type, directory)
    try measureDiskSize(type, directory)
    try await measureConcurrentWriters(type, directory)
    try measureDeleting(type)
    try measureIndexed(type)
  }

  private func measureOpenStore<P: Peer>(_ type: P.Type, _ directory: URL) throws {
    let peer = try P(directory: directory)
    try peer.insert(size)
    try measureCommitting(peer)
    try measureLookingUp(peer)
    try measureAsking(peer)
    try measureProperties(peer)
    try measureGoingOverAll(peer)
  }

  /// The results of so many runs, or of three where those take long.
  func repeated<Result>(_ run: () throws -> Result) rethrows -> [Result] {
    let start = ContinuousClock.now
    var results: [Result] = []
    while results.count < runs, results.count < 3 || ContinuousClock.now - start < .seconds(5) {
      results.append(try run())
    }
    return results
  }

  func tell<P: Peer>(_ workload: String, _ peer: P.Type, _ values: [Double], _ unit: String) throws {
    try report(
      Measurement(workload: workload, size: size, engine: P.name, median: values.median, unit: unit))
  }

  /// A directory for a new store, which does not exist yet.
  ///
  /// Each has a name of its own. The engine of the last store with that name may still be writing a checkpoint into its
  /// directory, which can then be neither removed nor used again.
  func fresh(_ name: String) throws -> URL {
    for old in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where old.lastPathComponent.hasPrefix("\(name).") {
      // Otherwise it is removed with the whole folder.
      try? FileManager.default.removeItem(at: old)
    }
    return folder.appending(path: "\(name).\(UUID().uuidString)", directoryHint: .isDirectory)
  }
}
