import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Synchronization
import Testing

@testable import SantaServer

/// A log that fails repeatedly, and can return to an earlier state while clients are connected, as a database can while its
/// servers run.
actor UnreliableLog: ChangeLog {
  private var log: EmbeddedLog
  /// The percentage of calls that fail.
  private let failures: Int
  private var random: UInt64
  /// The minimum duration of a read.
  private var delay: Duration = .zero
  /// A store that can't be read; nil for none.
  private var unreadable: StorePath?
  /// Whether the stores can't be listed.
  private var failsListing = false

  init(_ log: EmbeddedLog, failures: Int, seed: UInt64) {
    (self.log, self.failures, random) = (log, failures, seed)
  }

  func replace(_ log: EmbeddedLog) { self.log = log }

  func delayReading(by delay: Duration) { self.delay = delay }

  func failListing(_ fails: Bool) { failsListing = fails }

  func failReading(_ store: StorePath?) { unreadable = store }

  private func next() -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % 100
  }

  /// Throws before calling `body` or after it has returned, or returns its result.
  private func attempt<R: Sendable>(_ body: @Sendable (EmbeddedLog) async throws -> R) async throws -> R {
    if next() < failures / 2 { throw LogUnavailable(description: "It failed before.") }
    let value = try await body(log)
    if next() < failures / 2 { throw LogUnavailable(description: "It failed after.") }
    return value
  }

  func join(_ store: StorePath, as known: Membership?, creates: Bool) async throws -> Membership {
    try await attempt { try await $0.join(store, as: known, creates: creates) }
  }

  func append(_ batch: Batch, to store: StorePath) async throws -> OrderPosition {
    try await attempt { try await $0.append(batch, to: store) }
  }

  func changes(
    after position: OrderPosition, in epoch: String, of store: StorePath, byteCount: Int
  ) async throws -> (changes: [OrderedChange], head: OrderPosition) {
    if delay > .zero { try await Task.sleep(for: delay) }
    if store == unreadable { throw LogUnavailable(description: "The store can't be read.") }
    return try await attempt {
      try await $0.changes(after: position, in: epoch, of: store, byteCount: byteCount)
    }
  }

  func follow(
    _ store: StorePath, _ body: @escaping @Sendable (Growth?) -> Void
  ) async throws -> Following {
    try await attempt { try await $0.follow(store, body) }
  }

  func stores() async throws -> [StoreSummary] {
    if failsListing { throw LogUnavailable(description: "The stores can't be listed.") }
    return try await attempt { try await $0.stores() }
  }

  func summary(of store: StorePath) async throws -> StoreSummary {
    try await attempt { try await $0.summary(of: store) }
  }

  func last(of positions: [OrderPosition], in store: StorePath) async throws -> OrderPosition {
    try await attempt { try await $0.last(of: positions, in: store) }
  }

  func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) async throws -> UInt64 {
    try await attempt { try await $0.count(of: replica, upTo: version, of: store) }
  }

  func claimCopy(of store: StorePath, for owner: UUID) async throws -> Bool {
    try await attempt { try await $0.claimCopy(of: store, for: owner) }
  }

  func releaseCopy(of store: StorePath, for owner: UUID) async throws {
    try await attempt { try await $0.releaseCopy(of: store, for: owner) }
  }

  func keep(_ copy: StoreCopy, _ bytes: Data, of store: StorePath) async throws {
    try await attempt { try await $0.keep(copy, bytes, of: store) }
  }

  func part(of version: UInt64, from offset: Int, of store: StorePath) async throws -> Data? {
    try await attempt { try await $0.part(of: version, from: offset, of: store) }
  }

  func delete(_ store: StorePath) async throws -> String { try await attempt { try await $0.delete(store) } }

  func dropChanges(of store: StorePath) async throws -> Int {
    try await attempt { try await $0.dropChanges(of: store) }
  }

  func replace(_ version: UInt64, of store: StorePath, with bytes: Data) async throws -> OrderPosition {
    try await attempt { try await $0.replace(version, of: store, with: bytes) }
  }
}

