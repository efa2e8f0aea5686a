import Foundation
import SantaCore
import SantaPage
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// The live page over HTTP.
@Suite(.serialized, .fewAtOnce) struct PageServerTests {
  @Test func `every answer has the headers that keep out what is not the page's`() async throws {
    let page = try await RunningPage(PageSource(nil))
    for target in [
      "/santa", "/santa/page.js", "/santa/route.json", "/santa/land.txt", "/santa/words.json",
      "/santa/home?lat=1&lon=1", "/santa/home", "/santa/nothing", "/santa/../etc/passwd",
    ] {
      let reply = try await page.send("GET", target, "Accept: text/html")
      #expect([200, 400, 404].contains(reply.status), "\(target)")
      #expect(
        reply.field("Content-Security-Policy")?.hasPrefix("default-src 'none'; script-src 'self'") == true)
      #expect(
        reply.field("X-Content-Type-Options") == "nosniff" && reply.field("Referrer-Policy") == "no-referrer")
      #expect(reply.field("Set-Cookie") == nil && reply.field("Cache-Control") != nil)
    }
    #expect(try await page.send("GET", "/").status == 404)
    #expect(try await page.send("GET", "/santas").status == 404)
    try await page.stop()
  }

  @Test func `the page names itself by the request's host or by the given address`() async throws {
    let page = try await RunningPage(PageSource(nil))
    let html = try await page.send("GET", "/santa", "Accept: text/html", "Accept-Language: fr")
    #expect(html.body.contains("http://localhost:\(page.port)/santa/card.png"))
    #expect(html.field("Content-Language") == "fr" && html.body.contains("lang=\"fr\""))
    let proxied = try await page.send("GET", "/santa", "Accept: text/html", "X-Forwarded-Proto: https")
    #expect(proxied.body.contains("https://localhost:\(page.port)/santa/card.png"))
    try await page.stop()
    let named = try await RunningPage(
      PageSource(nil), path: "/a/b/", settings: .init(address: "https://example.org/a/b"))
    let other = try await named.send("GET", "/a/b", "Accept: text/html")
    #expect(
      other.body.contains("https://example.org/a/b/card.png") && other.body.contains("\"/a/b/page.js?v="))
    try await named.stop()
  }

  @Test func `a version that the client has is not sent again`() async throws {
    let page = try await RunningPage(PageSource(nil))
    for target in ["/santa", "/santa/page.css", "/santa/route.json?lang=ja", "/santa/land.txt"] {
      let first = try await page.send("GET", target, "Accept: text/html")
      let tag = try #require(first.field("ETag"))
      for condition in [tag, "W/\(tag)", "\"other\", \(tag)"] {
        let again = try await page.send("GET", target, "Accept: text/html", "If-None-Match: \(condition)")
        #expect(again.status == 304 && again.body.isEmpty, "\(target)")
      }
      let other = try await page.send("GET", target, "Accept: text/html", "If-None-Match: \"other\"")
      #expect(other.status == 200)
      let head = try await page.send("HEAD", target, "Accept: text/html")
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head.field("Content-Length") == first.field("Content-Length"))
    }
    let card = try await page.send("HEAD", "/santa/card.png")
    #expect(
      card.field("Content-Type") == "image/png" && Int(card.field("Content-Length") ?? "") ?? 0 < 100_000)
    try await page.stop()
  }

  @Test func `documents are compressed for clients that can read it`() async throws {
    let page = try await RunningPage(PageSource(nil))
    for target in ["/santa", "/santa/page.js", "/santa/route.json"] {
      let plain = try await page.send("GET", target, "Accept: text/html")
      #expect(plain.field("Content-Encoding") == nil)
      #expect(plain.field("Vary")?.hasPrefix("Accept-Encoding") == true)
      let head = try await page.send("HEAD", target, "Accept: text/html", "Accept-Encoding: gzip, br")
      #expect(head.field("Content-Encoding") == "gzip")
      let (size, plainSize) = (
        Int(head.field("Content-Length") ?? ""), Int(plain.field("Content-Length") ?? "")
      )
      #expect(try #require(size) < #require(plainSize) / 2)
      let tag = try #require(head.field("ETag"))
      let again = try await page.send(
        "GET", target, "Accept: text/html", "Accept-Encoding: gzip", "If-None-Match: \(tag)")
      #expect(again.status == 304)
    }
    try await page.stop()
  }

  @Test func `curl gets text, with parameters as they are typed`() async throws {
    let page = try await RunningPage(PageSource(nil))
    let text = try await page.send("GET", "/santa?home=S%C3%A3o+Paulo&lang=de", "User-Agent: curl/8.5.0")
    #expect(text.status == 200 && text.body.contains("São Paulo, Brasilien"), "\(text.body)")
    #expect(
      try await page.send("GET", "/santa?home=Atlantis&format=4", "User-Agent: curl/8.5.0").status == 404)
    #expect(try await page.send("GET", "/santa?format=9", "User-Agent: curl/8.5.0").status == 400)
    try await page.stop()
  }

  @Test func `requests that are made to break something are refused`() async throws {
    let page = try await RunningPage(PageSource(nil))
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
      for target in ["/santa", "/santa/events", "/santa/nothing"] {
        let reply = try await page.send(method, target, "Content-Length: 0")
        #expect(reply.status == 405 && reply.field("Allow") == "GET, HEAD", "\(method) \(target)")
      }
    }
    for target in [
      "/santa/../../etc/passwd", "/santa/%2e%2e/%2e%2e/etc/passwd", "/santa/page.js%00", "/santa//page.js",
      "/santa/events/", "/santa/Web/page.html",
    ] {
      #expect(try await page.send("GET", target).status == 404, "\(target)")
    }
    for query in [
      "lat=NaN&lon=0", "lat=1000&lon=0", "lat=1&lon=1e400", "lat=1", "lat=%ff&lon=%", "", "&&=&=",
    ] {
      #expect(try await page.send("GET", "/santa/home?\(query)").status == 400, "\(query)")
    }
    let long = String(repeating: "a", count: 10_000)
    let places = try await page.send("GET", "/santa/places?q=\(long)")
    #expect(places.status == 200 && places.body == "[]")
    #expect(try await page.send("GET", "/santa?lang=\(long)", "Accept: text/html").status == 200)
    let many = (0..<1_000).map { "a\($0)=1" }.joined(separator: "&")
    #expect(try await page.send("GET", "/santa/places?\(many)").status == 200)
    for host in ["\"><script>", "a b", "localhost:1/../x", String(repeating: "h", count: 300)] {
      let connection = try await RawConnection(port: page.port)
      try await connection.send(
        "GET /santa HTTP/1.1\r\nHost: \(host)\r\nAccept: text/html\r\nConnection: close\r\n\r\n")
      try await wait("No answer") { !connection.isOpen }
      #expect(!connection.text.contains(host), "\(host)")
    }
    try await page.stop()
  }

  @Test func `an event stream begins with the state, whatever the last event was`() async throws {
    let page = try await RunningPage(PageSource(nil))
    for id in ["", "1", "-5", "99999999999999999999", "x y", String(repeating: "9", count: 4_000)] {
      let stream = try await page.events("Last-Event-ID: \(id)")
      #expect(
        stream.text.contains("Content-Type: text/event-stream") && stream.text.contains("event: state\n"))
      #expect(stream.text.contains("Content-Security-Policy: "))
      try await stream.close()
    }
    let head = try await page.send("HEAD", "/santa/events")
    #expect(head.status == 200 && head.body.isEmpty)
    try await wait("The visitors have left") { page.source.visitorCount == 0 }
    try await page.stop()
  }

  @Test func `a visitor too many is asked to wait, and admitted when another has left`() async throws {
    let page = try await RunningPage(PageSource(nil), settings: .init(visitorLimit: 2))
    let first = try await page.events()
    let second = try await page.events()
    let third = try await page.send("GET", "/santa/events")
    #expect(third.status == 503 && third.field("Retry-After") == "10")
    #expect(try await page.send("GET", "/santa/words.json").status == 200)
    try await first.close()
    try await wait("No visitor is admitted") { try await page.events().text.hasPrefix("HTTP/1.1 200") }
    try await second.close()
    try await page.stop()
  }

  @Test func `a thousand visitors get the same states, which end with the server`() async throws {
    let page = try await RunningPage(PageSource(nil))
    var streams: [RawConnection] = []
    for _ in 0..<10 {
      streams += try await withThrowingTaskGroup(of: RawConnection.self) { group in
        for _ in 0..<100 { group.addTask { try await page.connect() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    try await wait("No event") { streams.allSatisfy { $0.text.contains("data: ") } }
    #expect(page.source.visitorCount == 1_000)
    // The sign of life.
    try await wait("No second event") {
      streams.allSatisfy { $0.text.count(of: "event: state") >= 2 }
    }
    let last = Set(streams.map { $0.text.split(separator: "id: ").last.map(String.init) ?? "" })
    #expect(last.count <= 2)
    try await page.stop()
    try await wait("The streams are open") { streams.allSatisfy { !$0.isOpen } }
    // The last chunk, so that the browser knows that the server has ended on purpose.
    #expect(streams.allSatisfy { $0.text.hasSuffix("0\r\n\r\n") })
  }

  @Test func `a server shows the page beside its own requests`() async throws {
    let folder = try TemporaryFolder()
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log, page: ServedPage(LivePage(PageSource(nil), path: "/santa")))
    #expect(try await server.send("/santa", authorization: nil).status == 200)
    #expect(try await server.send("/santa/route.json", authorization: nil).status == 200)
    #expect(try await server.send("/healthz", authorization: nil).status == 200)
    #expect(try await server.send("/v1/stores", authorization: nil).status == 401)
    #expect(try await server.send("/v1/stores").status == 200)
    let stream = try await RawConnection(server)
    try await stream.send("GET /santa/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try await wait("No event") { stream.text.contains("data: ") }
    try await server.stop()
    try await wait("The stream is open") { !stream.isOpen }
  }
}

extension RunningPage {
  /// Opens an event stream without waiting for an event.
  fileprivate func connect() async throws -> RawConnection {
    let connection = try await RawConnection(port: port)
    try await connection.send("GET /santa/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return connection
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
