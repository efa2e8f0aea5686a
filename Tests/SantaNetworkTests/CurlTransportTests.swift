#if canImport(Glibc)
  import Foundation
  import SantaCoreTestSupport
  import Synchronization
  import Testing

  @testable import SantaNetwork

  /// Requests through libcurl: its thread, its connections, and the decisions that it must not make itself.
  @Suite("Requests by libcurl", .unlessItHangs)
  struct CurlTransportTests {
    private static let client = HTTPClient(userAgent: "santa-tests/1", deadline: .seconds(1500))

    private static func post(_ url: URL, _ body: Data) -> HTTPRequest {
      var request = HTTPRequest(url)
      request.method = .post(body)
      return request
    }

    @Test(arguments: ["PUT", "DELETE", "PATCH"])
    func `another method is sent with its body, and the next request has its own method`(_ name: String)
      async throws
    {
      let server = try LoopbackServer { request in
        LoopbackAnswer(body: "\(request.method) \(String(decoding: request.body, as: UTF8.self))")
      }
      defer { server.stop() }
      var request = HTTPRequest(server.url)
      request.method = .custom(name, Data("{}".utf8))
      let answer = try await Self.client.response(to: request)
      #expect(String(decoding: answer.body, as: UTF8.self) == "\(name) {}")
      let next = try await Self.client.response(to: HTTPRequest(server.url))
      #expect(String(decoding: next.body, as: UTF8.self) == "GET ")
    }

    @Test
    func `a connection is used again, and a request whose connection has died is sent over another one`()
      async throws
    {
      let server = try LoopbackServer { request in
        var answer = LoopbackAnswer(body: request.target)
        // The server closes this connection although the answer doesn't announce it.
        if request.target == "/2" {
          answer = LoopbackAnswer(raw: Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n/2".utf8))
        } else {
          answer.keepsConnection = true
        }
        return answer
      }
      defer { server.stop() }
      // On a busy machine, the end of a connection may arrive after the next request was sent. That request then opens another
      // connection.
      var connections: [[Int]] = []
      for _ in 0..<5 where connections.last != [0, 0, 0, 1, 1] {
        let (transport, start) = (CurlTransport(), server.requests.count)
        for number in 0..<5 {
          let url = server.url.appending(path: "\(number)")
          let response = try await transport.response(to: Self.post(url, Data("x".utf8)), for: Self.client)
          #expect(String(decoding: response.body, as: UTF8.self) == "/\(number)")
          // Gives the end of the connection time to arrive.
          try await Task.sleep(for: .milliseconds(50))
        }
        let used = server.requests.dropFirst(start).map(\.connection)
        connections.append(used.map { $0 - (used.first ?? 0) })
      }
      #expect(connections.last == [0, 0, 0, 1, 1])
    }

    @Test func `a body is sent whole, with its length and without a question`() async throws {
      let server = try LoopbackServer { request in LoopbackAnswer(body: "\(request.body.count)") }
      defer { server.stop() }
      for count in [0, 1, 100_000, 3_000_000] {
        let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        let response = try await Self.client.response(to: Self.post(server.url, body))
        #expect(String(decoding: response.body, as: UTF8.self) == "\(count)")
        let request = try #require(server.requests.last)
        #expect(request.method == "POST")
        #expect(Data(request.body) == body)
        #expect(request.headers["expect"] == nil)
        #expect(request.headers["content-type"] == nil)
      }
    }

    @Test func `a redirection with 307 sends the body again, to the same server`() async throws {
      let server = try LoopbackServer { request in
        request.target == "/there"
          ? LoopbackAnswer(body: "found") : LoopbackAnswer(307, headers: ["Location": "/there"])
      }
      defer { server.stop() }
      _ = try await Self.client.response(to: Self.post(server.url, Data("letter".utf8)))
      #expect(server.requests.map(\.method) == ["POST", "POST"])
      #expect(server.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["letter", "letter"])
    }

    /// With `URLSession`, a stream over a new connection, or one with more than 64 KiB of body, kept a processor busy.
    @Test func `a silent stream keeps no processor busy`() async throws {
      let server = try LoopbackServer { _ in
        let start = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"
        return LoopbackAnswer(raw: Array(start.utf8), manner: .silent(after: 1_000))
      }
      defer { server.stop() }
      let transport = CurlTransport()
      let bell = Bell()
      let hasArrived = Mutex(false)
      let request = Self.post(server.url, Data(count: 200_000))
      let task = Task {
        try await transport.response(to: request, for: Self.client) { _ in
          hasArrived.withLock { $0 = true }
          bell.ring()
        }
      }
      await bell.wait { hasArrived.withLock { $0 } }
      try await Task.sleep(for: .milliseconds(50))
      let count = transport.turnCount
      try await Task.sleep(for: .milliseconds(500))
      #expect(transport.turnCount - count <= 3)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `the thread ends when there is nothing to do, and begins again`() async throws {
      let server = try LoopbackServer { _ in
        var answer = LoopbackAnswer(body: "here")
        answer.keepsConnection = true
        return answer
      }
      defer { server.stop() }
      let transport = CurlTransport(idleTime: .milliseconds(50))
      #expect(!transport.isRunning)
      for _ in 0..<3 {
        let response = try await transport.response(to: HTTPRequest(server.url), for: Self.client)
        #expect(response.status == 200)
        while transport.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      }
      #expect(server.requests.map(\.connection) == [0, 1, 2])
    }

    @Test func `requests that are given up at any moment leave nothing behind`() async throws {
      let server = try LoopbackServer { _ in LoopbackAnswer(body: "here").coming(.after(0.002)) }
      defer { server.stop() }
      let transport = CurlTransport(idleTime: .milliseconds(20))
      await withTaskGroup(of: Void.self) { group in
        for microseconds in 0..<200 {
          group.addTask {
            let request = Task { try await transport.response(to: HTTPRequest(server.url), for: Self.client) }
            try? await Task.sleep(for: .microseconds(20 * microseconds))
            request.cancel()
            _ = try? await request.value
          }
        }
      }
      while transport.isRunning { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `without libcurl, a request says what to install`() async throws {
      let server = try LoopbackServer { _ in LoopbackAnswer() }
      defer { server.stop() }
      let transport = CurlTransport(libraries: ["libno-such-library.so.4"])
      for _ in 0..<2 {
        let error = await #expect(throws: HTTPError.self) {
          try await transport.response(to: HTTPRequest(server.url), for: Self.client)
        }
        #expect(error?.code == .failed)
        #expect(error?.description.contains("package libcurl4 on Debian") == true)
      }
      // An existing library that isn't libcurl.
      let error = await #expect(throws: HTTPError.self) {
        try await CurlTransport(libraries: ["libc.so.6"]).response(
          to: HTTPRequest(server.url), for: Self.client)
      }
      #expect(error?.description.contains("older than 7.68") == true)
      #expect(server.requests.isEmpty)
    }

    @Test func `the libcurl with GnuTLS will do, too`() async throws {
      guard (try? CurlLibrary(["libcurl-gnutls.so.4"])) != nil else {
        return print("left out: libcurl-gnutls.so.4 is not installed")
      }
      let server = try LoopbackServer { _ in LoopbackAnswer(body: "here") }
      defer { server.stop() }
      let transport = CurlTransport(libraries: ["libno-such-library.so.4", "libcurl-gnutls.so.4"])
      #expect(try await transport.response(to: HTTPRequest(server.url), for: Self.client).status == 200)
    }

    @Test(arguments: [
      ("http://a.org", "http://a.org/"), ("HTTP://A.org:80/x?y#z", "http://A.org:80/x?y"),
      ("http://[::1]:9/x", "http://[::1]:9/x"), ("http://user:p%40ss@a.org/", "http://a.org/"),
      ("http://a.org/a%20b", "http://a.org/a%20b"), ("http://a.org\\@b.org/", "http://b.org/"),
      ("ftp://a.org/", nil),
      ("http:///x", nil), ("http://a.org:99999/", nil),
    ])
    func `libcurl gets only addresses that it reads as Foundation does`(address: String, expected: String?) {
      let parts = URL(string: address)?.curlAddress
      #expect(parts?.text == expected)
      if address.contains("user") { #expect(parts?.user == "user" && parts?.password == "p@ss") }
    }

    @Test func `a number of IPv6 is an address like any other`() async throws {
      let url = try #require(URL(string: "http://[::1]:9/route.json"))
      let error = await #expect(throws: HTTPError.self) {
        try await Self.client.response(to: HTTPRequest(url))
      }
      #expect(error?.description == "nothing answers at [::1]:9")
    }
  }
#endif
