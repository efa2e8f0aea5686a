import Foundation
import SantaCore
import SantaSync
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Measures the time that changes take between stores, over a server process of the same build on the loopback interface. All
/// commits are durable. Each result is printed with the cost of the same work without a store, measured in the same run.
///
/// ```sh
/// swift build -c release --package-path Server --traits PostgreSQL
/// Server/.build/release/sync-benchmarks [--postgres] [objects] [clients] [followers]
/// Server/.build/release/sync-benchmarks --users [users] [grants]
/// Server/.build/release/sync-benchmarks --page [visitors] [followers]
/// ```
///
/// With `--postgres`, the server keeps the orders in a PostgreSQL instance that is started for the benchmarks. With `--users`, users
/// and rights are measured instead, and with `--page`, the live page, with a directory.
@main struct SyncBenchmarks {
  private let folder: URL
  private let server: ServerProcess

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sync-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if CommandLine.arguments.contains("--users") {
      return try await UserBenchmarks(
        folder: folder, userCount: arguments.first ?? 10_000,
        grantCount: arguments.count > 1 ? arguments[1] : 100
      ).run()
    }
    if CommandLine.arguments.contains("--page") {
      return try await PageBenchmarks(
        folder: folder, visitorCount: arguments.first ?? 5_000,
        followerCount: arguments.count > 1 ? arguments[1] : 1_000
      ).run()
    }
    let postgres = CommandLine.arguments.contains("--postgres") ? try BarePostgres() : nil
    defer { withExtendedLifetime(postgres) {} }
    let benchmarks = SyncBenchmarks(
      folder: folder, server: try ServerProcess(folder.appending(path: "server"), postgres: postgres?.url))
    let clients = arguments.count > 1 ? arguments[1] : 50
    try await benchmarks.latency(count: 500)
    try await benchmarks.posts(clients: clients, postgres)
    try await benchmarks.followers(arguments.count > 2 ? arguments[2] : 2_000)
    try await benchmarks.pending(count: 1_000)
    try await benchmarks.clients(clients, commits: 100)
    try await benchmarks.bootstrap(objects: arguments.first ?? 1_000_000)
  }

  // MARK: Server without stores

  private func posts(clients: Int, _ postgres: BarePostgres?) async throws {
    let bare =
      try postgres?.insertsPerSecond(clients: clients, rows: 1_000, in: folder).formatted() ?? ""
    let server = ServerBenchmarks(server: server.url)
    for stores in [1, 100] {
      // There are at least as many clients as stores, so that each store has one.
      let count = max(clients, stores)
      let rate = try await server.posts(clients: count, stores: stores, for: .seconds(5))
      Self.report(
        "\(count) clients send changes of 200 bytes one by one to \(stores == 1 ? "one store" : "\(stores) stores")",
        "\(rate.formatted()) changes/s",
        bare: bare.isEmpty || stores > 1 ? "-" : bare + " (pgbench inserts)")
    }
  }

  private func followers(_ count: Int) async throws {
    let times = try await ServerBenchmarks(server: server.url).followers(count, changes: 50)
    Self.report("a change until the last of \(count) followers has it", Self.quantiles(times), bare: "-")
  }

  // MARK: Stores and server

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(
      location: .directory(folder.appending(path: name)), objectTypes: [Card.self])
  }

  private func sync(_ name: String, as store: String) throws -> StoreSync {
    try StoreSync(configuration(name), server: server.url, name: store, token: ServerProcess.token)
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let value = duration / .milliseconds(1)
    return value < 100 ? "\((value * 100).rounded() / 100) ms" : "\(Int(value)) ms"
  }

  private static func report(_ what: String, _ result: String, bare: String) {
    print("| \(what) | \(result) | \(bare) |")
  }

  private static func quantiles(_ times: [Duration]) -> String {
    let sorted = times.sorted()
    return
      "\(milliseconds(sorted[sorted.count / 2])), 99 % \(milliseconds(sorted[sorted.count * 99 / 100]))"
  }

  // MARK: Benchmarks

  /// Measures the time from the start of a commit in one store to the callback of an observer in the other.
  private func latency(count: Int) async throws {
    let (first, second) = (try sync("latency-a", as: "latency"), try sync("latency-b", as: "latency"))
    try await first.waitForDownload()
    try await second.waitForDownload()
    let (arrivals, arrival) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    let observing = try await Follower(configuration("latency-b")) { arrival.yield(.now) }
    var iterator = arrivals.makeAsyncIterator()
    let store = try Store(configuration: configuration("latency-a"))
    var times: [Duration] = []
    for id in 0..<count {
      let start = ContinuousClock.now
      try store.write { store.create(Card.self, value: ["id": id, "text": "card \(id)"]) }
      guard let end = await iterator.next() else { break }
      times.append(start.duration(to: end))
    }
    await observing.end()
    await first.stop()
    await second.stop()
    Self.report(
      "commit at A to callback at B", Self.quantiles(times),
      bare: Self.quantiles(try await bareRoundTrips(count: 200)) + " (2 syncs, 2 round trips)")
  }

  private func bareRoundTrips(count: Int) async throws -> [Duration] {
    let path = folder.appending(path: "bare")
    _ = FileManager.default.createFile(atPath: path.path, contents: nil)
    let file = try FileHandle(forWritingTo: path)
    var times: [Duration] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      for _ in 0..<2 {
        try file.write(contentsOf: Data(repeating: 1, count: 200))
        try file.synchronize()
        _ = try await URLSession.shared.data(from: server.url.appending(path: "healthz"))
      }
      times.append(start.duration(to: .now))
    }
    return times
  }

  /// Measures two stores that changed different objects while they were disconnected, until both have all changes.
  private func pending(count: Int) async throws {
    for (theirs, what) in [(count, "\(count)"), (1, "1")] {
      let store = "pending-\(theirs)"
      let names = ["\(store)-a", "\(store)-b"]
      for name in names {
        let sync = try sync(name, as: store)
        try await sync.waitForDownload()
        try await sync.waitForUpload()
        await sync.stop()
      }
      for (index, (name, commits)) in [(names[0], theirs), (names[1], count)].enumerated() {
        let store = try Store(configuration: configuration(name))
        for id in 0..<commits {
          try store.write { store.create(Card.self, value: ["id": index * count + id]) }
        }
      }
      let first = try sync(names[0], as: store)
      try await first.waitForUpload()
      let start = ContinuousClock.now
      let second = try sync(names[1], as: store)
      try await second.waitForDownload()
      try await second.waitForUpload()
      let time = start.duration(to: .now)
      try await expect(count + theirs, in: names[1])
      await first.stop()
      await second.stop()
      Self.report("\(count) pending commits meet \(what) downloaded", Self.milliseconds(time), bare: "-")
    }
  }

  /// Measures concurrent commits of many stores, until one more store has all of them.
  private func clients(_ clientCount: Int, commits: Int) async throws {
    let follower = try sync("clients", as: "clients")
    try await follower.waitForDownload()
    var syncs: [StoreSync] = []
    for client in 0..<clientCount { syncs.append(try sync("client-\(client)", as: "clients")) }
    for sync in syncs { try await sync.waitForDownload() }
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for client in 0..<clientCount {
        let configuration = configuration("client-\(client)")
        group.addTask {
          let store = try Store(configuration: configuration)
          for number in 0..<commits {
            try store.write { store.create(Card.self, value: ["id": client * commits + number]) }
            await Task.yield()
          }
        }
      }
      try await group.waitForAll()
    }
    for sync in syncs { try await sync.waitForUpload() }
    try await wait(for: clientCount * commits, in: "clients")
    let time = start.duration(to: .now)
    for sync in syncs { await sync.stop() }
    await follower.stop()
    Self.report(
      "\(clientCount) clients in one process, \(commits) commits each, until another store has all",
      "\(Int(Double(clientCount * commits) / (time / .seconds(1)))) changes/s", bare: "-")
  }

  /// Measures how long a new store takes to download objects that another store has created in commits of 10,000.
  private func bootstrap(objects: Int) async throws {
    let first = try sync("bootstrap-a", as: "bootstrap")
    do {
      let store = try Store(configuration: configuration("bootstrap-a"))
      for start in stride(from: 0, to: objects, by: 10_000) {
        try store.write {
          for id in start..<min(start + 10_000, objects) {
            store.create(Card.self, value: ["id": id, "text": "card \(id)", "count": id % 7])
          }
        }
      }
    }
    let uploading = ContinuousClock.now
    try await first.waitForUpload()
    let upload = uploading.duration(to: .now)
    await first.stop()
    let copying = try await waitForCopy(of: "bootstrap")
    let start = ContinuousClock.now
    let second = try sync("bootstrap-b", as: "bootstrap")
    try await second.waitForDownload()
    let time = start.duration(to: .now)
    try await expect(objects, in: "bootstrap-b")
    await second.stop()
    let bare = ContinuousClock.now
    try FileManager.default.copyItem(
      at: folder.appending(path: "bootstrap-a"), to: folder.appending(path: "bootstrap-copy"))
    Self.report(
      "\(objects) objects sent by one store (after its commits)", Self.milliseconds(upload), bare: "-")
    Self.report(
      "until the server's last copy of them was made", Self.milliseconds(copying), bare: "-")
    Self.report(
      "\(objects) objects in a new store", Self.milliseconds(time),
      bare: Self.milliseconds(bare.duration(to: .now)) + " (copying the files)")
  }

  /// Waits until the server has made its last copy of a store.
  ///
  /// - Returns: the time until that copy was complete.
  private func waitForCopy(of name: String) async throws -> Duration {
    struct Stores: Decodable {
      struct Store: Decodable {
        struct Copy: Decodable, Equatable { var byteCount: Int }
        var name: String
        var copy: Copy?
      }
      var stores: [Store]
    }
    var request = URLRequest(url: server.url.appending(path: "v1/stores"))
    request.setValue("Bearer \(ServerProcess.token)", forHTTPHeaderField: "Authorization")
    let start = ContinuousClock.now
    var (last, lastChange): (Stores.Store.Copy?, Duration) = (nil, .zero)
    while start.duration(to: .now) < lastChange + .seconds(15) {
      let (data, _) = try await URLSession.shared.data(for: request)
      let copy = try JSONDecoder().decode(Stores.self, from: data).stores.first { $0.name == name }?.copy
      if copy != last { (last, lastChange) = (copy, start.duration(to: .now)) }
      try await Task.sleep(for: .milliseconds(200))
    }
    return lastChange
  }

  // MARK: Checks

  private func count(in name: String) async throws -> Int {
    try Store(configuration: configuration(name)).objects(Card.self).count
  }

  private func expect(_ expected: Int, in name: String) async throws {
    let found = try await count(in: name)
    guard found == expected else { throw Failure("\(name) has \(found) objects and not \(expected)") }
  }

  private func wait(for expected: Int, in name: String) async throws {
    while try await count(in: name) != expected { try await Task.sleep(for: .milliseconds(5)) }
  }
}

/// Observes the objects of a store, and calls a closure for each change.
private actor Follower {
  private let store: Store
  private var token: NotificationToken?

  init(_ configuration: Store.Configuration, _ body: @escaping @Sendable () -> Void) async throws {
    store = try Store(configuration: configuration)
    observe(body)
  }

  private func observe(_ body: @escaping @Sendable () -> Void) {
    token = store.objects(Card.self).observe { change in if case .update = change { body() } }
  }

  func end() { token?.invalidate() }
}
