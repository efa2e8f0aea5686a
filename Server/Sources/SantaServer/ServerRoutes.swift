import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTPTypes
import SantaReplication
import ServiceLifecycle

/// A request with the address of its client.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let client: String
  let channel: any Channel
  /// Whether the request has the server's token.
  var hasToken = false

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    client = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}

/// An answer that refuses a request: a status, a code for programs, and a sentence for people.
struct Refusal: HTTPResponseError {
  var status: HTTPResponse.Status
  var code: String
  var message: String

  var body: Data {
    get throws { try JSONEncoder.server.encode(["error": ["code": code, "message": message]]) }
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = try body
    var headers: HTTPFields = [.contentType: "application/json; charset=utf-8"]
    if status == .unauthorized { headers[.wwwAuthenticate] = "Bearer" }
    if status == .tooManyRequests || status == .serviceUnavailable { headers[.retryAfter] = "1" }
    // The answer to HEAD has no body: the client would take it for the beginning of the next answer.
    if request.method == .head {
      headers[.contentLength] = "\(body.count)"
      return Response(status: status, headers: headers)
    }
    return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
  }
}

extension JSONEncoder {
  static var server: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension Refusal {
  init(_ error: OrderError) {
    self =
      switch error {
      case .reset:
        Refusal(
          status: .conflict, code: "reset",
          message:
            "Unknown position: the order was set up from scratch or restored from a backup."
        )
      case .compacted:
        Refusal(
          status: .conflict, code: "compacted",
          message: "The changes behind this position were dropped. The copy has their effect.")
      case .forked(let sequence):
        Refusal(
          status: .conflict, code: "forked",
          message: "Change \(sequence) of this replica is in the order with other contents.")
      case .gap(let expected):
        Refusal(
          status: .conflict, code: "gap",
          message: "The next change of this replica has the number \(expected).")
      case .unknownReplica:
        Refusal(
          status: .notFound, code: "replica",
          message: "There is no such replica of this store. A replica joins before anything else.")
      case .unchecked:
        Refusal(
          status: .serviceUnavailable, code: "unavailable",
          message: "Other clients send parts of changes at the same time. Try again.")
      }
  }

  /// Any error. The log has those that are not the client's, of which nothing is said to it.
  init(_ error: any Error, at request: String, _ logger: Logger) {
    switch error {
    case let error as OrderError: self.init(error)
    case let error as NameInUse: self.init(status: .badRequest, code: "name", message: "\(error)")
    case let error as LogUnavailable:
      logger.warning("\(request): \(error)")
      self.init(
        status: .serviceUnavailable, code: "unavailable",
        message: "The server can't keep or read changes at present. Try again.")
    case let error as DamagedLog:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "damaged",
        message:
          "The server's data of this store is damaged, and its log says where. Restore it from a backup; nothing that a "
          + "replica has is lost.")
    default:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "failure", message: "The server failed. Its log says why.")
    }
  }
}

/// The requests that a server answers; `docs/protocol.md` describes each.
struct ServerRoutes: Sendable {
  let log: any ChangeLog
  let token: AccessToken
  let copies: CopyService
  let readiness: Readiness
  let metrics = Metrics()
  let digests = Digests()
  let limit: RequestLimit
  let strangerLimit: RequestLimit
  /// How long a stream is silent at most.
  let heartbeat: Duration
  /// After how long a stream ends whose client takes nothing.
  let idleTimeout: Duration
  /// How long the body of a request is at most.
  let bodyLimit: Int
  /// How long the bodies of all requests are at most.
  let bodies: BodyBudget

  func router() -> Router<ServerContext> {
    let router = Router(context: ServerContext.self)
    router.add(middleware: FailureMiddleware())
    router.add(
      middleware: AccessMiddleware(token: token, limit: limit, strangerLimit: strangerLimit, metrics: metrics)
    )
    router.get("/healthz") { _, _ in "ok\n" }
    router.get("/readyz") { _, _ in
      try await readiness.check()
      return "ok\n"
    }
    let guarded = router.group().add(middleware: TokenMiddleware(metrics: metrics))
    guarded.get("/metrics") { _, _ in metrics.text(try await log.readableStores()) }
    guarded.post("/v1/changes") { request, context in try await streams(request, context) }
    let group = guarded.group("/v1/stores")
    group.get { _, _ in try await stores() }
    group.post(":store/replicas") { request, context in
      var known: Membership?
      if let epoch = request.uri.queryParameters["epoch"] {
        known = Membership(epoch: String(epoch), replica: try number("replica", request))
      }
      return try Self.json(
        try await translating { [known] in try await log.join(try store(context), as: known) })
    }
    group.post(":store/places") { request, context in try await positions(request, context) }
    group.post(":store/digests") { request, context in try await compare(request, context) }
    group.get(":store/copy") { request, context in try await copy(request, context) }
    group.post(":store/changes") { request, context in try await append(request, context) }
    group.get(":store/changes") { request, context in try await changes(request, context) }
    return router
  }

