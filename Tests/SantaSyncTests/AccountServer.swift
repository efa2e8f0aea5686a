import Foundation
import SantaCoreTestSupport
import Synchronization

@testable import SantaReplication
@testable import SantaSync

/// A server with users and rights on the loopback interface. It keeps everything in memory, and decides only what the tests need.
final class AccountServer: Sendable {
  struct Order {
    var epoch: String
    var changes: [Replica.Ordered] = []
    /// The user of each replica.
    var members: [UInt32: String] = [:]
    var isDeleted = false
  }

  struct State {
    /// The passwords and IDs of users, by name.
    var users: [String: (password: String, id: String)] = [:]
    /// The users of sessions, by refresh token.
    var refreshTokens: [String: String] = [:]
    /// The users of sessions, by access token.
    var accessTokens: [String: String] = [:]
    /// The access tokens that have expired.
    var expired: Set<String> = []
    var orders: [String: Order] = [:]
    /// The epochs of deleted orders, by store.
    var deleted: [String: Set<String>] = [:]
    var levels: [String: AccessLevel] = [:]
    var nextNumber: UInt32 = 1
    var refreshCount = 0
    /// Whether the answers to refreshes are lost.
    var losesRefreshes = false
    var hasStopped = false
  }

  let state = Mutex(State())
  private let server = Mutex<LoopbackServer?>(nil)

  init() throws {
    let server = try LoopbackServer { [weak self] request in
      self?.answer(request) ?? LoopbackAnswer(503, body: "{}")
    }
    self.server.withLock { $0 = server }
  }

  var url: URL { server.withLock { $0?.url } ?? URL(filePath: "/") }

  var requests: [LoopbackServer.Request] { server.withLock { $0?.requests } ?? [] }

  func stop() {
    state.withLock { $0.hasStopped = true }
    server.withLock { $0 }?.stop()
  }

  // MARK: Settings

  func setLevel(_ level: AccessLevel, of user: String, on store: String) {
    state.withLock { $0.levels["\(store) \(user)"] = level }
  }

  func expireAccessTokens() { state.withLock { $0.expired.formUnion($0.accessTokens.keys) } }

  func endSessions() {
    state.withLock { state in
      (state.accessTokens, state.refreshTokens) = ([:], [:])
    }
  }

  func deleteStore(_ name: String) {
    state.withLock { state in
      guard let epoch = state.orders[name]?.epoch else { return }
      state.orders[name]?.isDeleted = true
      state.deleted[name, default: []].insert(epoch)
    }
  }

  // MARK: Answers

  private func json(_ object: Any, _ status: Int = 200) -> LoopbackAnswer {
    let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    return LoopbackAnswer(status, body: String(decoding: data, as: UTF8.self))
  }

  private func refusal(_ status: Int, _ code: String, _ more: [String: Any] = [:]) -> LoopbackAnswer {
    json(["error": ["code": code, "message": "refused: \(code)"].merging(more) { $1 }], status)
  }

  private func answer(_ request: LoopbackServer.Request) -> LoopbackAnswer {
    let path = request.target.split(separator: "?")[0].split(separator: "/").map {
      String($0).removingPercentEncoding ?? ""
    }
    let body =
      (try? JSONSerialization.jsonObject(with: Data(request.body), options: [.fragmentsAllowed]))
      as? [String: Any]
      ?? [:]
    switch (request.method, path.dropFirst().joined(separator: "/")) {
    case ("POST", "users"): return register(body)
    case ("POST", "sessions"): return signIn(body)
    case ("POST", "sessions/refresh"): return refresh(body)
    default: break
    }
    let token = String(request.headers["authorization"]?.dropFirst("Bearer ".count) ?? "")
    let (user, isExpired) = state.withLock { ($0.accessTokens[token], $0.expired.contains(token)) }
    guard let user else { return refusal(401, "session") }
    if isExpired { return refusal(401, "expired") }
    if request.method == "DELETE", path.dropFirst() == ["sessions", "current"] {
      state.withLock { $0.accessTokens[token] = nil }
      return json([:])
    }
    if path == ["v1", "changes"] { return stream(body, user) }
    guard path.count == 4, path[1] == "stores" else { return refusal(404, "path") }
    return store(path[2], path[3], request, user)
  }

