import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Answers clients of HTTP/1.0, such as `ab` and old proxies, in their protocol: they read an answer up to the end of the connection, and
/// don't know chunks.
private final class OldClientHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Whether the current request is one of HTTP/1.0.
  private var isOld = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    isOld = head.version == .http1_0
    // The server closes the connection after the answer to such a request.
    if isOld { head.headers.replaceOrAdd(name: "connection", value: "close") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isOld, case .head(var head) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    head.version = .http1_0
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}

/// Puts an ``OldClientHandler`` behind the decoder, because the versions of requests aren't known after later handlers.
private final class OldClientSupport: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    do {
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(OldClientHandler(), position: .after(decoder))
    } catch { context.fireErrorCaught(error) }
  }
}

extension HTTPServerBuilder {
  /// Returns a server of HTTP/1.1 and HTTP/1.0.
  ///
  /// - Parameter idleTimeout: the time without data after which a connection is closed.
  static func http(idleTimeout: Duration) -> HTTPServerBuilder {
    .http1(
      configuration: .init(
        additionalChannelHandlers: [OldClientSupport()], idleTimeout: TimeAmount(idleTimeout)))
  }
}
