import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTPTypes
import SantaAccounts
import SantaReplication
import ServiceLifecycle

/// The context of a request, with the address of its client and its caller.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The network of the client, by which requests are limited. Trusted proxies name its address.
  var client: String
  let channel: any Channel
  /// The caller, or the reason for which its token isn't accepted.
  var caller: Result<Principal, Refusal> = .success(.nobody)
  /// The way by which the request reached the server.
  var entrance = Entrance.network

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    client = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}

/// The requests that a server answers. `docs/protocol.md` describes each of them.
struct ServerRoutes: Sendable {
  let log: any ChangeLog
  let accounts: AccountsDoor
  let options: AccountOptions
  let copies: CopyService
  let readiness: Readiness
  let metrics: Metrics
  let quotas: Quotas
  let digests: Digests
  /// The list of stores, for streams of events.
  let watch: StoreWatch
  /// The state of the server, for admins.
  let adminWatch: AdminWatch
  /// The admin pages that are open.
  let adminPages = PageVisitors(limit: 100)
  /// The limit for requests with a valid token, by address.
  let limit: RequestLimit
  /// The limit for requests without a valid token, by address.
  let strangerLimit: RequestLimit
  /// The limit for the requests of each user.
  let userLimit: RequestLimit
  /// The limit for requests of each user that make the accounts grow.
  let growthLimit: RequestLimit
  /// The limit for attempts to sign in.
  let signInLimit: SignInLimit
  /// The longest time for which a stream is silent.
  let heartbeat: Duration
  /// The time after which a stream ends if its client receives nothing.
  let idleTimeout: Duration
  /// The maximum size of a request body.
  let bodyLimit: Int
  /// The budget for all request bodies together.
  let bodies: BodyBudget

  /// Returns a router with exactly the requests of ``ServerRequest`` that this entrance admits.
  ///
  /// - Parameters:
  ///   - page: the live page, which answers its requests before all others; nil for none.
  ///   - gate: the checks of the admin page, which come before all others; nil for another entrance.
  func router(
    for entrance: Entrance, page: PageMiddleware? = nil, gate: AdminGate? = nil
  ) -> Router<ServerContext> {
    let router = Router(context: ServerContext.self)
    if let gate { router.add(middleware: gate) }
    if let page { router.add(middleware: page) }
    router.add(middleware: FailureMiddleware())
    router.add(middleware: CallerMiddleware(routes: self, entrance: entrance))
    for request in ServerRequest.allCases where request.entrances.contains(entrance) {
      router.on(RouterPath(request.path), method: request.method) { http, context in
        let access = try await admit(request, http, context)
        return try await answer(request, http, context, access)
      }
    }
    return router
  }

  /// Answers a request that was admitted.
  private func answer(
    _ request: ServerRequest, _ http: Request, _ context: ServerContext, _ access: Access
  ) async throws -> Response {
    switch request {
    case .health: return Self.text("ok\n")
    case .readiness:
      try await readiness.check()
      return Self.text("ok\n")
    case .metrics: return Self.text(metrics.text(try await log.readableStores(), quotas))
    case .backUp: return try await backUp(http, context)
    case .register: return try await register(http, context, access)
    case .users: return try await users(access)
    case .changeUser: return try await changeUser(http, context, access)
    case .deleteUser: return try await deleteUser(context, access)
    case .setPassword: return try await setPassword(http, context, access)
    case .ownUser: return try await ownUser(access)
    case .changeOwnPassword: return try await changeOwnPassword(http, context, access)
    case .deleteOwnUser: return try await deleteOwnUser(http, context, access)
    case .signIn: return try await signIn(http, context)
    case .refresh: return try await refresh(http, context)
    case .sessions: return try await sessions(access)
    case .endSession: return try await endSession(context, access)
    case .userSessions: return try await userSessions(context, access)
    case .endUserSession: return try await endUserSession(context, access)
    case .endUserSessions: return try await endUserSessions(context, access)
    case .endAllSessions: return try await endAllSessions(access)
    case .tokens: return try await tokens(access)
    case .makeToken: return try await makeToken(http, context, access)
    case .endToken: return try await endToken(context, access)
    case .permissions: return try await permissions(access)
    case .grants: return try await grants(http, access)
    case .grant: return try await grant(http, context, access)
    case .revoke: return try await revoke(http, context, access)
    case .offer: return try await offer(http, context, access)
    case .acceptOffer: return try await acceptOffer(http, context, access)
    case .stores: return try await stores(access)
    case .deleteStore: return try await deleteStore(access, context.logger)
    case .join: return try await join(http, access)
    case .places: return try await positions(http, context, access)
    case .digests: return try await compare(http, context, access)
    case .copy: return try await copy(http, access)
    case .append: return try await append(http, context, access)
    case .changes: return try await changes(http, context, access)
    case .stream: return try await streams(http, context, access)
    case .events: return try events(http, context, access)
    case .adminRoot, .adminPage, .adminFile: return try adminFile(request, context)
    case .adminEvents: return try adminEvents(context, access)
    case .adminStores: return try await adminStores(http)
    case .adminUsers: return try await adminUsers(http, access)
    case .adminSessions: return try await adminSessions(http, access)
    case .adminTokens: return try await adminTokens(http, access)
    case .adminGrants: return try await adminGrants(http, access)
    case .endAnyToken: return try await endAnyToken(context, access)
    }
  }

