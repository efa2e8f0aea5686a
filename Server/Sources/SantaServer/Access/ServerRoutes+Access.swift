import Foundation
import Hummingbird
import SantaAccounts

/// The way by which requests reach the server.
enum Entrance: Sendable {
  /// The network: the request's token names the caller.
  case network
  /// The socket in the server's directory, which only the server's user can open: every caller is the server.
  case socket
  /// The port of the admin page. The request's token names the caller, who must be an admin.
  case admin

  /// A short text for the table in `docs/security.md`.
  var description: String {
    switch self {
    case .network: "server"
    case .socket: "socket"
    case .admin: "admin page"
    }
  }
}

extension ServerRoutes {
  static let invalidPath = Refusal.invalid(
    "name",
    "The path of a store has 1 to 8 components, each of 1 to 64 letters, digits, '.', '-' or '_', and none begins with a dot. In "
      + "a URL, they are separated by ':'.")

  /// Admits a request if its caller has the right that it needs. A request whose right is not checked here is checked by its
  /// answer, which can see its body: see ``Right``.
  ///
  /// - Throws: ``Refusal``; ``AccountError``
  func admit(_ request: ServerRequest, _ http: Request, _ context: ServerContext) async throws -> Access {
    if request.right == .none { return Access((try? context.caller.get()) ?? .nobody) }
    let principal = try context.caller.get()
    let isNobody = principal.kind == .nobody
    // Signing out is the only request with a token that the admin page sends for other users.
    if context.entrance == .admin, request.right != .session, !isNobody, !principal.isAdmin {
      throw Refusal.needsAdmin
    }
    switch request.right {
    case .none: return Access(.nobody)
    case .token, .manageNamed:
      if isNobody { throw Refusal.noToken }
      return Access(principal)
    case .session:
      if isNobody { throw Refusal.noToken }
      guard principal.session != nil else { throw Refusal.needsSession }
      return Access(principal)
    case .signedInOrServer:
      if isNobody { throw Refusal.noToken }
      guard principal.isSignedIn || principal.kind == .server else { throw Refusal.needsSession }
      return Access(principal)
    case .admin:
      if isNobody { throw Refusal.noToken }
      guard principal.isAdmin else { throw Refusal.needsAdmin }
      return Access(principal)
    case .readEach, .socket: return Access(principal)
    case .level(let needed):
      return try await store(context, principal, needed)
    case .join: return try await store(context, principal, .read)
    case .append:
      // A caller without a token doesn't own replicas whose changes could be acknowledged.
      return try await store(context, principal, isNobody ? .write : .none)
    }
  }

  /// Limits the requests of a caller that make the accounts grow. The server's token isn't limited.
  func limitGrowth(_ principal: Principal) throws {
    if principal.kind == .server { return }
    guard growthLimit.admits(principal.replicaOwner) else { throw Refusal.tooManyRequests }
  }

  /// Returns the store that a request's path names, if the caller has a level on it. The path is made canonical here, once.
  private func store(
    _ context: ServerContext, _ principal: Principal, _ needed: AccessLevel
  ) async throws -> Access {
    let isNobody = principal.kind == .nobody
    guard let path = StorePath(urlComponent: context.parameters.get("store") ?? "", for: principal.user)
    else {
      throw isNobody ? Refusal.noToken : Self.invalidPath
    }
    return try await accounts.settled {
      let level = try accounts.level(of: principal, on: path)
      guard level >= needed else { throw isNobody ? Refusal.noToken : Refusal.access(level) }
      return Access(principal, path, level)
    }
  }
}

extension StorePath {
  /// The path as logs and errors show it. The ID of a user is shortened to its first digits.
  var shown: String {
    guard let owner else { return components.count == 1 ? wireName : description }
    return "/" + (["~\(owner.description.prefix(4))…"] + components.dropFirst()).joined(separator: "/")
  }
}
