import Foundation
import NIOCore
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaReplication
@testable import SantaServer
@testable import SantaStore
@testable import SantaSync

/// Every kind of request, with each mistake that it can contain.
@Suite(.serialized, .fewAtOnce) struct RequestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `nobody comes in without the token`() async throws {
    let server = try await RunningServer(folder.url)
    _ = try await server.join("tasks")
    let requests: [(String, Data?)] = [
      ("/v1/stores", nil), ("/v1/stores/tasks/replicas", Data()), ("/metrics", nil),
      ("/v1/stores/tasks/changes?after=0&epoch=x", nil),
      ("/v1/stores/tasks/changes?epoch=x&replica=1&first=1", frames(["a"])),
    ]
    for (path, body) in requests {
      for authorization in [nil, "Bearer ", "Bearer wrong", "Basic test-token", "test-token"] {
        let answer = try await server.send(path, body: body, authorization: authorization)
        #expect(answer.status == 401, "\(path) with \(authorization ?? "nothing")")
      }
    }
    #expect(try await server.send("/healthz", authorization: nil).status == 200)
    try await server.stop()
  }

  @Test func `names of stores lead nowhere else`() async throws {
    let server = try await RunningServer(folder.url)
    for name in [
      "..", ".hidden", "%2e%2e", "a%2fb", "..%2f..%2fetc", String(repeating: "x", count: 65), "a%00b",
    ] {
      let answer = try await server.send("/v1/stores/\(name)/replicas", body: Data())
      #expect(answer.status == 400 || answer.status == 404, "\(name)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["lock", "stores"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/stores") == [])
    try await server.stop()
  }

  @Test func `bad changes are refused, and nothing is appended`() async throws {
    let server = try await RunningServer(folder.url) { $0.bodyLimit = 1_000 }
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first="
    #expect(try await server.refusal(path + "1", body: Data()) == "400 frames")
    #expect(try await server.refusal(path + "1", body: frames(["abc"]).dropLast()) == "400 frames")
    #expect(try await server.refusal(path + "1", body: frames(["abc"]) + Data([1])) == "400 frames")
    #expect(try await server.refusal(path + "1", body: Data(repeating: 255, count: 40)) == "400 frames")
    #expect(try await server.refusal(path + "1", body: frames([""])) == "400 frames")
    #expect(
      try await server.refusal(path + "1", body: frames([String(repeating: "x", count: 2_000)])) == "413 size"
    )
    #expect(try await server.refusal(path + "2", body: frames(["a"])) == "409 gap")
    #expect(try await server.refusal(path + "0", body: frames(["a"])) == "409 gap")
    #expect(try await server.refusal(path + "x", body: frames(["a"])) == "400 parameter")
    #expect(
      try await server.refusal(
        "/v1/stores/tasks/changes?epoch=other&replica=1&first=1", body: frames(["a"])) == "409 reset")
    #expect(
      try await server.refusal(
        "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=9&first=1", body: frames(["a"]))
        == "404 replica")
    #expect(
      try await server.refusal("/v1/stores/nobody/changes?epoch=x&replica=1&first=1", body: frames(["a"]))
        == "404 replica")
    let page = try await server.send(
      "/v1/stores/tasks/changes?after=0&epoch=\(membership.epoch)", accept: "application/json")
    #expect(String(decoding: page.body, as: UTF8.self).contains(#""changes":[]"#))
    try await server.stop()
  }

  @Test func `what is sent again has no second effect`() async throws {
    let server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first="
    #expect(try await server.send(path + "1", body: frames(["a", "b"])).status == 200)
    #expect(try await server.send(path + "1", body: frames(["a", "b"])).status == 200)
    #expect(try await server.send(path + "2", body: frames(["b", "c"])).status == 200)
    #expect(try await server.refusal(path + "2", body: frames(["x"])) == "409 forked")
    let answer = try await server.send("/v1/stores")
    #expect(String(decoding: answer.body, as: UTF8.self).contains(#""version":3"#))
    try await server.stop()
  }

  @Test func `a position that the order does not have is reset`() async throws {
    let server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)"
    _ = try await server.send(path + "&replica=\(membership.replica)&first=1", body: frames(["a"]))
    #expect(try await server.refusal(path + "&after=2&chain=") == "409 reset")
    #expect(try await server.refusal(path + "&after=1&chain=00") == "409 reset")
    #expect(try await server.refusal(path + "&after=-1") == "400 parameter")
    #expect(try await server.refusal("/v1/stores/tasks/changes?epoch=x&after=0") == "409 reset")
    try await server.stop()
  }

  @Test func `a request has a bounded number of changes, and each a bounded length`() async throws {
    let server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first=1"
    let change = frames([Data([1, 0, 0, 0, 0])])
    func body(_ count: Int) -> Data { Data(Array(repeating: change, count: count).joined()) }
    #expect(try await server.refusal(path, body: body(Frames.maximumChangeCount + 1)) == "413 size")
    #expect(try await server.refusal(path, body: Data(count: (32 << 20) + 1)) == "413 size")
    #expect(try await server.send(path, body: body(Frames.maximumChangeCount)).status == 200)
    #expect(
      String(decoding: try await server.send("/v1/stores").body, as: UTF8.self).contains(#""version":100000"#)
    )
    try await server.stop()
  }

  @Test func `a change is refused whose frame no client would take`() {
    var buffer = ByteBuffer()
    Frames.write(
      OrderedChange(
        position: OrderPosition(version: 1, hash: Array(Data(count: 32))), replica: 1, sequence: 1,
        bytes: Data([7])),
      for: nil,
      to: &buffer)
    #expect(buffer.readableBytes == 4 + FrameKind.changeHeadByteCount + 1)
    #expect(Frames.maximumChangeByteCount + FrameKind.changeHeadByteCount == FrameKind.maximumByteCount)
    var body = ByteBuffer()
    body.writeInteger(UInt32(3), endianness: .little)
    body.writeString("abc")
    #expect(Frames.measure(body)?.count == 1)
    #expect(Frames.measure(body)?.longest == 3)
    body.writeString("x")
    #expect(Frames.measure(body) == nil)
  }

  @Test func `all requests together have a bounded number of bytes in memory`() async throws {
    let server = try await RunningServer(folder.url) { $0.allBodiesLimit = 10_000 }
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first=1"
    let unfinished = try await RawConnection(server)
    let head = RawConnection.head("POST", path, "Content-Length: 9000") + "\r\n\r\n"
    try await unfinished.send(head + String(repeating: "x", count: 8_000))
    // The body contains no valid changes, so it is always refused. The code says why.
    let body = Data(repeating: 255, count: 5_000)
    let deadline = ContinuousClock.now + .seconds(10)
    while try await server.refusal(path, body: body) != "503 unavailable", ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await server.refusal(path, body: body) == "503 unavailable")
    // A short body fits, and so does the long one once the unfinished request has ended.
    #expect(try await server.send(path, body: frames([String(repeating: "x", count: 500)])).status == 200)
    try await unfinished.close()
    while try await server.refusal(path, body: body) != "400 frames", ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await server.refusal(path, body: body) == "400 frames")
    try await server.stop()
  }

  @Test func `requests without the token keep nobody out who has it`() async throws {
    let server = try await RunningServer(folder.url) { $0.requestRate = 1 }
    #expect(try await server.send("/v1/stores", authorization: "Bearer wrong").status == 401)
    try await wait("Strangers are not kept out") {
      try await server.send("/v1/stores", authorization: "Bearer wrong").status == 429
    }
    // All clients without the token share one limit, whatever they request.
    try await wait("Strangers are not kept out without a token") {
      try await server.send("/healthz", authorization: nil).status == 429
    }
    #expect(try await server.send("/v1/stores").status == 200)
    try await wait("There is no limit for those who have the token") {
      try await server.send("/v1/stores").status == 429
    }
    try await server.stop()
  }

  @Test func `too many requests are refused`() async throws {
    let server = try await RunningServer(folder.url) { $0.requestRate = 1 }
    #expect(try await server.send("/healthz").status == 200)
    try await wait("No request is refused") { try await server.send("/healthz").status == 429 }
    try await server.stop()
  }

  @Test func `two servers do not share a directory`() async throws {
    let server = try await RunningServer(folder.url)
    #expect(throws: EmbeddedLog.InUse.self) { try EmbeddedLog(folder.url) }
    try await server.stop()
  }

  @Test func `what was not wholly written is cut off`() async throws {
    var server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first="
    // The file `acknowledged` says which changes were acknowledged. It is put back to its state after the first change.
    _ = try await server.send(path + "1", body: frames(["one"]))
    let mark = folder.url.appending(path: "stores/tasks/acknowledged")
    let acknowledged = try Data(contentsOf: mark)
    _ = try await server.send(path + "2", body: frames(["two"]))
    try await server.stop()
    try acknowledged.write(to: mark)
    let file = folder.url.appending(path: "stores/tasks/changes")
    let whole = try Data(contentsOf: file)
    for length in (whole.count - 58)..<whole.count {
      try whole.prefix(length).write(to: file)
      server = try await RunningServer(folder.url)
      let page = try await server.send("/v1/stores")
      #expect(String(decoding: page.body, as: UTF8.self).contains(#""version":1"#), "\(length)")
      try await server.stop()
    }
    var damaged = whole
    damaged[whole.count - 1] ^= 1
    try damaged.write(to: file)
    server = try await RunningServer(folder.url)
    #expect(try await server.send(path + "2", body: frames(["two"])).status == 200)
    try await server.stop()
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func `copies and positions are asked for`() async throws {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    let membership = try await server.join("tasks")
    let base = "/v1/stores/tasks/"
    let name = try #require(StorePath("tasks"))
    #expect(
      try await server.refusal(base + "copy?epoch=\(membership.epoch)&replica=\(membership.replica)")
        == "404 copy")
    #expect(try await server.refusal(base + "copy?epoch=x&replica=1") == "409 reset")
    #expect(try await server.refusal(base + "copy?version=1&offset=0") == "404 copy")
    #expect(try await server.refusal(base + "copy?version=1&offset=x") == "400 parameter")
    #expect(try await server.refusal(base + "copy") == "400 parameter")
    #expect(try await server.refusal("/v1/stores/other/copy?epoch=x&replica=1") == "404 replica")
    for body in ["", "x", "{}", "[1]", #"[{"version":-1,"chain":""}]"#] {
      #expect(try await server.refusal(base + "places", body: Data(body.utf8)) == "400 places", "\(body)")
    }
    let path = base + "changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first="
    _ = try await server.send(path + "1", body: frames(["one", "two"]))
    let head = try await log.summary(of: name)
    let position = OrderPosition(version: head.version, chain: head.chain)
    let bytes = Data("the effect of both".utf8)
    try await log.keep(
      StoreCopy(
        position: position, byteCount: bytes.count, checksum: CopyMaker.checksum(bytes), changeByteCount: 6),
      bytes, of: name)
    let answer = try await server.send(base + "copy?epoch=\(membership.epoch)&replica=\(membership.replica)")
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(
      text == """
        {"byteCount":18,"chain":"\(head.chain)","checksum":\(CopyMaker.checksum(bytes)),"sequence":2,"version":2}
        """)
    #expect(try await server.send(base + "copy?version=2&offset=4").body == bytes.dropFirst(4))
    #expect(try await server.send(base + "copy?version=2&offset=-4").body == bytes)
    #expect(try await server.send(base + "copy?version=2&offset=1000").body.isEmpty)
    #expect(try await log.dropChanges(of: name) == 2)
    #expect(
      try await server.refusal(base + "changes?epoch=\(membership.epoch)&after=0") == "409 compacted")
    let positions =
      #"[{"version":0,"chain":""},{"version":2,"chain":"\#(head.chain)"},{"version":9,"chain":"x"}]"#
    #expect(
      String(decoding: try await server.send(base + "places", body: Data(positions.utf8)).body, as: UTF8.self)
        == #"{"chain":"\#(head.chain)","version":2}"#)
    try await server.stop()
  }

  @Test func `a client with many positions asks for the last ones first`() async throws {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    let member = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
    #expect(try await server.send(path, body: frames(["one", "two", "three", "four"])).status == 200)
    let name = try #require(StorePath("tasks"))
    let order = try await log.changes(after: .start, in: member.epoch, of: name, byteCount: 1 << 20).changes
    var positions = order.map(\.position)
    let wrong = String(repeating: "0", count: 64)
    positions += (5...10 as ClosedRange<UInt64>).map { OrderPosition(version: $0, chain: wrong) }
    let requests = SyncRequests(server: server.url, store: "tasks", token: RunningServer.token)
    for limit in [1, 3, 10, 100] {
      #expect(try await requests.common(positions, limit: limit) == positions[3])
    }
    #expect(try await requests.common(Array(positions[4...]), limit: 3) == .start)
    #expect(try await requests.common([]) == .start)
    try await server.stop()
  }

  @Test func `metrics count what happened`() async throws {
    let server = try await RunningServer(folder.url)
    let membership = try await server.join("tasks")
    _ = try await server.send(
      "/v1/stores/tasks/changes?epoch=\(membership.epoch)&replica=\(membership.replica)&first=1",
      body: frames(["one", "two"]))
    let text = String(decoding: try await server.send("/metrics").body, as: UTF8.self)
    #expect(text.contains("santa_server_changes_total 2\n"))
    #expect(text.contains("santa_server_store_version{store=\"tasks\"} 2\n"))
    try await server.stop()
  }
}
