import Foundation
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Limits that hold for a user, whatever the addresses.
@Suite(.serialized, .fewAtOnce) struct UserLimitTests {
  private func request(
    _ user: AccountsBed.User, from address: String, _ server: RunningServer
  ) async throws -> RawConnection {
    let connection = try await RawConnection(server)
    let head = RawConnection.head(
      "GET", "/v1/permissions", token: user.accessToken, "X-Forwarded-For: \(address)")
    try await connection.send(head + "\r\n\r\n")
    return connection
  }

  private func status(of connection: RawConnection) async throws -> Int {
    try await wait("No answer") { connection.text.contains("\r\n\r\n") }
    try? await connection.close()
    return connection.text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  @Test func `a user's requests are limited, from whatever addresses, and other users go on`() async throws {
    let bed = try await AccountsBed(
      .embedded,
      { configuration in
        configuration.requestRate = 3
        _ = configuration.accounts.proxies.add("127.0.0.1")
      })
    // The setup has other addresses than the requests, because no proxy names any.
    let anna = try await bed.signIn("anna")
    let bob = try await bed.signIn("bob")
    // All are sent before the first answer is awaited: a slow machine needs longer than a third of a second for each.
    var connections: [RawConnection] = []
    for number in 1...100 {
      connections.append(try await request(anna, from: "10.0.0.\(number)", bed.server))
    }
    var statuses: [Int] = []
    for connection in connections { statuses.append(try await status(of: connection)) }
    #expect(statuses.contains(429) && statuses.count { $0 == 200 } > 3, "\(statuses)")
    try await wait("Another user is limited, too") {
      try await status(of: request(bob, from: "10.1.0.1", bed.server)) == 200
    }
    try await bed.stop()
  }

  @Test func `a user can't make the accounts grow without a limit`() async throws {
    let bed = try await AccountsBed(.embedded)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    // The request counts before its body is read.
    func offer(_ user: AccountsBed.User) async throws -> String {
      try await bed.send("POST", "/v1/offers", user.accessToken, json: "x").text
    }
    var (count, answer) = (0, "400 body")
    while answer == "400 body", count < 10_000 {
      answer = try await offer(anna)
      count += 1
    }
    #expect(count > 2_000)
    #expect(answer == "429 rate")
    #expect(try await offer(bob) == "400 body")
    #expect(try await bed.send("POST", "/v1/offers", RunningServer.token, json: "x").text == "400 body")
    try await bed.stop()
  }
}
