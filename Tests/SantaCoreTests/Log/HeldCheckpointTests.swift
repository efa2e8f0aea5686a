import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// A transaction that is larger than a log is written as a segment, which takes the checkpoint lock. If a process was suspended
/// during a checkpoint, the transaction used to wait for the lock forever, and all other writers waited for the transaction.
struct HeldCheckpointTests {
  private func open(_ directory: TemporaryDirectory, segmentTimeout: Duration) throws -> Store {
    let engine = try Engine(
      directory: directory.path, isReadOnly: false, logBound: 4_000, segmentTimeout: segmentTimeout,
      scheduler: DeferredWork().scheduler)
    return Store(
      LiveStore(
        configuration: .init(location: .directory(directory.url)), engine: engine, isolation: .thread))
  }

  @Test("A large transaction waits for a time, and is then appended to the log", .unlessItHangs)
  func held() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory, segmentTimeout: .milliseconds(200))
    try store.write { store.add(Present(0)) }
    let holder = try File(directory.path + "/checkpoint", .readWriteCreate)
    try holder.lock()
    let start = ContinuousClock.now
    try store.write { store.add((1..<500).map(Present.init)) }
    #expect(ContinuousClock.now - start >= .milliseconds(200))
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(!names.contains("segments"))
    try store.write { store.add(Present(500)) }
    let other = try open(directory, segmentTimeout: .zero)
    #expect(other.objects(Present.self).count == 501)
    try holder.unlock()
    try store.compact()
    try store.write { store.add((501..<900).map(Present.init)) }
    other.refresh()
    for store in [store, other, try open(directory, segmentTimeout: .zero)] {
      #expect(store.objects(Present.self).count == 900 && store.failure == nil)
      store.context.snapshot.checkInvariants()
    }
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
  }

  @Test("After one transaction timed out, the next ones don't wait", .unlessItHangs)
  func heldOn() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory, segmentTimeout: .seconds(1))
    let holder = try File(directory.path + "/checkpoint", .readWriteCreate)
    try holder.lock()
    try store.write { store.add((0..<500).map(Present.init)) }
    var slowCount = 0
    for round in 1..<100 {
      let duration = try ContinuousClock().measure {
        try store.write { store.add((round * 500..<round * 500 + 50).map(Present.init)) }
      }
      if duration > .seconds(1) { slowCount += 1 }
    }
    #expect(slowCount < 90, "each would have waited for a second")
    try holder.unlock()
    try store.write { store.add((100_000..<100_500).map(Present.init)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments").count == 1)
  }

  @Test("A transaction that gets the lock in time is written as a segment", .unlessItHangs)
  func freedInTime() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory, segmentTimeout: .seconds(600))
    let holder = try File(directory.path + "/checkpoint", .readWriteCreate)
    try holder.lock()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
      // If the lock is not released, the test hangs and fails.
      try? holder.unlock()
    }
    try store.write { store.add((0..<500).map(Present.init)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments").count == 1)
  }

  @Test("Deleting a store waits for a checkpoint, which could otherwise write to a new store", .unlessItHangs)
  func deletingWaits() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/store"
    do {
      let engine = try Engine(directory: path, isReadOnly: false)
      try engine.compact()
    }
    let holder = try File(path + "/checkpoint", .readWriteCreate)
    try holder.lock()
    let ended = DispatchSemaphore(value: 0)
    let result = Mutex<Result<Bool, any Error>?>(nil)
    Thread.detachNewThread {
      let removed = Result { try StoreFiles.remove(path) }
      result.withLock { $0 = removed }
      ended.signal()
    }
    Thread.sleep(forTimeInterval: 0.05)
    #expect(FileManager.default.fileExists(atPath: path + "/manifest"))
    try holder.unlock()
    ended.waitUnlessItHangs()
    #expect(try result.withLock { try $0?.get() } == true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A checkpoint of a store that was deleted while it ran publishes nothing in the next store")
  func deletedMeanwhile() throws {
    let disk = SimulatedDisk()
    @Sendable func open() throws -> Engine {
      try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: DeferredWork().scheduler)
    }
    @Sendable func commit(_ name: String, to engine: Engine) throws -> String {
      let transaction = Transaction(base: try engine.beginWrite())
      let column = ColumnDefinition(name: "number", type: .int64)
      _ = transaction.insertRow(transaction.addTable(name, [column]))
      return try engine.commit(transaction).contents
    }
    let old = try open()
    _ = try commit("Old", to: old)
    let found = Mutex<Result<String, any Error>?>(nil)
    // Runs while the checkpoint lists the segments to choose a number for its own.
    disk.interruptReading("segments") {
      let new = Result {
        #expect(try StoreFiles.remove("/store", on: disk))
        return try commit("New", to: try open())
      }
      found.withLock { $0 = new }
    }
    #expect(throws: StoreError.self) { try old.checkpoint(isWhole: false, waits: true) }
    let contents = try #require(found.withLock { $0 }).get()
    let new = try open()
    #expect(new.latest.contents == contents)
    try new.compact()
    #expect(try open().latest.contents == contents)
  }

  @Test("A transaction that is too large for a record names the lock")
  func tooLarge() {
    let error = StoreError.segmentsLocked("/store/checkpoint", byteCount: 2_000_000_000)
    #expect(error.code == .inputOutput)
    #expect(error.message.contains("/store/checkpoint") && error.message.contains("2000000000"))
  }
}
