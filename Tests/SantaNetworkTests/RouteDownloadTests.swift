import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaNetwork

@Suite("Downloads of routes", .unlessItHangs)
struct RouteDownloadTests {
  private static let download = RouteDownload(
    HTTPClient(userAgent: "santa-tests/1", deadline: .seconds(1500)))
  private static let route = Route.embedded(year: 2026)
  private static let body = String(decoding: route.json(), as: UTF8.self)

  private static func error(at url: URL, _ download: RouteDownload = download) async -> String {
    do {
      _ = try await download.route(at: url)
      return "none"
    } catch { return "\(error)" }
  }

  @Test func `a route is fetched, and what names one is followed, also a list with a dead address`()
    async throws
  {
    let dead = try LoopbackServer.deadURL()
    let files = try LoopbackServer { request in
      request.target == "/route.json" ? LoopbackAnswer(body: Self.body) : LoopbackAnswer(404)
    }
    let address = files.url.absoluteString
    let info = try LoopbackServer { request in
      let named =
        request.target == "/one" ? "\"\(address)/route.json\"" : "[\"\(dead)\",\"\(address)/route.json\"]"
      return LoopbackAnswer(body: #"{"status":"OK","route":\#(named)}"#)
    }
    #expect(try await Self.download.route(at: files.url.appending(path: "route.json")) == Self.route)
    #expect(try await Self.download.route(at: info.url.appending(path: "one")) == Self.route)
    #expect(try await Self.download.route(at: info.url.appending(path: "two")) == Self.route)
  }

  @Test func `a scheme may be in capitals, and the error after a redirection names the server that failed`()
    async throws
  {
    let dead = try LoopbackServer.deadURL()
    let server = try LoopbackServer { request in
      switch request.target {
      case "/route.json": LoopbackAnswer(body: Self.body)
      case "/capitals":
        LoopbackAnswer(302, headers: ["Location": "HTTP://\(request.headers["host"] ?? "")/route.json"])
      default: LoopbackAnswer(302, headers: ["Location": "\(dead)/route.json"])
      }
    }
    let capitals = server.url.absoluteString.replacing("http:", with: "HTTP:")
    for path in ["route.json", "capitals"] {
      let url = try #require(URL(string: "\(capitals)/\(path)"))
      #expect(try await Self.download.route(at: url) == Self.route, "\(path)")
    }
    let away = server.url.appending(path: "away")
    let failed = "nothing answers at \(dead.server). Check"
    #expect(await Self.error(at: away).hasPrefix("\(away): \(failed)"))
  }

  @Test func `an address of IPv6 keeps its brackets in errors`() async throws {
    let url = try #require(URL(string: "http://[::1]:9/route.json"))
    #expect(url.server == "[::1]:9")
    #expect(await Self.error(at: url).contains("[::1]:9"))
  }

  @Test func `an answer that is not a route is described, with its address without the query`() async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/off": LoopbackAnswer(body: #"{"status":"OFFLINE"}"#)
      case "/html": LoopbackAnswer(body: "<html>")
      case "/file": LoopbackAnswer(body: #"{"route":"file:///etc/passwd"}"#)
      case "/big": LoopbackAnswer(body: String(repeating: " ", count: Route.fileSizeLimit + 1))
      case "/busy": LoopbackAnswer(503)
      default: LoopbackAnswer(404)
      }
    }
    let address = server.url.absoluteString
    func error(_ name: String) async -> String { await Self.error(at: server.url.appending(path: name)) }
    #expect(await error("off").hasPrefix("\(address)/off: field \"status\": the server says \"OFFLINE\""))
    #expect(await error("html").hasPrefix("\(address)/html, line 1: this is not JSON"))
    #expect(await error("file").contains("is not a web address"))
    #expect(await error("big").contains("5000000 bytes"))
    #expect(await error("busy") == "\(address)/busy: the server answered with status 503. Try again later.")
    let secret = try #require(URL(string: address + "/none?key=secret"))
    #expect(
      await Self.error(at: secret) == "\(address)/none: nothing was found (status 404). Check the address.")
  }

  @Test func `an answer that leads to another answer ends there, so that none goes in circles`() async throws
  {
    let inner = try LoopbackServer { _ in LoopbackAnswer(body: #"{"route":"http://127.0.0.1:1/x"}"#) }
    let outer = try LoopbackServer { _ in LoopbackAnswer(body: #"{"route":"\#(inner.url)/again"}"#) }
    #expect(await Self.error(at: outer.url).contains("this names another address"))
    #expect(inner.requests.count == 1)
  }

  @Test func `a server that never answers is given up at the deadline`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer().coming(.never) }
    let download = RouteDownload(HTTPClient(userAgent: "santa-tests/1", deadline: .milliseconds(200)))
    #expect(await Self.error(at: server.url, download).contains("did not answer within"))
  }

  @Test func `ten addresses may be named, and no more`() async throws {
    let files = try LoopbackServer { _ in LoopbackAnswer(404) }
    let info = try LoopbackServer { request in
      let count = Int(request.query("count") ?? "") ?? 0
      let named = (0..<count).map { "\"\(files.url)/\($0)\"" }.joined(separator: ",")
      return LoopbackAnswer(body: #"{"status":"OK","route":[\#(named)]}"#)
    }
    func error(_ count: Int) async -> String {
      await Self.error(at: info.url.appending(queryItems: [URLQueryItem(name: "count", value: "\(count)")]))
    }
    #expect(await error(11).contains("there are 11 addresses, but at most 10 are tried"))
    #expect(files.requests.isEmpty)
    #expect(await error(10).hasPrefix("\(files.url)/0: nothing was found (status 404)"))
    #expect(files.requests.map(\.target) == (0..<10).map { "/\($0)" })
  }

  @Test func `each of many addresses has half of the time that is left, and the last one all of it`() {
    #expect(DownloadDeadline.share(of: .seconds(30), among: 1) == .seconds(30))
    #expect(DownloadDeadline.share(of: .seconds(30), among: 9) == .seconds(15))
    #expect(DownloadDeadline.share(of: .milliseconds(2999), among: 1) == .milliseconds(2900))
    #expect(DownloadDeadline.share(of: .milliseconds(300), among: 2) == .milliseconds(150))
    #expect(DownloadDeadline.share(of: .seconds(-1), among: 2) == .zero)
  }

  @Test func `silent servers together are given up at the one deadline`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer().coming(.never) }
    let download = RouteDownload(HTTPClient(userAgent: "santa-tests/1", deadline: .milliseconds(200)))
    let urls = (0..<10).map { server.url.appending(path: "\($0)") }
    let error = await #expect(throws: RouteDownloadError.self) { try await download.route(atFirstOf: urls) }
    #expect(error?.url == urls[0] && error?.httpError?.code == .timedOut)
  }

  @Test func `an address for which no time is left is not asked, and the error names the whole deadline`()
    async throws
  {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: Self.body) }
    let error = await #expect(throws: RouteDownloadError.self) {
      try await Self.download.route(atFirstOf: [server.url], namedBy: nil, within: DownloadDeadline(.zero))
    }
    #expect(error?.description.contains("did not answer within 1500.0 seconds. Check") == true)
    #expect(server.requests.isEmpty)
  }

  @Test func `a secure answer that names an address which is not is not followed there`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: Self.body) }
    func route(namedBy origin: String) async throws -> Route {
      try await Self.download.route(
        atFirstOf: [server.url], namedBy: URL(string: origin), within: DownloadDeadline(.seconds(1500)))
    }
    for origin in ["https://example.org/info", "HTTPS://example.org/info"] {
      let error = await #expect(throws: RouteDownloadError.self) { try await route(namedBy: origin) }
      #expect(error?.description.contains("this address is not secure (http)") == true)
    }
    #expect(server.requests.isEmpty)
    #expect(try await route(namedBy: "http://example.org/info") == Self.route)
  }
}
