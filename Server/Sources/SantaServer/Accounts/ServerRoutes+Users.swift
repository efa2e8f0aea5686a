import Foundation
import Hummingbird
import SantaAccounts

/// A user in JSON.
private struct UserBody: Encodable {
  var id: String
  var name: String?
  var isAdmin: Bool
  var isAnonymous: Bool
  var isDisabled: Bool
  var created: JSONDate

  init(_ user: UserInfo) {
    (id, name, isAdmin) = (user.id.description, user.name, user.isAdmin)
    (isAnonymous, isDisabled, created) = (user.isAnonymous, user.isDisabled, JSONDate(user.created))
  }
}

extension ServerRoutes {
  /// Creates a user, and signs in.
  func register(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var name: String
      var password: String
      var client: String?
    }
    // The answer is the same before the body is read, so that a closed server does no work for strangers.
    guard options.isRegistrationOpen || access.principal.isAdmin else {
      throw Refusal(
        status: .forbidden, code: "registration",
        message: "This server doesn't let you create a user. Ask its administrator for one.")
    }
    let body = try await object(
      Body.self, #"{"name":"anna","password":"…"}"#, request, context)
    guard signInLimit.admits(context.client, name: nil) else { throw Refusal.tooManyRequests }
    let signedIn = try await freshAccounts().register(
      name: body.name, password: body.password, client: body.client)
    return try Self.json(SessionBody(signedIn), status: .created)
  }

  func users(_ access: Access) async throws -> Response {
    struct Users: Encodable {
      var users: [UserBody]
    }
    return try Self.json(
      Users(users: try await freshAccounts().users(for: access.principal).map { UserBody($0) }))
  }

  func changeUser(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var isDisabled: Bool?
      var isAdmin: Bool?
    }
    let body = try await object(Body.self, #"{"isDisabled":true}"#, request, context)
    let running = try await freshAccounts()
    let user = try await running.update(
      try Self.user(context, running), isDisabled: body.isDisabled, isAdmin: body.isAdmin,
      by: access.principal)
    return try Self.json(UserBody(user))
  }

  func deleteUser(_ context: ServerContext, _ access: Access) async throws -> Response {
    let running = try await freshAccounts()
    try await running.delete(try Self.user(context, running), by: access.principal)
    return try Self.done()
  }

  /// Sets the password of a user. If the path names a user that doesn't exist, the user is created. The first
  /// admin of a server is created in this way.
  func setPassword(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var newPassword: String
      var isAdmin: Bool?
    }
    let body = try await object(Body.self, #"{"newPassword":"…"}"#, request, context)
    let running = try await freshAccounts()
    let text = try Self.parameter("user", context)
    let users = try running.users(for: access.principal)
    if text.hasPrefix("name:"), !Self.exists(text, running) {
      let isFirst = !users.contains { $0.isAdmin }
      let user = try await running.setPassword(
        ofUserNamed: String(text.dropFirst(5)), to: body.newPassword, isAdmin: body.isAdmin ?? isFirst)
      return try Self.json(UserBody(user), status: .created)
    }
    let id = try Self.user(context, running)
    try await running.setPassword(of: id, to: body.newPassword, by: access.principal)
    if let isAdmin = body.isAdmin { _ = try await running.update(id, isAdmin: isAdmin, by: access.principal) }
    guard let user = try running.users(for: access.principal).first(where: { $0.id == id }) else {
      throw AccountError(.unknown, "The user doesn't exist.")
    }
    return try Self.json(UserBody(user))
  }

  private static func exists(_ subject: String, _ accounts: Accounts) -> Bool {
    if case .user? = try? accounts.subject(subject) { true } else { false }
  }

  /// Returns the user that the path names, by an ID or by `name:NAME`.
  static func user(_ context: ServerContext, _ accounts: Accounts) throws -> UserID {
    let text = try parameter("user", context)
    guard case .user(let id) = try accounts.subject(text.hasPrefix("name:") ? text : "user:" + text) else {
      throw AccountError(.unknown, "The user doesn't exist.")
    }
    return id
  }

  // MARK: The caller's own user

  func ownUser(_ access: Access) async throws -> Response {
    guard access.principal.user != nil else {
      throw Refusal(status: .notFound, code: "unknown", message: "The server's token has no user.")
    }
    return try Self.json(UserBody(try await freshAccounts().user(of: access.principal)))
  }

  func changeOwnPassword(_ request: Request, _ context: ServerContext, _ access: Access) async throws
    -> Response
  {
    struct Body: Decodable {
      var password: String
      var newPassword: String
    }
    let body = try await object(Body.self, #"{"password":"…","newPassword":"…"}"#, request, context)
    try limitPasswords(context, access)
    try await freshAccounts().changePassword(body.password, to: body.newPassword, for: access.principal)
    return try Self.done()
  }

  func deleteOwnUser(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response
  {
    struct Body: Decodable {
      var password: String?
    }
    let body = try await object(Body.self, #"{"password":"…"}"#, request, context)
    try limitPasswords(context, access)
    try await freshAccounts().deleteAccount(password: body.password, for: access.principal)
    return try Self.done()
  }

  /// A stolen access token must not be a way to guess the password.
  private func limitPasswords(_ context: ServerContext, _ access: Access) throws {
    guard signInLimit.admits(context.client, name: access.principal.user?.description) else {
      throw Refusal.tooManyRequests
    }
  }
}

/// The answer to signing in.
struct SessionBody: Encodable {
  private struct User: Encodable {
    var id: String
    var name: String?
    var isAdmin: Bool
    var isAnonymous: Bool
  }

  private var user: User
  private var session: String
  private var accessToken: String
  private var expiresIn: Int
  private var refreshToken: String

  init(_ signedIn: SignedIn) {
    user = User(
      id: signedIn.user.id.description, name: signedIn.user.name, isAdmin: signedIn.user.isAdmin,
      isAnonymous: signedIn.user.isAnonymous)
    (session, accessToken) = (signedIn.session, signedIn.accessToken)
    (expiresIn, refreshToken) = (signedIn.expiresIn, signedIn.refreshToken)
  }
}
