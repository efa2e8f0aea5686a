import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaNetwork

@Suite("The HTTP client", .unlessItHangs)
struct HTTPClientTests {
  private static let client = HTTPClient(
    userAgent: "santa-tests/1 (nobody@example.org)", deadline: .seconds(1500))

  private static func code(
    of url: URL, _ client: HTTPClient = client
  ) async throws -> HTTPError.Code? {
    do {
      _ = try await client.response(to: HTTPRequest(url))
      return nil
    } catch let error as HTTPError { return error.code }
  }

  @Test func `status, header fields and body come as they are, and what was sent arrives`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(404, headers: ["X-Reindeer": "Rudolf"], body: "no such sleigh")
    }
    let response = try await Self.client.response(
      to: HTTPRequest(server.url.appending(path: "a b"), headers: ["X-Asks": "an elf"]))
    #expect(response.status == 404)
    #expect(response.header("x-reindeer") == "Rudolf")
    #expect(response.header("nose") == nil)
    #expect(String(decoding: response.body, as: UTF8.self) == "no such sleigh")
    let request = try #require(server.requests.first)
    #expect(request.target == "/a%20b")
    #expect(request.headers["x-asks"] == "an elf")
    #expect(request.headers["user-agent"] == "santa-tests/1 (nobody@example.org)")
  }

  /// Formerly, the session waited for a password until the deadline, although there was no way to enter one.
  @Test(arguments: [#"Basic realm="x""#, #"Digest realm="x", nonce="1""#, "Key realm", "Negotiate", ""])
  func `a refusal is an answer, whatever it asks for`(challenge: String) async throws {
    let headers = challenge.isEmpty ? [:] : ["WWW-Authenticate": challenge]
    let server = try LoopbackServer { _ in LoopbackAnswer(401, headers: headers, body: "no") }
    let response = try await Self.client.response(to: HTTPRequest(server.url))
    #expect(response.status == 401)
  }

  @Test func `an answer without a body is an answer`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(304) }
    let response = try await Self.client.response(to: HTTPRequest(server.url))
    #expect(response == HTTPResponse(status: 304, headers: response.headers))
  }

  @Test func `a body that comes in drops is put together`() async throws {
    let text = String(repeating: "ho", count: 100)
    let server = try LoopbackServer { _ in LoopbackAnswer(body: text).coming(.dripping(50, every: 0.001)) }
    let response = try await Self.client.response(to: HTTPRequest(server.url))
    #expect(String(decoding: response.body, as: UTF8.self) == text)
  }

  @Test func `a server that is silent, or trickles for ever, is given up at the deadline`() async throws {
    var client = Self.client
    client.deadline = .milliseconds(200)
    for manner in [LoopbackAnswer.Manner.never, .dripping(1, every: 0.05)] {
      let server = try LoopbackServer { _ in
        LoopbackAnswer(body: String(repeating: "x", count: 10_000)).coming(manner)
      }
      #expect(try await Self.code(of: server.url, client) == .timedOut)
    }
  }

  @Test func `a body over the limit is refused, and one at the limit is not`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: String(repeating: "x", count: 100_000)) }
    var client = Self.client
    client.bodyLimit = 100_000
    #expect(try await Self.code(of: server.url, client) == nil)
    client.bodyLimit = 99_999
    #expect(try await Self.code(of: server.url, client) == .tooLarge)
  }

  @Test func `an unreachable server is reported by the kind of failure`() async throws {
    #expect(try await Self.code(of: LoopbackServer.deadURL()) == .refused)
    #expect(try await Self.code(of: #require(URL(string: "http://no-such-host.invalid/"))) == .unknownHost)
    #expect(try await Self.code(of: URL(filePath: "/etc/hosts")) == .notHTTP)
    #expect(try await Self.code(of: #require(URL(string: "http:///path"))) == .notHTTP)
  }

  @Test(arguments: [LoopbackAnswer.Manner.closing, .cutOff(after: 5), .cutOff(after: 0)])
  func `an answer that breaks off is no answer`(manner: LoopbackAnswer.Manner) async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: "0123456789").coming(manner) }
    #expect(try await Self.code(of: server.url) == .interrupted)
  }

  @Test func `a server that does not speak TLS is no secure one`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer() }
    let port = try #require(server.url.port)
    // With HTTPS, the first bytes from the client aren't an HTTP request, so the server closes the connection.
    let url = try #require(URL(string: "https://127.0.0.1:\(port)/secret?key=abc"))
    let error = await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(url))
    }
    #expect(error?.code == .insecure)
    #expect(error.map { !"\($0)".contains("secret") && !"\($0)".contains("abc") } == true)
  }

  @Test func `a cancelled request throws what cancellation throws, before and while it is under way`()
    async throws
  {
    let (asked, isAsked) = AsyncStream.makeStream(of: Never.self)
    let server = try LoopbackServer { _ in
      isAsked.finish()
      return LoopbackAnswer().coming(.never)
    }
    let request = HTTPRequest(server.url)
    let task = Task { try await Self.client.response(to: request) }
    for await _ in asked {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let late = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await Self.client.response(to: request)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(server.requests.count == 1)
  }

  /// On Linux, `URLSession` ended the program if a redirection was answered after its task had been cancelled.
  @Test func `a request may be given up at any moment of a redirection`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(302, headers: ["Location": "/again"]) }
    for microseconds in 0..<100 {
      let request = Task { try await Self.client.response(to: HTTPRequest(server.url)) }
      try await Task.sleep(for: .microseconds(50 * microseconds))
      request.cancel()
      await #expect(throws: (any Error).self) { try await request.value }
    }
  }

  @Test func `a deadline that is no time is as long as one can wait`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: "here") }
    let client = HTTPClient(userAgent: "santa-tests/1", deadline: .seconds(Int64.max))
    #expect(try await client.response(to: HTTPRequest(server.url)).status == 200)
  }

  @Test func `another server that is redirected to learns nothing but the program's name`() async throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(body: "found") }
    let target = other.url.absoluteString + "/there"
    let server = try LoopbackServer { request in
      request.target == "/first"
        ? LoopbackAnswer(301, headers: ["Location": "/second"])
        : LoopbackAnswer(302, headers: ["Location": target])
    }
    let response = try await Self.client.response(
      to: HTTPRequest(server.url.appending(path: "first"), headers: ["X-Key": "secret"]))
    #expect(String(decoding: response.body, as: UTF8.self) == "found")
    #expect(server.requests.map(\.target) == ["/first", "/second"])
    #expect(server.requests.map { $0.headers["x-key"] } == ["secret", "secret"])
    #expect(server.requests.allSatisfy { $0.headers["user-agent"] == Self.client.userAgent })
    #expect(other.requests.first?.headers["x-key"] == nil)
    #expect(other.requests.map { $0.headers["user-agent"] } == ["santa-tests/1"])
  }

  @Test func `many requests at once each get their own answer`() async throws {
    let server = try LoopbackServer { LoopbackAnswer(body: $0.target) }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let url = server.url.appending(path: "\(number)")
          let body = try await Self.client.response(to: HTTPRequest(url)).body
          return String(decoding: body, as: UTF8.self) == "/\(number)"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    #expect(server.requests.count == 50)
  }
}
