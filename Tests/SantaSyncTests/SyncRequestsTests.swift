import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaNetwork
import Testing

@testable import SantaReplication
@testable import SantaSync

struct SyncRequestsTests {
  /// The frame of a change with one byte and a checksum of zeros.
  private static let change = frame(
    [1] + number(1) + [1, 0, 0, 0] + number(1) + Array(repeating: 0, count: 32) + [65])

  private static func frame(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count), 0, 0, 0] + bytes }

  private static func number(_ low: UInt8) -> [UInt8] { [low] + Array(repeating: 0, count: 7) }

  private static func level(_ version: UInt8) -> [UInt8] { frame([2] + number(version)) }

  /// Returns all changes that a client receives from a server that sends these bytes.
  private func all(_ bytes: [UInt8]) async throws -> [Replica.Ordered] {
    let server = try LoopbackServer { _ in LoopbackAnswer(body: String(decoding: bytes, as: UTF8.self)) }
    defer { server.stop() }
    return try await SyncRequests(server: server.url, store: "tasks", token: "secret").all(
      after: .start, "epoch")
  }

  @Test func `an answer with all changes ends with the version of the last one`() async throws {
    #expect(try await all(Self.change + Self.level(1)).map(\.bytes) == [[65]])
    #expect(try await all(Self.level(0)).isEmpty)
  }

  @Test(arguments: [[], change, level(1), change + level(2)])
  func `an answer that the server has cut short is not taken for all changes`(_ bytes: [UInt8]) async throws {
    await #expect { try await all(bytes) } throws: { ($0 as? SyncError)?.isTransient ?? false }
  }

  @Test(
    "A server that got damaged frames gets the changes again", arguments: [("frames", true), ("body", false)])
  func damagedRequest(code: String, isTransient: Bool) throws {
    let body = Data(#"{"error": {"code": "\#(code)", "message": "No."}}"#.utf8)
    let server = try #require(URL(string: "http://127.0.0.1:4000"))
    // Without a connection: one that a busy machine lets time out is a transient error, whatever the server answers.
    let error = SyncRequests(server: server, store: "tasks", token: "secret").error(
      HTTPResponse(status: 400, body: body))
    #expect(error.description == "127.0.0.1:4000: No.")
    #expect(error.isTransient == isTransient)
  }
}
