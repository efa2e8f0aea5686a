import SantaCore
import SantaNetwork
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The requests of a client to its server. `docs/protocol.md` describes them.
struct SyncRequests: Sendable {
  let server: URL
  /// The name of the store at the server, as one component of an address.
  let store: String
  let authorization: Authorization
  /// The epoch of the order that a new replica joins; nil for any order.
  let epoch: String?

  init(server: URL, store: String, authorization: Authorization, epoch: String? = nil) {
    (self.server, self.store, self.authorization) = (server, store, authorization)
    self.epoch = epoch
  }

  init(server: URL, store: String, token: String) {
    self.init(server: server, store: store, authorization: .token(token))
  }

  private var base: URL { server.appending(path: "v1/stores/\(store)", directoryHint: .notDirectory) }

  var client: HTTPClient {
    HTTPClient(userAgent: "SantaSync", deadline: .seconds(60), bodyLimit: 1 << 20)
  }

  /// Returns the time that a request may take. A slow connection needs more time for more bytes. If the server does not answer
  /// at all, the stream of changes fails first and ends the request.
  ///
  /// - Parameter byteCount: the number of bytes that are sent.
  private func deadline(sending byteCount: Int) -> Duration { .seconds(60 + byteCount / 4_096) }

  /// Registers a replica of the store.
  ///
  /// - Parameter known: the epoch and the number that this replica has. It keeps the number unless another replica has it.
  func join(_ known: Membership? = nil) async throws -> Membership { try await joined(known).membership }

  /// The answer to a replica that joins.
  struct Joined: Decodable {
    var membership: Membership
    /// The right of the user; nil if the server is too old to know rights.
    var level: AccessLevel?

    private enum CodingKeys: String, CodingKey { case level }

