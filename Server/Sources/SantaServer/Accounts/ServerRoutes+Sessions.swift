import Foundation
import Hummingbird
import SantaAccounts

extension ServerRoutes {
  /// Signs in with a password, the token of an identity provider, or anonymously.
  func signIn(_ request: Request, _ context: ServerContext) async throws -> Response {
    struct Body: Decodable {
      var name: String?
      var password: String?
      var jwt: String?
      var anonymous: Bool?
      var client: String?
    }
    let body = try await object(Body.self, #"{"name":"anna","password":"…"}"#, request, context)
    let running = try await freshAccounts()
    guard signInLimit.admits(context.client, name: body.name) else { throw Refusal.tooManyRequests }
    switch (body.name, body.password, body.jwt, body.anonymous ?? false) {
    case (let name?, let password?, nil, false):
      return try Self.json(
        SessionBody(try await running.signIn(name: name, password: password, client: body.client)))
    case (nil, nil, let jwt?, false):
      return try Self.json(SessionBody(try await running.signIn(jwt: jwt, client: body.client)))
    case (nil, nil, nil, true):
      return try Self.json(SessionBody(try await running.signInAnonymously(client: body.client)))
    default:
      throw Refusal.invalid("body", "The body must have 'name' and 'password', or 'jwt', or 'anonymous'.")
    }
  }

  func refresh(_ request: Request, _ context: ServerContext) async throws -> Response {
    struct Body: Decodable {
      var refreshToken: String
    }
    let body = try await object(Body.self, #"{"refreshToken":"santa_r_…"}"#, request, context)
    return try Self.json(SessionBody(try await freshAccounts().refresh(body.refreshToken)))
  }

  func sessions(_ access: Access) async throws -> Response {
    try Self.json(
      SessionsBody(
        try await freshAccounts().sessions(of: access.principal), current: access.principal.session))
  }

  /// Ends a session of the caller: the one in the path, or `current`.
  func endSession(_ context: ServerContext, _ access: Access) async throws -> Response {
    let text = try Self.parameter("session", context)
    guard let id = text == "current" ? access.principal.session : text else { throw Refusal.needsSession }
    try await freshAccounts().endSession(id, for: access.principal)
    return try Self.done()
  }

  // MARK: Other users

  func userSessions(_ context: ServerContext, _ access: Access) async throws -> Response {
    let running = try await freshAccounts()
    let user = try Self.user(context, running)
    return try Self.json(
      SessionsBody(try running.sessions(of: user, by: access.principal), current: access.principal.session))
  }

  func endUserSession(_ context: ServerContext, _ access: Access) async throws -> Response {
    let running = try await freshAccounts()
    try await running.endSession(
      try Self.parameter("session", context), of: try Self.user(context, running), by: access.principal)
    return try Self.done()
  }

  func endUserSessions(_ context: ServerContext, _ access: Access) async throws -> Response {
    let running = try await freshAccounts()
    try await running.endSessions(of: try Self.user(context, running), by: access.principal)
    return try Self.done()
  }

  /// Ends all sessions of all users.
  func endAllSessions(_ access: Access) async throws -> Response {
    try await freshAccounts().endAllSessions(by: access.principal)
    return try Self.done()
  }
}

/// Sessions in JSON.
struct SessionsBody: Encodable {
  private struct Session: Encodable {
    var id: String
    var created: JSONDate
    var lastUsed: JSONDate
    var name: String?
    var isCurrent: Bool
  }

  private var sessions: [Session]

  init(_ sessions: [SessionInfo], current: String?) {
    self.sessions = sessions.map {
      Session(
        id: $0.id, created: JSONDate($0.created), lastUsed: JSONDate($0.lastUsed), name: $0.name,
        isCurrent: $0.id == current)
    }
  }
}
