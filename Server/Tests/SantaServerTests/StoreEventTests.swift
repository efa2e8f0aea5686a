import Foundation
import SantaReplication
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaServer
@testable import SantaSync

/// The stream of `GET /v1/events`.
@Suite(.serialized, .fewAtOnce) struct StoreEventTests {
  /// Follows the list with the client's own code.
  private final class Follower: Sendable {
    private let lines = Mutex<[String]>([])
    private let task: Task<Void, Never>

    init(_ server: URL, _ authorization: Authorization, _ pattern: String) throws {
      let settings = ListenerSettings(
        server: server, authorization: authorization,
        pattern: try RemotePattern(pattern, user: authorization.user), name: "test", objectTypes: [],
        directory: ListenerDirectory(URL(filePath: "/nonexistent/test")), options: .init(), timing: .init())
      let (news, continuation) = AsyncStream.makeStream(of: StoreList.News.self)
      task = Task {
        try? await StoreList(settings).follow { continuation.yield($0) }
        continuation.finish()
      }
      Task {
        for await one in news { self.lines.withLock { $0.append(Self.text(one)) } }
        self.lines.withLock { $0.append("end") }
      }
    }

    private static func text(_ news: StoreList.News) -> String {
      switch news {
      case .all(let stores): "all \(stores.map { "\($0.name) \($0.version)" }.sorted())"
      case .changed(let store): "\(store.name) \(store.version)"
      case .gone(let name): "gone \(name)"
      }
    }

    var all: [String] { lines.withLock { $0 } }

    func waitFor(_ line: String, location: SourceLocation = #_sourceLocation) async throws {
      let deadline = ContinuousClock.now + patience
      while !all.contains(line), ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(all.contains(line), "\(all)", sourceLocation: location)
    }

    func stop() { task.cancel() }
  }

  @Test(arguments: LogKind.allCases)
  func `the list comes first, then each change`(_ kind: LogKind) async throws {
    let bed = try await AccountsBed(kind)
    let anna = try await bed.join("anna:weather", RunningServer.token)
    _ = try await bed.join("other:list", RunningServer.token)
    let follower = try Follower(bed.server.url, .token(RunningServer.token), "/*/weather")
    try await follower.waitFor(#"all ["anna:weather 0"]"#)
    _ = try await bed.join("berta:weather", RunningServer.token)
    try await follower.waitFor("berta:weather 0")
    #expect(try await bed.append(["A", "B"], anna, to: "anna:weather", RunningServer.token).status == 200)
    try await follower.waitFor("anna:weather 2")
    #expect(try await bed.send("DELETE", "/v1/stores/anna:weather", RunningServer.token).status == 200)
    try await follower.waitFor("gone anna:weather")
    #expect(!follower.all.contains { $0.contains("other") })
    follower.stop()
    try await bed.stop()
  }

  @Test func `rights that come and go change the list`() async throws {
    let bed = try await AccountsBed(.embedded)
    let folder = try TemporaryFolder()
    let connection = try ServerConnection(bed.server.url, sessions: folder.url.appending(path: "session"))
    try await connection.signIn(jwt: bed.identityToken("worker"))
    let worker = try await bed.signIn("worker")
    _ = try await bed.join("shared:weather", RunningServer.token)
    let follower = try Follower(bed.server.url, try connection.authorization(of: nil), "/*/weather")
    try await follower.waitFor("all []")
    try await bed.grant(worker, "/*/weather", "read")
    try await follower.waitFor("shared:weather 0")
    try await bed.revoke(worker, "/*/weather")
    try await follower.waitFor("gone shared:weather")
    // The stream ends with the user.
    let answer = try await bed.send("DELETE", "/v1/users/\(worker.user.id)", RunningServer.token)
    #expect(answer.status < 300, "\(answer.text)")
    try await follower.waitFor("end")
    try await bed.stop()
  }

  @Test func `an invalid pattern is refused`() async throws {
    let bed = try await AccountsBed(.embedded)
    for query in ["", "?match=", "?match=/a**", "?match=/~/x"] {
      let answer = try await bed.send("GET", "/v1/events\(query)", RunningServer.token)
      #expect(answer.text == "400 parameter", "\(query)")
    }
    #expect(try await bed.send("GET", "/v1/events?match=/a", nil).text == "401 token")
    try await bed.stop()
  }

  @Test func `hundreds of stores are one stream, and only changes are sent`() async throws {
    let folder = try TemporaryFolder()
    let server = try await RunningServer(folder.url)
    var members: [Membership] = []
    for number in 1...200 { members.append(try await server.join("u\(number):weather")) }
    let follower = try Follower(server.url, .token(RunningServer.token), "/*/weather")
    try await wait("No list.") { !follower.all.isEmpty }
    #expect(follower.all.first?.split(separator: ",").count == 200)
    for number in [7, 150] {
      #expect(try await server.append([change("A")], members[number - 1], to: "u\(number):weather") == "200 ")
    }
    try await follower.waitFor("u150:weather 1")
    #expect(Set(follower.all.dropFirst()) == ["u7:weather 1", "u150:weather 1"])
    follower.stop()
    try await server.stop()
  }

  @Test func `events are read from parts of any length`() {
    let text =
      ":\n\nevent: store\ndata: {\"a\":1}\n\nevent: gone\ndata: x\n\n:\n\nevent: listed\ndata: {}\n\n"
    for length in 1...text.utf8.count {
      var reader = EventReader()
      var events: [EventReader.Event] = []
      var rest = Data(text.utf8)[...]
      while !rest.isEmpty {
        events += reader.append(Data(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(events.map(\.name) == ["store", "gone", "listed"] && events[0].data == Data("{\"a\":1}".utf8))
    }
    var reader = EventReader()
    #expect(reader.append(Data(repeating: 65, count: 100_000)).isEmpty && reader.isMalformed)
  }
}
