import Dispatch
import Foundation
import Logging
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import ServiceLifecycle
import Synchronization
import Testing

@testable import SantaServer

/// Copies of several stores, and stopping a server while it makes them. Formerly, a change that took minutes to apply delayed
/// the copies of all stores, and stopping the server during that time trapped.
@Suite(.fewAtOnce) struct CopyServiceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A log that blocks while it reads the changes of some stores, until the test releases it.
  private final class StuckLog: ChangeLog {
    let log: EmbeddedLog
    let stuck: Set<StorePath>
    /// Whether cancelling its task ends a blocked read.
    let canBeCancelled: Bool
    let isFree = Mutex(false)
    let reading = Mutex<Set<StorePath>>([])

    init(log: EmbeddedLog, stuck: Set<StorePath>, canBeCancelled: Bool) {
      (self.log, self.stuck, self.canBeCancelled) = (log, stuck, canBeCancelled)
    }

    func changes(
      after position: OrderPosition, in epoch: String, of store: StorePath, byteCount: Int
    ) async throws -> (changes: [OrderedChange], head: OrderPosition) {
      if stuck.contains(store) {
        reading.withLock { _ = $0.insert(store) }
        while !isFree.withLock({ $0 }) {
          if canBeCancelled { try Task.checkCancellation() }
          try? await Task.sleep(for: .milliseconds(10))
        }
      }
      return try await log.changes(after: position, in: epoch, of: store, byteCount: byteCount)
    }

    func join(_ store: StorePath, as known: Membership?, creates: Bool) async throws -> Membership {
      try await log.join(store, as: known, creates: creates)
    }
    func append(_ batch: Batch, to store: StorePath) async throws -> OrderPosition {
      try await log.append(batch, to: store)
    }
    func follow(_ store: StorePath, _ body: @escaping @Sendable (Growth?) -> Void) async throws -> Following {
      try await log.follow(store, body)
    }
    func stores() async throws -> [StoreSummary] { try await log.stores() }
    func summary(of store: StorePath) async throws -> StoreSummary { try await log.summary(of: store) }
    func last(of positions: [OrderPosition], in store: StorePath) async throws -> OrderPosition {
      try await log.last(of: positions, in: store)
    }
    func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) async throws -> UInt64 {
      try await log.count(of: replica, upTo: version, of: store)
    }
    func claimCopy(of store: StorePath, for owner: UUID) async throws -> Bool { true }
    func releaseCopy(of store: StorePath, for owner: UUID) async throws {}
    func keep(_ copy: StoreCopy, _ bytes: Data, of store: StorePath) async throws {
      try await log.keep(copy, bytes, of: store)
    }
    func part(of version: UInt64, from offset: Int, of store: StorePath) async throws -> Data? {
      try await log.part(of: version, from: offset, of: store)
    }
    func delete(_ store: StorePath) async throws -> String { try await log.delete(store) }
    func dropChanges(of store: StorePath) async throws -> Int { try await log.dropChanges(of: store) }
    func replace(_ version: UInt64, of store: StorePath, with bytes: Data) async throws -> OrderPosition {
      try await log.replace(version, of: store, with: bytes)
    }
  }

  private func names(_ count: Int) throws -> [StorePath] {
    try (0..<count).map { try #require(StorePath("store-\($0)")) }
  }

  private func append(_ log: any ChangeLog, to store: StorePath) async throws {
    let member = try await log.join(store, as: nil)
    let batch = Batch(
      epoch: member.epoch, replica: member.replica, firstSequence: 1,
      changes: (0..<20).map { change("\($0)") })
    _ = try await log.append(batch, to: store)
  }

  @Test func `a store whose copy takes long does not hold up those of others`() async throws {
    let names = try names(CopyService.concurrentCount + 4)
    let embedded = try EmbeddedLog(folder.url)
    let log = StuckLog(
      log: embedded, stuck: Set(names.prefix(CopyService.concurrentCount - 1)), canBeCancelled: true)
    for name in names { try await append(embedded, to: name) }
    let service = CopyService(log, Logger(label: "test"), minimumByteCount: 1, keptByteCount: nil)
    let running = Task { try await service.run() }
    for name in names { service.hasGrown(name, by: 1_000) }
    for name in names where !log.stuck.contains(name) {
      try await wait("'\(name.wireName)' has no copy") { try await embedded.summary(of: name).copy != nil }
    }
    #expect(log.reading.withLock { $0 } == log.stuck)
    // A store that grows while it is being copied is copied again.
    let first = names[0]
    service.hasGrown(first, by: 1_000)
    log.isFree.withLock { $0 = true }
    try await wait("'\(first)' has no copy") { try await embedded.summary(of: first).copy != nil }
    running.cancel()
    try await running.value
  }

  @Test func `the making of a copy ends with its task, whatever it does at that moment`() async throws {
    let began = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    let isDone = Mutex(false)
    let work = Task {
      try await onDisk { cancellation in
        began.signal()
        // Simulates a change that takes minutes to apply.
        end.wait()
        isDone.withLock { $0 = true }
        try cancellation.check()
      }
    }
    try await onDisk { began.wait() }
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(isDone.withLock { $0 } == false)
    end.signal()
    // Work that is cancelled before it begins doesn't wait, either.
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await onDisk { cancellation in
        try cancellation.check()
        return 7
      }
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { _ = try await late.value }
    #expect(try await onDisk { _ in 8 } == 8)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a server ends while it makes copies of stores`() async throws {
    let names = try names(3)
    let embedded = try await RunningServer.log(folder.url)
    let log = StuckLog(log: embedded, stuck: Set(names), canBeCancelled: true)
    // The shutdown limit exceeds the test's time limit, so the server stops in time only if cancellation ends the copies.
    let server = try await RunningServer(log, shutdown: .seconds(600)) { $0.copyByteCount = 1 }
    for name in names {
      let member = try await server.join(name.wireName)
      #expect(try await server.append([change("one")], member, to: name.wireName) == "200 ")
    }
    try await wait("No copy is made") { log.reading.withLock { $0 } == log.stuck }
    try await server.stop()
  }

  /// Counts the tasks that run at the same time.
  private actor Counter {
    private var count = 0
    private(set) var most = 0

    func begin() {
      count += 1
      most = max(most, count)
    }

    func end() { count -= 1 }
  }

  @Test func `no more tasks work than there may, and those that wait can be cancelled`() async throws {
    let limit = WorkLimit(2)
    let counter = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await limit.run {
            await counter.begin()
            try await Task.sleep(for: .milliseconds(5))
            await counter.end()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(await counter.most == 2)
    let holders = (0..<2).map { _ in Task { try await limit.run { try await Task.sleep(for: .seconds(60)) } }
    }
    try await Task.sleep(for: .milliseconds(50))
    let waiting = Task { try await limit.run { 7 } }
    try await Task.sleep(for: .milliseconds(50))
    waiting.cancel()
    await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    for holder in holders { holder.cancel() }
    #expect(try await limit.run { 8 } == 8)
  }
}
