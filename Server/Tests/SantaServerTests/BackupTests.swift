import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaServer
@testable import SantaSync

/// Backups that are made while the server is used, and what becomes of them when they are restored.
@Suite(.serialized, .fewAtOnce) struct BackupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func url(_ name: String) -> URL { folder.url.appending(path: name, directoryHint: .isDirectory) }

  private static func path(_ name: String) throws -> StorePath { try #require(StorePath(name)) }

  // MARK: Under load

  /// The last acknowledged position of each store.
  private final class Positions: Sendable {
    let byStore = Mutex<[StorePath: OrderPosition]>([:])
  }

  /// Appends to a store, and sometimes replaces its first changes by a copy.
  private struct Writer {
    let log: EmbeddedLog
    let store: StorePath
    let member: Membership
    var random: SeededGenerator

    /// Appends until the task is cancelled, and passes on each acknowledged position.
    mutating func run(_ acknowledged: (OrderPosition) -> Void) async throws {
      var sequence: UInt64 = 1
      while !Task.isCancelled {
        let changes = (0..<Int.random(in: 1...4, using: &random)).map { index in
          Data(repeating: UInt8(index), count: .random(in: 0...2_000, using: &random))
        }
        let head = try await log.append(
          Batch(epoch: member.epoch, replica: member.replica, firstSequence: sequence, changes: changes),
          to: store)
        sequence += UInt64(changes.count)
        acknowledged(head)
        if Int.random(in: 0..<6, using: &random) == 0 {
          let bytes = Data((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
          let copy = StoreCopy(
            position: head, byteCount: bytes.count, checksum: CopyMaker.checksum(bytes), changeByteCount: 0)
          try await log.keep(copy, bytes, of: store)
          if Bool.random(using: &random) { _ = try await log.dropChanges(of: store) }
        }
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a backup has what was acknowledged before it, whatever happens meanwhile`(seed: UInt64) async throws {
    let log = try await RunningServer.log(url("server"))
    let stores = try (0..<3).map { try Self.path("store-\($0)") }
    let acknowledged = Positions()
    var members: [Membership] = []
    for store in stores { members.append(try await log.join(store, as: nil)) }
    let gone = try Self.path("gone")
    _ = try await log.join(gone, as: nil)
    let before = try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, store) in stores.enumerated() {
        var writer = Writer(
          log: log, store: store, member: members[index], random: SeededGenerator(seed: seed &+ UInt64(index))
        )
        group.addTask {
          try await writer.run { head in acknowledged.byStore.withLock { $0[store] = head } }
        }
      }
      group.addTask { _ = try await log.delete(gone) }
      defer { group.cancelAll() }
      while acknowledged.byStore.withLock({ $0.count }) < stores.count {
        try await Task.sleep(for: .milliseconds(1))
      }
      let before = acknowledged.byStore.withLock { $0 }
      let report = try await log.backUp(to: url("backup"))
      #expect(report.missing.isEmpty && report.storeCount >= stores.count)
      return before
    }
    _ = try await Restoration.restore(url("backup"), to: url("restored"))
    let restored = try await RunningServer.log(url("restored"))
    for (store, member) in zip(stores, members) {
      let (old, new) = (try await log.summary(of: store), try await restored.summary(of: store))
      let head = OrderPosition(version: new.version, chain: new.chain)
      #expect(new.epoch == old.epoch && new.version >= before[store]?.version ?? 0)
      // The order of the server contains the head of the backup, and the backup contains what was acknowledged.
      #expect(try await log.last(of: [head], in: store) == head)
      let known = try #require(before[store])
      #expect(try await restored.last(of: [known], in: store) == known)
      // The replica goes on: all its numbers up to the head are known.
      let count = try await restored.count(of: member.replica, upTo: new.version, of: store)
      #expect(
        try await restored.append(
          Batch(
            epoch: member.epoch, replica: member.replica, firstSequence: count + 1, changes: [Data("x".utf8)]),
          to: store
        ).version == new.version + 1)
    }
    // A replica of the deleted store must not bring it back.
    let names = try await restored.stores().map(\.name)
    #expect(names == stores.map(\.wireName))
  }

  // MARK: Bad directories

  @Test func `a damaged store is left out and named, and the others are in the backup`() async throws {
    for name in ["a", "b"] {
      let log = try await RunningServer.log(url("server"))
      let member = try await log.join(try Self.path(name), as: nil)
      for sequence in 1...20 as ClosedRange<UInt64> {
        _ = try await log.append(
          Batch(
            epoch: member.epoch, replica: member.replica, firstSequence: sequence, changes: [Data("x".utf8)]),
          to: try Self.path(name))
      }
    }
    let changes = url("server").appending(path: "stores/a/changes")
    var bytes = try Data(contentsOf: changes)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: changes)
    let log = try await RunningServer.log(url("server"))
    let report = try await log.backUp(to: url("backup"))
    #expect(report.storeCount == 1 && report.missing.map(\.name) == ["a"])
    #expect(report.missing.first?.reason.contains("damaged or missing") == true)
    #expect(try await Restoration.restore(url("backup"), to: url("restored")).storeCount == 1)
  }

  @Test func `nothing is written over`() async throws {
    let log = try await RunningServer.log(url("server"))
    _ = try await log.join(try Self.path("a"), as: nil)
    try Data("mine".utf8).write(to: folder.url.appending(path: "taken"))
    await #expect(throws: BackupFailure.self) { try await log.backUp(to: url("taken")) }
    await #expect(throws: BackupFailure.self) { try await log.backUp(to: url("no/such/directory")) }
    // The new backup doesn't contain the files of an earlier one that was cut off.
    try Directory.create(url("backup.incomplete"))
    try Data("x".utf8).write(to: url("backup.incomplete").appending(path: "deleted.json"))
    _ = try await log.backUp(to: url("backup"))
    #expect(try !Directory.exists(url("backup.incomplete")))
    await #expect(throws: BackupFailure.self) { try await log.backUp(to: url("backup")) }
    await #expect(throws: BackupFailure.self) {
      try await Restoration.restore(url("backup"), to: url("server"))
    }
    await #expect(throws: BackupFailure.self) {
      try await Restoration.restore(url("server"), to: url("restored"))
    }
    #expect(try !Directory.exists(url("restored")))
  }

  /// Reads all changes of a store.
  private func contents(_ directory: URL, _ store: StorePath) async throws -> [OrderedChange] {
    let log = try await RunningServer.log(directory)
    let summary = try await log.summary(of: store)
    return try await log.changes(after: .start, in: summary.epoch, of: store, byteCount: .max).changes
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a backup with one changed byte is refused, or has the same contents`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try Self.path("a")
    do {
      let log = try await RunningServer.log(url("server"))
      let member = try await log.join(store, as: nil)
      let changes = (0..<30).map { _ in Data(repeating: 7, count: .random(in: 0...40, using: &random)) }
      let head = try await log.append(
        Batch(epoch: member.epoch, replica: member.replica, firstSequence: 1, changes: changes), to: store)
      let bytes = Data("a copy".utf8)
      try await log.keep(
        StoreCopy(
          position: head, byteCount: bytes.count, checksum: CopyMaker.checksum(bytes), changeByteCount: 0),
        bytes, of: store)
      _ = try await log.backUp(to: url("backup"))
    }
    let expected = try await contents(url("server"), store)
    let files = try FileManager.default.subpathsOfDirectory(atPath: url("backup").path).filter { name in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url("backup").appending(path: name).path)
      return attributes[.type] as? FileAttributeType == .typeRegular
        && (attributes[.size] as? NSNumber)?.intValue ?? 0 > 0
    }
    #expect(files.contains("backup.json") && files.contains("stores/a/changes"))
    for round in 0..<60 {
      let file = url("backup").appending(path: try #require(files.randomElement(using: &random)))
      let original = try Data(contentsOf: file)
      var bytes = original
      if Int.random(in: 0..<5, using: &random) == 0 {
        bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      } else {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      }
      try bytes.write(to: file)
      let target = url("restored-\(round)")
      do {
        _ = try await Restoration.restore(url("backup"), to: target)
        // The epoch is in two files, and the token and the numbers of replicas have no checksum.
        #expect(try await contents(target, store) == expected, "\(file.lastPathComponent)")
        try FileManager.default.removeItem(at: target)
      } catch {
        #expect(try !Directory.exists(target), "\(file.lastPathComponent): \(error)")
      }
      try original.write(to: file)
    }
  }

  @Test func `the token and the list of deleted stores are verified before anything is written`() async throws
  {
    do {
      let log = try await RunningServer.log(url("server"))
      _ = try AccessToken.make(in: url("server"))
      _ = try await log.join(try Self.path("gone"), as: nil)
      _ = try await log.delete(try Self.path("gone"))
      _ = try await log.backUp(to: url("backup"))
    }
    let manifest = url("backup").appending(path: "backup.json")
    let (written, listed) = (try Data(contentsOf: manifest), try BackupManifest.read(from: url("backup")))
    #expect(listed.files?.keys.sorted() == [DeletedStores.fileName, AccessToken.fileName])
    /// Returns the error of an attempt to restore the backup.
    func problem() async throws -> String {
      do { _ = try await Restoration.restore(url("backup"), to: url("restored")) } catch {
        #expect(try !Directory.exists(url("restored")), "\(error)")
        return "\(error)"
      }
      try FileManager.default.removeItem(at: url("restored"))
      return ""
    }
    for name in [AccessToken.fileName, DeletedStores.fileName] {
      let file = url("backup").appending(path: name)
      let original = try Data(contentsOf: file)
      for bytes in [Data(), Data("[]".utf8), Data(original.reversed()), nil] {
        // Backups of earlier versions have no checksums.
        for hasChecksums in [true, false] {
          var changed = listed
          if !hasChecksums { changed.files = nil }
          try changed.write(to: url("backup"))
          if let bytes { try bytes.write(to: file) } else { try FileManager.default.removeItem(at: file) }
          let error = try await problem()
          // Without a checksum, a hash of another token looks right, and a missing file is possible.
          let isUnknown =
            !hasChecksums && (bytes == nil || name == AccessToken.fileName && bytes?.count == 64)
          #expect(error.contains(name) != isUnknown && error.isEmpty == isUnknown, "\(name): \(error)")
          try original.write(to: file)
        }
      }
    }
    var none = listed
    none.files = [:]
    try none.write(to: url("backup"))
    #expect(try await problem().contains("isn't in its list"))
    try written.write(to: manifest)
    #expect(try await problem() == "")
  }

  @Test func `a backup isn't restored into itself, nor made among the stores, through links either`()
    async throws
  {
    let log = try await RunningServer.log(url("server"))
    _ = try await log.join(try Self.path("a"), as: nil)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    for path in ["server/stores/b", "server/removed/b", "link/server/stores/b"] {
      let error = await #expect(throws: BackupFailure.self) { try await log.backUp(to: url(path)) }
      #expect(error?.description.contains("Choose a directory outside") == true)
    }
    _ = try await log.backUp(to: url("backup"))
    for path in ["backup", "backup/new", "backup/stores/a/new", "link/backup/new", "other/../backup/new"] {
      let error = await #expect(throws: BackupFailure.self) {
        try await Restoration.restore(url("backup"), to: url(path))
      }
      #expect(error?.description.contains("is in the backup itself") == true, "\(path)")
      #expect(try !Directory.exists(url("backup/new")))
    }
    #expect(try await Restoration.restore(url("backup"), to: url("backup.new")).storeCount == 1)
  }

  @Test func `an error of the file system names the path, the reason and the way out`() async throws {
    let log = try await RunningServer.log(url("server"))
    _ = try await log.join(try Self.path("a"), as: nil)
    try Data("mine".utf8).write(to: folder.url.appending(path: "file"))
    let long = String(repeating: "x", count: 300)
    for path in ["file/backup", "\(long)"] {
      do {
        _ = try await log.backUp(to: url(path))
        Issue.record("\(path)")
      } catch {
        #expect("\(error)".contains(folder.url.path), "\(error)")
        #expect(!"\(error)".contains("operation") && !"\(error)".contains("Domain="), "\(error)")
      }
    }
    _ = try await log.backUp(to: url("backup"))
    for path in ["file/data", "\(long)"] {
      do {
        _ = try await Restoration.restore(url("backup"), to: url(path))
        Issue.record("\(path)")
      } catch {
        #expect("\(error)".contains(folder.url.path), "\(error)")
        #expect(!"\(error)".contains("operation") && !"\(error)".contains("Domain="), "\(error)")
      }
    }
  }

  @Test func `a list that leads to another directory is refused`() async throws {
    try Directory.create(url("outside"))
    try Directory.create(url("backup"))
    try Directory.create(url("backup/stores"))
    for name in ["../../outside", "..", "", "a/b", "A:..", ".hidden"] {
      try BackupManifest(date: .now, stores: [.init(name: name, epoch: "x", version: 0, chain: "")])
        .write(to: url("backup"))
      await #expect(throws: BackupFailure.self) {
        try await Restoration.restore(url("backup"), to: url("restored"))
      }
      #expect(try !Directory.exists(url("restored")))
    }
  }

  // MARK: Over the socket

  @Test func `only the socket makes a backup`() async throws {
    let server = try await RunningServer(url("server")) { $0.socket = AdminClient.path(in: url("server")) }
    let client = AdminClient(directory: url("server"))
    try await wait("There is no socket") {
      FileManager.default.fileExists(atPath: AdminClient.path(in: url("server")))
    }
    let body = try JSONEncoder().encode(["directory": url("backup").path])
    #expect(try await server.send("/v1/backups", body: body).status == 404)
    #expect(
      try await client.send("POST", "/v1/backups", Data(#"{"directory":"relative"}"#.utf8)).status == 400)
    #expect(try await client.send("POST", "/v1/backups", body).status == 200)
    #expect(try await client.send("POST", "/v1/backups", body).status == 409)
    #expect(try BackupManifest.read(from: url("backup")).stores.isEmpty)
    try await server.stop()
  }

  @Test func `replicas go on with a restored backup`() async throws {
    let stores = try TaskStores()
    let log = try await RunningServer.log(stores.url("server"))
    var server = try await RunningServer(log)
    var a = try stores.sync("a", server)
    try stores.add(1...5, to: "a")
    try await a.waitForUpload()
    _ = try await log.backUp(to: stores.url("backup"))
    try stores.add(6...9, to: "a")
    try await a.waitForUpload()
    await a.stop()
    try await server.stop()
    _ = try await Restoration.restore(stores.url("backup"), to: stores.url("restored"))
    server = try await RunningServer(stores.url("restored"))
    // The client has what the backup lacks.
    a = try stores.sync("a", server)
    try stores.add(10...10, to: "a")
    let b = try stores.sync("b", server)
    for name in ["a", "b"] { try await stores.wait(name, count: 10) }
    await a.stop()
    await b.stop()
    try await server.stop()
  }
}