  static func text(_ text: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: text)))
  }

  func number<T: FixedWidthInteger>(
    _ name: String, _ request: Request, _ type: T.Type = T.self
  ) throws -> T {
    guard let number = request.uri.queryParameters[Substring(name)].flatMap({ T(String($0)) }) else {
      throw Refusal(
        status: .badRequest, code: "parameter", message: "The parameter '\(name)' must be a number.")
    }
    return number
  }

  func text(_ name: String, _ request: Request) throws -> String {
    guard let text = request.uri.queryParameters[Substring(name)] else {
      throw Refusal(status: .badRequest, code: "parameter", message: "The parameter '\(name)' is missing.")
    }
    return String(text)
  }

  static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: try JSONEncoder.server.encode(value))))
  }

  func translating<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as OrderError { throw Refusal(error) }
  }

  /// Receives the body of a request, which stays in memory until `use` returns.
  func withBody<R>(
    _ request: Request, _ context: ServerContext, upTo limit: Int,
    _ use: (ByteBuffer) async throws -> R
  ) async throws -> R {
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

  // MARK: Changes

  static func changes(of body: ByteBuffer) throws -> [Data] {
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

  private func changes(_ request: Request, _ context: ServerContext, _ access: Access) async throws
    -> Response
  {
    let store = try access.path
    let position = OrderPosition(
      version: try number("after", request, UInt64.self),
      chain: request.uri.queryParameters["chain"].map { String($0) } ?? "")
    let epoch = try text("epoch", request)
    let reader = request.uri.queryParameters["replica"].flatMap { UInt32(String($0)) }
    if let reader { try await checkOwner(reader, store, epoch, access.principal) }
    let follows = request.uri.queryParameters["follow"] == "true"
    let level = try request.uri.queryParameters["level"].map { try Self.level($0) }
    if let refusal = try await changedLevel(of: access.principal, on: store, known: level) { throw refusal }
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
      store: store, epoch: epoch, reader: reader, position: position, page: first, level: level)
    return stream([source], namesStores: false, follows: follows, context, access.principal)
  }
}

extension ServerRoutes {
  private static func level(_ name: Substring) throws -> AccessLevel {
    guard let level = AccessLevel(name: name), level > .none else {
      throw Refusal.invalid("parameter", "The parameter 'level' must be read, write or manage.")
    }
    return level
  }

  // MARK: Starting again

  private func positions(_ request: Request, _ context: ServerContext, _ access: Access) async throws
    -> Response
  {
    let store = try access.path
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

  private func compare(_ request: Request, _ context: ServerContext, _ access: Access) async throws
    -> Response
  {
    struct Digest: Codable {
      var chain: String
      var digest: String
    }
    let store = try access.path
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
      // A caller without a user is not the same person each time.
      guard access.principal.kind != .nobody else { return try Self.json(told) }
      let known = digests.compare(
        told.digest, at: told.chain, of: store, from: access.principal.replicaOwner)
      if known.digest != told.digest {
        let pair = known.isOfCopy ? "A replica and the server's copy" : "Two replicas"
        context.logger.error("\(pair) of the store '\(store.shown)' differ after the change \(told.chain)")
      }
      return try Self.json(Digest(chain: told.chain, digest: known.digest))
    }
  }

  /// The maximum size of a digest request, in bytes. A digest needs less.
  private static let digestByteCount = 4 << 10

  /// Responds with the description of the copy, or with a part of its bytes.
  private func copy(_ request: Request, _ access: Access) async throws -> Response {
    let store = try access.path
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
      // The path of the route instead of the request's, which can contain the ID of a user.
      throw Refusal(error, at: "\(request.method) \(context.endpointPath ?? "unknown")", context.logger)
    }
  }
}
