#if PostgreSQL
  import Foundation
  import NIOCore
  import NIOPosix
  import Synchronization
  import Testing

  /// A proxy in front of PostgreSQL that swallows all notifications. Everything else passes, and the connections stay open, so that
  /// a server behind it can't see that it is cut off.
  final class DatabaseProxy: Sendable {
    /// The address of the database through the proxy.
    let url: String
    private let channel: any Channel
    private let swallowed: Swallowed

    final class Swallowed: Sendable {
      let count = Mutex(0)
    }

    init(_ database: String) async throws {
      var address = try #require(URLComponents(string: database))
      let (port, swallowed) = (try #require(address.port), Swallowed())
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { client in
          let filter = MessageFilter(client, swallowed)
          return ClientBootstrap(group: client.eventLoop)
            .channelInitializer { $0.pipeline.addHandler(filter) }
            .connect(host: "127.0.0.1", port: port)
            .flatMap { client.pipeline.addHandler(ListenWatcher($0, filter)) }
        }
        .bind(host: "127.0.0.1", port: 0).get()
      self.swallowed = swallowed
      address.port = channel.localAddress?.port
      url = try #require(address.string)
    }

    /// The number of notifications that didn't pass.
    var swallowedCount: Int { swallowed.count.withLock { $0 } }

    func close() async throws { try await channel.close().get() }

    /// Forwards the bytes of a client, and notices that its connection listens.
    private final class ListenWatcher: ChannelInboundHandler, Sendable {
      typealias InboundIn = ByteBuffer
      private let database: any Channel
      private let filter: MessageFilter

      init(_ database: any Channel, _ filter: MessageFilter) {
        (self.database, self.filter) = (database, filter)
      }

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if String(buffer: bytes).contains("LISTEN ") { filter.begin() }
        database.writeAndFlush(bytes, promise: nil)
      }

      func channelInactive(context: ChannelHandlerContext) { database.close(promise: nil) }
    }

    /// Forwards the messages of the database, without notifications once the connection listens.
    private final class MessageFilter: ChannelInboundHandler, Sendable {
      typealias InboundIn = ByteBuffer
      private let client: any Channel
      private let swallowed: Swallowed
      /// The bytes of the last message, which isn't complete; nil while the connection doesn't listen.
      private let rest = Mutex<ByteBuffer?>(nil)
      /// The type of the message NotificationResponse.
      private static let notification = UInt8(ascii: "A")

      init(_ client: any Channel, _ swallowed: Swallowed) {
        (self.client, self.swallowed) = (client, swallowed)
      }

      /// The client waits for the database at this moment, so that a message begins.
      func begin() { rest.withLock { $0 = $0 ?? ByteBuffer() } }

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        let passed = rest.withLock { rest in
          guard rest != nil else { return bytes }
          rest?.writeBuffer(&bytes)
          var passed = ByteBuffer()
          // Each message is its type, its length (4 bytes, which count themselves), and its contents.
          while let head = rest, let type = head.getInteger(at: head.readerIndex, as: UInt8.self),
            let length = head.getInteger(at: head.readerIndex + 1, as: UInt32.self),
            var message = rest?.readSlice(length: 1 + Int(length))
          {
            if type == Self.notification {
              swallowed.count.withLock { $0 += 1 }
            } else {
              passed.writeBuffer(&message)
            }
          }
          return passed
        }
        if passed.readableBytes > 0 { client.writeAndFlush(passed, promise: nil) }
      }

      func channelInactive(context: ChannelHandlerContext) { client.close(promise: nil) }
    }
  }
#endif
