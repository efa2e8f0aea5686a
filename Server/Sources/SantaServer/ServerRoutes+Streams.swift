import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SantaReplication

/// The request of a client that follows several stores over one connection.
private struct StreamRequest: Decodable {
  struct Source: Decodable {
    var name: String
    var epoch: String
    var replica: UInt32?
    var after: UInt64
    var chain: String?
  }

  var stores: [Source]
  var window: Int?
}

extension ServerRoutes {
  /// The maximum number of stores in one stream.
  static let maximumStoreCount = 1_000
  /// The maximum size of a request, in bytes. `maximumStoreCount` stores need less.
  private static let listByteCount = 1 << 20

  func streams(_ request: Request, _ context: ServerContext) async throws -> Response {
    try await withBody(request, context, upTo: min(bodyLimit, Self.listByteCount)) {
      try streams($0, context)
    }
  }

  private func streams(_ body: ByteBuffer, _ context: ServerContext) throws -> Response {
    guard let asked = try? JSONDecoder().decode(StreamRequest.self, from: Data(body.readableBytesView)) else {
      throw Self.badList(
        "The body must be a JSON object whose 'stores' have a 'name', an 'epoch' and a position: 'after' and 'chain'."
      )
    }
    guard (1...Self.maximumStoreCount).contains(asked.stores.count) else {
      throw Self.badList("A stream must have 1 to \(Self.maximumStoreCount) stores.")
    }
    guard asked.window ?? 1 >= 1 else { throw Self.badList("A window must have at least 1 byte.") }
    struct Reader: Hashable {
      var store: StoreName
      var replica: UInt32?
    }
    var readers: Set<Reader> = []
    let sources = try asked.stores.map { source in
      let store = try store(named: source.name)
      guard readers.insert(Reader(store: store, replica: source.replica)).inserted else {
        throw Self.badList("The list contains the store '\(store)' twice for one replica.")
      }
      return ChangeFeed.Source(
        store: store, epoch: source.epoch, reader: source.replica,
        position: OrderPosition(version: source.after, chain: source.chain ?? ""), window: asked.window)
    }
    return stream(sources, namesStores: true, follows: true, context)
  }

  private static func badList(_ message: String) -> Refusal {
    Refusal(status: .badRequest, code: "stores", message: message)
  }

  func stream(
    _ sources: [ChangeFeed.Source], namesStores: Bool, follows: Bool, _ context: ServerContext
  ) -> Response {
    #if os(Linux)
      // Sets TCP_USER_TIMEOUT of tcp(7), in milliseconds. Without it, a client whose receive window stays closed would be
      // waited for as long as it acknowledges the probes.
      let patience = SocketOptionValue(idleTimeout / .milliseconds(1))
      context.channel.setOption(.tcpOption(.init(rawValue: 18)), value: patience).whenFailure {
        context.logger.warning(
          "A client that stops reading is not disconnected, because TCP_USER_TIMEOUT can't be set: \($0)")
      }
    #endif
    let feed = ChangeFeed(
      log: log, sources: sources, namesStores: namesStores, follows: follows, heartbeat: heartbeat,
      metrics: metrics, channel: context.channel, logger: context.logger)
    return Response(
      status: .ok, headers: [.contentType: Frames.contentType, .cacheControl: "no-store"],
      body: ResponseBody { writer in try await feed.write(to: &writer) })
  }
}
