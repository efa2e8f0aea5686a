import Foundation
import SantaStore

/// Signing in, and keeping sessions.
extension Accounts {
  /// The shortest time between two refresh tokens of a session.
  private static let rotationInterval: TimeInterval = 86_400
  /// The time after which an unused session ends.
  static let idleLimit: TimeInterval = 180 * 86_400
  /// The number of sessions that a user can have. The next sign-in ends the one that was not used for the longest time.
  static let sessionLimit = 100

  // MARK: Signing in

  /// Signs in with a name and a password. This takes the same time if the user doesn't exist.
  ///
  /// - Throws: ``AccountError`` with the code `credentials`, `busy` or `unavailable`.
  public func signIn(name: String, password: String, client: String? = nil) async throws -> SignedIn {
    let user = UserName(name).flatMap { userRecord(named: $0) }
    guard try await hasher.matches(password, .init(user)), let user else {
      audit("signInFailed", by: .nobody, user: user.flatMap { UserID($0.id) })
      throw AccountError.wrongCredentials
    }
    return try await beginSession(of: user, client: client)
  }

  /// Signs in with the token of an identity provider. The first time creates the user.
  ///
  /// - Throws: ``AccountError`` with the code `credentials` or `unavailable`.
  public func signIn(jwt: String, client: String? = nil) async throws -> SignedIn {
    let key: String
    do {
      key = try IdentityToken.identity(of: jwt, configuration.identityProviders, now: now).key
    } catch {
      audit("signInFailed", by: .nobody)
      throw error
    }
    if let user = userRecord(identity: key) { return try await beginSession(of: user, client: client) }
    do {
      try await createUser(identity: key, isAnonymous: false)
    } catch let error as StoreError where error.code == .uniqueViolation {
      // Another request of the same user was first.
    }
    guard let user = userRecord(identity: key) else { throw AccountsStore.unavailable }
    return try await beginSession(of: user, client: client)
  }

  private func userRecord(identity: String) -> Frozen<UserRecord>? {
    snapshot.objects(UserRecord.self).where { $0.identity == identity }.first
  }

  /// Creates an anonymous user, where the server allows it.
  ///
  /// - Throws: ``AccountError`` with the code `anonymous` or `unavailable`.
  public func signInAnonymously(client: String? = nil) async throws -> SignedIn {
    guard configuration.allowsAnonymous else {
      throw AccountError(.anonymous, "This server has no anonymous users.")
    }
    let id = try await createUser(identity: nil, isAnonymous: true)
    return try await beginSession(of: try userRecord(id), client: client)
  }

  @discardableResult
  private func createUser(identity: String?, isAnonymous: Bool) async throws -> UserID {
    let (id, now) = (UserID(), now)
    try await store.write { store in
      _ = store.create(UserRecord.self) { user in
        (user.id, user.identity, user.isAnonymous, user.created) = (
          id.description, identity, isAnonymous, now
        )
        user.sessionKey = RandomText.hexadecimal(byteCount: 16)
      }
    }
    audit("createUser", by: .nobody, user: id)
    return id
  }

  /// - Parameter user: the user, as the password was checked. If the password has changed since, the session doesn't begin.
  func beginSession(of user: Frozen<UserRecord>, client: String?) async throws -> SignedIn {
    let (id, key, now) = (user.id, user.sessionKey, now)
    let (session, secret) = (RandomText.hexadecimal(byteCount: 16), Secret(.refresh))
    let name = client.map { String($0.prefix(100)) }
    try await store.write { store in
      guard let user = store.object(ofType: UserRecord.self, forPrimaryKey: id), !user.isDisabled,
        user.sessionKey == key
      else { throw AccountError.wrongCredentials }
      Self.makeRoom(for: id, in: store, now)
      let epoch = store.objects(EpochRecord.self).max(of: \.number) ?? 0
      store.create(SessionRecord.self) { record in
        (record.id, record.user, record.sessionKey, record.epoch) = (session, id, key, epoch)
        (record.generation, record.created, record.lastUsed, record.client) = (1, now, now, name)
      }
      Self.create(secret, for: session, generation: 1, now, in: store)
    }
    do {
      let live = try liveSession(session)
      audit("signIn", by: live.principal)
      return try signedIn(live, refreshToken: secret.text)
    } catch let error as AccountError where error.code == .session {
      // The user was disabled or deleted, or the password changed, earlier in the order.
      throw AccountError.wrongCredentials
    }
  }

  private static func create(
    _ secret: Secret, for session: String, generation: Int, _ now: Date, in store: Store
  ) {
    store.create(RefreshRecord.self) { record in
      (record.id, record.session, record.secretHash) = (secret.id, session, secret.hash)
      (record.generation, record.turn) = (generation, RefreshRecord.turn(session, generation))
      record.created = now
    }
  }

  /// Ends sessions of a user that are too old, or too many.
  private static func makeRoom(for user: String, in store: Store, _ now: Date) {
    let sessions = Array(
      store.objects(SessionRecord.self).where { $0.user == user }.sorted(by: \.lastUsed, ascending: false))
    for (index, session) in sessions.enumerated()
    where index >= sessionLimit - 1 || now.timeIntervalSince(session.lastUsed) > idleLimit {
      delete(session, in: store)
    }
  }

