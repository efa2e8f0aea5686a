import HTTPTypes
import SantaAccounts

/// Every request that the server answers. The router is built from this list: a request that is not here doesn't exist.
///
/// Each switch over the cases is complete, so that a new case doesn't compile before it has a method, a path, a right
/// (``right``) and an answer (``ServerRoutes/answer(_:_:_:_:)``).
enum ServerRequest: String, CaseIterable, Sendable {
  // The server itself.
  case health, readiness, metrics, backUp
  // Users and sessions.
  case register, users, changeUser, deleteUser, setPassword
  case ownUser, changeOwnPassword, deleteOwnUser
  case signIn, refresh, sessions, endSession
  case userSessions, endUserSession, endUserSessions, endAllSessions
  case tokens, makeToken, endToken
  // Rights.
  case permissions, grants, grant, revoke, offer, acceptOffer
  // Stores.
  case stores, deleteStore, join, places, digests, copy, append, changes, stream, events
  // The admin page.
  case adminRoot, adminPage, adminFile, adminEvents
  case adminStores, adminUsers, adminSessions, adminTokens, adminGrants, endAnyToken

  var method: HTTPRequest.Method {
    switch self {
    case .health, .readiness, .metrics, .users, .ownUser, .sessions, .userSessions, .tokens, .permissions,
      .grants, .stores, .copy, .changes, .events, .adminRoot, .adminPage, .adminFile, .adminEvents,
      .adminStores,
      .adminUsers, .adminSessions, .adminTokens, .adminGrants:
      .get
    case .backUp, .register, .signIn, .refresh, .makeToken, .offer, .acceptOffer, .join, .places, .digests,
      .append,
      .stream:
      .post
    case .setPassword, .changeOwnPassword, .grant: .put
    case .changeUser: .patch
    case .deleteUser, .deleteOwnUser, .endSession, .endUserSession, .endUserSessions, .endAllSessions,
      .endToken, .revoke,
      .deleteStore, .endAnyToken:
      .delete
    }
  }

  /// The path, in which a component with a colon stands for one component of the request's path.
  var path: String {
    switch self {
    case .health: "/healthz"
    case .readiness: "/readyz"
    case .metrics: "/metrics"
    case .backUp: "/v1/backups"
    case .register, .users: "/v1/users"
    case .changeUser, .deleteUser: "/v1/users/:user"
    case .setPassword: "/v1/users/:user/password"
    case .ownUser, .deleteOwnUser: "/v1/users/me"
    case .changeOwnPassword: "/v1/users/me/password"
    case .signIn, .sessions, .endAllSessions: "/v1/sessions"
    case .userSessions, .endUserSessions: "/v1/users/:user/sessions"
    case .endUserSession: "/v1/users/:user/sessions/:session"
    case .refresh: "/v1/sessions/refresh"
    case .endSession: "/v1/sessions/:session"
    case .tokens, .makeToken: "/v1/tokens"
    case .endToken: "/v1/tokens/:token"
    case .permissions: "/v1/permissions"
    case .grants, .grant, .revoke: "/v1/grants"
    case .offer: "/v1/offers"
    case .acceptOffer: "/v1/offers/accept"
    case .stores: "/v1/stores"
    case .deleteStore: "/v1/stores/:store"
    case .join: "/v1/stores/:store/replicas"
    case .places: "/v1/stores/:store/places"
    case .digests: "/v1/stores/:store/digests"
    case .copy: "/v1/stores/:store/copy"
    case .append, .changes: "/v1/stores/:store/changes"
    case .stream: "/v1/changes"
    case .events: "/v1/events"
    case .adminRoot: "/"
    case .adminPage: "/admin"
    case .adminFile: "/admin/:file"
    case .adminEvents: "/v1/admin/events"
    case .adminStores: "/v1/admin/stores"
    case .adminUsers: "/v1/admin/users"
    case .adminSessions: "/v1/admin/sessions"
    case .adminTokens: "/v1/admin/tokens"
    case .adminGrants: "/v1/admin/grants"
    case .endAnyToken: "/v1/admin/tokens/:token"
    }
  }

  /// The right that the request needs.
  var right: Right {
    switch self {
    case .health, .readiness, .register, .signIn, .refresh, .adminRoot, .adminPage, .adminFile: .none
    case .metrics, .users, .changeUser, .deleteUser, .setPassword, .userSessions, .endUserSession,
      .endUserSessions,
      .endAllSessions, .adminEvents, .adminStores, .adminUsers, .adminSessions, .adminTokens,
      .adminGrants, .endAnyToken:
      .admin
    case .backUp: .socket
    case .ownUser, .permissions, .stores, .events: .token
    case .changeOwnPassword, .deleteOwnUser, .sessions, .endSession, .acceptOffer: .session
    case .tokens, .makeToken, .endToken: .signedInOrServer
    case .grants, .grant, .revoke, .offer: .manageNamed
    case .deleteStore: .level(.manage)
    case .join: .join
    case .places, .digests, .copy, .changes: .level(.read)
    case .append: .append
    case .stream: .readEach
    }
  }

  /// The ways by which the request can reach the server. By another way, it doesn't exist.
  var entrances: [Entrance] {
    switch self {
    case .backUp: [.socket]
    case .health, .signIn, .refresh, .endSession, .changeUser, .deleteUser, .setPassword, .endUserSession,
      .endUserSessions,
      .endAllSessions, .grant, .revoke, .deleteStore:
      [.network, .socket, .admin]
    case .readiness, .metrics, .register, .users, .ownUser, .changeOwnPassword, .deleteOwnUser, .sessions,
      .userSessions,
      .tokens, .makeToken, .endToken, .permissions, .grants, .offer, .acceptOffer, .stores, .join, .places,
      .digests,
      .copy, .append, .changes, .stream, .events:
      [.network, .socket]
    case .adminRoot, .adminPage, .adminFile, .adminEvents, .adminStores, .adminUsers, .adminSessions,
      .adminTokens,
      .adminGrants, .endAnyToken:
      [.admin]
    }
  }
}