    init(from decoder: any Decoder) throws {
      membership = try Membership(from: decoder)
      level = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
        AccessLevel.self, forKey: .level)
    }
  }

  /// Registers a replica of the store, and returns the right of the user, too.
  func joined(_ known: Membership? = nil) async throws -> Joined {
    let items = known.map {
      [URLQueryItem(name: "epoch", value: $0.epoch), URLQueryItem(name: "replica", value: "\($0.replica)")]
    }
    let response = try await send("replicas", items ?? [], body: Data())
    return try decoded(Joined.self, response)
  }

  /// Sends changes of the replica.
  ///
  /// - Parameters:
  ///   - changes: the oldest changes that have not been sent.
  ///   - position: the position up to which the replica has downloaded changes. An order without this position rejects the
  ///     changes.
  ///   - membership: the epoch of the order, and the number of the replica.
  func post(
    _ changes: [Replica.Pending], after position: OrderPosition, _ membership: Membership
  ) async throws {
    guard let first = changes.first else { return }
    var body = Data()
    for change in changes {
      var length = UInt32(change.bytes.count)
      for _ in 0..<4 {
        body.append(UInt8(truncatingIfNeeded: length))
        length >>= 8
      }
      body.append(contentsOf: change.bytes)
    }
    _ = try await send(
      "changes",
      [
        URLQueryItem(name: "epoch", value: membership.epoch),
        URLQueryItem(name: "replica", value: "\(membership.replica)"),
        URLQueryItem(name: "first", value: "\(first.sequence)"),
        URLQueryItem(name: "after", value: "\(position.version)"),
        URLQueryItem(name: "chain", value: position.chain),
      ], body: body)
  }

  /// Returns the last of the given positions that the order contains; the start if it contains none of them.
  ///
  /// - Parameter limit: the maximum number of positions in a request, because a server limits the length of requests. Each
  ///   position takes about 100 bytes.
  func common(_ positions: [OrderPosition], limit: Int = 100_000) async throws -> OrderPosition {
    for end in stride(from: positions.count, to: 0, by: -limit) {
      let body = try JSONEncoder().encode(Array(positions[max(0, end - limit)..<end]))
      let position = try decoded(OrderPosition.self, try await send("places", [], body: body))
      if position.version > 0 { return position }
    }
    return .start
  }

  /// Sends the server the digest of the state at a position.
  ///
  /// - Returns: whether it equals the digest that the server has for this position; nil if that isn't known.
  func compare(_ digest: UInt64, at position: OrderPosition) async throws -> Bool? {
    struct Digest: Codable {
      var chain: String
      var digest: String
    }
    let own = StateDigest.text(digest)
    let body = try JSONEncoder().encode(Digest(chain: position.chain, digest: own))
    let response = try await answer(to: post("digests", [], body))
    // A reader's digests don't count.
    if response.status == 404 || response.status == 403 { return nil }
    guard response.status == 200 else { throw error(response) }
    let first = try decoded(Digest.self, response)
    return first.digest.hasPrefix(StateDigest.form) ? first.digest == own : nil
  }

  /// Returns the latest copy of the store that the server has; nil if it has none.
  func copy(_ membership: Membership) async throws -> Replica.Copy? {
    struct Description: Decodable {
      var version: UInt64
      var chain: String
      var byteCount: Int
      var checksum: UInt32
      var sequence: UInt64
    }
    let items = [
      URLQueryItem(name: "epoch", value: membership.epoch),
      URLQueryItem(name: "replica", value: "\(membership.replica)"),
    ]
    guard let response = try await get("copy", items) else { return nil }
    let copy = try decoded(Description.self, response)
    guard copy.byteCount <= Replica.Copy.maximumByteCount else {
      throw ServerRefusal.notAServer(name)
    }
    let bytes = try await bytes(ofCopy: copy.version, copy.byteCount)
    guard OrderState.checksum(bytes) == copy.checksum else { throw damagedCopy }
    return Replica.Copy(
      position: OrderPosition(version: copy.version, chain: copy.chain), bytes: bytes, ownCount: copy.sequence
    )
  }

  private var damagedCopy: SyncError {
    SyncError(
      "\(name) sent a damaged copy of the store. The client tries again. Run 'santa-server verify' to check the server's "
        + "own copy.", isTransient: true)
  }

  private func bytes(ofCopy version: UInt64, _ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = try await part(ofCopy: version, from: bytes.count)
      if part.isEmpty { throw damagedCopy }
      bytes.append(contentsOf: part)
    }
    return bytes
  }

  /// Returns a part of the copy. Requests the part again if it does not arrive, so that other parts don't have to be requested
  /// again.
  private func part(ofCopy version: UInt64, from offset: Int) async throws -> Data {
    let items = [
      URLQueryItem(name: "version", value: "\(version)"), URLQueryItem(name: "offset", value: "\(offset)"),
    ]
    for attempt in 1... {
      do {
        // Double the deadline each time, because a slow connection may need longer.
        let deadline = client.deadline * (1 << (attempt - 1))
        guard let response = try await get("copy", items, deadline: deadline) else { break }
        return response.body
      } catch let error as SyncError where error.isTransient && attempt < 5 {
        try await Task.sleep(for: .seconds(attempt))
      }
    }
    throw SyncError(
      "\(name) replaced its copy of the store during the download. The client tries again.", isTransient: true
    )
  }

  /// Returns all changes after a position, with their bytes.
  func all(after position: OrderPosition, _ epoch: String) async throws -> [Replica.Ordered] {
    let collected = CollectedChanges()
    let request = request(
      "changes",
      [
        URLQueryItem(name: "epoch", value: epoch), URLQueryItem(name: "after", value: "\(position.version)"),
        URLQueryItem(name: "chain", value: position.chain),
      ])
    let response = try await authorization.authorizing(request) { request in
      try await SyncError.translating {
        try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
          group.addTask { [client] in try await client.stream(request) { collected.append($0) } }
          group.addTask { [name] in
            try await collected.watch(name)
            throw CancellationError()
          }
          defer { group.cancelAll() }
          guard let response = try await group.next() else { throw CancellationError() }
          return response
        }
      }
    }
    if response.status != 200 { throw error(response) }
    let changes = try collected.changes(of: name)
    guard collected.level == changes.last?.position.version ?? position.version else {
      throw SyncError("\(name) ended the connection before it had sent all changes.", isTransient: true)
    }
    return changes
  }

  var name: String { server.serverName }

  private func decoded<T: Decodable>(_ type: T.Type, _ response: HTTPResponse) throws -> T {
    do { return try JSONDecoder().decode(type, from: response.body) } catch {
      throw ServerRefusal.notAServer(name)
    }
  }

  private func request(_ path: String, _ items: [URLQueryItem]) -> HTTPRequest {
    var url = base.appending(path: path, directoryHint: .notDirectory)
    if !items.isEmpty { url.append(queryItems: items) }
    return HTTPRequest(url)
  }

  private func send(_ path: String, _ items: [URLQueryItem], body: Data) async throws -> HTTPResponse {
    let response = try await answer(to: post(path, items, body))
    guard response.status == 200 else { throw error(response) }
    return response
  }

  private func post(_ path: String, _ items: [URLQueryItem], _ body: Data) -> HTTPRequest {
    var request = request(path, items)
    request.method = .post(body)
    request.headers["Content-Type"] = "application/octet-stream"
    return request
  }

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    var client = client
    if case .post(let body) = request.method { client.deadline = deadline(sending: body.count) }
    return try await authorization.authorizing(request) { [client] request in
      try await SyncError.translating { try await client.response(to: request) }
    }
  }

  /// - Returns: nil if the server answers that it doesn't have the copy.
  private func get(
    _ path: String, _ items: [URLQueryItem], deadline: Duration? = nil
  ) async throws -> HTTPResponse? {
    let request = request(path, items)
    var client = client
    client.bodyLimit = 16 << 20
    client.deadline = deadline ?? client.deadline
    let response = try await authorization.authorizing(request) { [client] request in
      try await SyncError.translating { try await client.response(to: request) }
    }
    if response.status == 404, ServerRefusal(response)?.code == "copy" { return nil }
    guard response.status == 200 else { throw error(response) }
    return response
  }

  func error(_ response: HTTPResponse) -> SyncError {
    ServerRefusal.error(of: response, name, isOfUser: authorization.user != nil)
  }
}

