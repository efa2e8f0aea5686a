import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SantaAccounts
import ServiceLifecycle

/// A stream of server-sent events as the body of a response: the state of the server whenever it has changed, at most once a second.
struct AdminStateFeed: Sendable {
  let watch: AdminWatch
  let accounts: AccountsDoor
  let principal: Principal
  let channel: any Channel

  /// The number of seconds after which a stream without events shows that it is alive.
  private static let silenceLimit = 10

  func write(to writer: inout any ResponseBodyWriter) async throws {
    let signal = FeedSignal()
    let timer = channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .seconds(1)) { _ in
      signal.heartbeatIsDue()
    }
    defer { timer.cancel() }
    channel.closeFuture.whenComplete { [weak signal] _ in signal?.end() }
    // The stream ends with the session.
    let number = accounts.streams.add(
      .init(principal: principal, stores: [], signal: signal, channel: channel), accounts.current)
    defer { accounts.streams.remove(number) }
    try await withGracefulShutdownHandler {
      do { try await run(signal, &writer) } catch is CancellationError {
        // The server ends, and the response ends with it.
      } catch is any HTTPResponseError {
        // The page asks again, and gets the reason.
      } catch is AccountError {
        // The page asks again, and gets the reason.
      }
    } onGracefulShutdown: {
      signal.end()
    }
    try await writer.finish(nil)
  }

  private func run(_ signal: FeedSignal, _ writer: inout any ResponseBodyWriter) async throws {
    var (sent, silence) = (AdminState?.none, 0)
    while true {
      _ = try await signal.next()
      if let reason = signal.takeRefusals().all {
        signal.didSendRefusals()
        throw reason
      }
      try await accounts.refreshRights(of: principal)
      guard try accounts.check(principal).isAdmin else { throw Refusal.needsAdmin }
      let state = await watch.reading().state
      silence += 1
      if state != sent {
        (sent, silence) = (state, 0)
        let text = String(decoding: try JSONEncoder.server.encode(state), as: UTF8.self)
        try await writer.write(ByteBuffer(string: "event: state\ndata: \(text)\n\n"))
      } else if silence >= Self.silenceLimit {
        silence = 0
        try await writer.write(ByteBuffer(string: ":\n\n"))
      }
    }
  }
}

extension ServerRoutes {
  /// Answers with the stream of the server's state.
  func adminEvents(_ context: ServerContext, _ access: Access) throws -> Response {
    guard let page = adminPages.enter() else {
      throw Refusal(
        status: .serviceUnavailable, code: "unavailable", message: "Too many admin pages are open. Close one."
      )
    }
    context.channel.limitUnreadTime(to: idleTimeout, context.logger)
    let feed = AdminStateFeed(
      watch: adminWatch, accounts: accounts, principal: access.principal, channel: context.channel)
    var headers: HTTPFields = [.contentType: "text/event-stream"]
    // nginx would otherwise collect the events before it passes them on.
    if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        defer { withExtendedLifetime(page) {} }
        try await feed.write(to: &writer)
      })
  }
}
