import Foundation
import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Sessions that were ended after a backup was made don't come back with it.
@Suite(.serialized, .fewAtOnce) struct RestoredAccountsTests {
  private func refresh(_ user: AccountsBed.User, _ bed: AccountsBed, _ server: RunningServer) async throws
    -> String
  {
    try await bed.send(
      "POST", "/v1/sessions/refresh", nil, json: #"{"refreshToken":"\#(user.refreshToken)"}"#, to: server
    ).text
  }

  @Test func `a directory that is restored from a backup has no sessions`() async throws {
    let bed = try await AccountsBed(.embedded, keepsAccounts: true)
    let (kept, ended) = (try await bed.signIn("anna"), try await bed.signIn("anna"))
    _ = try await bed.join("~:list", kept.accessToken)
    try await bed.stop()
    let backup = try TemporaryFolder()
    let copy = backup.url.appending(path: "backup")
    try FileManager.default.copyItem(at: bed.directory, to: copy)
    var server = try await bed.reopened()
    #expect(try await refresh(kept, bed, server) == "200")
    #expect(
      try await bed.send("DELETE", "/v1/sessions/\(ended.session)", kept.accessToken, to: server).text
        == "200")
    #expect(try await refresh(ended, bed, server) == "401 session")
    try await server.stop()
    // The directory itself stays, because the bed removes it.
    for name in try FileManager.default.contentsOfDirectory(atPath: bed.directory.path) {
      try FileManager.default.removeItem(at: bed.directory.appending(path: name))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: copy.path) {
      try FileManager.default.copyItem(
        at: copy.appending(path: name), to: bed.directory.appending(path: name))
    }
    server = try await bed.reopened()
    try await wait("The ended session is back") { try await refresh(ended, bed, server) == "401 session" }
    #expect(try await refresh(kept, bed, server) == "401 session")
    let again = try await bed.signIn("anna", to: server)
    #expect(again.user.id == kept.user.id)
    #expect(try await bed.send("GET", "/v1/stores", again.accessToken, to: server).text == "200")
    try await server.stop()
  }

  #if PostgreSQL
    @Test func `a database that is restored under a running server has no sessions`() async throws {
      let bed = try await AccountsBed(.postgres)
      let (kept, ended) = (try await bed.signIn("anna"), try await bed.signIn("anna"))
      try bed.saveDatabase()
      #expect(
        try await bed.send("DELETE", "/v1/sessions/\(ended.session)", kept.accessToken).text == "200")
      #expect(try await refresh(ended, bed, bed.server) == "401 session")
      try bed.restoreDatabase()
      try await wait("A session goes on") {
        try await bed.send("GET", "/v1/stores", kept.accessToken).text == "401 session"
      }
      #expect(try await refresh(ended, bed, bed.server) == "401 session")
      let again = try await bed.signIn("anna")
      #expect(again.user.id == kept.user.id)
      #expect(try await bed.send("GET", "/v1/stores", again.accessToken).text == "200")
      try await bed.stop()
    }
  #endif
}