/// The changes of a response, collected while it arrives.
private final class CollectedChanges: Sendable {
  private struct State {
    var stream = ChangeStream()
    var changes: [Replica.Ordered] = []
    /// The version of the last change that the server had.
    var level: UInt64?
    var isMalformed = false
    var lastArrival = ContinuousClock.now
    /// The number of bytes since then.
    var byteCount = 0
  }

  /// The maximum time without progress. Otherwise a response that sends a byte now and then would never end.
  private static let silence: Duration = .seconds(120)
  /// The number of bytes of a change that count as progress. A complete change counts, too.
  private static let progressByteCount = 100_000

  private let state = Mutex(State())

  func append(_ part: Data) {
    state.withLock { state in
      if state.isMalformed { return }
      state.stream.append(part)
      state.byteCount += part.count
      if state.byteCount >= Self.progressByteCount { (state.byteCount, state.lastArrival) = (0, .now) }
      do {
        while let frame = try state.stream.next() {
          switch frame {
          case .change(let change):
            state.changes.append(change)
            (state.byteCount, state.lastArrival) = (0, .now)
          case .level(let version): state.level = version
          default: break
          }
        }
      } catch { state.isMalformed = true }
    }
  }

  /// Returns the collected changes. Throws an error if the response contains anything other than changes.
  func changes(of server: String) throws -> [Replica.Ordered] {
    let (changes, isMalformed) = state.withLock { ($0.changes, $0.isMalformed) }
    if isMalformed { throw SyncError("\(server) sent data that is not a change.", isTransient: true) }
    return changes
  }

  /// Throws an error as soon as waiting for the rest of the response is useless.
  func watch(_ server: String) async throws {
    while true {
      try await Task.sleep(for: .seconds(1))
      _ = try changes(of: server)
      if state.withLock({ $0.lastArrival }).duration(to: .now) > Self.silence {
        throw SyncError("\(server) has sent no change for \(Self.silence).", isTransient: true)
      }
    }
  }

  /// The version of the last change that the server had; nil if the response ended before all changes were sent.
  var level: UInt64? { state.withLock { $0.level } }
}
