import Foundation
import Hummingbird
import Logging
import NIOCore
import SantaAccounts
import ServiceLifecycle

/// A stream of server-sent events as the body of a response: the stores that match a pattern and that the caller may read, then the
/// changes of this list.
///
/// The stream remembers what the client knows: the epoch and version of each store. Everything else is shared by all streams.
struct StoreEventFeed: Sendable {
  let watch: StoreWatch
  let accounts: AccountsDoor
  let principal: Principal
  let pattern: PathPattern
  /// The interval of heartbeats.
  let heartbeat: Duration
  let metrics: Metrics
  let channel: any Channel
  let logger: Logger

  /// The number of bytes that are written at a time.
  private static let pageByteCount = 64 << 10

  func write(to writer: inout any ResponseBodyWriter) async throws {
    metrics.streamBegan(stores: 0)
    defer { metrics.streamEnded(stores: 0) }
    let signal = FeedSignal()
    let interval = TimeAmount.nanoseconds(Int64(heartbeat / .nanoseconds(1)))
    let timer = channel.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      signal.heartbeatIsDue()
    }
    defer { timer.cancel() }
    channel.closeFuture.whenComplete { [weak signal] _ in signal?.end() }
    // The stream ends with the session. The rights to stores are compared with each list.
    let number = accounts.streams.add(
      .init(principal: principal, stores: [], signal: signal, channel: channel), accounts.current)
    defer { accounts.streams.remove(number) }
    let follower = watch.follow(logger) { [weak signal] in signal?.storeHasGrown(0, nil) }
    defer { watch.remove(follower) }
    try await withGracefulShutdownHandler {
      do { try await run(signal, &writer) } catch is CancellationError {
        // The server ends, and the response ends with it.
      } catch is Refusal {
        // The client asks again, and gets the reason.
      }
    } onGracefulShutdown: {
      signal.end()
    }
    try await writer.finish(nil)
  }

  private func run(_ signal: FeedSignal, _ writer: inout any ResponseBodyWriter) async throws {
    var known: [StorePath: StoreWatch.Entry] = [:]
    var (listNumber, rightsVersion): (Int?, UInt64?) = (nil, nil)
    while true {
      let news = try await signal.next()
      if let reason = signal.takeRefusals().all {
        signal.didSendRefusals()
        throw reason
      }
      try await accounts.refreshRights(of: principal)
      let version = accounts.version(for: principal)
      if let list = watch.list, list.number != listNumber || version != rightsVersion {
        try await send(list, &known, &writer)
        if listNumber == nil { try await writer.write(Self.event("listed", "{}")) }
        (listNumber, rightsVersion) = (list.number, version)
      }
      if news.isHeartbeatDue { try await writer.write(ByteBuffer(string: ":\n\n")) }
    }
  }

  /// Sends the differences between a list and what the client knows.
  private func send(
    _ list: StoreWatch.List, _ known: inout [StorePath: StoreWatch.Entry],
    _ writer: inout any ResponseBodyWriter
  ) async throws {
    struct Gone: Encodable { var name: String }
    struct Present: Encodable {
      var name: String
      var epoch: String
      var version: UInt64
    }
    let caller = try accounts.check(principal)
    var gone = Set(known.keys)
    var buffer = ByteBuffer()
    for entry in list.entries where pattern.matches(entry.path) {
      guard try accounts.level(of: caller, on: entry.path) >= .read else { continue }
      gone.remove(entry.path)
      if known[entry.path] == entry { continue }
      known[entry.path] = entry
      buffer.writeImmutableBuffer(
        try Self.event(
          "store", Present(name: entry.path.wireName, epoch: entry.epoch, version: entry.version)))
      if buffer.readableBytes >= Self.pageByteCount {
        try await writer.write(buffer)
        buffer = ByteBuffer()
      }
    }
    for path in gone.sorted(by: { $0.wireName < $1.wireName }) {
      known[path] = nil
      buffer.writeImmutableBuffer(try Self.event("gone", Gone(name: path.wireName)))
    }
    if buffer.readableBytes > 0 { try await writer.write(buffer) }
  }

  private static func event(_ name: String, _ data: some Encodable) throws -> ByteBuffer {
    event(name, String(decoding: try JSONEncoder.server.encode(data), as: UTF8.self))
  }

  private static func event(_ name: String, _ data: String) -> ByteBuffer {
    ByteBuffer(string: "event: \(name)\ndata: \(data)\n\n")
  }
}

extension ServerRoutes {
  /// Answers with the stream of the stores that match a pattern.
  func events(_ request: Request, _ context: ServerContext, _ access: Access) throws -> Response {
    let text = try text("match", request)
    guard let pattern = PathPattern(text, for: access.principal.user) else {
      throw Refusal.invalid("parameter", "The parameter 'match' must be a pattern such as /*/weather.")
    }
    context.channel.limitUnreadTime(to: idleTimeout, context.logger)
    let feed = StoreEventFeed(
      watch: watch, accounts: accounts, principal: access.principal, pattern: pattern, heartbeat: heartbeat,
      metrics: metrics, channel: context.channel, logger: context.logger)
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in try await feed.write(to: &writer) })
  }
}
