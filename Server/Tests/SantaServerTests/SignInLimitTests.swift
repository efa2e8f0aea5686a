import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Clients that try passwords.
@Suite(.serialized, .fewAtOnce) struct SignInLimitTests {
  /// Tries to sign in, and returns the status of the answer.
  private func status(_ name: String, from address: String, _ server: RunningServer) async throws -> Int {
    let connection = try await RawConnection(server)
    let body = #"{"name":"\#(name)","password":"wrong"}"#
    let head = [
      "POST /v1/sessions HTTP/1.1", "Host: localhost", "X-Forwarded-For: \(address)",
      "Content-Length: \(body.utf8.count)",
    ].joined(separator: "\r\n")
    try await connection.send(head + "\r\n\r\n" + body)
    try await wait("No answer") { connection.text.contains("\r\n\r\n") }
    try? await connection.close()
    return connection.text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Tries to sign in until the server can check it.
  private func settled(_ name: String, from address: String, _ server: RunningServer) async throws -> Int {
    var last = 503
    try await wait("The server stays busy") {
      last = try await status(name, from: address, server)
      return last != 503
    }
    return last
  }

  @Test(arguments: [true, false])
  func `attempts are limited by address, which only a trusted proxy names`(_ isTrusted: Bool) async throws {
    let folder = try TemporaryFolder()
    var proxies = TrustedProxies()
    if isTrusted {
      let isAdded = proxies.add("127.0.0.0/8")
      #expect(isAdded)
    }
    let server = try await RunningServer(folder.url) {
      // With more attempts a minute, a slow machine would be within the limit.
      $0.accounts = AccountOptions(proxies: proxies, signInsPerMinute: 1)
    }
    #expect(try await settled("anna", from: "1.1.1.1", server) == 401)
    var statuses: [Int] = []
    for _ in 1...3 { statuses.append(try await settled("anna", from: "1.1.1.1", server)) }
    #expect(statuses.last == 429)
    #expect(try await settled("anna", from: "2.2.2.2", server) == (isTrusted ? 401 : 429))
    // Another name from the same address.
    #expect(try await settled("bob", from: "1.1.1.1", server) == 401)
    try await server.stop()
  }
}
