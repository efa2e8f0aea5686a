import Foundation
import SantaAccounts
import SantaCore
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaReplication
@testable import SantaServer
@testable import SantaSync

/// Several stores that share one connection.
@Suite(.serialized, .fewAtOnce) struct StreamTests {
  final class Note: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = ""
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Contents of a stream

  /// Collects the frames of a stream, each with the index of its store, or nil for a heartbeat.
  private final class Collector: Sendable {
    private struct State {
      var stream = ChangeStream()
      var store: Int?
      var frames: [(store: Int?, frame: ChangeStream.Frame)] = []
    }

    private let state = Mutex(State())

    func append(_ part: Data) {
      state.withLock { state in
        state.stream.append(part)
        do {
          while let frame = try state.stream.next() {
            switch frame {
            case .store(let index): state.store = index
            case .heartbeat: state.frames.append((nil, frame))
            default: state.frames.append((state.store, frame))
            }
          }
        } catch { Issue.record("The stream has other bytes than frames.") }
      }
    }

    func frames(of store: Int?) -> [ChangeStream.Frame] {
      state.withLock { $0.frames.filter { $0.store == store }.map(\.frame) }
    }

    func texts(of store: Int) -> [String] {
      frames(of: store).compactMap(\.text)
    }

    func codes(of store: Int) -> [String] {
      frames(of: store).compactMap {
        guard case .refusal(let status, let body) = $0 else { return nil }
        let text = String(decoding: body, as: UTF8.self)
        return "\(status) \(text.firstMatch(of: /"code":"([a-z]+)"/)?.1 ?? "")"
      }
    }
  }

  private func requests(_ server: RunningServer, _ store: String = "any") -> SyncRequests {
    SyncRequests(server: server.url, store: store, token: RunningServer.token)
  }

  private func entry(
    _ store: String, _ membership: Membership, _ position: OrderPosition = .start
  ) -> StreamList.Entry {
    StreamList.Entry(
      name: store, epoch: membership.epoch, replica: membership.replica, after: position.version,
      chain: position.chain)
  }

  private func send(
    _ changes: [String], from first: Int = 1, _ store: String, _ membership: Membership,
    _ server: RunningServer
  ) async throws {
    let path = "/v1/stores/\(store)/changes?epoch=\(membership.epoch)&replica=\(membership.replica)"
    let answer = try await server.send(path + "&first=\(first)", body: frames(changes))
    #expect(answer.status == 200)
  }

  /// Returns one of the server's metrics.
  private func metric(_ name: String, _ server: RunningServer) async throws -> Int {
    let text = String(decoding: try await server.send("/metrics").body, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("santa_server_\(name) ") }
    return try #require(line.flatMap { Int($0.split(separator: " ")[1]) })
  }

