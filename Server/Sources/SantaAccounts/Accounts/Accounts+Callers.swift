import Crypto
import Foundation
import SantaStore
import Synchronization

/// The callers of requests.
extension Accounts {
  /// Returns the caller that a token names, without writing or waiting.
  ///
  /// - Parameter bearer: the token of the header `Authorization`, without `Bearer`; nil if there is none.
  /// - Throws: ``AccountError`` with the code `token`, `expired` or `session`; `unavailable` if the state isn't fresh, unless the
  ///   token is the server's.
  public func principal(of bearer: String?) throws(AccountError) -> Principal {
    guard let bearer else { return .nobody }
    if bearer.hasPrefix(AccessTokenSigner.prefix) { return try session(of: bearer) }
    if bearer.hasPrefix(Secret.Kind.program.rawValue) { return try program(of: bearer) }
    guard !bearer.hasPrefix(Secret.Kind.refresh.rawValue), !bearer.hasPrefix(Secret.Kind.offer.rawValue),
      configuration.isServerToken(bearer)
    else { throw .unknownToken }
    return .server
  }

  /// Checks whether a caller's session, token or user still exists, and returns the caller with the current properties. The expiry
  /// of an access token doesn't count, so that streams can stay open for longer.
  ///
  /// - Throws: ``AccountError`` with the code `session` or `token`.
  @discardableResult
  public func check(_ principal: Principal) throws(AccountError) -> Principal {
    switch principal.kind {
    case .nobody, .server: return principal
    case .session(let id):
      if let user = principal.user, let known = store.shown.withLock({ $0.caller(of: id, user) }) {
        return known
      }
      let live = try liveSession(id)
      store.shown.withLock { $0.keep(live.principal, in: live.snapshot) }
      return live.principal
    case .program(let id):
      guard let record = snapshot.object(ofType: TokenRecord.self, forPrimaryKey: id) else {
        throw .unknownToken
      }
      return try program(record)
    }
  }

  /// Whether a token is an access token whose signature was checked before. It may have expired.
  public func hasChecked(_ bearer: String) -> Bool { checkedTokens.contains(bearer) }

  private func requireFresh() throws(AccountError) { if !isFresh { throw AccountsStore.unavailable } }

  private func session(of token: String) throws(AccountError) -> Principal {
    try requireFresh()
    let claims = try checkedTokens.claims(of: token) { id in
      id == signer.keyID ? signer.ownKey : store.shown.withLock { $0.keys[id] }
    }
    let (isAhead, known) = store.shown.withLock { shown in
      (
        shown.note(version: claims.version, epoch: claims.epoch),
        shown.caller(of: claims.session, claims.user)
      )
    }
    guard TimeInterval(claims.expires) > now.timeIntervalSince1970 else { throw .expiredToken }
    if isAhead {
      // Another process made the session a moment ago, or the server was restored from a backup. The next comparison shows which.
      store.wake.yield()
      throw AccountsStore.unavailable
    }
    if let known { return known }
    let live = try liveSession(claims.session)
    guard live.principal.user == claims.user else { throw .endedSession }
    store.shown.withLock { $0.keep(live.principal, in: live.snapshot) }
    return live.principal
  }

  /// A session that counts, with its user.
  struct LiveSession {
    let session: Frozen<SessionRecord>
    let user: Frozen<UserRecord>
    let principal: Principal
    /// The state in which it counts.
    let snapshot: StoreSnapshot
  }

  func liveSession(_ id: String) throws(AccountError) -> LiveSession {
    let (snapshot, epoch) = store.shown.withLock { ($0.snapshot, $0.epoch) }
    guard let session = snapshot.object(ofType: SessionRecord.self, forPrimaryKey: id),
      session.epoch == epoch,
      let user = snapshot.object(ofType: UserRecord.self, forPrimaryKey: session.user), !user.isDisabled,
      user.sessionKey == session.sessionKey, let userID = UserID(user.id)
    else { throw .endedSession }
    return LiveSession(
      session: session, user: user,
      principal: Principal(
        .session(id), user: userID, isAnonymous: user.isAnonymous, belongsToAdmin: user.isAdmin),
      snapshot: snapshot)
  }

  private func program(of token: String) throws(AccountError) -> Principal {
    guard let secret = Secret(token, .program) else { throw .unknownToken }
    try requireFresh()
    guard let record = snapshot.object(ofType: TokenRecord.self, forPrimaryKey: secret.id),
      secret.matches(record.secretHash)
    else { throw .unknownToken }
    return try program(record)
  }

  private func program(_ record: Frozen<TokenRecord>) throws(AccountError) -> Principal {
    guard let scope = TokenScope(record) else { throw .unknownToken }
    if let expires = record.expires, expires <= now {
      throw AccountError(.token, "The program token has expired. Make a new one.")
    }
    if record.user.isEmpty { return Principal(.program(record.id), belongsToAdmin: true, scope: scope) }
    guard let user = snapshot.object(ofType: UserRecord.self, forPrimaryKey: record.user), !user.isDisabled,
      let id = UserID(user.id)
    else { throw .unknownToken }
    return Principal(.program(record.id), user: id, belongsToAdmin: user.isAdmin, scope: scope)
  }
}