  private func register(_ body: [String: Any]) -> LoopbackAnswer {
    guard let name = body["name"] as? String, let password = body["password"] as? String else {
      return refusal(400, "name")
    }
    let isNew = state.withLock { state in
      if state.users[name] != nil { return false }
      let digits = String(state.users.count + 1)
      state.users[name] = (password, String(repeating: "0", count: 32 - digits.count) + digits)
      return true
    }
    return isNew ? session(of: name, 201) : refusal(409, "name")
  }

  private func signIn(_ body: [String: Any]) -> LoopbackAnswer {
    guard let name = body["name"] as? String,
      let known = state.withLock({ $0.users[name]?.password }), known == body["password"] as? String
    else { return refusal(401, "credentials") }
    return session(of: name, 200)
  }

  private func session(of name: String, _ status: Int) -> LoopbackAnswer {
    let (id, access, refresh) = state.withLock { state -> (String, String, String) in
      let id = state.users[name]?.id ?? ""
      let (access, refresh) = ("santa_a.\(UUID())", "santa_r_\(UUID())")
      state.accessTokens[access] = id
      state.refreshTokens[refresh] = name
      return (id, access, refresh)
    }
    return json(
      [
        "user": ["id": id, "name": name, "isAdmin": false, "isAnonymous": false], "session": "s",
        "accessToken": access, "expiresIn": 900, "refreshToken": refresh,
      ], status)
  }

  private func refresh(_ body: [String: Any]) -> LoopbackAnswer {
    let (name, isLost) = state.withLock { state -> (String?, Bool) in
      state.refreshCount += 1
      return (state.refreshTokens[body["refreshToken"] as? String ?? ""], state.losesRefreshes)
    }
    guard let name else { return refusal(401, "session") }
    let answer = session(of: name, 200)
    return isLost ? answer.coming(.closing) : answer
  }

  private func level(of user: String, on store: String) -> AccessLevel {
    state.withLock { $0.levels["\(store) \(user)"] ?? (store.hasPrefix("\(user):") ? .manage : .none) }
  }

  private func store(
    _ name: String, _ part: String, _ request: LoopbackServer.Request, _ user: String
  ) -> LoopbackAnswer {
    let level = level(of: user, on: name)
    if part == "changes", request.method == "POST" { return append(request, to: name, user, level) }
    if level == .none { return refusal(403, "access", ["level": "none"]) }
    return state.withLock { state in
      let epoch = request.query("epoch")
      if let epoch, state.deleted[name]?.contains(epoch) == true {
        return refusal(410, "deleted", ["epoch": epoch])
      }
      var order = state.orders[name] ?? Order(epoch: "epoch \(name)")
      if order.isDeleted {
        // A manager makes a new store.
        guard part == "replicas", level == .manage else { return refusal(403, "create") }
        order = Order(epoch: "epoch \(name) \(state.deleted[name]?.count ?? 0)")
      }
      defer { state.orders[name] = order }
      if part != "replicas", let epoch, epoch != order.epoch { return refusal(409, "reset") }
      switch part {
      case "replicas":
        let known = request.query("replica").flatMap { UInt32($0) }.flatMap { $0 == 0 ? nil : $0 }
        if let known, let member = order.members[known], member != user { return refusal(403, "owner") }
        let number = known ?? state.nextNumber
        state.nextNumber += known == nil ? 1 : 0
        order.members[number] = user
        return json(["epoch": order.epoch, "replica": number, "level": level.rawValue, "path": "/\(name)"])
      case "copy": return refusal(404, "copy")
      case "places":
        let places = (try? JSONDecoder().decode([OrderPosition].self, from: Data(request.body))) ?? []
        let known = places.last { position in order.changes.contains { $0.position == position } } ?? .start
        return LoopbackAnswer(
          body: String(decoding: (try? JSONEncoder().encode(known)) ?? Data(), as: UTF8.self))
      case "changes":
        let after = request.query("after").flatMap { Int($0) } ?? 0
        var answer = LoopbackAnswer()
        for change in order.changes.dropFirst(after) { answer.body += Self.frame(change, home: 0) }
        answer.body += Self.level(order.changes.count)
        return answer
      default: return refusal(404, "path")
      }
    }
  }

