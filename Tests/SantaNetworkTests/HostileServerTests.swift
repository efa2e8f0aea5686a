import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaNetwork

/// Servers that cut, delay and damage their answers.
///
/// On Linux, `URLSession` ended the program when a server closed the connection within the header of its answer. That was the
/// third way in which a server could end it.
@Suite("Hostile servers", .unlessItHangs)
struct HostileServerTests {
  private static let client = HTTPClient(
    userAgent: "santa-tests/1 (nobody@example.org)", deadline: .seconds(1500), bodyLimit: 100_000)

  private static let sized = "HTTP/1.1 200 OK\r\nX-Nose: red\r\nContent-Length: 10\r\n\r\n0123456789"
  private static let chunked =
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n0123\r\n6;x=y\r\n456789\r\n0\r\nX-Last: 1\r\n\r\n"
  private static let interim =
    "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 404 None\r\nContent-Length: 3\r\n\r\nno!"
  private static let whole = [sized, chunked, interim].map { Array($0.utf8) }

  /// Starts a server that reads from the path of each request which answer to send, and which byte of it to change.
  private static func server(
    _ answer: @escaping @Sendable (_ whole: [UInt8], _ byte: Int) -> LoopbackAnswer
  ) throws -> LoopbackServer {
    try LoopbackServer { request in
      let numbers = request.target.split(separator: "/").compactMap { Int($0) }
      return answer(Self.whole[numbers[0]], numbers[1])
    }
  }

  /// Requests each answer once for each of its bytes, and returns the results by answer and byte.
  private static func results(
    _ server: LoopbackServer, _ client: HTTPClient = client
  ) async throws -> [[Result<HTTPResponse, any Error>]] {
    defer { server.stop() }
    var results: [[Result<HTTPResponse, any Error>]] = []
    for (number, whole) in whole.enumerated() {
      results.append(
        await withTaskGroup(of: (Int, Result<HTTPResponse, any Error>).self) { group in
          for byte in whole.indices {
            group.addTask {
              let url = server.url.appending(path: "\(number)/\(byte)")
              do { return (byte, .success(try await client.response(to: HTTPRequest(url)))) } catch {
                return (byte, .failure(error))
              }
            }
          }
          var results = [Result<HTTPResponse, any Error>](
            repeating: .failure(CancellationError()), count: whole.count)
          for await (byte, result) in group { results[byte] = result }
          return results
        })
    }
    return results
  }

  private static func code(_ result: Result<HTTPResponse, any Error>) -> HTTPError.Code? {
    if case .failure(let error as HTTPError) = result { error.code } else { nil }
  }

  @Test func `an answer that is cut at any byte is an error, and the program goes on`() async throws {
    let server = try Self.server { whole, byte in LoopbackAnswer(raw: whole, manner: .cutOff(after: byte)) }
    for (number, results) in try await Self.results(server).enumerated() {
      for (byte, result) in results.enumerated() {
        // The fields after a body have no effect, so libcurl may accept the body as complete without them.
        if number == 1, case .success(let answer) = result {
          #expect(byte > Self.chunked.utf8.count - 20, "cut at \(byte)")
          #expect(answer.body == Data("0123456789".utf8))
          continue
        }
        #expect(Self.code(result) == .interrupted, "answer \(number), cut at \(byte)")
      }
    }
  }

  @Test func `an answer that stops at any byte is given up at the deadline`() async throws {
    var client = Self.client
    client.deadline = .milliseconds(300)
    let server = try Self.server { whole, byte in LoopbackAnswer(raw: whole, manner: .silent(after: byte)) }
    for (number, results) in try await Self.results(server, client).enumerated() {
      for (byte, result) in results.enumerated() {
        if number == 1, byte > Self.chunked.utf8.count - 20, case .success = result { continue }
        #expect(Self.code(result) == .timedOut, "answer \(number), silent at \(byte)")
      }
    }
  }

