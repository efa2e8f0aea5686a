import Foundation
import Logging
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// The command line's way to a server.
@Suite(.serialized, .fewAtOnce) struct AdminSocketTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct User: Decodable {
    var id: String
    var name: String?
    var isAdmin: Bool
  }

  @Test func `the socket admits without a token, and only the server's user can open it`() async throws {
    let path = AdminClient.path(in: folder.url)
    let server = try await RunningServer(folder.url) { $0.socket = path }
    try await wait("There is no socket") { FileManager.default.fileExists(atPath: path) }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let client = AdminClient(directory: folder.url)
    let set = try await client.send(
      "PUT", "/v1/users/name%3Aanna/password", Data(#"{"newPassword":"a long password"}"#.utf8))
    #expect(set.status == 201)
    // The first user becomes an admin, the second one doesn't.
    #expect(try JSONDecoder().decode(User.self, from: set.body).isAdmin)
    let second = try await client.send(
      "PUT", "/v1/users/name%3Abob/password", Data(#"{"newPassword":"a long password"}"#.utf8))
    #expect(try !JSONDecoder().decode(User.self, from: second.body).isAdmin)
    // The same request without a token over the network.
    #expect(try await server.send("/v1/users", authorization: nil).status == 401)
    let signedIn = try await server.send(
      "/v1/sessions", body: Data(#"{"name":"Anna","password":"a long password"}"#.utf8), authorization: nil)
    #expect(signedIn.status == 200)
    #expect(try await client.send("GET", "/v1/stores").status == 200)
    try await server.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
    await #expect(throws: AdminClient.NoServer.self) { try await client.send("GET", "/healthz") }
  }

  @Test(arguments: LogKind.allCases)
  func `commands work without a server, too`(_ kind: LogKind) async throws {
    #if PostgreSQL
      let database = kind == .postgres ? try ThrowawayPostgres() : nil
    #endif
    var options = AccountOptions()
    options.accounts.directory = folder.url.appending(path: "accounts")
    let file = folder.url.appending(path: "audit.jsonl")
    let audit = try AuditLog(file) { Issue.record($0) }
    options.accounts.audit = { audit.append($0) }
    for name in ["anna", "bob"] {
      let log: any ChangeLog
      #if PostgreSQL
        if let database {
          log = try await PostgresLog(database.url)
        } else {
          log = try await RunningServer.log(folder.url)
        }
      #else
        log = try await RunningServer.log(folder.url)
      #endif
      let users = try await SantaServer.administer(
        log, token: AccessToken("x"), accounts: options, logger: Logger(label: "test")
      ) { client in
        // While the server can't check rights, because other tests delay its comparison, it answers 503.
        var status = 503
        try await wait("The password isn't set") {
          status = try await client.send(
            "PUT", "/v1/users/name%3A\(name)/password", Data(#"{"newPassword":"a long password"}"#.utf8)
          ).status
          return status != 503
        }
        #expect(status == 201)
        var users = Data()
        try await wait("The users aren't listed") {
          let answer = try await client.send("GET", "/v1/users")
          users = answer.body
          return answer.status != 503
        }
        return users
      }
      #expect(String(decoding: users, as: UTF8.self).contains(#""name":"anna""#), "after \(name)")
    }
    audit.flush()
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(#""by":"server","event":"createUser""#) })
  }
}
