import Foundation
import NIOCore
import NIOHTTP1

/// Measures users and rights: the share of the checks in a change, sign-ins, and a server with many users.
struct UserBenchmarks {
  let folder: URL
  let userCount: Int
  let grantCount: Int

  private static let password = "a long password of the benchmark"
  /// The number of passwords that a server hashes at a time.
  private static let hashCount = 4

  private var directory: URL { folder.appending(path: "server") }

  func run() async throws {
    let users = "\(userCount.formatted()) users with \(grantCount) grants each"
    let start = ContinuousClock.now
    try await ManyUsers(userCount: userCount, grantCount: grantCount).create(
      in: directory, folder.appending(path: "users"))
    report("creating \(users)", milliseconds(start.duration(to: .now)))
    let (first, firstTime) = try await startServer()
    report("a server's first start with \(users)", milliseconds(firstTime))
    report("its memory", "\(try first.memory) MiB")
    try await measureChanges(first)
    try await measureSignIns(first)
    first.stop()
    let (second, secondTime) = try await startServer()
    report("its next start", milliseconds(secondTime))
    report("its memory", "\(try second.memory) MiB")
  }

  private func report(_ what: String, _ result: String) { print("| \(what) | \(result) |") }

  private func milliseconds(_ duration: Duration) -> String { "\(Int(duration / .milliseconds(1))) ms" }

  // MARK: Starting

  /// Starts a server, and waits until it knows the rights of a user.
  private func startServer() async throws -> (ServerProcess, Duration) {
    let start = ContinuousClock.now
    let server = try ServerProcess(directory, postgres: nil, ["--registration"])
    while true {
      let status = try await RawConnection.use(server.url, token: "") { connection in
        try await connection.response(
          .POST, "/v1/sessions", try Self.body(["name": "nobody", "password": "wrong"])
        ).0
      }
      // The wrong password is found out when the users are known.
      if status == .unauthorized { return (server, start.duration(to: .now)) }
      guard status == .serviceUnavailable else { throw Failure("the server answers with \(status)") }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private static func body(_ object: [String: String]) throws -> ByteBuffer {
    ByteBuffer(bytes: try JSONEncoder().encode(object))
  }

  private struct Session: Decodable {
    struct User: Decodable { var id: String }
    var user: User
    var accessToken: String
  }

  private static func session(_ url: URL, _ path: String, _ name: String) async throws -> Session? {
    let body = try body(["name": name, "password": password])
    let (status, answer) = try await RawConnection.use(url, token: "") { connection in
      try await connection.response(.POST, path, body)
    }
    if status == .serviceUnavailable { return nil }
    guard status == .ok || status == .created else {
      throw Failure("\(path): \(status) \(String(buffer: answer))")
    }
    return try JSONDecoder().decode(Session.self, from: Data(answer.readableBytesView))
  }

  /// Creates a user.
  private static func register(_ url: URL, _ name: String) async throws -> Session {
    while true {
      if let session = try await session(url, "/v1/users", name) { return session }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  // MARK: Changes

  private struct Cost {
    var rate: Int
    /// The processor time of the server for a change.
    var time: Duration
  }

  /// Compares changes of a user, whose right is one of many, with those of the server's token, whose right isn't looked up.
  private func measureChanges(_ server: ServerProcess) async throws {
    let session = try await Self.register(server.url, "writer")
    try await RawConnection.use(server.url) { connection in
      for grant in 0..<grantCount {
        let pattern = grant == grantCount / 2 ? "/shared/*" : "/shared/list-writer-\(grant)"
        let grant = [
          "subject": "user:\(session.user.id)", "pattern": pattern, "level": "write",
        ]
        let (status, answer) = try await connection.response(.PUT, "/v1/grants", try Self.body(grant))
        guard status == .ok else { throw Failure("\(status) \(String(buffer: answer))") }
      }
    }
    var costs: (token: [Cost], user: [Cost]) = ([], [])
    for round in 0..<5 {
      costs.token.append(try await cost(server, "round-\(round)", ServerProcess.token))
      costs.user.append(try await cost(server, "shared:round-\(round)", session.accessToken))
    }
    let (token, user) = (median(costs.token), median(costs.user))
    report(
      "50 clients send changes to one store with the server's token",
      "\(token.rate.formatted()) changes/s, \(microseconds(token.time)) each")
    report(
      "50 clients send changes to one store as a user with \(grantCount) grants",
      "\(user.rate.formatted()) changes/s, \(microseconds(user.time)) each")
    let share = (user.time - token.time) / user.time * 100
    report(
      "the share of the caller and the right in a change",
      share < 0 ? "less than the spread of the figures" : "\((share * 10).rounded() / 10) %")
  }

  private func microseconds(_ duration: Duration) -> String {
    "\((duration / .microseconds(1) * 10).rounded() / 10) µs"
  }

  private func median(_ costs: [Cost]) -> Cost { costs.sorted { $0.time < $1.time }[costs.count / 2] }

  private func cost(_ server: ServerProcess, _ store: String, _ token: String) async throws -> Cost {
    // Makes the store, with the server's token.
    try await RawConnection.use(server.url) { connection in
      _ = try await RawReplica("\(store)-1-0", &connection)
    }
    let benchmarks = ServerBenchmarks(server: server.url)
    let before = try server.processorTime
    let start = ContinuousClock.now
    let rate = try await benchmarks.posts(clients: 50, stores: 1, for: .seconds(5), to: store, token: token)
    let count = Double(rate) * (start.duration(to: .now) / .seconds(1))
    return Cost(rate: rate, time: (try server.processorTime - before) / count)
  }

  // MARK: Sign-ins

  private func measureSignIns(_ server: ServerProcess) async throws {
    let url = server.url
    // The server limits the attempts of one name to 20 in a minute, and those of an address to 120.
    let names = (0..<4 * Self.hashCount).map { "client \($0)" }
    for name in names { _ = try await Self.register(url, name) }
    let start = ContinuousClock.now
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for client in 0..<Self.hashCount {
        group.addTask {
          var count = 0
          while start.duration(to: .now) < .seconds(5) {
            let name = names[(client + count * Self.hashCount) % names.count]
            if try await Self.session(url, "/v1/sessions", name) != nil { count += 1 }
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    let rate = Double(count) / (start.duration(to: .now) / .seconds(1))
    report(
      "\(Self.hashCount) clients sign in with a password, one after the other",
      "\((rate * 10).rounded() / 10) sign-ins/s")
  }
}
