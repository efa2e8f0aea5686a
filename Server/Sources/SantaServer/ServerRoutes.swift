import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTPTypes
import SantaReplication
import ServiceLifecycle

/// The context of a request, with the address of its client.
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

/// A response that refuses a request: a status, a code for programs, and a message for people.
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
    // The response to HEAD has no body: the client would take it for the start of the next response.
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
          message: "The changes after this position were dropped. The copy of the store includes them.")
      case .forked(let sequence):
        Refusal(
          status: .conflict, code: "forked",
          message: "Change \(sequence) of this replica already exists with different contents.")
      case .gap(let expected):
        Refusal(
          status: .conflict, code: "gap",
          message: "The next change of this replica must have the number \(expected).")
      case .unknownReplica:
        Refusal(
          status: .notFound, code: "replica",
          message: "Unknown replica of this store. A replica must join first.")
      case .unchecked:
        Refusal(
          status: .serviceUnavailable, code: "unavailable",
          message: "Other clients are sending parts of changes at the same time. Try again.")
      }
  }

  /// Creates a refusal from any error. Errors that the client did not cause are logged, and their details are not sent to the
  /// client.
  init(_ error: any Error, at request: String, _ logger: Logger) {
    switch error {
    case let error as OrderError: self.init(error)
    case let error as NameInUse: self.init(status: .badRequest, code: "name", message: "\(error)")
    case let error as LogUnavailable:
      logger.warning("\(request): \(error)")
      self.init(
        status: .serviceUnavailable, code: "unavailable",
        message: "The server can't read or store changes at the moment. Try again.")
    case let error as DamagedLog:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "damaged",
        message:
          "The server's data of this store is damaged; see the server's log. Restore it from a backup; the data of the "
          + "replicas is not lost.")
    default:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "failure", message: "Internal server error. See the server's log."
      )
    }
  }
}

/// The requests that a server answers. `docs/protocol.md` describes each of them.
struct ServerRoutes: Sendable {
  let log: any ChangeLog
  let token: AccessToken
  let copies: CopyService
  let readiness: Readiness
  let metrics = Metrics()
  let digests = Digests()
  let limit: RequestLimit
  let strangerLimit: RequestLimit
  /// The longest time for which a stream is silent.
  let heartbeat: Duration
  /// The time after which a stream ends if its client receives nothing.
  let idleTimeout: Duration
  /// The maximum size of a request body.
  let bodyLimit: Int
  /// The budget for all request bodies together.
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

  /// Receives the body of a request, which stays in memory until `use` returns.
  func withBody(
    _ request: Request, _ context: ServerContext, upTo limit: Int,
    _ use: (ByteBuffer) async throws -> Response
  ) async throws -> Response {
    if request.headers[.expect]?.lowercased() == "100-continue" {
      // The client sends a long body only after it is asked to continue.
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
          message: "The server has too many requests in memory. Try again.")
      }
      taken += part.readableBytes
      body.writeBuffer(&part)
    }
    return try await use(body)
  }

  private static func tooLong(_ limit: Int) -> Refusal {
    Refusal(status: .contentTooLarge, code: "size", message: "This request must have at most \(limit) bytes.")
  }

  private static func next(_ parts: inout RequestBody.AsyncIterator) async throws -> ByteBuffer? {
    do { return try await parts.next() } catch let error as CancellationError { throw error } catch {
      // The client disconnected, or its request isn't valid HTTP.
      throw Refusal(
        status: .badRequest, code: "body", message: "The request ended before the end of its body.")
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
          message: "A request must have at most \(Frames.maximumChangeCount) changes.")
      }
      guard longest <= Frames.maximumChangeByteCount else {
        throw Refusal(
          status: .contentTooLarge, code: "size",
          message:
            "A change must have at most \(Frames.maximumChangeByteCount) bytes. Send longer changes in parts."
        )
      }
    }
    guard let changes = Frames.changes(of: body), !changes.isEmpty else {
      throw Refusal(
        status: .badRequest, code: "frames",
        message:
          "The body is empty or ends within a change. Each change is its length (4 bytes) and its contents."
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
    // Errors are returned before the response begins.
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
  // MARK: Starting again

  private func positions(_ request: Request, _ context: ServerContext) async throws -> Response {
    let store = try store(context)
    return try await withBody(request, context, upTo: bodyLimit) { body in
      guard
        let positions = try? JSONDecoder().decode([OrderPosition].self, from: Data(body.readableBytesView))
      else {
        throw Refusal(
          status: .badRequest, code: "places",
          message: "The body must be a JSON array of positions, each with 'version' and 'chain'.")
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
            "The body must be a JSON object with a 'chain' of 64 digits and a 'digest' of 1 to 32 characters."
        )
      }
      let first = digests.first(told.digest, at: told.chain, of: store)
      if first != told.digest {
        context.logger.error("Two replicas of the store '\(store)' differ after the change \(told.chain)")
      }
      return try Self.json(Digest(chain: told.chain, digest: first))
    }
  }

  /// The maximum size of a digest request, in bytes. A digest needs less.
  private static let digestByteCount = 4 << 10

  /// Responds with the description of the copy, or with a part of its bytes.
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
    Refusal(status: .notFound, code: "copy", message: "This copy of the store doesn't exist.")
  }
}

/// Converts errors that are not HTTP responses into refusals, which log them and hide their details from the client.
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