@Suite(.serialized, .fewAtOnce) struct UnreliableLogTests {
  final class Entry: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var author: String = ""
  }

  /// An object with a list to which all replicas append.
  final class Ledger: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var lines: List<String>
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(
      location: .directory(folder.url.appending(path: name)), objectTypes: [Entry.self, Ledger.self])
  }

  private func add(_ id: Int, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      let entry = Entry()
      (entry.id, entry.author) = (id, name)
      store.add(entry)
    }
  }

  private func contents(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.objects(Entry.self).sorted(by: \.id).map { "\($0.id) \($0.author)" }
  }

  private func wait(_ names: [String], count: Int) async throws {
    let deadline = ContinuousClock.now + patience
    while try names.contains(where: { try contents($0).count != count }) {
      guard ContinuousClock.now < deadline else {
        for name in names { Issue.record("\(name) has not \(count) objects but: \(try contents(name))") }
        return
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `stores agree when every seventh call fails, and the order goes back`(_ seed: UInt64) async throws {
    let directory = folder.url.appending(path: "server")
    let embedded = try await RunningServer.log(directory)
    let log = UnreliableLog(embedded, failures: 14, seed: seed)
    let server = try await RunningServer(log)
    let names = ["a", "b", "c"]
    var syncs: [StoreSync] = []
    for name in names {
      syncs.append(
        try StoreSync(configuration(name), server: server.url, name: "entries", token: RunningServer.token))
    }
    for id in 1...9 { try add(id, to: names[id % 3]) }
    try await wait(names, count: 9)

    let backup = folder.url.appending(path: "backup")
    try FileManager.default.copyItem(at: directory, to: backup)
    for id in 10...18 { try add(id, to: names[id % 3]) }
    try await wait(names, count: 18)

    await log.replace(try await RunningServer.log(backup))
    for id in 19...21 { try add(id, to: names[id % 3]) }
    try await wait(names, count: 21)
    #expect(try contents("a") == contents("b"))
    #expect(try contents("b") == contents("c"))
    for sync in syncs { await sync.stop() }
    try await server.stop()
  }

  private func lines(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.object(ofType: Ledger.self, forPrimaryKey: 1).map { Array($0.lines) } ?? []
  }

  @Test(arguments: [3, 4] as [UInt64])
  func `a list that all append to has each line once when every seventh call fails`(_ seed: UInt64)
    async throws
  {
    let embedded = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(UnreliableLog(embedded, failures: 14, seed: seed))
    let names = ["a", "b", "c"]
    var syncs: [StoreSync] = []
    for name in names {
      syncs.append(
        try StoreSync(configuration(name), server: server.url, name: "lines", token: RunningServer.token))
    }
    let count = 80
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        let configuration = configuration(name)
        group.addTask {
          for number in 1...count {
            let store = try Store(configuration: configuration)
            try store.write {
              let ledger = store.object(ofType: Ledger.self, forPrimaryKey: 1) ?? Ledger()
              if ledger.store == nil {
                ledger.id = 1
                store.add(ledger)
              }
              ledger.lines.append("\(name) \(number)")
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...60)))
          }
        }
      }
      try await group.waitForAll()
    }
    for sync in syncs { try await sync.waitForUpload() }
    let deadline = ContinuousClock.now + patience
    while try names.contains(where: { try lines($0) != lines("a") || lines($0).count < count * 3 }),
      ContinuousClock.now < deadline
    { try await Task.sleep(for: .milliseconds(20)) }
    for name in names {
      let lines = try lines(name)
      #expect(lines.count == count * 3)
      for author in names {
        #expect(lines.filter { $0.hasPrefix("\(author) ") } == (1...count).map { "\(author) \($0)" })
      }
    }
    for sync in syncs { await sync.stop() }
    try await server.stop()
  }
}
