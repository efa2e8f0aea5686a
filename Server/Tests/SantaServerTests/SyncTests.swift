import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// Stores in this process that follow a real server over real connections.
@Suite(.serialized, .fewAtOnce) struct SyncTests {
  private let stores: TaskStores

  init() throws { stores = try TaskStores() }

  @Test func `what one writes the other shows`() async throws {
    let server = try await RunningServer(stores.url("server"))
    try stores.add(1...3, to: "a")
    let a = try stores.sync("a", server)
    let b = try stores.sync("b", server)
    try await a.waitForUpload()
    try await stores.wait("b", count: 3)
    try stores.add(4...4, to: "b")
    try await stores.wait("a", count: 4)
    #expect(try stores.titles("a") == stores.titles("b"))
    try await b.waitForUpload()
    for await state in a.states where state.version == b.state.version { break }
    #expect(b.state.isUpToDate)
    await a.stop()
    await b.stop()
    #expect(a.state.connection == .ended)
    try await server.stop()
  }

  @Test func `replicas compare their states`() async throws {
    let log = try await RunningServer.log(stores.url("server"))
    let server = try await RunningServer(log)
    let name = try #require(StorePath("tasks"))
    func sync(_ name: String, comparing interval: UInt64) throws -> StoreSync {
      try StoreSync(
        stores.configuration(name), server: server.url, name: "tasks", token: RunningServer.token,
        comparisonInterval: interval)
    }
    let a = try sync("a", comparing: 4)
    var b = try sync("b", comparing: 2)
    var count = 0
    /// Adds objects until the number of changes in the order is a multiple of twelve.
    func addSome() async throws -> OrderPosition {
      repeat {
        count += 1
        try stores.add(count...count, to: "a")
        try await a.waitForUpload()
      } while try await !log.summary(of: name).version.isMultiple(of: 12)
      let summary = try await log.summary(of: name)
      return OrderPosition(version: summary.version, chain: summary.chain)
    }
    var position = try await addSome()
    let deadline = ContinuousClock.now + patience
    while server.digests.told(at: position.chain, of: name) == nil {
      try #require(ContinuousClock.now < deadline, "Nobody has told a digest.")
      try await Task.sleep(for: .milliseconds(10))
    }
    _ = try await addSome()
    try await stores.wait("b", count: count)
    // Neither replica stopped because of a mismatch with the other one.
    for sync in [a, b] { try await waitForConnection(of: sync) }

    await a.stop()
    await b.stop()
    // Another replica sends the first digest at a position that this replica has not reached yet.
    let c = try sync("a", comparing: 1_000)
    count += 1
    try stores.add(count...count, to: "a")
    try await c.waitForUpload()
    let summary = try await log.summary(of: name)
    position = OrderPosition(version: summary.version, chain: summary.chain)
    _ = server.digests.compare("1-0", at: position.chain, of: name, from: "server")
    b = try sync("b", comparing: position.version)
    for await state in b.states {
      guard case .stopped(let error) = state.connection else { continue }
      #expect(
        error.description.contains(
          "At change \(position.version) of the order, the state of this replica differs"))
      break
    }
    await b.stop()
    await c.stop()
    try await server.stop()
  }

  /// An object with data that stays on the machine that wrote it.
  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String
    @Persisted var original: ExternalData?
  }

  @Test func `the state names properties whose values are not sent`() async throws {
    let server = try await RunningServer(stores.url("server"))
    func configuration(_ name: String) -> Store.Configuration {
      Store.Configuration(location: .directory(stores.url(name)), objectTypes: [Photo.self])
    }
    let store = try Store(configuration: configuration("a"), isolation: nil)
    try store.write {
      let photo = store.create(Photo.self, value: ["id": 1, "title": "North pole"])
      photo.original = ExternalData(Data([1, 2, 3]))
    }
    let a = try StoreSync(configuration("a"), server: server.url, name: "photos", token: RunningServer.token)
    let b = try StoreSync(configuration("b"), server: server.url, name: "photos", token: RunningServer.token)
    try await a.waitForUpload()
    // `b` may so far have received only the changes before the photo.
    for await state in b.states where state.version >= a.state.version { break }
    #expect(a.state.localProperties == ["Photo.original"])
    let photo = try Store(configuration: configuration("b"), isolation: nil).objects(Photo.self).first
    #expect(photo?.title == "North pole" && photo?.original == nil)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func `a replica that was away gets what it missed`() async throws {
    let server = try await RunningServer(stores.url("server"))
    let a = try stores.sync("a", server)
    var b = try stores.sync("b", server)
    try stores.add(1...1, to: "a")
    try await stores.wait("b", count: 1)
    await b.stop()
    try stores.add(2...50, to: "a")
    try stores.add(51...60, to: "b")
    try await a.waitForUpload()
    b = try stores.sync("b", server)
    try await stores.wait("b", count: 60)
    try await stores.wait("a", count: 60)
    #expect(try stores.titles("a") == stores.titles("b"))
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func `a wrong token is offline with a sentence`() async throws {
    let server = try await RunningServer(stores.url("server"))
    let a = try stores.sync("a", server, token: "wrong")
    await #expect(throws: SyncError.self) { try await a.waitForDownload() }
    guard case .offline(let error) = a.state.connection else {
      Issue.record("\(a.state)")
      return
    }
    #expect(error.code == .signedOut)
    #expect("\(error)".contains("rejected this token"))
    await a.stop()
    try await server.stop()
  }

  @Test func `a list that many append to has each element once`() async throws {
    let server = try await RunningServer(stores.url("server"))
    try stores.add(1...1, to: "a")
    let names = ["a", "b", "c"]
    let syncs = try names.map { try stores.sync($0, server) }
    for name in names { try await stores.wait(name, count: 1) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        let configuration = stores.configuration(name)
        group.addTask {
          for number in 0..<40 {
            let store = try Store(configuration: configuration)
            try store.write {
              store.object(ofType: TaskStores.Task.self, forPrimaryKey: 1)?.notes.append("\(name) \(number)")
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...8)))
          }
        }
      }
      try await group.waitForAll()
    }
    func notes(_ name: String) throws -> [String] {
      let store = try Store(configuration: stores.configuration(name))
      return store.object(ofType: TaskStores.Task.self, forPrimaryKey: 1).map { Array($0.notes) } ?? []
    }
    let deadline = ContinuousClock.now + patience
    while try names.contains(where: { try notes($0).count != 120 }), ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    let expected = try notes("a")
    #expect(expected.count == 120)
    #expect(Set(expected).count == 120)
    for name in names {
      #expect(try notes(name) == expected)
      // The elements that one machine appended stay in their order.
      #expect(expected.filter { $0.hasPrefix("\(name) ") } == (0..<40).map { "\(name) \($0)" })
    }
    for sync in syncs { await sync.stop() }
    try await server.stop()
  }
}
