import Foundation
import Synchronization
import Testing

@testable import SantaServer

/// A server with users and an admin page, on free ports.
final class AdminBed {
  let bed: AccountsBed
  let port: Int

  init(
    _ kind: LogKind = .embedded, names: [String] = [],
    _ change: (inout SantaServer.Configuration) -> Void = { _ in }
  ) async throws {
    let started = Started()
    bed = try await AccountsBed(kind) {
      $0.admin = AdminSettings(port: 0, names: names) { port in started.port.withLock { $0 = port } }
      change(&$0)
    }
    try await wait("There is no admin page") { started.port.withLock { $0 } != nil }
    port = try #require(started.port.withLock { $0 })
  }

  private final class Started: Sendable {
    let port = Mutex<Int?>(nil)
  }

  /// Signs in as a new admin.
  func admin(_ name: String = "admin") async throws -> AccountsBed.User {
    let admin = try await bed.signIn(name)
    try await bed.makeAdmin(admin)
    return admin
  }

  /// Sends a request to the admin page, again while the server can't check rights. An answer without an end is read up to its first
  /// event.
  ///
  /// - Parameter fields: more fields, which replace the usual ones.
  func send(
    _ method: String, _ target: String, _ token: String? = nil, json: String? = nil,
    fields: [String: String?] = [:]
  ) async throws -> PageReply {
    let deadline = ContinuousClock.now + patience
    while true {
      let connection = try await open(method, target, token, json: json, fields: fields)
      try await wait("No answer to \(method) \(target.prefix(60))") {
        !connection.isOpen || connection.text.contains("\ndata: ")
      }
      try await connection.close()
      let reply = PageReply(connection.text)
      if reply.status != 503 || ContinuousClock.now > deadline { return reply }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Sends a request, and returns the connection.
  func open(
    _ method: String, _ target: String, _ token: String? = nil, json: String? = nil,
    fields: [String: String?] = [:]
  ) async throws -> RawConnection {
    var all: [String: String?] = ["Host": "localhost:\(port)", "Connection": "close"]
    if method != "GET" { all["Content-Type"] = "application/json" }
    if let token { all["Authorization"] = "Bearer \(token)" }
    all["Content-Length"] = "\(json?.utf8.count ?? 0)"
    all.merge(fields) { $1 }
    let head = all.compactMap { name, value in value.map { "\(name): \($0)" } }
    let connection = try await RawConnection(port: port)
    try await connection.send(
      (["\(method) \(target) HTTP/1.1"] + head).joined(separator: "\r\n") + "\r\n\r\n" + (json ?? ""))
    return connection
  }

  func stop() async throws { try await bed.stop() }
}

extension PageReply {
  /// The status, and the code of a refusal.
  var text: String {
    AccountsBed.Answer(status: status, body: Data(body.utf8)).text
  }

  func decoded<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try JSONDecoder().decode(type, from: Data(body.utf8))
  }
}
