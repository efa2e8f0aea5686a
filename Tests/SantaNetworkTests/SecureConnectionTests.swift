#if canImport(Glibc)
  import Foundation
  import SantaCoreTestSupport
  import Synchronization
  import Testing

  @testable import SantaNetwork

  /// Answers over TLS that are cut, delayed and damaged, and certificates without a trusted authority.
  @Suite("Secure connections", .unlessItHangs)
  struct SecureConnectionTests {
    private static let answers: [String: String] = [
      "sized": "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 10\r\n\r\n0123456789",
      "chunked":
        "HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n0123\r\n6\r\n456789\r\n0\r\n\r\n",
      "head": "HTTP/1.1 200 OK\r\n", "closed": "HTTP/1.1 200 OK\r\n\r\n0123456789",
    ]

    private static func server() throws -> SecureServer? {
      try SecureServer(answers.mapValues { Array($0.utf8) })
    }

    private static func client(_ deadline: Duration = .seconds(1500)) -> HTTPClient {
      HTTPClient(userAgent: "santa-tests/1", deadline: deadline)
    }

    private static func transport(_ server: SecureServer) -> CurlTransport {
      CurlTransport(authorities: .init(file: server.certificate.path))
    }

    private static func code(
      _ transport: CurlTransport, _ url: URL, _ deadline: Duration = .seconds(1500)
    ) async throws -> HTTPError.Code? {
      do {
        let response = try await transport.response(to: HTTPRequest(url), for: client(deadline))
        #expect(response.body == Data("0123456789".utf8))
        return nil
      } catch let error as HTTPError { return error.code }
    }

    @Test func `a certificate is trusted if its authority is named, and only then`() async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      #expect(try await Self.code(Self.transport(server), server.url("sized")) == nil)
      let error = await #expect(throws: HTTPError.self) {
        try await CurlTransport().response(to: HTTPRequest(server.url("sized")), for: Self.client())
      }
      #expect(error?.code == .insecure)
      #expect(error?.description.contains("certificate") == true)
      // The certificate is for a different host name.
      let other = try #require(URL(string: "https://localhost:\(server.port)/sized"))
      #expect(try await Self.code(Self.transport(server), other) == .insecure)
      let missing = CurlTransport(authorities: .init(file: "/nonexistent/authorities.pem"))
      #expect(try await Self.code(missing, server.url("sized")) == .insecure)
    }

    @Test func `a connection that is cut at any byte is an error, and the program goes on`() async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      let transport = Self.transport(server)
      for name in ["sized", "chunked", "head"] {
        let measured = try LoopbackRelay(to: server.port) { _ in .none }
        let isWhole = try await Self.code(transport, server.url(name, port: measured.port)) == nil
        #expect(isWhole == (name != "head"))
        measured.stop()
        var count: Int?
        while count == nil {
          count = measured.byteCount(ofConnection: 0)
          try await Task.sleep(for: .milliseconds(5))
        }
        // Cut at each of the last 400 bytes, and at some of the bytes before them.
        let end = count ?? 0
        let places = stride(from: 0, to: end - 400, by: 29) + Array(max(0, end - 400)..<end)
        let relay = try LoopbackRelay(to: server.port) { .cut(after: places[$0]) }
        for place in places {
          let code = try await Self.code(transport, server.url(name, port: relay.port))
          // Only the record that announces the end of the connection follows the answer.
          let isAnswered = code == nil && name != "head" && place > end - 60
          #expect(
            isAnswered || code == .insecure || code == .interrupted, "\(name), cut at \(place) of \(end)")
        }
        relay.stop()
      }
    }

    @Test(arguments: RandomRun.seeds(2, fresh: 1))
    func `a connection with any wrong byte is an answer or an error`(seed: UInt64) async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      let transport = Self.transport(server)
      var generator = SeededGenerator(seed: seed)
      let changes = (0..<60).map { _ in
        LoopbackRelay.Change.damage(
          at: Int.random(in: 0..<1_600, using: &generator), with: UInt8.random(in: 0...255, using: &generator)
        )
      }
      let relay = try LoopbackRelay(to: server.port) { changes[$0] }
      defer { relay.stop() }
      for change in changes {
        // An incorrect length makes client and server wait for each other.
        let code = try await Self.code(transport, server.url("sized", port: relay.port), .seconds(2))
        #expect(code != .failed && code != .notHTTP, "\(change)")
      }
    }

    @Test func `a connection that stops at any byte is given up at the deadline`() async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      let transport = Self.transport(server)
      for place in stride(from: 0, to: 1_200, by: 200) {
        let relay = try LoopbackRelay(to: server.port) { _ in .stop(after: place) }
        defer { relay.stop() }
        let code = try await Self.code(transport, server.url("sized", port: relay.port), .milliseconds(150))
        #expect(code == .timedOut, "stopped at \(place)")
      }
    }

    /// A `SIGPIPE` must not end the program when the server disconnects during an upload.
    @Test func `a connection that is closed during an upload is an error`() async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      let transport = Self.transport(server)
      for count in [1_000, 1_400, 2_000] {
        let relay = try LoopbackRelay(to: server.port) { _ in .cut(after: count) }
        defer { relay.stop() }
        var request = HTTPRequest(try server.url("sized", port: relay.port))
        request.method = .post(Data(count: 30_000_000))
        _ = try? await transport.response(to: request, for: Self.client(.seconds(1)))
      }
    }

    @Test func `a body without a length ends with the connection only if that is said`() async throws {
      guard let server = try Self.server() else { return }
      defer { server.stop() }
      #expect(try await Self.code(Self.transport(server), server.url("closed")) == nil)
    }
  }
#endif
