import Foundation
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Clients that start a request and then stall.
@Suite(.serialized, .fewAtOnce) struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func append(_ count: Int, byteCount: Int, _ member: Membership, _ server: RunningServer)
    async throws
  {
    let change = String(repeating: "x", count: byteCount)
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
    let answer = try await server.send(path, body: frames(Array(repeating: change, count: count)))
    #expect(answer.status == 200)
  }

  @Test func `connections are closed whose requests do not go on, and streams stay`() async throws {
    let server = try await RunningServer(folder.url) { $0.idleTimeout = .seconds(3) }
    let member = try await server.join("tasks")
    let stream = try await RawConnection(server)
    try await stream.send(
      RawConnection.head("GET", "/v1/stores/tasks/changes?epoch=\(member.epoch)&after=0&follow=true")
        + "\r\n\r\n")
    try await wait("The stream does not begin") { stream.text.contains("200 OK") }
    let silent = try await RawConnection(server)
    let half = try await RawConnection(server)
    try await half.send("GET /healthz HT")
    let unfinished = try await RawConnection(server)
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
    try await unfinished.send(RawConnection.head("POST", path, "Content-Length: 100") + "\r\n\r\nabc")
    let answered = try await RawConnection(server)
    try await answered.send(RawConnection.head("GET", "/healthz") + "\r\n\r\n")
    try await wait("There is no answer") { answered.text.contains("ok") }
    for (name, connection) in [
      "silent": silent, "half a head": half, "half a body": unfinished, "after an answer": answered,
    ] { try await wait("It is not closed: \(name)") { !connection.isOpen } }
    // Wait longer than the other connections stayed open.
    try await Task.sleep(for: .seconds(3))
    #expect(stream.isOpen)
    try await append(1, byteCount: 10, member, server)
    try await wait("The stream does not go on") { stream.text.contains("xxxxxxxxxx") }
    try await stream.close()
    try await server.stop()
  }

  /// Returns the number of streams in the server's metrics.
  private func streams(of server: RunningServer) async throws -> Int? {
    let lines = String(decoding: try await server.send("/metrics").body, as: UTF8.self).split(separator: "\n")
    let name = "santa_server_followers "
    return lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a server ends though a client takes nothing, and another one sends only half a request`() async throws
  {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log, shutdown: .seconds(1))
    let member = try await server.join("tasks")
    try await append(20, byteCount: 1 << 20, member, server)
    let slow = try await RawConnection(server, isReading: false)
    try await slow.send(
      RawConnection.head("GET", "/v1/stores/tasks/changes?epoch=\(member.epoch)&after=0&follow=true")
        + "\r\n\r\n")
    let unfinished = try await RawConnection(server)
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=2"
    try await unfinished.send(RawConnection.head("POST", path, "Content-Length: 100") + "\r\n\r\nabc")
    // Wait until the server is blocked on both clients: the stream has begun, and its data fills the connection's buffers.
    try await wait("The stream does not begin") { try await streams(of: server) == 1 }
    try await Task.sleep(for: .milliseconds(500))
    let clock = ContinuousClock()
    let duration = try await clock.measure { try await server.stop() }
    #expect(duration < .seconds(30))
    try await slow.close()
  }

  #if os(Linux)
    @Test func `a stream ends whose client takes nothing`() async throws {
      // A client that sends 20 MiB can seem idle to a server that waits only briefly.
      let patient = try await RunningServer(folder.url)
      let member = try await patient.join("tasks")
      try await append(20, byteCount: 1 << 20, member, patient)
      try await patient.stop()
      let server = try await RunningServer(folder.url) { $0.idleTimeout = .seconds(2) }
      let slow = try await RawConnection(server, isReading: false)
      try await slow.send(
        RawConnection.head("GET", "/v1/stores/tasks/changes?epoch=\(member.epoch)&after=0&follow=true")
          + "\r\n\r\n")
      try await wait("The stream does not begin") { try await streams(of: server) == 1 }
      try await wait("It does not end") { try await streams(of: server) == 0 }
      try await slow.close()
      try await server.stop()
    }
  #endif

  @Test func `a request that ends within its body is not the server's failure`() async throws {
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    let member = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
    let cut = try await RawConnection(server)
    // The second chunk has no length.
    try await cut.send(
      RawConnection.head("POST", path, "Transfer-Encoding: chunked") + "\r\n\r\n3\r\nabc\r\nxyz\r\n")
    try await wait("There is no answer") { cut.text.contains("HTTP/1.1 ") }
    #expect(cut.text.contains("HTTP/1.1 400") && !cut.text.contains("500"))
    try await wait("It is not closed") { !cut.isOpen }
    #expect(try await server.send("/healthz").status == 200)
    try await server.stop()
  }

  @Test func `a client of HTTP/1.0 gets its answer up to the end of the connection`() async throws {
    let folder = try TemporaryFolder()
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let token = "Authorization: Bearer \(RunningServer.token)\r\n"
    for request in [
      "GET /healthz HTTP/1.0\r\n\r\n", "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
      "GET /metrics HTTP/1.0\r\n\(token)\r\n", "GET /nowhere HTTP/1.0\r\n\r\n",
    ] {
      let connection = try await RawConnection(server)
      try await connection.send(request)
      try await wait("The connection stays open") { !connection.isOpen }
      #expect(connection.text.hasPrefix("HTTP/1.0 "), "\(connection.text)")
      let text = connection.text.lowercased()
      #expect(!text.contains("chunked") && text.contains("connection: close"), "\(connection.text)")
    }
    let modern = try await RawConnection(server)
    try await modern.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try await wait("No answer") { modern.text.contains("\r\n\r\n") }
    #expect(modern.text.hasPrefix("HTTP/1.1 200") && modern.isOpen)
    try await modern.close()
    try await server.stop()
  }

  @Test func `the answer to HEAD has no body`() async throws {
    let server = try await RunningServer(folder.url) { $0.requestRate = 1 }
    let connection = try await RawConnection(server)
    // If `HEAD` sent a body, it would precede the next answer.
    for _ in 0..<6 { try await connection.send("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") }
    try await wait("There are no answers") { connection.text.ranges(of: "HTTP/1.1 ").count == 6 }
    #expect(connection.text.contains("HTTP/1.1 429"))
    #expect(!connection.text.contains("Too many requests."))
    try await connection.close()
    try await server.stop()
  }

  @Test func `a client that waits with its body is told to go on, or why it is not wanted`() async throws {
    let server = try await RunningServer(folder.url) { $0.bodyLimit = 1_000 }
    let member = try await server.join("tasks")
    let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
    let body = String(decoding: frames(["one"]), as: UTF8.self)
    let wanted = try await RawConnection(server)
    let length = "Content-Length: \(body.utf8.count)"
    try await wanted.send(RawConnection.head("POST", path, "Expect: 100-continue", length) + "\r\n\r\n")
    try await wait("It is not told to go on") { wanted.text.contains("HTTP/1.1 100 Continue\r\n\r\n") }
    try await wanted.send(body)
    try await wait("There is no answer") { wanted.text.contains("HTTP/1.1 200 OK") }
    // The connection remains usable.
    try await wanted.send(RawConnection.head("GET", "/healthz") + "\r\n\r\n")
    try await wait("There is no second answer") { wanted.text.contains("ok\n") }
    #expect(wanted.text.ranges(of: "100 Continue").count == 1)
    // A body that is too long, an invalid store name, and a missing token.
    for (fields, path, status) in [
      ("Content-Length: 100000", path, "413"), (length, path.replacing("/tasks/", with: "/../"), "400"),
    ] {
      let refused = try await RawConnection(server)
      try await refused.send(RawConnection.head("POST", path, "Expect: 100-continue", fields) + "\r\n\r\n")
      try await wait("There is no refusal") { refused.text.contains("HTTP/1.1 \(status)") }
      #expect(!refused.text.contains("100 Continue"))
      try await refused.close()
    }
    let stranger = try await RawConnection(server)
    try await stranger.send(
      "POST \(path) HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\(length)\r\n\r\n")
    try await wait("There is no refusal") { stranger.text.contains("HTTP/1.1 401") }
    #expect(!stranger.text.contains("100 Continue"))
    try await stranger.close()
    try await wanted.close()
    try await server.stop()
  }
}
