import Dispatch
import Foundation
import Synchronization

extension Workloads {
  /// The numbers of objects that change in one transaction. A workload without a number in its name uses the first one.
  private static let changes = [1, 10, 100, 1_000, 10_000, 100_000]

  /// Measures from just before a commit to the callback on another thread, in memory, so that the time doesn't include a sync.
  func measureLive<P: LivePeer>(_ type: P.Type) throws {
    guard
      ["live sorted", "live filtered", "100 live views", "initial evaluation", "initial filter"].contains(
        where: isAnyWanted)
    else { return }
    let peer = try P(size)
    try measureEvaluation("initial evaluation", peer) { try peer.observeSorted($0) }
    try measureEvaluation("initial filter", peer) { try peer.observeFiltered(above: 50_000, $0) }
    try measureLive("live sorted", peer) { try peer.observeSorted($0) }
    try measureLive("live filtered", peer) { try peer.observeFiltered(above: 50_000, $0) }
    try measureManyViews(peer)
  }

  /// Measures from the beginning of an observation to its first call.
  private func measureEvaluation<P: LivePeer>(
    _ name: String, _ peer: P, _ observe: (@escaping @Sendable () -> Void) throws -> Void
  ) throws {
    guard wanted(name) else { return }
    let times = try repeated {
      let calls = CallbackCounter()
      defer { peer.stop() }
      return try milliseconds {
        try observe(calls.callbackArrived)
        try wait(for: 1, calls, name, P.name)
      }
    }
    try record(name, P.name, times, "ms")
  }

  private func isAnyWanted(_ name: String) -> Bool {
    wanted(name) || Self.changes.dropFirst().contains { wanted(Self.name(name, $0)) }
  }

  private static func name(_ name: String, _ count: Int) -> String {
    count == 1 ? name : "\(name), \(Figure.grouped(count)) changed"
  }

  private func measureLive<P: LivePeer>(
    _ name: String, _ peer: P, _ observe: (@escaping @Sendable () -> Void) throws -> Void
  ) throws {
    for count in Self.changes where count <= min(size, P.maximumChanges) && wanted(Self.name(name, count)) {
      let workload = Self.name(name, count)
      let calls = CallbackCounter()
      try observe(calls.callbackArrived)
      defer { peer.stop() }
      try wait(for: 1, calls, workload, P.name)
      let start = ContinuousClock.now
      var times: [Timing] = []
      // The first transactions are a warm-up.
      while isMoreWanted(times.count, since: start) {
        let first = latitudes.index(below: size)
        let ids = (0..<count).map { (first + $0 * max(1, size / count)) % size }
        var stopwatch = Stopwatch()
        let isEven = times.count.isMultiple(of: 2)
        // All of these objects enter or leave the filtered view, and move in the sorted one.
        try peer.change(
          isEven || times.isEmpty ? ids : calls.lastIDs, latitude: latitudes.next(),
          presents: isEven ? 100_000 : 1
        ) { stopwatch = Stopwatch() }
        calls.lastIDs = ids
        times.append(stopwatch.timing(until: try wait(for: 1, calls, workload, P.name)))
      }
      try record(workload, P.name, Array(times.dropFirst(min(20, times.count / 5))), "ms")
    }
  }

  private func measureManyViews<P: LivePeer>(_ peer: P) throws {
    guard wanted("100 live views"), size <= P.maximumOfManyViews else { return }
    let (calls, count) = (CallbackCounter(), 100)
    for view in 0..<count { try peer.observeFiltered(above: 1_000 * view, calls.callbackArrived) }
    defer { peer.stop() }
    try wait(for: count, calls, "100 live views", P.name)
    let start = ContinuousClock.now
    var times: [Timing] = []
    while isMoreWanted(times.count, since: start) {
      var stopwatch = Stopwatch()
      // One object enters or leaves all views.
      try peer.change([1], latitude: latitudes.next(), presents: times.count.isMultiple(of: 2) ? 100_000 : -1)
      {
        stopwatch = Stopwatch()
      }
      times.append(stopwatch.timing(until: try wait(for: count, calls, "100 live views", P.name)))
    }
    try record("100 live views", P.name, Array(times.dropFirst(min(20, times.count / 5))), "ms")
  }

  /// Measures the peak memory of a live sorted view in a separate process, in addition to the memory of the objects.
  func measureLiveMemory() throws {
    guard wanted("live sorted memory") else { return }
    for engine in [SantaCoreLivePeer.name, GRDBLivePeer.name] where isMeasured(engine) {
      let megabytes = try ChildProcess.run(
        ["child", "live", engine, "\(size)"], for: "live sorted memory of \(engine)", within: waitLimit)
      try record("live sorted memory", engine, [megabytes[0]], "MB")
    }
  }

  /// Returns whether to repeat a workload again. Slow ones are repeated less often: a change that takes ten seconds runs once.
  func isMoreWanted(_ count: Int, since start: ContinuousClock.Instant) -> Bool {
    let elapsed = ContinuousClock.now - start
    return count < 60_000 && (elapsed < .seconds(2) || count < 5 && elapsed < .seconds(10))
  }

  @discardableResult
  private func wait(
    for count: Int, _ calls: CallbackCounter, _ workload: String, _ engine: String
  ) throws -> ContinuousClock.Instant {
    try calls.wait(count, for: "\(workload) of \(engine)", within: waitLimit)
  }
}

/// Counts callbacks, and waits for callbacks on another thread.
final class CallbackCounter: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let last = Mutex(ContinuousClock.now)
  /// The objects of the last transaction. Only the measuring thread uses them.
  var lastIDs: [Int] = []

  @Sendable func callbackArrived() {
    last.withLock { $0 = .now }
    semaphore.signal()
  }

  /// Waits for a number of callbacks.
  ///
  /// - Returns: the time of the last one.
  /// - Throws: ``Failure`` with the name of the workload if they don't all arrive in time.
  @discardableResult
  func wait(_ count: Int, for workload: String, within limit: Duration) throws -> ContinuousClock.Instant {
    let deadline = DispatchTime.now() + limit / .seconds(1)
    for number in 0..<count where semaphore.wait(timeout: deadline) == .timedOut {
      throw Failure.timedOut(workload, limit, "only \(number) of \(count) callbacks came")
    }
    return last.withLock { $0 }
  }
}