  private func store(_ context: ServerContext) throws -> StoreName {
    try store(named: context.parameters.get("store") ?? "")
  }

  func store(named name: String) throws -> StoreName {
    guard let name = StoreName(name) else {
      throw Refusal(
        status: .badRequest, code: "name",
        message:
          "The name of a store is 1 to 64 letters, digits, '.', '-' or '_', and doesn't begin with a dot.")
    }
    return name
  }

  private func number<T: FixedWidthInteger>(
    _ name: String, _ request: Request, _ type: T.Type = T.self
  ) throws -> T {
    guard let number = request.uri.queryParameters[Substring(name)].flatMap({ T(String($0)) }) else {
      throw Refusal(
        status: .badRequest, code: "parameter", message: "The parameter '\(name)' must be a number.")
    }
    return number
  }

  private func text(_ name: String, _ request: Request) throws -> String {
    guard let text = request.uri.queryParameters[Substring(name)] else {
      throw Refusal(status: .badRequest, code: "parameter", message: "The parameter '\(name)' is missing.")
    }
    return String(text)
  }

  private static func json(_ value: some Encodable) throws -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder.server.encode(value))))
  }

  private func translating<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as OrderError { throw Refusal(error) }
  }

  /// Receives the body of a request, which is in memory until `use` returns.
  func withBody(
    _ request: Request, _ context: ServerContext, upTo limit: Int,
    _ use: (ByteBuffer) async throws -> Response
  ) async throws -> Response {
    if request.headers[.expect]?.lowercased() == "100-continue" {
      // The client waits with a long body until it knows that it is wanted.
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
        throw Self.tooLong(limit)
      }
      try await context.channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue))).get()
    }
    var body = ByteBuffer()
    var taken = 0
    defer { bodies.giveBack(taken) }
    var parts = request.body.makeAsyncIterator()
    while var part = try await Self.next(&parts) {
      guard body.readableBytes + part.readableBytes <= limit else {
        throw Self.tooLong(limit)
      }
      guard bodies.take(part.readableBytes) else {
        throw Refusal(
          status: .serviceUnavailable, code: "unavailable",
          message: "The server has as many requests in memory as it can. Try again.")
      }
      taken += part.readableBytes
      body.writeBuffer(&part)
    }
    return try await use(body)
  }

  private static func tooLong(_ limit: Int) -> Refusal {
    Refusal(status: .contentTooLarge, code: "size", message: "This request has at most \(limit) bytes.")
  }

  private static func next(_ parts: inout RequestBody.AsyncIterator) async throws -> ByteBuffer? {
    do { return try await parts.next() } catch let error as CancellationError { throw error } catch {
      // The client has ended, or what it sends is no HTTP.
      throw Refusal(status: .badRequest, code: "body", message: "The request ended within its body.")
    }
  }

  private func stores() async throws -> Response {
    struct Stores: Encodable {
      var stores: [StoreSummary]
      var unreadable: [String]?
    }
    let list = try await log.readableStores()
    let unreadable = list.unreadable.map(\.name)
    return try Self.json(Stores(stores: list.stores, unreadable: unreadable.isEmpty ? nil : unreadable))
  }

  // MARK: Changes

  private func append(_ request: Request, _ context: ServerContext) async throws -> Response {
    let store = try store(context)
    let (replica, first) = (
      try number("replica", request, UInt32.self), try number("first", request, UInt64.self)
    )
    let epoch = try text("epoch", request)
    var base = OrderPosition.start
    if request.uri.queryParameters["after"] != nil {
      base = OrderPosition(version: try number("after", request), chain: try text("chain", request))
    }
    return try await withBody(request, context, upTo: bodyLimit) { body in
      let changes = try Self.changes(of: body)
      let batch = Batch(epoch: epoch, base: base, replica: replica, firstSequence: first, changes: changes)
      let head = try await translating {
        try await append(batch, byteCount: body.readableBytes, to: store)
      }
      metrics.changesArrived(changes.count, bytes: body.readableBytes)
      copies.hasGrown(store, by: body.readableBytes)
      return try Self.json(head)
    }
  }

  private static func changes(of body: ByteBuffer) throws -> [Data] {
    if let (count, longest) = Frames.measure(body) {
      guard count <= Frames.maximumChangeCount else {
        throw Refusal(
          status: .contentTooLarge, code: "size",
          message: "A request has at most \(Frames.maximumChangeCount) changes.")
      }
      guard longest <= Frames.maximumChangeByteCount else {
        throw Refusal(
          status: .contentTooLarge, code: "size",
          message:
            "A change has at most \(Frames.maximumChangeByteCount) bytes. A longer one is sent in parts.")
      }
    }
    guard let changes = Frames.changes(of: body), !changes.isEmpty else {
      throw Refusal(
        status: .badRequest, code: "frames",
        message: "The body has no changes, or ends within one. Each is its length, 4 bytes, and its contents."
      )
    }
    return changes
  }

  private func changes(_ request: Request, _ context: ServerContext) async throws -> Response {
    let store = try store(context)
    let position = OrderPosition(
      version: try number("after", request, UInt64.self),
      chain: request.uri.queryParameters["chain"].map { String($0) } ?? "")
    let epoch = try text("epoch", request)
    let reader = request.uri.queryParameters["replica"].flatMap { UInt32(String($0)) }
    let follows = request.uri.queryParameters["follow"] == "true"
    // Refused before the answer begins.
    let first = try await translating {
      try await log.changes(after: position, in: epoch, of: store, byteCount: 1 << 20)
    }
    if request.headers[.accept]?.contains("application/json") ?? false {
      struct Change: Encodable {
        var version: UInt64
        var chain: String
        var replica: UInt32
        var sequence: UInt64
        var bytes: Data
      }
      struct Page: Encodable {
        var head: OrderPosition
        var changes: [Change]
      }
      return try Self.json(
        Page(
          head: first.head,
          changes: first.changes.map {
            Change(
              version: $0.position.version, chain: $0.position.chain, replica: $0.replica,
              sequence: $0.sequence,
              bytes: $0.bytes)
          }))
    }
    let source = ChangeFeed.Source(
      store: store, epoch: epoch, reader: reader, position: position, page: first)
    return stream([source], namesStores: false, follows: follows, context)
  }
}

