import Foundation
import Synchronization
import Testing

@testable import SantaServer

/// A server that starts again finds changes in its file that may not be on the disk: it was killed before it had synced them, or
/// the sync failed, after which the system takes them for written. If it then told a client that they are there, a power failure
/// would lose them.
@Suite struct StoreLogTests {
  /// A disk on which syncing can fail.
  private final class Disk: Sendable {
    struct State {
      var isFailing = false
      var syncCount = 0
    }

    let state = Mutex(State())

    func sync(_ file: FileHandle) throws {
      try state.withLock { state in
        if state.isFailing { throw CocoaError(.fileWriteUnknown) }
        state.syncCount += 1
      }
      try file.synchronize()
    }
  }

  private let folder: TemporaryFolder
  private let disk = Disk()

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> StoreLog {
    try StoreLog(folder.url.appending(path: "tasks"), sync: { [disk] in try disk.sync($0) })
  }

  private func file(_ name: String) -> URL { folder.url.appending(path: "tasks/\(name)") }

  private func batch(_ member: Membership, _ numbers: ClosedRange<UInt64>) -> Batch {
    Batch(
      epoch: member.epoch, replica: member.replica, firstSequence: numbers.lowerBound,
      changes: numbers.map { Data(repeating: UInt8($0), count: 100) })
  }

  /// Whether opening the log writes to a file.
  private func isWritten(_ name: String, by body: () throws -> StoreLog) throws -> (StoreLog, Bool) {
    let path = file(name).path
    let before = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: path)
    let log = try body()
    let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return (log, after != before)
  }

  @Test func `changes whose sync failed are written and synced again before they count`() async throws {
    let member: Membership
    do {
      let log = try open()
      member = try await log.join(as: nil)
      _ = try await log.append(batch(member, 1...2))
      disk.state.withLock { $0.isFailing = true }
      await #expect(throws: LogUnavailable.self) { try await log.append(batch(member, 3...5)) }
    }
    let contents = try Data(contentsOf: file("changes"))
    #expect(throws: (any Error).self) { try open() }
    disk.state.withLock { $0 = .init() }
    let (log, isWritten) = try isWritten("changes", by: open)
    #expect(isWritten)
    #expect(disk.state.withLock { $0.syncCount } == 1)
    #expect(try Data(contentsOf: file("changes")) == contents)
    #expect(try Data(contentsOf: file("acknowledged")).number(UInt64.self, at: 0) == 5)
    // As when a client sends again what was not acknowledged. Nothing is written for that.
    #expect(try await log.append(batch(member, 3...5)).version == 5)
    #expect(disk.state.withLock { $0.syncCount } == 1)
  }

  @Test func `changes that were acknowledged are not written again`() async throws {
    do {
      let log = try open()
      _ = try await log.append(batch(try await log.join(as: nil), 1...2))
    }
    disk.state.withLock { $0.syncCount = 0 }
    let (log, isWritten) = try isWritten("changes", by: open)
    #expect(!isWritten)
    #expect(disk.state.withLock { $0.syncCount } == 0)
    let member = Membership(epoch: await log.summary(try #require(StoreName("tasks"))).epoch, replica: 1)
    #expect(try await log.append(batch(member, 3...3)).version == 3)
  }

  @Test func `changes behind dropped ones are written again where they are`() async throws {
    do {
      let log = try open()
      let member = try await log.join(as: nil)
      let place = try await log.append(batch(member, 1...2))
      _ = try await log.append(batch(member, 3...4))
      let bytes = Data("the effect of two changes".utf8)
      try await log.keep(StoreCopyTests.copy(place, bytes), bytes)
      #expect(try await log.dropChanges() == 2)
    }
    let contents = try Data(contentsOf: file("changes"))
    // As if nothing had been acknowledged.
    try Data().write(to: file("acknowledged"))
    let (log, isWritten) = try isWritten("changes", by: open)
    #expect(isWritten)
    #expect(try Data(contentsOf: file("changes")) == contents)
    let summary = await log.summary(try #require(StoreName("tasks")))
    #expect(summary.version == 4)
    #expect(summary.dropped.version == 2)
  }
}
