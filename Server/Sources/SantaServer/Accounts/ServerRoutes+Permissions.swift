import Foundation
import Hummingbird
import SantaAccounts
import SantaReplication

extension ServerRoutes {
  /// Lists everything that the caller may use, as patterns.
  func permissions(_ access: Access) async throws -> Response {
    struct Permission: Encodable {
      var path: String
      var level: AccessLevel
      var create: Bool
    }
    struct Permissions: Encodable {
      var permissions: [Permission]
      var isAdmin: Bool
    }
    let running = access.principal.kind == .server ? accounts.current : try await freshAccounts()
    let list = running?.permissions(of: access.principal) ?? []
    return try Self.json(
      Permissions(
        permissions: list.map { Permission(path: $0.pattern, level: $0.level, create: $0.mayCreate) },
        isAdmin: access.principal.isAdmin))
  }

  // MARK: Grants

  private struct GrantBody: Encodable {
    var subject: String
    var pattern: PathPattern
    var level: AccessLevel
    var create: Bool
    /// The name of the user, in a list.
    var name: String?

    init(_ grant: Grant, name: String? = nil) {
      (subject, pattern) = (grant.subject.description, grant.pattern)
      (level, create, self.name) = (grant.level, grant.mayCreate, name)
    }
  }

  func grants(_ request: Request, _ access: Access) async throws -> Response {
    struct Grants: Encodable {
      var grants: [GrantBody]
    }
    let running = try await freshAccounts()
    let grants: [Grant]
    if let path = request.uri.queryParameters["path"] {
      grants = try running.grants(on: try Self.pattern(String(path), access), for: access.principal)
    } else {
      grants = try running.grants(for: access.principal)
    }
    return try Self.json(Grants(grants: grants.map { GrantBody($0, name: running.name(of: $0)) }))
  }

  func grant(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var subject: String
      var pattern: String
      var level: AccessLevel
      var create: Bool?
    }
    try limitGrowth(access.principal)
    let body = try await object(
      Body.self, #"{"subject":"name:bob","pattern":"/~/tasks","level":"write"}"#, request, context)
    guard body.level > .none else {
      throw Refusal.invalid(
        "invalid", "The level must be read, write or manage. Send DELETE to remove a grant.")
    }
    let running = try await freshAccounts()
    let grant = Grant(
      try running.subject(body.subject), try Self.pattern(body.pattern, access), body.level,
      mayCreate: body.create ?? false)
    try await running.setGrant(grant, by: access.principal)
    return try Self.json(GrantBody(grant))
  }

  func revoke(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var subject: String
      var pattern: String
    }
    try limitGrowth(access.principal)
    let body = try await object(
      Body.self, #"{"subject":"name:bob","pattern":"/~/tasks"}"#, request, context)
    let running = try await freshAccounts()
    try await running.setGrant(
      Grant(try running.subject(body.subject), try Self.pattern(body.pattern, access), .none),
      by: access.principal)
    return try Self.done()
  }

  // MARK: Offers

  func offer(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var path: String
      var level: AccessLevel
      var expiresIn: Double?
    }
    struct Offer: Encodable {
      var token: String
    }
    try limitGrowth(access.principal)
    let body = try await object(Body.self, #"{"path":"/~/tasks","level":"write"}"#, request, context)
    guard let path = StorePath(body.path, for: access.principal.user) else { throw Self.invalidPath }
    let running = try await freshAccounts()
    // Without the right, the answer must not depend on whether the store exists.
    let level = try accounts.level(of: access.principal, on: path)
    guard level >= .manage else { throw Refusal.access(level) }
    guard let epoch = try await log.epoch(of: path) else {
      throw Refusal(status: .notFound, code: "store", message: "The store doesn't exist.")
    }
    let token = try await running.makeOffer(
      of: path, in: epoch, level: body.level, expiresIn: try Self.lifetime(body.expiresIn),
      by: access.principal)
    return try Self.json(Offer(token: token), status: .created)
  }

  func acceptOffer(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var token: String
    }
    struct Accepted: Encodable {
      var path: PathPattern
      var level: AccessLevel
    }
    try limitGrowth(access.principal)
    let body = try await object(Body.self, #"{"token":"…"}"#, request, context)
    let grant = try await freshAccounts().acceptOffer(body.token, by: access.principal) { path in
      try await log.epoch(of: path)
    }
    return try Self.json(Accepted(path: grant.pattern, level: grant.level))
  }
}
