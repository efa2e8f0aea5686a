import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Requests to the admin page that come from elsewhere.
@Suite(.serialized, .fewAtOnce) struct AdminGateTests {
  private static let wrong = #"{"name":"anna","password":"wrong password"}"#

  @Test func `only the names of this machine, and those that the operator gives, reach the page`()
    async throws
  {
    let page = try await AdminBed(names: ["Santa.example"])
    for host in [
      "localhost", "LOCALHOST:1", "127.0.0.1:\(page.port)", "[::1]:9", "santa.example", "SANTA.example:443",
    ] {
      #expect(try await page.send("GET", "/admin", fields: ["Host": host]).status == 200, "\(host)")
    }
    let admin = try await page.admin()
    for host in [
      "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:\(page.port)", "santa.example.evil",
      "0.0.0.0",
      "localhost:1:2", "localhost:x", "user@localhost", "127.0.0.2", "[::1", "[::2]", "", " ",
    ] {
      for (method, target) in [("GET", "/admin"), ("GET", "/v1/admin/users"), ("POST", "/v1/sessions")] {
        let reply = try await page.send(method, target, admin.accessToken, fields: ["Host": host])
        // Without a name, the request isn't HTTP.
        #expect([421, 400].contains(reply.status), "\(host): \(method) \(target)")
      }
    }
    #expect(try await page.send("GET", "/admin", fields: ["Host": "evil.example"]).text == "421 host")
    #expect([400, 421].contains(try await page.send("GET", "/admin", fields: ["Host": nil]).status))
    try await page.stop()
  }