  private func signedIn(_ live: LiveSession, refreshToken: String) throws -> SignedIn {
    guard let user = live.principal.user else { throw AccountError.endedSession }
    let lifetime = configuration.accessTokenLifetime
    let token = try signer.token(
      session: live.session.id, user: user, expires: Int(now.timeIntervalSince1970) + lifetime,
      version: version,
      epoch: live.session.epoch)
    return SignedIn(
      user: UserInfo(live.user), session: live.session.id, accessToken: token, expiresIn: lifetime,
      refreshToken: refreshToken)
  }

  // MARK: Refreshing

  /// Returns a new access token, and at most once a day a new refresh token. The old one holds until the new one was used, so that
  /// a lost answer signs no one out.
  ///
  /// - Throws: ``AccountError`` with the code `session` or `unavailable`.
  public func refresh(_ refreshToken: String) async throws -> SignedIn {
    guard isFresh else { throw AccountsStore.unavailable }
    guard let secret = Secret(refreshToken, .refresh),
      let record = snapshot.object(ofType: RefreshRecord.self, forPrimaryKey: secret.id),
      secret.matches(record.secretHash)
    else { throw AccountError.endedSession }
    let live = try liveSession(record.session)
    guard record.generation >= live.session.generation,
      now.timeIntervalSince(live.session.lastUsed) <= Self.idleLimit
    else { throw AccountError.endedSession }
    if record.generation > live.session.generation {
      try await confirm(record)
      return try signedIn(try liveSession(record.session), refreshToken: refreshToken)
    }
    guard now.timeIntervalSince(record.created) >= Self.rotationInterval,
      let next = try await rotate(live, record.generation)
    else { return try signedIn(live, refreshToken: refreshToken) }
    return try signedIn(try liveSession(record.session), refreshToken: next)
  }

  /// Ends the refresh tokens before one that was used for the first time.
  private func confirm(_ record: Frozen<RefreshRecord>) async throws {
    let (id, generation) = (record.session, record.generation)
    try await store.write { store in
      guard let session = store.object(ofType: SessionRecord.self, forPrimaryKey: id) else {
        throw AccountError.endedSession
      }
      session.generation = max(session.generation, generation)
      store.delete(store.objects(RefreshRecord.self).where { $0.session == id && $0.generation < generation })
    }
  }

  /// Makes the next refresh token of a session.
  ///
  /// - Returns: nil if one was made within the last day. Its answer was lost, or is still on its way.
  private func rotate(_ live: LiveSession, _ generation: Int) async throws -> String? {
    let (id, now, secret) = (live.session.id, now, Secret(.refresh))
    do {
      let isMade = try await store.write { store -> Bool in
        guard let session = store.object(ofType: SessionRecord.self, forPrimaryKey: id) else {
          throw AccountError.endedSession
        }
        session.lastUsed = now
        let later = store.objects(RefreshRecord.self).where { $0.session == id && $0.generation > generation }
        if later.contains(where: { now.timeIntervalSince($0.created) < Self.rotationInterval }) {
          return false
        }
        let next = (later.max(of: \.generation) ?? generation) + 1
        store.delete(later)
        Self.create(secret, for: id, generation: next, now, in: store)
        return true
      }
      guard isMade else { return nil }
    } catch let error as StoreError where error.code == .uniqueViolation { return nil }
    // Another process may have made the next token, and have been earlier in the order.
    return snapshot.object(ofType: RefreshRecord.self, forPrimaryKey: secret.id) == nil ? nil : secret.text
  }

  // MARK: Ending

  /// Returns the sessions of the caller's user, the latest first.
  ///
  /// - Throws: ``AccountError`` with the code `access` if the caller has no session.
  public func sessions(of principal: Principal) throws(AccountError) -> [SessionInfo] {
    let user = try requireSession(principal).description
    let sessions = snapshot.objects(SessionRecord.self).where { $0.user == user }
    return sessions.filter { (try? self.liveSession($0.id)) != nil }
      .map { SessionInfo(id: $0.id, created: $0.created, lastUsed: $0.lastUsed, name: $0.client) }
      .sorted { $0.created > $1.created }
  }

  /// Ends a session of the caller's user.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func endSession(_ id: String, for principal: Principal) async throws {
    let user = try requireSession(principal).description
    try await store.write { store in
      guard let session = store.object(ofType: SessionRecord.self, forPrimaryKey: id), session.user == user
      else {
        throw AccountError(.unknown, "There is no such session.")
      }
      Self.delete(session, in: store)
    }
    audit("endSession", by: principal)
  }

  /// Ends all sessions of all users, for example after the server was restored from a backup. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access` or `unavailable`.
  public func endAllSessions(by principal: Principal = .server) async throws {
    try requireAdmin(principal)
    try await store.write { AccountsStore.beginEpoch($0) }
    audit("endAllSessions", by: principal)
  }
}