  private func append(
    _ request: LoopbackServer.Request, to name: String, _ user: String, _ level: AccessLevel
  ) -> LoopbackAnswer {
    let replica = request.query("replica").flatMap { UInt32($0) } ?? 0
    let first = request.query("first").flatMap { UInt64($0) } ?? 0
    let epoch = request.query("epoch") ?? ""
    return state.withLock { state in
      if state.deleted[name]?.contains(epoch) == true { return refusal(410, "deleted", ["epoch": epoch]) }
      guard var order = state.orders[name], order.epoch == epoch else { return refusal(409, "reset") }
      var known = UInt64(order.changes.count { $0.author == replica })
      var (offset, sequence) = (0, first)
      while offset + 4 <= request.body.count {
        let length = request.body[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
        let bytes = Array(request.body[(offset + 4)..<(offset + 4 + length)])
        offset += 4 + length
        if sequence > known {
          if level < .write {
            return refusal(403, "access", ["level": level.rawValue, "sequence": known])
          }
          let position = (order.changes.last?.position ?? .start).next(
            replica: replica, sequence: sequence, bytes)
          order.changes.append(.init(position: position, author: replica, sequence: sequence, bytes: bytes))
          known = sequence
        }
        sequence += 1
      }
      state.orders[name] = order
      return json(["version": order.changes.count, "chain": order.changes.last?.position.chain ?? ""])
    }
  }

  /// Answers with changes as they arrive, until the client leaves or the server is stopped.
  private func stream(_ body: [String: Any], _ user: String) -> LoopbackAnswer {
    struct Followed {
      var name: String
      var epoch: String
      var replica: UInt32
      var after: Int
      var hasEnded = false
      var isFirst = true
    }
    let stores = (body["stores"] as? [[String: Any]] ?? []).map { store in
      Followed(
        name: store["name"] as? String ?? "", epoch: store["epoch"] as? String ?? "",
        replica: UInt32(store["replica"] as? Int ?? 0), after: store["after"] as? Int ?? 0)
    }
    let followed = Mutex((stores: stores, silence: 0))
    var answer = LoopbackAnswer()
    answer.manner = .producing { [weak self] in
      guard let self, self.state.withLock({ !$0.hasStopped && $0.users.values.contains { $0.id == user } }),
        self.state.withLock({ $0.accessTokens.values.contains(user) })
      else { return nil }
      Thread.sleep(forTimeInterval: 0.01)
      return followed.withLock { followed in
        var bytes: [UInt8] = []
        for index in followed.stores.indices where !followed.stores[index].hasEnded {
          var store = followed.stores[index]
          let (order, isDeleted) = self.state.withLock {
            ($0.orders[store.name], $0.deleted[store.name]?.contains(store.epoch) == true)
          }
          var frames: [UInt8] = []
          if self.level(of: user, on: store.name) == .none || isDeleted {
            let (status, refusal): (UInt64, LoopbackAnswer) =
              isDeleted
              ? (410, self.refusal(410, "deleted")) : (403, self.refusal(403, "access", ["level": "none"]))
            frames += Self.frame([4] + Self.bytes(status, 2) + refusal.body)
            store.hasEnded = true
          } else if let changes = order?.changes, changes.count > store.after || store.isFirst {
            for change in changes.dropFirst(store.after) { frames += Self.frame(change, home: store.replica) }
            frames += Self.level(changes.count)
            (store.after, store.isFirst) = (changes.count, false)
          }
          if !frames.isEmpty { bytes += Self.frame([3] + Self.bytes(UInt64(index), 4)) + frames }
          followed.stores[index] = store
        }
        followed.silence = bytes.isEmpty ? followed.silence + 1 : 0
        // A heartbeat also finds out that the client has left.
        return followed.silence % 50 == 49 ? bytes + Self.frame([6]) : bytes
      }
    }
    return answer
  }

  private static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  private static func frame(_ bytes: [UInt8]) -> [UInt8] { self.bytes(UInt64(bytes.count), 4) + bytes }

  private static func level(_ version: Int) -> [UInt8] { frame([2] + bytes(UInt64(version), 8)) }

  private static func frame(_ change: Replica.Ordered, home: UInt32) -> [UInt8] {
    let digits = Array(change.position.chain.utf8)
    let chain = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(String(decoding: digits[index..<(index + 2)], as: UTF8.self), radix: 16) ?? 0
    }
    return frame(
      [1] + bytes(change.position.version, 8) + bytes(UInt64(change.author), 4) + bytes(change.sequence, 8)
        + chain + (change.author == home ? [] : change.bytes))
  }
}