  @Test func `an answer that comes byte by byte is the same answer`() async throws {
    let server = try Self.server { whole, _ in LoopbackAnswer(raw: whole, manner: .dripping(1, every: 0.001))
    }
    defer { server.stop() }
    for (number, (status, body)) in [(200, "0123456789"), (200, "0123456789"), (404, "no!")].enumerated() {
      let response = try await Self.client.response(
        to: HTTPRequest(server.url.appending(path: "\(number)/0")))
      #expect(response.status == status)
      #expect(String(decoding: response.body, as: UTF8.self) == body)
      #expect(response.header("Link") == nil)
    }
  }

  @Test(arguments: RandomRun.seeds(2, fresh: 1))
  func `an answer with any wrong byte is an answer or an error`(seed: UInt64) async throws {
    let generator = Mutex(SeededGenerator(seed: seed))
    var client = Self.client
    // An incorrect length makes the client wait for more bytes.
    client.deadline = .seconds(5)
    let server = try Self.server { whole, byte in
      var bytes = whole
      bytes[byte] = generator.withLock { generator in
        [0, 9, 10, 13, 27, 32, 127, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(
          using: &generator) ?? 0
      }
      return LoopbackAnswer(raw: bytes)
    }
    for results in try await Self.results(server, client) {
      for result in results {
        if case .failure(let error) = result { #expect(error is HTTPError, "\(error)") }
      }
    }
  }

  /// Answers that are invalid as a whole.
  private static let wrong: [String: String] = [
    "no HTTP": "hello", "HTTP/0.9": "<html>old</html>", "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "only line breaks": "\r\n\r\n\r\n\r\n", "zeros": "\0\0\0\0",
    "negative length": "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello",
    "huge length": "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999999\r\n\r\nhello",
    "length of 2^63 - 1": "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nhello",
    "two lengths": "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 3\r\n\r\nhello",
    "no chunk size": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhello",
    "negative chunk": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n",
    "huge chunk":
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nhello\r\n0\r\n\r\n",
    "short chunk": "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhello\r\n0\r\n\r\n",
    "no gzip": "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
    "control characters": "HTTP/1.1 200 OK\r\nX: \u{1B}]0;owned\u{7}\r\nContent-Length: 5\r\n\r\nhello",
    "field without a name": "HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 5\r\n\r\nhello",
    "switching protocols": "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\nhello",
    "interim answers only": String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 50),
    "long line": "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 300_000))\r\n\r\nhello",
    "many fields": "HTTP/1.1 200 OK\r\n\(String(repeating: "X: y\r\n", count: 50_000))\r\nhello",
  ]

  @Test(arguments: wrong.keys.sorted())
  func `an answer that is wrong is an error`(name: String) async throws {
    // Each character up to U+00FF represents a byte.
    let bytes = (Self.wrong[name] ?? "").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let server = try LoopbackServer { _ in LoopbackAnswer(raw: bytes) }
    defer { server.stop() }
    let error = await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(server.url))
    }
    #expect(error?.code == .interrupted || error?.code == .tooLarge, "\(error?.description ?? "")")
  }

  /// Endless answers: how each begins, and the part that is repeated.
  private static let endless: [String: (start: String, repeated: String)] = [
    "interim answers": ("", "HTTP/1.1 100 Continue\r\nX: y\r\n\r\n"),
    "fields": ("HTTP/1.1 200 OK\r\n", "X: y\r\n"),
    "line of the status": ("HTTP/1.1 200 ", "OK"),
    "line of a field": ("HTTP/1.1 200 OK\r\nX: ", "yyyyyyyy"),
    "body": ("HTTP/1.1 200 OK\r\n\r\n", "zzzzzzzz"),
    "body of a chunk": ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFF\r\n", "zzzzzzzz"),
    "size of a chunk": ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "0"),
    "extension of a chunk": ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;", "xxxxxxxx"),
    "trailer": ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "X: y\r\n"),
    "line of a trailer": ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", "yyyyyyyy"),
    "body of a redirection": ("HTTP/1.1 302 Found\r\nLocation: /end\r\n\r\n", "zzzzzzzz"),
    "body of a refusal": ("HTTP/1.1 500 Broken\r\n\r\n", "zzzzzzzz"),
    "line breaks": ("", "\r\n"),
  ]

  @Test(arguments: endless.keys.sorted())
  func `an answer without an end is given up, without much of it`(name: String) async throws {
    let (start, repeated) = Self.endless[name] ?? ("", "")
    let block = Array(String(repeating: repeated, count: 8_192 / repeated.utf8.count).utf8)
    let server = try LoopbackServer { request in
      request.target == "/end"
        ? LoopbackAnswer(body: "end") : LoopbackAnswer(raw: Array(start.utf8), manner: .endless(block))
    }
    defer { server.stop() }
    var client = Self.client
    // libcurl reads and discards the whole extension, so only the deadline ends it.
    client.deadline = .seconds(name == "extension of a chunk" ? 1 : 60)
    var (status, failure): (Int?, HTTPError?)
    do { status = try await client.response(to: HTTPRequest(server.url)).status } catch let error as HTTPError
    {
      failure = error
    }
    #expect(status == (name == "body of a redirection" ? 200 : nil))
    if status == nil {
      let codes: [HTTPError.Code] = name == "extension of a chunk" ? [.timedOut] : [.tooLarge, .interrupted]
      #expect(failure.map { codes.contains($0.code) } == true, "\(failure?.description ?? "")")
    }
  }

  @Test func `redirections in circles, and to what is not on the web, end`() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/circle": LoopbackAnswer(302, headers: ["Location": "/circle", "Set-Cookie": "a=b"])
      case "/file": LoopbackAnswer(302, headers: ["Location": "file:///etc/passwd"], body: "look there")
      case "/dict": LoopbackAnswer(302, headers: ["Location": "dict://127.0.0.1:9/x"])
      case "/nowhere": LoopbackAnswer(302, headers: ["Location": "http://[::1"])
      case "/again": LoopbackAnswer(200)
      default: LoopbackAnswer(404)
      }
    }
    defer { server.stop() }
    let error = await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(server.url.appending(path: "circle")))
    }
    #expect(error?.code == .failed)
    #expect(server.requests.count == 21)
    #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    for path in ["file", "dict", "nowhere"] {
      let answer = try await Self.client.response(to: HTTPRequest(server.url.appending(path: path)))
      #expect(answer.status == 302)
      #expect(answer.body == Data((path == "file" ? "look there" : "").utf8))
    }
  }

  @Test func `a compressed answer that becomes too large is given up`() async throws {
    // 10 MB of zeros are 10 KB when compressed with gzip.
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c 10000000 /dev/zero | gzip -9"]
    let output = Pipe()
    process.standardOutput = output
    try process.runUnlessItHangs()
    let packed = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(packed.count < 100_000)
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"
    let server = try LoopbackServer { _ in LoopbackAnswer(raw: Array(head.utf8) + packed) }
    defer { server.stop() }
    let error = await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(server.url))
    }
    #expect(error?.code == .tooLarge)
    var client = Self.client
    client.bodyLimit = 10_000_000
    #expect(try await client.response(to: HTTPRequest(server.url)).body.count == 10_000_000)
  }

  @Test func `a stream that is cut at any byte passes on what came, and is an error`() async throws {
    let server = try Self.server { whole, byte in LoopbackAnswer(raw: whole, manner: .cutOff(after: byte)) }
    defer { server.stop() }
    for byte in 0..<Self.chunked.utf8.count {
      let arrived = Mutex(Data())
      let url = server.url.appending(path: "1/\(byte)")
      do {
        _ = try await Self.client.stream(HTTPRequest(url)) { part in arrived.withLock { $0 += part } }
        #expect(byte > Self.chunked.utf8.count - 20, "cut at \(byte)")
      } catch let error as HTTPError { #expect(error.code == .interrupted, "cut at \(byte)") }
      #expect(Data("0123456789".utf8).starts(with: arrived.withLock { $0 }))
    }
  }

  @Test(arguments: [
    ("X-Key", "a\r\nX-Other: b"), ("X-Key", "a\nb"), ("X-Key", "a\0b"), ("X Key", "a"), ("X-Key:", "a"),
    ("", "a"),
    ("X-Key\r\nX-Other", "a"),
  ])
  func `a field that would begin another one is not sent`(name: String, value: String) async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer() }
    defer { server.stop() }
    let error = await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(server.url, headers: [name: value]))
    }
    #expect(error?.code == .failed)
    #expect(error?.description.contains("a\r\n") == false)
    #expect(server.requests.isEmpty)
  }
}
