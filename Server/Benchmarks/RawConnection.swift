import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A persistent connection without a store, which measures the server with as little client work as possible.
struct RawConnection {
  private typealias Channel = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

  private let outbound: NIOAsyncChannelOutboundWriter<HTTPClientRequestPart>
  private var inbound: NIOAsyncChannelInboundStream<HTTPClientResponsePart>.AsyncIterator
  private let host: String
  private let token: String

  /// Opens a connection for the duration of `body`.
  ///
  /// - Parameter token: the token of the caller.
  static func use<R: Sendable>(
    _ server: URL, token: String = ServerProcess.token,
    _ body: @Sendable (inout RawConnection) async throws -> R
  ) async throws -> R {
    let (host, port) = (server.host() ?? "", server.port ?? 80)
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          return try Channel(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = RawConnection(
        outbound: outbound, inbound: inbound.makeAsyncIterator(), host: "\(host):\(port)",
        token: token)
      return try await body(&connection)
    }
  }

  private func send(_ method: HTTPMethod, _ path: String, _ body: ByteBuffer) async throws {
    let headers: HTTPHeaders = [
      "Host": host, "Authorization": "Bearer \(token)",
      "Content-Length": "\(body.readableBytes)",
    ]
    try await outbound.write(
      contentsOf: [
        .head(HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)),
        .body(.byteBuffer(body)), .end(nil),
      ])
  }

  /// Sends a request and waits for its complete response.
  mutating func post(_ path: String, _ body: ByteBuffer = ByteBuffer()) async throws -> ByteBuffer {
    let (status, answer) = try await response(.POST, path, body)
    guard status == .ok else { throw Failure("\(path): \(status) \(String(buffer: answer))") }
    return answer
  }

  /// Sends a request and waits for its complete response, whatever its status.
  mutating func response(
    _ method: HTTPMethod, _ path: String, _ body: ByteBuffer
  ) async throws -> (HTTPResponseStatus, ByteBuffer) {
    try await send(method, path, body)
    var (answer, status) = (ByteBuffer(), HTTPResponseStatus.ok)
    while let part = try await inbound.next() {
      switch part {
      case .head(let head): status = head.status
      case .body(var part): answer.writeBuffer(&part)
      case .end: return (status, answer)
      }
    }
    throw Failure("\(path): the server has closed the connection")
  }

  /// Reads a response that does not end.
  mutating func follow(_ path: String, _ part: (ByteBuffer) -> Bool) async throws {
    try await send(.GET, path, ByteBuffer())
    while let next = try await inbound.next() {
      switch next {
      case .head(let head):
        guard head.status == .ok else { throw Failure("\(path): \(head.status)") }
      case .body(let bytes): if !part(bytes) { return }
      case .end: return
      }
    }
  }
}

/// A replica without a store, which sends changes without a meaning.
struct RawReplica {
  private struct Membership: Decodable {
    var epoch: String
    var replica: UInt32
  }

  private let store: String
  private let membership: Membership
  private var sequence: UInt64 = 0

  init(_ store: String, _ connection: inout RawConnection) async throws {
    self.store = store
    let answer = try await connection.post("/v1/stores/\(store)/replicas")
    membership = try JSONDecoder().decode(Membership.self, from: Data(answer.readableBytesView))
  }

  /// Sends a change of 200 bytes that names a class and has no effect.
  mutating func post(_ connection: inout RawConnection) async throws {
    sequence += 1
    var body = ByteBuffer()
    body.writeInteger(200 as UInt32, endianness: .little)
    let name = String(repeating: "c", count: 180) + String("000000000\(sequence)".suffix(10))
    body.writeBytes([1, 1, 0xC1, 1] as [UInt8])
    body.writeString("\(name)\u{1F}0\u{1F}")
    body.writeBytes([0, 0, 0] as [UInt8])
    let query = "epoch=\(membership.epoch)&replica=\(membership.replica)&first=\(sequence)"
    _ = try await connection.post("/v1/stores/\(store)/changes?\(query)", body)
  }

  var followPath: String {
    "/v1/stores/\(store)/changes?epoch=\(membership.epoch)&after=0&chain=&follow=true"
  }
}