extension ServerRoutes {
  // MARK: Beginning anew

  private func positions(_ request: Request, _ context: ServerContext) async throws -> Response {
    let store = try store(context)
    return try await withBody(request, context, upTo: bodyLimit) { body in
      guard
        let positions = try? JSONDecoder().decode([OrderPosition].self, from: Data(body.readableBytesView))
      else {
        throw Refusal(
          status: .badRequest, code: "places",
          message: "The body is a JSON array of positions, each with 'version' and 'chain'.")
      }
      return try Self.json(try await translating { try await log.last(of: positions, in: store) })
    }
  }

  private func compare(_ request: Request, _ context: ServerContext) async throws -> Response {
    struct Digest: Codable {
      var chain: String
      var digest: String
    }
    let store = try store(context)
    return try await withBody(request, context, upTo: min(bodyLimit, Self.digestByteCount)) { body in
      guard let told = try? JSONDecoder().decode(Digest.self, from: Data(body.readableBytesView)),
        told.chain.utf8.count == 64, (1...32).contains(told.digest.utf8.count)
      else {
        throw Refusal(
          status: .badRequest, code: "digest",
          message:
            "The body is a JSON object with a 'chain' of 64 digits and a 'digest' of 1 to 32 characters."
        )
      }
      let first = digests.first(told.digest, at: told.chain, of: store)
      if first != told.digest {
        context.logger.error("Two replicas of the store '\(store)' differ after the change \(told.chain)")
      }
      return try Self.json(Digest(chain: told.chain, digest: first))
    }
  }

  /// More than a digest needs.
  private static let digestByteCount = 4 << 10

  /// What the copy is, or a part of its bytes.
  private func copy(_ request: Request, _ context: ServerContext) async throws -> Response {
    let store = try store(context)
    if request.uri.queryParameters["version"] != nil {
      let (version, offset): (UInt64, Int) = (try number("version", request), try number("offset", request))
      let part = try await translating {
        try await log.part(of: version, from: max(0, offset), of: store)
      }
      guard let part else { throw Self.noCopy }
      return Response(
        status: .ok, headers: [.contentType: "application/octet-stream", .cacheControl: "no-store"],
        body: .init(byteBuffer: ByteBuffer(bytes: part)))
    }
    let (epoch, replica) = (try text("epoch", request), try number("replica", request, UInt32.self))
    let summary = try await translating { try await log.summary(of: store) }
    try await translating { if summary.epoch != epoch { throw OrderError.reset } }
    guard let copy = summary.copy else { throw Self.noCopy }
    struct Description: Encodable {
      var version: UInt64
      var chain: String
      var byteCount: Int
      var checksum: UInt32
      var sequence: UInt64
    }
    return try Self.json(
      Description(
        version: copy.position.version, chain: copy.position.chain, byteCount: copy.byteCount,
        checksum: copy.checksum,
        sequence: try await log.count(of: replica, upTo: copy.position.version, of: store)))
  }

  private static var noCopy: Refusal {
    Refusal(status: .notFound, code: "copy", message: "There is no such copy of this store.")
  }
}

/// Logs errors that are no refusals, and says nothing of them to the client.
struct FailureMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do { return try await next(request, context) } catch let error as any HTTPResponseError {
      throw error
    } catch {
      throw Refusal(error, at: "\(request.method) \(request.uri.path)", context.logger)
    }
  }
}
