import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaReplication
@testable import SantaSync

/// Servers that cut off their answers, like a server that is killed.
///
/// On Linux, a server that closed the connection within the header of an answer ended the program that followed it.
@Suite("Changes from servers that cut their answers", .unlessItHangs)
struct CutStreamTests {
  private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func frame(_ bytes: [UInt8]) -> [UInt8] { number(UInt64(bytes.count), 4) + bytes }

  /// Two changes, and the version of the last one.
  private static let frames =
    [1, 2].flatMap { version in
      frame(
        [1] + number(version, 8) + number(7, 4) + number(version, 8) + Array(repeating: 0xAB, count: 32) + [
          65
        ])
    } + frame([2] + number(2, 8))

  private static let answer: [UInt8] = {
    var bytes = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    for start in stride(from: 0, to: frames.count, by: 50) {
      let part = frames[start..<min(start + 50, frames.count)]
      bytes += Array((String(part.count, radix: 16) + "\r\n").utf8) + part + Array("\r\n".utf8)
    }
    return bytes + Array("0\r\n\r\n".utf8)
  }()

  /// Starts a server that sends as many bytes of the answer as the token of the request says.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let count = request.headers["authorization"]?.split(separator: " ").last.flatMap { Int($0) }
      return LoopbackAnswer(raw: answer, manner: .cutOff(after: count ?? 0))
    }
  }

  @Test func `a stream that is cut at any byte is an error that is tried again`() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let entry = StreamList.Entry(name: "tasks", epoch: "e", replica: 1, after: 0, chain: "")
    for count in Self.answer.indices {
      let requests = SyncRequests(server: server.url, store: "tasks", token: "\(count)")
      let arrived = Mutex<[UInt8]>([])
      await #expect {
        try await requests.stream([entry], window: 1 << 20) { part in arrived.withLock { $0 += part } }
      } throws: { ($0 as? SyncError)?.isTransient ?? false }
      #expect(Self.frames.starts(with: arrived.withLock { $0 }), "cut at \(count)")
    }
  }

  @Test func `an answer with all changes that is cut at any byte is an error that is tried again`()
    async throws
  {
    let server = try Self.server()
    defer { server.stop() }
    // Without the line break of the last chunk, everything has arrived, so these two lengths are left out.
    for count in Self.answer.indices.dropLast(2) {
      let requests = SyncRequests(server: server.url, store: "tasks", token: "\(count)")
      await #expect(throws: SyncError.self, "cut at \(count)") { try await requests.all(after: .start, "e") }
    }
    let whole = SyncRequests(server: server.url, store: "tasks", token: "\(Self.answer.count)")
    #expect(try await whole.all(after: .start, "e").map(\.bytes) == [[65], [65]])
  }

  /// - Parameter isMember: whether the server lets the store join before it cuts off its answers.
  @Test(arguments: [false, true])
  func `a store goes on when its server cuts the header of an answer, and tries again`(isMember: Bool)
    async throws
  {
    let count = Mutex(0)
    let server = try LoopbackServer { request in
      if isMember, request.target.contains("replicas") {
        return LoopbackAnswer(body: #"{"epoch":"e","replica":1}"#)
      }
      if isMember, request.target.contains("copy") {
        return LoopbackAnswer(404, body: #"{"error":{"code":"copy","message":""}}"#)
      }
      count.withLock { $0 += 1 }
      return LoopbackAnswer(raw: Array("HTTP/1.1 200 OK\r\n".utf8))
    }
    defer { server.stop() }
    let directory = try TemporaryDirectory()
    let sync = try StoreSync(
      .init(location: .directory(directory.url.appending(path: "store")), objectTypes: []),
      server: server.url,
      name: "tasks", token: "token")
    for await state in sync.states {
      guard case .offline(let error) = state.connection else { continue }
      #expect(error.isTransient)
      #expect("\(error)".contains("broke off"))
      if count.withLock({ $0 > 1 }) { break }
    }
    await sync.stop()
    #expect(sync.state.connection == .ended)
  }
}
