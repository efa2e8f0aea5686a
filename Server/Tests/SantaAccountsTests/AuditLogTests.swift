import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// The audit log.
@Suite(.fewAtOnce) struct AuditLogTests {
  @Test("Events are lines of JSON in a file that only its owner can read")
  func lines() async throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "audit.jsonl")
    let log = try AuditLog(url) { Issue.record($0) }
    try await Process.run { process in
      let (signedIn, principal) = try await process.register("anna")
      let path = try #require(PathPattern("/~/list", for: signedIn.user.id))
      try await process.accounts.setGrant(Grant(.users, path, .read), by: principal)
      for event in process.events.value { log.append(event) }
      log.flush()
      let text = try String(contentsOf: url, encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count == process.events.value.count)
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let events = try lines.map { try decoder.decode(AuditEvent.self, from: Data($0.utf8)) }
      #expect(events == process.events.value)
      let grant = try #require(lines.last)
      #expect(grant.contains(#""event":"grant""#) && grant.contains(#""level":"read""#))
      #expect(
        grant.contains(#""path":"/\#(signedIn.user.id)/list""#) && grant.contains(#""subject":"users""#))
      for secret in [signedIn.accessToken, signedIn.refreshToken, Process.password, "anna"] {
        #expect(!text.contains(secret))
      }
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(throws: AuditLog.Unusable.self) {
      try AuditLog(directory.url.appending(path: "none/audit")) { _ in }
    }
    // The file is moved away, and the next event makes a new one.
    try FileManager.default.moveItem(at: url, to: directory.url.appending(path: "audit.1"))
    log.append(AuditEvent("test", by: .server, at: Date(timeIntervalSince1970: 0)))
    log.flush()
    #expect(
      try String(contentsOf: url, encoding: .utf8)
        == #"{"by":"server","event":"test","time":"1970-01-01T00:00:00Z"}"#
        + "\n")
  }
}