  @Test func `other web pages can't send requests, not even with a token`() async throws {
    let page = try await AdminBed()
    let admin = try await page.admin()
    let requests = [
      ("GET", "/v1/admin/users"), ("GET", "/v1/admin/events"), ("GET", "/admin/admin.js"),
      ("POST", "/v1/sessions"),
      ("DELETE", "/v1/sessions"), ("OPTIONS", "/v1/sessions"), ("OPTIONS", "/v1/admin/users"),
    ]
    let foreign: [[String: String?]] = [
      ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost:1"],
      ["Origin": "http://localhost"], ["Origin": "http://127.0.0.1:\(page.port)"], ["Origin": ""],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "other"],
      ["Origin": "http://localhost:\(page.port)", "Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"],
    ]
    for (method, target) in requests {
      for fields in foreign {
        let reply = try await page.send(method, target, admin.accessToken, json: Self.wrong, fields: fields)
        #expect(reply.text == "403 origin", "\(method) \(target) \(fields): \(reply.head)")
        #expect(!reply.head.lowercased().contains("access-control-"))
      }
    }
    #expect(try await page.bed.send("GET", "/v1/users/me", admin.accessToken).status == 200)
    // The page itself, a bookmark, and a link of another page.
    let own = ["Origin": "http://localhost:\(page.port)", "Sec-Fetch-Site": "same-origin"]
    #expect(try await page.send("GET", "/v1/admin/users", admin.accessToken, fields: own).status == 200)
    #expect(
      try await page.send("POST", "/v1/sessions", json: Self.wrong, fields: own).text == "401 credentials")
    #expect(
      try await page.send("GET", "/admin", fields: ["Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"])
        .status
        == 200)
    #expect(
      try await page.send(
        "GET", "/admin", fields: ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]
      )
      .status == 200)
    #expect(
      try await page.send(
        "GET", "/admin", fields: ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]
      )
      .status == 403)
    try await page.stop()
  }

  @Test func `a change needs JSON, which forms can't send`() async throws {
    let page = try await AdminBed()
    let admin = try await page.admin()
    for type in [
      nil, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
      "application/jsonp",
      "text/plain; application/json",
    ] as [String?] {
      for (method, target) in [
        ("POST", "/v1/sessions"), ("DELETE", "/v1/sessions"), ("PATCH", "/v1/users/\(admin.user.id)"),
        ("PUT", "/v1/grants"),
      ] {
        let reply = try await page.send(
          method, target, admin.accessToken, json: Self.wrong, fields: ["Content-Type": type])
        #expect(reply.text == "415 type", "\(method) \(target) \(type ?? "none")")
      }
    }
    let reply = try await page.send(
      "POST", "/v1/sessions", json: Self.wrong, fields: ["Content-Type": "Application/JSON ; charset=utf-8"])
    #expect(reply.text == "401 credentials")
    try await page.stop()
  }

  @Test func `every answer forbids everything from elsewhere, and isn't kept`() async throws {
    let page = try await AdminBed()
    let admin = try await page.admin()
    for (method, target, fields) in [
      ("GET", "/", [:]), ("GET", "/admin", [:]), ("GET", "/admin/", [:]), ("GET", "/admin/admin.js", [:]),
      ("GET", "/admin/admin.css", [:]), ("GET", "/admin/other.js", [:]), ("GET", "/admin/../etc/passwd", [:]),
      ("GET", "/v1/admin/users", [:]), ("GET", "/v1/admin/users?count=x", [:]),
      ("GET", "/v1/admin/events", [:]),
      ("GET", "/v1/stores", [:]), ("GET", "/metrics", [:]), ("POST", "/v1/sessions", [:]),
      ("GET", "/santa", [:]),
      ("GET", "/admin", fields: ["Host": "evil.example"]), ("GET", "/admin", ["Origin": "null"]),
    ] as [(String, String, [String: String?])] {
      let reply = try await page.send(method, target, admin.accessToken, fields: fields)
      let policy = try #require(reply.field("Content-Security-Policy"), "\(target): \(reply.head)")
      #expect(
        policy.hasPrefix("default-src 'none'; script-src 'self'") && policy.contains("frame-ancestors 'none'")
      )
      #expect(!policy.contains("unsafe") && !policy.contains("*"))
      #expect(reply.field("X-Frame-Options") == "DENY" && reply.field("X-Content-Type-Options") == "nosniff")
      #expect(reply.field("Cache-Control") == "no-store" && reply.field("Referrer-Policy") == "no-referrer")
      #expect(reply.field("Set-Cookie") == nil)
      #expect([200, 302, 400, 403, 404, 421].contains(reply.status), "\(target)")
      if reply.status >= 400 {
        // A sentence.
        #expect(
          reply.body.contains(#""message":""#) && reply.body.contains(#"."}}"#), "\(target): \(reply.body)")
      }
    }
    // Requests of the other port.
    for target in ["/v1/stores", "/metrics", "/readyz", "/v1/users", "/v1/grants", "/santa"] {
      #expect(try await page.send("GET", target, admin.accessToken).status == 404, "\(target)")
    }
    for target in ["/admin", "/v1/admin/users", "/admin/admin.js"] {
      #expect(try await page.bed.send("GET", target, admin.accessToken).status == 404, "\(target)")
    }
    try await page.stop()
  }

  @Test func `attempts to sign in are limited together with those at the other port`() async throws {
    // With more attempts a minute, a slow machine would be within the limit.
    let page = try await AdminBed { $0.accounts.signInsPerMinute = 1 }
    _ = try await page.bed.signIn("anna")
    var answers: [String] = []
    for turn in 0..<5 {
      answers.append(
        turn == 0
          ? try await page.bed.send("POST", "/v1/sessions", nil, json: Self.wrong).text
          : try await page.send("POST", "/v1/sessions", json: Self.wrong).text)
    }
    #expect(answers.first == "401 credentials" && answers.dropFirst().contains("429 rate"), "\(answers)")
    try await page.stop()
  }

  @Test func `the address of the page is a port, or an address and a port`() throws {
    #expect(AdminSettings(address: "8726")?.host == "127.0.0.1")
    #expect(AdminSettings(address: "10.0.0.2:0")?.host == "10.0.0.2")
    #expect(AdminSettings(address: "[::1]:8726")?.host == "::1")
    #expect(AdminSettings(address: "santa.example:8726")?.port == 8_726)
    for text in [
      "", ":", ":1", "x", "1.2.3.4", "1.2.3.4:", "::1:8726", "[]:1", "localhost:65536", "-1", "8726:x", "٣",
    ] {
      #expect(AdminSettings(address: text) == nil, "\(text)")
    }
    for host in ["localhost", "127.0.0.1", "127.1.2.3", "::1"] {
      #expect(AdminSettings(host: host, port: 1).isLoopback)
    }
    for host in ["0.0.0.0", "::", "10.0.0.2", "santa.example"] {
      #expect(!AdminSettings(host: host, port: 1).isLoopback)
    }
    #expect(
      AdminSettings(host: "0.0.0.0", port: 1).isWildcard && AdminSettings(host: "::", port: 1).isWildcard)
  }
}
