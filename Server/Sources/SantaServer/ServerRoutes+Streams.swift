import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SantaAccounts
import SantaReplication

/// The request of a client that follows several stores over one connection.
private struct StreamRequest: Decodable {
  struct Source: Decodable {
    var name: String
    var epoch: String
    var replica: UInt32?
    var after: UInt64
    var chain: String?
    var level: AccessLevel?
  }

  var stores: [Source]
  var window: Int?
}

extension ServerRoutes {
  /// The maximum number of stores in one stream.
  static let maximumStoreCount = 1_000
  /// The maximum size of a request, in bytes. `maximumStoreCount` stores need less.
  private static let listByteCount = 1 << 20

  func streams(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    try await withBody(request, context, upTo: min(bodyLimit, Self.listByteCount)) {
      try await streams($0, context, access.principal)
    }
  }

  private func streams(
    _ body: ByteBuffer, _ context: ServerContext, _ principal: Principal
  ) async throws -> Response {
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
      var store: StorePath
      var replica: UInt32?
    }
    var readers: Set<Reader> = []
    var sources: [ChangeFeed.Source] = []
    for source in asked.stores {
      guard let store = StorePath(source.name, for: principal.user) else { throw Self.invalidPath }
      guard readers.insert(Reader(store: store, replica: source.replica)).inserted else {
        throw Self.badList("The list contains the store '\(store.shown)' twice for one replica.")
      }
      sources.append(
        ChangeFeed.Source(
          store: store, epoch: source.epoch, reader: source.replica,
          position: OrderPosition(version: source.after, chain: source.chain ?? ""), window: asked.window,
          level: source.level,
          refusal: try await refusal(of: store, source, principal, context.logger)))
    }
    return stream(sources, namesStores: true, follows: true, context, principal)
  }

  /// Returns the reason for which a caller must not read a store; nil if it may.
  private func refusal(
    of store: StorePath, _ source: StreamRequest.Source, _ principal: Principal, _ logger: Logger
  ) async throws -> Refusal? {
    let level = try await accounts.settledLevel(of: principal, on: store, atLeast: .read)
    guard level >= .read else {
      if principal.kind == .nobody { throw Refusal.noToken }
      return .access(level)
    }
    if let refusal = try await changedLevel(of: principal, on: store, known: source.level) { return refusal }
    guard let replica = source.replica else { return nil }
    do { try await checkOwner(replica, store, source.epoch, principal) } catch let refusal as Refusal {
      return refusal
    } catch { return Refusal(error, at: "the stream of '\(store.shown)'", logger) }
    return nil
  }

  /// Returns the refusal for a client that has another level than it knows.
  func changedLevel(
    of principal: Principal, on store: StorePath, known: AccessLevel?
  ) async throws -> Refusal? {
    guard let known, try accounts.level(of: principal, on: store) != known else { return nil }
    // The client may know it from another process.
    try await accounts.catchUp()
    let level = try accounts.level(of: principal, on: store)
    return level == known ? nil : .changedLevel(level)
  }

  private static func badList(_ message: String) -> Refusal {
    Refusal(status: .badRequest, code: "stores", message: message)
  }

  func stream(
    _ sources: [ChangeFeed.Source], namesStores: Bool, follows: Bool, _ context: ServerContext,
    _ principal: Principal
  ) -> Response {
    context.channel.limitUnreadTime(to: idleTimeout, context.logger)
    let feed = ChangeFeed(
      log: log, accounts: accounts, principal: principal, sources: sources, namesStores: namesStores,
      follows: follows, heartbeat: heartbeat,
      metrics: metrics, channel: context.channel, logger: context.logger)
    return Response(
      status: .ok, headers: [.contentType: Frames.contentType, .cacheControl: "no-store"],
      body: ResponseBody { writer in try await feed.write(to: &writer) })
  }
}
