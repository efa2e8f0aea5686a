import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaServer

/// A server that restarts may find changes in its file that are not on the disk: it was killed before it synced them, or the
/// sync failed, after which the system treats them as written. If the server acknowledged these changes to a client, a power
/// failure would lose them.
@Suite(.fewAtOnce) struct StoreLogTests {
  /// A disk whose syncs can fail.
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

  /// Opens the log with `body`, and returns whether that wrote to a file.
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
    // A client sends again the changes that were not acknowledged. Nothing is written.
    #expect(try await log.append(batch(member, 3...5)).version == 5)
    #expect(disk.state.withLock { $0.syncCount } == 1)
  }

  @Test func `changes that were acknowledged are not written again`() async throws {
    let member: Membership
    do {
      let log = try open()
      member = try await log.join(as: nil)
      _ = try await log.append(batch(member, 1...2))
    }
    disk.state.withLock { $0.syncCount = 0 }
    let (log, isWritten) = try isWritten("changes", by: open)
    #expect(!isWritten)
    #expect(disk.state.withLock { $0.syncCount } == 0)
    #expect(await log.summary(try #require(StorePath("tasks"))).epoch == member.epoch)
    #expect(try await log.append(batch(member, 3...3)).version == 3)
  }

  @Test func `changes behind dropped ones are written again where they are`() async throws {
    do {
      let log = try open()
      let member = try await log.join(as: nil)
      let position = try await log.append(batch(member, 1...2))
      _ = try await log.append(batch(member, 3...4))
      let bytes = Data("the effect of two changes".utf8)
      try await log.keep(StoreCopyTests.copy(position, bytes), bytes)
      #expect(try await log.dropChanges() == 2)
    }
    let contents = try Data(contentsOf: file("changes"))
    // An empty file acknowledges nothing.
    try Data().write(to: file("acknowledged"))
    let (log, isWritten) = try isWritten("changes", by: open)
    #expect(isWritten)
    #expect(try Data(contentsOf: file("changes")) == contents)
    let summary = await log.summary(try #require(StorePath("tasks")))
    #expect(summary.version == 4)
    #expect(summary.dropped.version == 2)
  }

  // MARK: Files that can't be read

  /// Replaces a file with a link to itself, which can't be read, and returns the former contents.
  private func spoil(_ name: String) throws -> Data {
    let data = try Data(contentsOf: file(name))
    try FileManager.default.removeItem(at: file(name))
    try FileManager.default.createSymbolicLink(at: file(name), withDestinationURL: file(name))
    return data
  }

  @Test(arguments: ["store.json", "copy.json", "dropped", "changes", "acknowledged"])
  func `a file that can't be read is not taken for a missing one`(_ name: String) async throws {
    let summary: StoreSummary
    let tasks = try #require(StorePath("tasks"))
    do {
      let log = try open()
      let position = try await log.append(batch(try await log.join(as: nil), 1...2))
      let bytes = Data("the effect of two changes".utf8)
      try await log.keep(StoreCopyTests.copy(position, bytes), bytes)
      #expect(try await log.dropChanges() == 2)
      summary = await log.summary(tasks)
    }
    let data = try spoil(name)
    #expect(throws: (any Error).self) { try open() }
    try FileManager.default.removeItem(at: file(name))
    try data.write(to: file(name))
    #expect(await (try open()).summary(tasks) == summary)
  }

  @Test func `changes without the header of their order are told, and get no new epoch`() async throws {
    do {
      let log = try open()
      _ = try await log.append(batch(try await log.join(as: nil), 1...2))
    }
    try FileManager.default.removeItem(at: file("store.json"))
    #expect { try open() } throws: {
      $0 is DamagedLog && "\($0)".contains("store.json is missing")
    }
    #expect(!FileManager.default.fileExists(atPath: file("store.json").path))
  }

  @Test func `a token that can't be read is not replaced by a new one`() throws {
    let new = try #require(try AccessToken.open(in: folder.url).new)
    #expect(try AccessToken.open(in: folder.url).token.isToken(new))
    let url = folder.url.appending(path: "token.sha256")
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: url)
    #expect(throws: (any Error).self) { try AccessToken.open(in: folder.url) }
  }
}
