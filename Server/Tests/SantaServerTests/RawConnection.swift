import NIOCore
import NIOPosix
import Synchronization
import Testing

/// A connection to a server that sends arbitrary bytes, and can leave the answer unread.
final class RawConnection: Sendable {
  private let channel: any Channel
  private let received: Received

  /// Collects the received bytes.
  private final class Received: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let text = Mutex("")

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = String(buffer: unwrapInboundIn(data))
      text.withLock { $0 += part }
    }
  }

  /// - Parameter isReading: whether the connection reads what the server sends.
  convenience init(_ server: RunningServer, isReading: Bool = true) async throws {
    try await self.init(port: server.port, isReading: isReading)
  }

  init(port: Int, isReading: Bool = true) async throws {
    let received = Received()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: isReading)
      .channelOption(.socketOption(.so_rcvbuf), value: 4_096)
      .channelInitializer { channel in channel.pipeline.addHandler(received) }
      .connect(host: "127.0.0.1", port: port).get()
    self.received = received
  }

  /// Sends a request, again over another connection while the server can't check rights. Returns when the answer has begun.
  static func open(
    _ request: String, _ server: RunningServer, isReading: Bool = true
  ) async throws -> RawConnection {
    let deadline = ContinuousClock.now + patience
    while true {
      let connection = try await RawConnection(server, isReading: isReading)
      try await connection.send(request)
      if !isReading { return connection }
      try await wait("No answer") { connection.text.contains("\r\n\r\n") || !connection.isOpen }
      if !connection.text.hasPrefix("HTTP/1.1 503") || ContinuousClock.now > deadline { return connection }
      try? await connection.close()
    }
  }

  /// Returns the head of a request with the token, without the empty line at its end.
  static func head(
    _ method: String, _ path: String, token: String = RunningServer.token, _ fields: String...
  ) -> String {
    ([
      "\(method) \(path) HTTP/1.1", "Host: localhost", "Authorization: Bearer \(token)",
    ] + fields).joined(separator: "\r\n")
  }

  func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)).get() }

  /// Everything that the server has sent, as a string.
  var text: String { received.text.withLock { $0 } }

  var isOpen: Bool { channel.isActive }

  func close() async throws {
    do { try await channel.close().get() } catch ChannelError.alreadyClosed {
      // The server has closed the connection.
    }
  }
}
