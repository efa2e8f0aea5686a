import Foundation
import SantaCore
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// Directories of clients and servers that are copied or restored from a backup, together or one after the other.
@Suite(.serialized, .fewAtOnce) struct RestoredDirectoryTests {
  final class Tally: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(counter: true) var count: Int
    @Persisted var notes: List<String>
  }

  /// An object without a primary key.
  final class Line: Object {
    @Persisted var text: String = ""
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func url(_ name: String) -> URL { folder.url.appending(path: name) }

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(location: .directory(url(name)), objectTypes: [Tally.self, Line.self])
  }

  private func sync(_ name: String, _ server: RunningServer, token: String = RunningServer.token) throws
    -> StoreSync
  {
    try StoreSync(configuration(name), server: server.url, name: "tasks", token: token)
  }

  /// Adds an object without a primary key and a list element, and increments a counter.
  private func add(_ number: Int, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      store.create(Line.self, value: ["text": "\(number)"])
      let tally = store.object(ofType: Tally.self, forPrimaryKey: 1) ?? Tally()
      if tally.store == nil {
        tally.id = 1
        store.add(tally)
      }
      tally.notes.append("\(number)")
      tally.count += number
    }
  }

  private struct Contents: Equatable {
    var lines: [String]
    var notes: [String]
    var count: Int

    init(_ numbers: [Int]) {
      (lines, count) = (numbers.map { "\($0)" }, numbers.reduce(0, +))
      notes = lines
    }

    init(_ store: Store) {
      let tally = store.object(ofType: Tally.self, forPrimaryKey: 1)
      lines = store.objects(Line.self).map(\.text).sorted()
      notes = tally.map { Array($0.notes).sorted() } ?? []
      count = tally?.count ?? 0
    }
  }

  /// Waits until a store contains what `add(_:to:)` added for each number.
  private func wait(_ name: String, for numbers: [Int]) async throws {
    let deadline = ContinuousClock.now + patience
    while true {
      let found = Contents(try Store(configuration: configuration(name)))
      if found == Contents(numbers) { return }
      guard ContinuousClock.now < deadline else {
        #expect(found == Contents(numbers), "\(name)")
        return
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(at: url(name), to: url(other))
  }

  private func replace(_ name: String, by other: String) throws {
    try FileManager.default.removeItem(at: url(name))
    try copy(other, to: name)
  }

  @Test(arguments: [false, true])
  func `a client and its server that are restored together lose nothing that another client has`(
    isLost: Bool
  ) async throws {
    var server = try await RunningServer(url("server"))
    let port = server.port
    var a = try sync("a", server)
    try add(1, to: "a")
    try await a.waitForUpload()
    await a.stop()
    try await server.stop()
    for name in ["a", "server"] { try copy(name, to: "\(name)-backup") }
    server = try await RunningServer(url("server"), port: port)
    a = try sync("a", server)
    var b = try sync("b", server)
    try add(2, to: "a")
    try await wait("b", for: [1, 2])
    for sync in [a, b] { await sync.stop() }
    try await server.stop()
    try replace("a", by: "a-backup")
    if isLost {
      try FileManager.default.removeItem(at: url("server"))
    } else {
      try replace("server", by: "server-backup")
    }
    server = try await RunningServer(url("server"), port: port)
    a = try sync("a", server)
    try add(3, to: "a")
    try await a.waitForUpload()
    b = try sync("b", server)
    for name in ["a", "b"] { try await wait(name, for: [1, 2, 3]) }
    for sync in [a, b] { await sync.stop() }
    try await server.stop()
  }

  @Test func `clients go on when a backup is restored after an empty server was used`() async throws {
    var server = try await RunningServer(url("server"))
    let port = server.port
    let (a, b) = (try sync("a", server), try sync("b", server))
    try add(1, to: "a")
    try await wait("b", for: [1])
    try await server.stop()
    server = try await RunningServer(url("other"), port: port)
    try add(2, to: "b")
    try await wait("a", for: [1, 2])
    for sync in [a, b] { try await sync.waitForUpload() }
    try await server.stop()
    try add(3, to: "a")
    server = try await RunningServer(url("server"), port: port)
    for name in ["a", "b"] { try await wait(name, for: [1, 2, 3]) }
    for sync in [a, b] {
      try await sync.waitForUpload()
      try await waitForConnection(of: sync)
      await sync.stop()
    }
    try await server.stop()
  }

  @Test func `what was committed after an error counts once in the copies of a directory`() async throws {
    let server = try await RunningServer(url("server"))
    var a = try sync("a", server)
    try add(1, to: "a")
    try await a.waitForUpload()
    await a.stop()
    a = try sync("a", server, token: "wrong")
    await #expect(throws: SyncError.self) { try await a.waitForDownload() }
    guard case .offline(let error) = a.state.connection, error.code == .signedOut else {
      Issue.record("The state does not say why nothing is sent: \(a.state)")
      return
    }
    try add(1_000, to: "a")
    await a.stop()
    try copy("a", to: "b")
    for names in [["a", "b"], ["b", "a"]] {
      let syncs = try names.map { try sync($0, server) }
      for name in names { try await wait(name, for: [1, 1_000]) }
      for sync in syncs {
        try await sync.waitForUpload()
        await sync.stop()
      }
    }
    try await server.stop()
  }

  @Test func `ending after an error makes no store where there is none any more`() async throws {
    let server = try await RunningServer(url("server"))
    let a = try sync("a", server, token: "wrong")
    await #expect(throws: SyncError.self) { try await a.waitForDownload() }
    try FileManager.default.moveItem(at: url("a"), to: url("moved"))
    await a.stop()
    #expect(!FileManager.default.fileExists(atPath: url("a").path))
    try await server.stop()
  }
}
