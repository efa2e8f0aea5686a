import Foundation
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaReplication
@testable import SantaServer
@testable import SantaStore
@testable import SantaSync

/// Formerly, a single unreadable change stopped a store on all replicas: the server accepted any bytes, `verify` reported no
/// problem, and no command removed the change.
@Suite(.fewAtOnce) struct UnreadableChangeTests {
  final class Greeting: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = ""
  }

  private let folder: TemporaryFolder
  private let name: StorePath

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(StorePath("store-\(UUID().uuidString.prefix(8))"))
  }

  private static let hello = Data("hello".utf8)
  private static let empty = Data([1, 0, 0, 0, 0])

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(
      location: .directory(folder.url.appending(path: name)), objectTypes: [Greeting.self])
  }

  private func texts(_ name: String) throws -> [String] {
    try Store(configuration: configuration(name)).objects(Greeting.self).sorted(by: \.id).map(\.text)
  }

  private func add(_ id: Int, _ text: String, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write { store.create(Greeting.self, value: ["id": id, "text": text]) }
  }

  /// Splits a change into parts as replicas do.
  private static func parts(_ change: Data, _ limit: Int) -> [Data] {
    PartialChanges.parts(of: Array(change), limit: limit).map { Data($0) }
  }

  private static func batch(_ member: Membership, _ first: UInt64, _ changes: [Data]) -> Batch {
    Batch(epoch: member.epoch, replica: member.replica, firstSequence: first, changes: changes)
  }

  // MARK: Requests

  @Test func `bytes that are no change are refused, and nothing of their request is appended`() async throws {
    let server = try await RunningServer(folder.url)
    let member = try await server.join("tasks")
    var newer = change("Task")
    newer[0] = 9
    for unreadable in [Self.hello, Data([0]), newer, change("Task") + Data([0]), change("Task").dropLast()] {
      #expect(try await server.append([unreadable], member, to: "tasks") == "422 change")
      #expect(try await server.append([change("Task"), unreadable], member, to: "tasks") == "422 change")
      // An unreadable change is refused whatever the length of the request.
      let long = change(String(repeating: "x", count: 100_000))
      #expect(try await server.append([long, unreadable], member, to: "tasks") == "422 change")
    }
    // A part that isn't within its change, and a summary that ends too early.
    let part = Data([2]) + Data(count: 12) + Data([1, 2, 7])
    for unreadable in [part, Data([2, 0]), Data([6]), Data([6]) + Data(count: 8) + Data([1, 3, 2, 0, 0])] {
      #expect(try await server.append([unreadable], member, to: "tasks") == "422 change")
    }
    let stores = String(decoding: try await server.send("/v1/stores").body, as: UTF8.self)
    #expect(stores.contains(#""version":0"#))
    let answer = try await server.send(
      "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1",
      body: frames([change("Task"), Self.hello]))
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains("Change 2 of this replica can't be read (a change has an unknown format)"))
    try await server.stop()
  }

  @Test func `a change that is read in parts is refused with its last part`() async throws {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    let member = try await server.join(name.wireName)
    let other = try await server.join(name.wireName)
    let (bad, good) = (Self.parts(Self.hello, 2), Self.parts(change("Readable"), 4))
    #expect(bad.count == 3)
    #expect(try await server.append(Array(bad[..<2]), member, to: name.wireName) == "200 ")
    #expect(try await server.append([bad[2]], from: 3, member, to: name.wireName) == "422 change")
    // Another replica sends the last part, alone and together with the missing parts.
    #expect(try await server.append([bad[2]], other, to: name.wireName) == "422 change")
    #expect(try await server.append(Array(bad[1...]), other, to: name.wireName) == "422 change")
    #expect(try await server.append(good, other, to: name.wireName) == "200 ")
    // A last part without its predecessors has no effect.
    let alone = Self.parts(Data("hallo".utf8), 3)
    #expect(
      try await server.append([alone[1]], from: UInt64(good.count) + 1, other, to: name.wireName) == "200 "
    )
    // The server recognises changes that are sent again.
    #expect(try await server.append(good, other, to: name.wireName) == "200 ")
    // The first parts may be in a copy, while their changes were dropped.
    try await log.makeCopy(of: name)
    _ = try await log.dropChanges(of: name)
    #expect(try await log.summary(of: name).bytes == 0)
    #expect(try await server.append([bad[2]], from: 3, member, to: name.wireName) == "422 change")
    #expect(try await log.verify(log.summary(of: name)).isEmpty)
    try await server.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `a last part is checked again when other parts have come since`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let member = try await log.join(name, as: nil)
    let parts = Self.parts(Self.hello, 2)
    var batch = Self.batch(member, 1, [change("A")])
    batch.checked = 0
    #expect(try await log.append(batch, to: name).version == 1)
    _ = try await log.append(Self.batch(member, 2, [parts[0], change("B")]), to: name)
    batch = Self.batch(member, 4, [change("C")])
    for (checked, isRefused) in [(0, true), (1, true), (2, false)] as [(UInt64, Bool)] {
      batch.checked = checked
      let sent = batch
      if isRefused {
        await #expect(throws: OrderError.unchecked) { try await log.append(sent, to: name) }
      } else {
        #expect(try await log.append(sent, to: name).version == 4)
      }
    }
    // The same after a restart.
    let fresh = kind == .embedded ? log : try await kind.open(folder.url)
    batch = Self.batch(member, 5, [change("D")])
    batch.checked = 1
    let sent = batch
    await #expect(throws: OrderError.unchecked) { try await fresh.append(sent, to: name) }
  }

  /// Parses a block from `docs/protocol.md`: pairs of hexadecimal digits, and strings in quotation marks.
  private static func bytes(_ block: String) -> Data {
    var bytes = Data()
    for line in block.split(separator: "\n") {
      // Several spaces separate the bytes from a comment.
      let code = line.drop { $0 == " " }.split(separator: "    ", maxSplits: 1).first ?? ""
      for match in code.matches(of: /"([^"]*)"|\b([0-9a-f]{2})\b/) {
        if let text = match.1 { bytes += Data(text.utf8) }
        if let digits = match.2, let byte = UInt8(digits, radix: 16) { bytes.append(byte) }
      }
    }
    return bytes
  }

  @Test func `the examples of the protocol's page are changes`() async throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../docs/protocol.md")
    let blocks = try String(contentsOf: url, encoding: .utf8).split(separator: "```").map(String.init)
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let member = try await server.join("greetings")
    let body = Self.bytes(try #require(blocks.first { $0.contains("a change of 5 bytes") }))
    let path = "/v1/stores/greetings/changes?epoch=\(member.epoch)&replica=\(member.replica)&first="
    let answer = try await server.send(path + "1", body: body)
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self).contains(#""version":2"#))
    // The change of replica 2 that adds an object. Here, it is sent as a change of this replica.
    let greeting = Self.bytes(try #require(blocks.first { $0.contains("one type: its text has 15 bytes") }))
    #expect(try await server.append([greeting], from: 3, member, to: "greetings") == "200 ")
    let sync = try StoreSync(
      configuration("a"), server: server.url, name: "greetings", token: RunningServer.token)
    try await sync.waitForDownload()
    #expect(try texts("a") == ["hello"])
    await sync.stop()
    // The frame of a change: its chain covers replica 1, its first sequence number, and the bytes.
    let frames = Self.bytes(try #require(blocks.first { $0.contains("a change follows") }))
    let chain = Chain.next(after: Data(), replica: 1, sequence: 1, Self.empty)
    #expect(frames.prefix(4) == Data([58, 0, 0, 0]))
    #expect(frames[25..<29] == chain.prefix(4))
    try await server.stop()
  }

  // MARK: Changes that arrived in other ways

  @Test(arguments: LogKind.allCases)
  func `an unreadable change is found and taken out, and replicas go on`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    let sync = try StoreSync(
      configuration("a"), server: server.url, name: name.wireName, token: RunningServer.token)
    try add(1, "one", to: "a")
    try await sync.waitForUpload()
    let stranger = try await log.join(name, as: nil)
    // An earlier version of the server accepted this change.
    let bad = try await log.append(Self.batch(stranger, 1, [Self.hello]), to: name)
    let late = try await log.append(Self.batch(stranger, 2, [change("Late")]), to: name)
    try await wait("The replica does not stop") {
      if case .stopped = sync.state.connection { true } else { false }
    }
    await sync.stop()
    let unreadable = try await log.verify(log.summary(of: name))
    #expect(unreadable.map(\.version) == [bad.version])
    #expect(
      unreadable.first?.description.contains("santa-server drop-change \(name.wireName) \(bad.version)")
        == true)
    await #expect(throws: CopyFailure.self) { try await log.makeCopy(of: name) }

    for version in [0, bad.version - 1, bad.version + 1, bad.version + 2] {
      await #expect(throws: CannotDrop.self) { try await log.dropUnreadable(version, of: name) }
    }
    #expect(try await log.summary(of: name).chain == late.chain)
    let dropped = try await log.dropUnreadable(bad.version, of: name)
    #expect(dropped.bytes == Self.hello)
    #expect(try await log.verify(log.summary(of: name)).isEmpty)
    // The order has effectively gone back, so a client that has received the change must begin again.
    for position in [bad, late] {
      await #expect(throws: OrderError.reset) {
        try await log.changes(after: position, in: stranger.epoch, of: name, byteCount: 1 << 20)
      }
    }
    #expect(try await server.append([Self.hello], stranger, to: name.wireName) == "409 forked")
    #expect(try await server.append([change("Late")], from: 2, stranger, to: name.wireName) == "200 ")
    await #expect(throws: CannotDrop.self) { try await log.dropUnreadable(bad.version, of: name) }

    // The replica that stopped, and a new one.
    let again = try StoreSync(
      configuration("a"), server: server.url, name: name.wireName, token: RunningServer.token)
    let new = try StoreSync(
      configuration("b"), server: server.url, name: name.wireName, token: RunningServer.token)
    try add(2, "two", to: "a")
    try await wait("They do not agree") { try texts("a") == ["one", "two"] && texts("b") == ["one", "two"] }
    await again.stop()
    await new.stop()
    // The same after a restart of the server.
    try await log.makeCopy(of: name)
    try await server.stop()
    let reopened = try await kind.open(folder.url.appending(path: "other"))
    if kind != .embedded { #expect(try await reopened.verify(reopened.summary(of: name)).isEmpty) }
  }

  @Test(arguments: LogKind.allCases)
  func `a change that is unreadable with its last part is taken out as a whole`(_ kind: LogKind) async throws
  {
    let log = try await kind.open(folder.url)
    let member = try await log.join(name, as: nil)
    let parts = Self.parts(Self.hello, 2)
    _ = try await log.append(Self.batch(member, 1, parts + [change("Behind")]), to: name)
    #expect(try await log.verify(log.summary(of: name)).map(\.version) == [3])
    await #expect(throws: CannotDrop.self) { try await log.dropUnreadable(2, of: name) }
    try await log.dropUnreadable(3, of: name)
    #expect(try await log.verify(log.summary(of: name)).isEmpty)
    // No parts remain, which would otherwise wait forever for their last part.
    var reader = ChangeReader(home: .own)
    for change in try await log.changes(after: .start, in: member.epoch, of: name, byteCount: 1 << 20).changes
    {
      _ = try reader.read(Array(change.bytes))
    }
    #expect(reader.copy([7]) == [7])
    try await log.makeCopy(of: name)
    #expect(try await log.dropChanges(of: name) == 4)
    await #expect(throws: CannotDrop.self) { try await log.dropUnreadable(3, of: name) }
    await #expect(throws: OrderError.compacted) { try await log.replace(3, of: name, with: Self.empty) }
  }

  @Test func `a directory in which a change was replaced is opened again`() async throws {
    let position: OrderPosition
    do {
      let log = try await RunningServer.log(folder.url)
      let member = try await log.join(name, as: nil)
      _ = try await log.append(
        Self.batch(member, 1, [change("A"), Self.hello, change("C"), change("D")]), to: name)
      try await log.dropUnreadable(2, of: name)
      position = try await log.append(Self.batch(member, 5, [change("E")]), to: name)
    }
    let log = try await RunningServer.log(folder.url)
    let summary = try await log.summary(of: name)
    #expect(OrderPosition(version: summary.version, chain: summary.chain) == position)
    #expect(try await log.verify(summary).isEmpty)
    let changes = try await log.changes(after: .start, in: summary.epoch, of: name, byteCount: 1 << 20)
      .changes
    #expect(changes.map(\.bytes) == [change("A"), Self.empty, change("C"), change("D"), change("E")])
    #expect(changes.map(\.sequence) == [1, 2, 3, 4, 5])
  }
}
