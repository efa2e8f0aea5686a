import Dispatch
import Foundation
import SantaCore

/// The time from a commit to the callbacks, in memory, so that it doesn't include a sync. They are only measured on request.
extension Workloads {
  static let notificationPrefix = "notify "
  /// More objects don't make any of these workloads slower.
  static let notificationSize = 10_000

  func measureNotifications() async throws {
    if isMeasured(SantaCoreLivePeer.name) {
      try measureNotifications(SantaCoreLivePeer.self)
      try measureRangeObservers()
      try measureSharedResults()
      try await measureActors()
      try measureCoalesced()
      try measureObserverMemory()
      try await measurePingPong()
    }
    if isMeasured(GRDBLivePeer.name) { try measureNotifications(GRDBLivePeer.self) }
  }

  func name(_ name: String) -> String { Self.notificationPrefix + name }

  /// Returns one timing per call, for up to two seconds. Leaves out the first ones, which are a warm-up.
  func timings(_ body: (Int) throws -> Timing) throws -> [Timing] {
    let start = ContinuousClock.now
    var times: [Timing] = []
    while isMoreWanted(times.count, since: start) { times.append(try body(times.count)) }
    return Array(times.dropFirst(min(20, times.count / 5)))
  }

  private func measureNotifications<P: LivePeer>(_ type: P.Type) throws {
    let workloads =
      [("another queue", 1)]
      + [1, 100, 10_000].map {
        ("\(Figure.grouped($0)) object observer\($0 == 1 ? "" : "s"), one changed", $0)
      }
      + [100, 10_000].map { ("\(Figure.grouped($0)) object observers, all changed", $0) }
      + [("100 views of one query", 100)]
    for (suffix, count) in workloads where wanted(name(suffix)) && count <= P.maximumObjectObservers {
      let peer = try P(Self.notificationSize)
      let (calls, isOfObjects) = (CallbackCounter(), suffix.contains("object"))
      for id in 0..<count {
        if isOfObjects {
          try peer.observeObject(id, calls.callbackArrived)
        } else {
          try peer.observeFiltered(above: 99_000, calls.callbackArrived)
        }
      }
      defer { peer.stop() }
      try calls.wait(isOfObjects ? count * P.initialObjectCalls : count, for: suffix, within: waitLimit)
      let isOne = suffix.hasSuffix("one changed")
      let ids = isOne || !isOfObjects ? [1] : Array(0..<count)
      let times = try timings { number in
        var stopwatch = Stopwatch()
        try peer.change(
          isOne ? [number % count] : ids, latitude: latitudes.next(), presents: 100_000 + number
        ) { stopwatch = Stopwatch() }
        let end = try calls.wait(
          isOfObjects ? (isOne ? 1 : count) : count, for: "\(suffix) of \(P.name)", within: waitLimit)
        return stopwatch.timing(until: end)
      }
      let isSlow = !isOne && count > 1
      try record(
        name(suffix), P.name, isSlow ? times : times * 1_000, isSlow ? "ms" : "us",
        count: Self.notificationSize)
    }
  }

  private func filled(_ configuration: Store.Configuration) throws -> Store {
    let store = try Store(configuration: configuration)
    try store.write { for id in 0..<Self.notificationSize { store.add(Stop(Sample(id: id))) } }
    return store
  }

  private var inMemory: Store.Configuration {
    .init(location: .inMemory("notifications \(UUID().uuidString)"), objectTypes: [Stop.self])
  }

  private func measureActors() async throws {
    if wanted(name("the same actor")) {
      let configuration = inMemory
      let kept = try filled(configuration)
      let actor = try WritingActor(configuration)
      await actor.observe()
      let start = ContinuousClock.now
      var times: [Timing] = []
      while isMoreWanted(times.count, since: start) {
        times.append(try await actor.timeToCallback(times.count))
      }
      await actor.end()
      withExtendedLifetime(kept) {}
      try record(
        name("the same actor"), SantaCorePeer.name, Array(times.dropFirst(20)) * 1_000, "us",
        count: Self.notificationSize)
    }
    if wanted(name("another actor")) {
      let (store, calls, actor) = (try filled(inMemory), CallbackCounter(), CalledActor())
      let token = store.objects(Stop.self).where { $0.presents > 99_000 }.observe(on: actor) { _, _ in
        calls.callbackArrived()
      }
      try calls.wait(1, for: name("another actor"), within: waitLimit)
      let times = try timings { number in
        store.beginWrite()
        store.object(ofType: Stop.self, forPrimaryKey: number % 8)?.presents = 100_000 + number
        let stopwatch = Stopwatch()
        try store.commitWrite()
        return stopwatch.timing(until: try calls.wait(1, for: name("another actor"), within: waitLimit))
      }
      token.invalidate()
      try record(name("another actor"), SantaCorePeer.name, times * 1_000, "us", count: Self.notificationSize)
    }
  }

  /// Measures one call that covers a thousand commits of another store.
  private func measureCoalesced() throws {
    guard wanted(name("1,000 commits coalesced")) else { return }
    let configuration = inMemory
    let (writer, reader) = (try filled(configuration), try Store(configuration: configuration))
    var calls = 0
    let token = reader.objects(Stop.self).sorted(by: \.presents).observe { _ in calls += 1 }
    reader.refresh()
    let times = try timings { number in
      for commit in 0..<1_000 {
        try writer.write {
          writer.object(ofType: Stop.self, forPrimaryKey: commit * 7 % Self.notificationSize)?.presents =
            number * 1_000 + commit
        }
      }
      return milliseconds { reader.refresh() }
    }
    token.invalidate()
    guard calls > times.count else { throw Failure("1,000 commits were not one call each time: \(calls)") }
    try record(
      name("1,000 commits coalesced"), SantaCorePeer.name, times, "ms", count: Self.notificationSize)
  }

  private func measureObserverMemory() throws {
    guard wanted(name("memory of an observer")) else { return }
    let bytes = try ChildProcess.run(
      ["child", "observers"], for: name("memory of an observer"), within: waitLimit)
    try record(
      name("memory of an observer"), SantaCorePeer.name, [bytes[0]], "B", count: Self.notificationSize)
  }

  /// Returns the memory of an observer in bytes, measured with one observer for each object.
  static func observerMemory() throws -> Double {
    let store = try Store(
      configuration: .init(location: .inMemory("observers"), objectTypes: [Stop.self]))
    try store.write { for id in 0..<notificationSize { store.add(Stop(Sample(id: id))) } }
    let stops = Array(store.objects(Stop.self))
    store.refresh()
    let before = try ChildProcess.residentMegabytes()
    let tokens = stops.map { stop in stop.observe { (_: ObjectChange<Stop>) in } }
    store.refresh()
    let after = try ChildProcess.residentMegabytes()
    withExtendedLifetime(tokens) {}
    return (after - before) * 1e6 / Double(notificationSize)
  }

  private func measurePingPong() async throws {
    guard wanted(name("ping-pong of two processes")) else { return }
    let times = try await PingPong.measure(
      in: emptyDirectory("ping-pong"), rounds: 5_000, within: max(waitLimit, .seconds(120)))
    guard times.count == 5_000 else { throw Failure("ping-pong: only \(times.count) of 5,000 rounds") }
    try record(
      name("ping-pong of two processes"), SantaCorePeer.name, times * 1_000, "us",
      count: Self.notificationSize)
  }
}

extension [Timing] {
  fileprivate static func * (timings: [Timing], factor: Double) -> [Timing] { timings.map { $0 * factor } }
}