  @Test func `what fails for one store is told, and the others go on`() async throws {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    var members: [String: Membership] = [:]
    for store in ["good", "lies", "ahead", "epoch", "dropped", "late"] {
      members[store] = try await server.join(store)
    }
    let author = try await server.join("good")
    for store in ["good", "lies", "dropped", "late"] {
      let membership = store == "good" ? author : try #require(members[store])
      try await send(["one", "two"], store, membership, server)
    }
    let name = try #require(StorePath("dropped"))
    let head = try await log.summary(of: name)
    let copy = Data("both".utf8)
    try await log.keep(
      StoreCopy(
        position: OrderPosition(version: head.version, chain: head.chain), byteCount: 4,
        checksum: CopyMaker.checksum(copy), changeByteCount: 6), copy, of: name)
    #expect(try await log.dropChanges(of: name) == 2)
    var entries = [
      entry("good", try #require(members["good"])),
      entry(
        "lies", try #require(members["lies"]),
        OrderPosition(version: 1, chain: String(repeating: "0", count: 64))),
      entry("ahead", try #require(members["ahead"]), OrderPosition(version: .max, chain: "")),
      entry("epoch", Membership(epoch: "other", replica: 1)),
      entry("dropped", try #require(members["dropped"])),
      entry("nobody", Membership(epoch: "x", replica: 1)),
      entry("late", try #require(members["late"])),
    ]
    // A second replica of the same store.
    entries.append(entry("good", author))
    let collector = Collector()
    let following = Task { [entries, requests = requests(server)] in
      try await requests.stream(entries, window: 1 << 20) { collector.append($0) }
    }
    try await wait("Missing: the stream") {
      collector.frames(of: 7).count == 3 && collector.frames(of: 0).count == 3
        && collector.frames(of: 6).count == 3
    }
    #expect(collector.texts(of: 0) == ["one", "two"])
    #expect(collector.frames(of: 0).last == .level(version: 2))
    // A replica's own changes arrive without their bytes.
    #expect(collector.texts(of: 6) == ["", ""] && collector.texts(of: 7) == ["", ""])
    for store in [1, 2, 3] { #expect(collector.codes(of: store) == ["409 reset"], "\(store)") }
    #expect(collector.codes(of: 4) == ["409 compacted"])
    #expect(collector.codes(of: 5) == ["404 replica"])
    try await send(["three"], from: 3, "good", author, server)
    try await send(["three"], from: 3, "late", try #require(members["late"]), server)
    try await send(["three"], from: 3, "lies", try #require(members["lies"]), server)
    try await wait("Missing: the third change") {
      collector.texts(of: 0).count == 3 && collector.texts(of: 6).count == 3
        && collector.texts(of: 7).count == 3
    }
    #expect(collector.texts(of: 0) == ["one", "two", "three"])
    try await wait("Missing: a heartbeat") { collector.frames(of: nil).count >= 2 }
    // No more frames arrive for a store that was refused.
    for store in 1...5 { #expect(collector.frames(of: store).count == 1, "\(store)") }
    following.cancel()
    _ = await following.result
    try await wait("Missing: the end of the stream") { try await metric("followers", server) == 0 }
    try await server.stop()
  }

  @Test func `bad lists are refused`() async throws {
    let server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    func item(_ name: String, _ more: String = "") -> String {
      #"{"name":"\#(name)","epoch":"\#(membership.epoch)","after":0\#(more)}"#
    }
    func refusal(_ body: String) async throws -> String {
      try await server.refusal("/v1/changes", body: Data(body.utf8))
    }
    for body in [
      "", "x", "[]", "{}", #"{"stores":[]}"#, #"{"stores":{}}"#, #"{"stores":["tasks"]}"#,
      #"{"stores":[{"name":"tasks","epoch":"x"}]}"#,
      #"{"stores":[{"name":"tasks","epoch":"x","after":-1}]}"#,
      #"{"stores":[{"name":"tasks","epoch":"x","after":0,"replica":4294967296}]}"#,
      #"{"stores":[\#(item("tasks")),\#(item("tasks"))]}"#,
      #"{"stores":[\#(item("tasks", #","replica":1"#)),\#(item("tasks", #","replica":1"#))]}"#,
      #"{"window":0,"stores":[\#(item("tasks"))]}"#,
      #"{"stores":[\#((0...1_000).map { item("s\($0)") }.joined(separator: ","))]}"#,
    ] { #expect(try await refusal(body) == "400 stores", "\(body.prefix(80))") }
    #expect(try await refusal(#"{"stores":[\#(item("../x"))]}"#) == "400 name")
    #expect(try await refusal(String(repeating: " ", count: 2 << 20)) == "413 size")
    #expect(
      try await server.send("/v1/changes", body: Data("{}".utf8), authorization: "Bearer other").status == 401
    )
    #expect(try await metric("streams_total", server) == 0)
    try await server.stop()
  }

  @Test func `a store whose window is used up pauses, and the others go on`() async throws {
    let server = try await RunningServer(folder.url)
    let (full, other) = (try await server.join("full"), try await server.join("other"))
    let reader = Membership(epoch: full.epoch, replica: 9)
    try await send((0..<40).map { "change \($0) " + String(repeating: "x", count: 50) }, "full", full, server)
    let collector = Collector()
    let entries = [entry("full", reader), entry("other", Membership(epoch: other.epoch, replica: 9))]
    let following = Task { [requests = requests(server)] in
      try await requests.stream(entries, window: 1_000) { collector.append($0) }
    }
    try await wait("Missing: the pause") { collector.frames(of: 0).last == .pause }
    let count = collector.texts(of: 0).count
    #expect((8...20).contains(count))
    try await send(["more"], from: 41, "full", full, server)
    for number in 1...5 { try await send(["\(number)"], from: number, "other", other, server) }
    try await wait("Missing: the other store's changes") {
      collector.texts(of: 1) == ["1", "2", "3", "4", "5"]
    }
    #expect(collector.texts(of: 0).count == count)
    following.cancel()
    _ = await following.result
    try await server.stop()
  }

  @Test func `a reader that does not apply its changes holds up nobody`() async throws {
    let server = try await RunningServer(folder.url)
    let (slow, quick) = (try await server.join("slow"), try await server.join("quick"))
    let changes = (0..<60).map { "\($0) " + String(repeating: "x", count: 10_000) }
    try await send(changes, "slow", slow, server)
    let streams = SharedStreams(window: StreamWindow(byteCount: 64 << 10, limits: (64 << 10)...(64 << 10)))
    let (slowly, quickly) = (ArrivedFrames(), ArrivedFrames())
    let entries = [
      entry("slow", Membership(epoch: slow.epoch, replica: 9)),
      entry("quick", Membership(epoch: quick.epoch, replica: 9)),
    ]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (entry, arrived) in zip(entries, [slowly, quickly]) {
        group.addTask { [requests = requests(server)] in
          try await streams.follow(entry, requests, into: arrived)
        }
      }
      // The frames of the slow store are not taken, and the server doesn't send more than its window.
      try await Task.sleep(for: .milliseconds(300))
      var seen: [String] = []
      func take(_ arrived: ArrivedFrames) -> [String] {
        arrived.take().compactMap { frame in
          switch frame {
          case .change: return frame.text.map { String($0.prefix { $0 != " " }) }
          case .pause: arrived.goOn()
          default: break
          }
          return nil
        }
      }
      for number in 1...20 {
        try await send(["\(number)"], from: number, "quick", quick, server)
        try await wait("Missing: change \(number)") {
          seen += take(quickly)
          return seen.count >= number
        }
      }
      #expect(seen == (1...20).map { "\($0)" })
      var late: [String] = []
      let first = take(slowly)
      #expect((1...8).contains(first.count), "\(first.count)")
      late += first
      try await wait("Missing: all changes of the slow store") {
        late += take(slowly)
        return late.count >= 60
      }
      #expect(late == (0..<60).map { "\($0)" })
      group.cancelAll()
    }
    try await wait("Missing: the end of the stream") { try await metric("followers", server) == 0 }
    try await server.stop()
  }

  @Test func `a stream whose log is slow is heard, and ends with its client`() async throws {
    let log = UnreliableLog(try await RunningServer.log(folder.url), failures: 0, seed: 1)
    let server = try await RunningServer(log)
    var entries: [StreamList.Entry] = []
    for number in 1...40 {
      let member = try await server.join("store-\(number)")
      entries.append(entry("store-\(number)", Membership(epoch: member.epoch, replica: 9)))
      if number == 1 { try await send(["one"], "store-1", member, server) }
    }
    // One pass over all stores takes 40 seconds, so the server can't wait for a whole pass before it sends.
    await log.delayReading(by: .seconds(1))
    let collector = Collector()
    let following = Task { [entries, requests = requests(server)] in
      try await requests.stream(entries, window: 1 << 20) { collector.append($0) }
    }
    let start = ContinuousClock.now
    try await wait("Missing: a heartbeat") { collector.frames(of: nil).count >= 2 }
    try await wait("Missing: the first change") { collector.texts(of: 0) == ["one"] }
    #expect(start.duration(to: .now) < .seconds(20))
    #expect(collector.frames(of: 39).isEmpty)
    following.cancel()
    _ = await following.result
    try await wait("Missing: the end of the stream") { try await metric("followers", server) == 0 }

    // The server stops reading for a client that has disconnected.
    await log.delayReading(by: .seconds(1))
    let list = try entries.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    let body = #"{"stores":[\#(list.joined(separator: ","))]}"#
    let connection = try await RawConnection(server)
    try await connection.send(
      RawConnection.head("POST", "/v1/changes", "Content-Length: \(body.utf8.count)") + "\r\n\r\n\(body)")
    try await wait("Missing: the next stream") { try await metric("followers", server) == 1 }
    try await connection.close()
    try await wait("Missing: the end of the next stream") { try await metric("followers", server) == 0 }
    try await server.stop()
  }

  @Test func `a reader that does not apply its changes gets no more when others join`() async throws {
    let server = try await RunningServer(folder.url)
    let slow = try await server.join("slow")
    let changes = (0..<60).map { "\($0) " + String(repeating: "x", count: 10_000) }
    let streams = SharedStreams(window: StreamWindow(byteCount: 64 << 10, limits: (64 << 10)...(64 << 10)))
    let arrived = ArrivedFrames()
    try await withThrowingTaskGroup(of: Void.self) { group in
      func follow(_ store: String, _ member: Membership, _ arrived: ArrivedFrames) {
        let entry = entry(store, Membership(epoch: member.epoch, replica: 9))
        group.addTask { [requests = requests(server)] in
          try await streams.follow(entry, requests, into: arrived)
        }
      }
      follow("slow", slow, arrived)
      // Each store that joins causes a new connection, on which each store has a new window. The slow store doesn't use up any
      // of them.
      for number in 0..<12 {
        try await send(
          Array(changes[(5 * number)..<(5 * number + 5)]), from: 5 * number + 1, "slow", slow, server)
        let member = try await server.join("other-\(number)")
        try await send(["one"], "other-\(number)", member, server)
        let other = ArrivedFrames()
        follow("other-\(number)", member, other)
        try await wait("Missing: the change of store \(number)") {
          other.take().contains { $0.text == "one" }
        }
      }
      #expect(arrived.byteCount <= 2 * (64 << 10) + 20_000, "\(arrived.byteCount)")
      var late: [String] = []
      try await wait("Missing: all changes of the slow store") {
        for frame in arrived.take() {
          if let text = frame.text { late.append(String(text.prefix { $0 != " " })) }
          if frame == .pause { arrived.goOn() }
        }
        return late.count >= 60
      }
      #expect(late == (0..<60).map { "\($0)" })
      group.cancelAll()
    }
    try await server.stop()
  }

  @Test func `a stream goes on when all its stores have left before its next connection`() async throws {
    let server = try await RunningServer(folder.url)
    let stream = SharedStream(requests(server), StreamWindow())
    func enter(_ store: String, _ member: Membership, _ arrived: ArrivedFrames) throws -> Int {
      try #require(stream.join(entry(store, Membership(epoch: member.epoch, replica: 9)), arrived))
    }
    func leave(_ member: Int) async {
      let waiting = Task { try await stream.wait(member) }
      waiting.cancel()
      await #expect(throws: CancellationError.self) { try await waiting.value }
    }
    for round in 1...3 {
      let (first, second) = (
        try await server.join("first-\(round)"), try await server.join("second-\(round)")
      )
      try await send(["one"], "first-\(round)", first, server)
      let arrived = ArrivedFrames()
      let one = try enter("first-\(round)", first, arrived)
      try await wait("Missing: the first connection") { arrived.take().contains { $0.text == "one" } }
      // The second connection is delayed for a moment, in which both stores leave.
      let two = try enter("second-\(round)", second, ArrivedFrames())
      await leave(one)
      await leave(two)
      try await Task.sleep(for: .milliseconds(400))
      try await wait("Missing: the end of the stream") { try await metric("followers", server) == 0 }
    }
    try await server.stop()
  }

  // MARK: Stores

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(location: .directory(folder.url.appending(path: name)), objectTypes: [Note.self])
  }

  private func add(_ ids: ClosedRange<Int>, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    for id in ids { try store.write { store.create(Note.self, value: ["id": id, "text": "\(name) \(id)"]) } }
  }

  private func ids(_ name: String) throws -> [Int] {
    try Store(configuration: configuration(name)).objects(Note.self).sorted(by: \.id).map(\.id)
  }

  @Test func `twenty stores share one connection`() async throws {
    let directory = folder.url.appending(path: "server")
    var server = try await RunningServer(directory)
    let port = server.port
    let names = (1...20).map { "store-\($0)" }
    // The first ten stores have two replicas each, and the commits of one replica reach the other.
    let pairs = names.map { ($0, "\($0)-a") } + names.prefix(10).map { ($0, "\($0)-b") }
    func sync(_ name: String, _ file: String) throws -> StoreSync {
      try StoreSync(configuration(file), server: server.url, name: name, token: RunningServer.token)
    }
    var syncs: [String: StoreSync] = [:]
    for (name, file) in pairs { syncs[file] = try sync(name, file) }
    for sync in syncs.values { try await sync.waitForDownload() }
    try await wait("Missing: one connection") {
      let (open, stores) = (
        try await metric("followers", server), try await metric("followed_stores", server)
      )
      return open == 1 && stores == 30
    }
    // Stores that join at the same time share a connection, so few streams were opened in all.
    #expect(try await metric("streams_total", server) <= 15)
    for name in names { try add(1...3, to: "\(name)-a") }
    for name in names.prefix(10) { try await wait("\(name)") { try ids("\(name)-b") == [1, 2, 3] } }
    #expect(try await metric("followers", server) == 1)

    // Stores leave and return, while the remaining ones continue.
    for round in 0..<5 {
      await syncs["store-1-b"]?.stop()
      let id = 4 + 3 * round
      for name in names.prefix(10) { try add(id...(id + 2), to: "\(name)-a") }
      syncs["store-1-b"] = try sync("store-1", "store-1-b")
    }
    for name in names.prefix(10) { try await wait("\(name)") { try ids("\(name)-b") == Array(1...18) } }
    try await wait("Missing: one connection") { try await metric("followers", server) == 1 }
    for sync in syncs.values { try await sync.waitForUpload() }

    // One store is restored from a backup while the server restarts.
    try await server.stop()
    let backup = folder.url.appending(path: "backup")
    let store = directory.appending(path: "stores/store-2")
    try FileManager.default.copyItem(at: store, to: backup)
    server = try await RunningServer(directory, port: port)
    for name in names.prefix(10) { try add(19...20, to: "\(name)-a") }
    for name in names.prefix(10) { try await wait("\(name)") { try ids("\(name)-b") == Array(1...20) } }
    try await server.stop()
    try FileManager.default.removeItem(at: store)
    try FileManager.default.copyItem(at: backup, to: store)
    server = try await RunningServer(directory, port: port)
    for name in names.prefix(10) { try add(21...22, to: "\(name)-b") }
    for name in names.prefix(10) { try await wait("\(name)") { try ids("\(name)-a") == Array(1...22) } }
    try await wait("Missing: one connection") {
      let (open, stores) = (
        try await metric("followers", server), try await metric("followed_stores", server)
      )
      return open == 1 && stores >= 30
    }
    for sync in syncs.values {
      try await waitForConnection(of: sync)
      await sync.stop()
    }
    try await wait("Missing: no connection") { try await metric("followers", server) == 0 }
    try await server.stop()
  }
}
