import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// A server that has a copy of the state instead of the first changes, and changes that are sent in parts.
@Suite(.serialized, .fewAtOnce) struct ServerCopyTests {
  private let stores: TaskStores

  init() throws { stores = try TaskStores() }

  @Test(arguments: LogKind.allCases)
  func `a new replica begins from a copy`(_ kind: LogKind) async throws {
    let log = try await kind.open(stores.url("server"))
    let server = try await RunningServer(log)
    let name = "tasks-\(kind)"
    func sync(_ store: String) throws -> StoreSync {
      try StoreSync(stores.configuration(store), server: server.url, name: name, token: RunningServer.token)
    }
    let a = try sync("a")
    try stores.add(1...50, to: "a")
    for number in 1...5 { try stores.addNote("a \(number)", 7, in: "a") }
    try stores.addLine("from a", to: "a")
    try await a.waitForUpload()
    let store = try #require(StorePath(name))
    let copy = try #require(try await log.makeCopy(of: store))
    #expect(try await log.dropChanges(of: store) == Int(copy.position.version))
    try stores.add(51...60, to: "a")
    // The store becomes a replica after these commits, which become its first change.
    try stores.add(50...50, to: "b")
    try stores.add(70...70, to: "b")
    let b = try sync("b")
    try await stores.wait("b", count: 61)
    try await stores.wait("a", count: 61)
    #expect(try stores.titles("a") == stores.titles("b"))
    #expect(try stores.titles("b")[49] == "task 50 of b")
    #expect(try stores.lines("b") == ["from a"])
    #expect(try stores.notes(7, in: "b") == (1...5).map { "a \($0)" })
    // Both replicas use the same identities for the objects and for the positions in the lists.
    try stores.addNote("b", 7, in: "b")
    try await b.waitForUpload()
    try await a.waitForDownload()
    for await state in a.states where state.version == b.state.version { break }
    #expect(try stores.notes(7, in: "a") == stores.notes(7, in: "b"))
    #expect(try stores.notes(7, in: "a").last == "b")
    await a.stop()
    await b.stop()
    // When it is opened again, the replica has nothing to send or receive.
    let again = try sync("b")
    try await again.waitForDownload()
    #expect(again.state.pendingCount == 0)
    #expect(again.state.version == b.state.version)
    await again.stop()
    try await server.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `a store larger than a request is sent in parts`(_ kind: LogKind) async throws {
    let log = try await kind.open(stores.url("server"))
    // The request limit of the server is smaller than the contents of the store.
    let server = try await RunningServer(log) { $0.bodyLimit = 2_000 }
    let name = "parts-\(kind)"
    func sync(_ store: String) throws -> StoreSync {
      try StoreSync(
        stores.configuration(store), server: server.url, name: name, token: RunningServer.token,
        partByteCount: 1_000
      )
    }
    try stores.add(1...200, to: "a")
    for number in 1...5 { try stores.addNote("a \(number)", 7, in: "a") }
    try stores.add(150...160, to: "b")
    try stores.add(301...400, to: "b")
    let c = try sync("c")
    try await c.waitForDownload()
    let a = try sync("a")
    try await a.waitForUpload()
    let b = try sync("b")
    // Other replicas see each large change all at once.
    var (counts, count): (Set<Int>, Int) = ([], 0)
    let deadline = ContinuousClock.now + patience
    while count != 300, ContinuousClock.now < deadline {
      count = try stores.titles("c").count
      counts.insert(count)
    }
    #expect(counts.isSubset(of: [0, 200, 300]))
    for name in ["a", "b", "c"] { try await stores.wait(name, count: 300) }
    #expect(try stores.titles("a") == stores.titles("b"))
    #expect(try stores.titles("a") == stores.titles("c"))
    #expect(try stores.titles("a")[154] == "task 155 of b")
    #expect(try stores.notes(7, in: "c") == (1...5).map { "a \($0)" })
    let store = try #require(StorePath(name))
    #expect(try await log.summary(of: store).version > 10)
    // A copy that the server makes includes the effect of the parts.
    _ = try await log.makeCopy(of: store)
    let d = try sync("d")
    try await stores.wait("d", count: 300)
    #expect(try stores.titles("a") == stores.titles("d"))
    for sync in [a, b, c, d] { await sync.stop() }
    // When it is opened again, a replica has nothing to send or receive.
    let again = try sync("b")
    try await again.waitForDownload()
    #expect(again.state.pendingCount == 0)
    await again.stop()
    try await server.stop()
  }

  @Test func `a replica that was away goes on from a copy`() async throws {
    let log = try await RunningServer.log(stores.url("server"))
    let server = try await RunningServer(log)
    let a = try stores.sync("a", server)
    var b = try stores.sync("b", server)
    try stores.add(1...10, to: "a")
    try await stores.wait("b", count: 10)
    try stores.addNote("first", 3, in: "b")
    try await b.waitForUpload()
    await b.stop()
    try stores.add(11...20, to: "a")
    try stores.addNote("of a", 3, in: "a")
    try await a.waitForUpload()
    // The replica keeps its pending changes, and its objects keep their identities.
    try stores.addNote("of b", 3, in: "b")
    try stores.addLine("of b", to: "b")
    let observed = try Store(configuration: stores.configuration("b"))
    var counts: [[Int]] = []
    let token = observed.objects(TaskStores.Task.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        counts.append([deletions.count, insertions.count, modifications.count])
      }
    }
    observed.refresh()
    try await stores.compact(log)
    try stores.add(21...21, to: "a")
    b = try stores.sync("b", server)
    try await stores.wait("b", count: 21)
    try await stores.wait("a", lineCount: 1)
    #expect(try stores.notes(3, in: "a") == ["first", "of a", "of b"])
    #expect(try stores.notes(3, in: "b") == ["first", "of a", "of b"])
    #expect(try stores.titles("a") == stores.titles("b"))
    observed.refresh()
    #expect(counts == [[0, 11, 1]])
    withExtendedLifetime(token) {}
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func `a server makes copies of what has grown`() async throws {
    let log = try await RunningServer.log(stores.url("server"))
    let server = try await RunningServer(log) {
      $0.copyByteCount = 2_000
      $0.keptByteCount = 5_000
    }
    let a = try stores.sync("a", server)
    var (position, dropped) = (OrderPosition.start, OrderPosition.start)
    let deadline = ContinuousClock.now + patience
    var id = 0
    while dropped.version == 0, ContinuousClock.now < deadline {
      id += 1
      try stores.add(id...id, to: "a")
      try await a.waitForUpload()
      let summary = try await log.summary(of: try stores.storeName)
      #expect(summary.copy?.position.version ?? 0 >= position.version)
      (position, dropped) = (summary.copy?.position ?? .start, summary.dropped)
    }
    #expect(dropped.version > 0)
    let b = try stores.sync("b", server)
    try await stores.wait("b", count: id)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test(arguments: [false, true])
  func `a damaged copy is told, and not taken`(isCut: Bool) async throws {
    let directory = stores.url("server")
    let log = try await RunningServer.log(directory)
    let server = try await RunningServer(log)
    let a = try stores.sync("a", server)
    try stores.add(1...5, to: "a")
    try await a.waitForUpload()
    try await stores.compact(log)
    let version = try await log.summary(of: try stores.storeName).dropped.version
    let file = directory.appending(path: "stores/tasks/copy-\(version)")
    let whole = try Data(contentsOf: file)
    var damaged = whole
    if isCut { damaged.removeLast() } else { damaged[whole.count / 2] ^= 1 }
    try damaged.write(to: file)
    let b = try stores.sync("b", server)
    for await state in b.states {
      if case .offline(let error) = state.connection {
        #expect("\(error)".contains("damaged copy"))
        break
      }
    }
    #expect(try stores.titles("b").isEmpty)
    try whole.write(to: file)
    try await stores.wait("b", count: 5)
    await a.stop()
    await b.stop()
    try await server.stop()
  }
}
