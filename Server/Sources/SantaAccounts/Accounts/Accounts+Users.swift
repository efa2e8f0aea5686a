import Foundation
import SantaStore

/// Creating, changing and deleting users.
extension Accounts {
  func userRecord(_ id: UserID) throws(AccountError) -> Frozen<UserRecord> {
    guard let user = snapshot.object(ofType: UserRecord.self, forPrimaryKey: id.description) else {
      throw .unknownUser
    }
    return user
  }

  func userRecord(named name: UserName) -> Frozen<UserRecord>? {
    snapshot.objects(UserRecord.self).where { $0.nameKey == name.key }.first
  }

  // MARK: Creating

  /// Creates a user with a name and a password, and signs in.
  ///
  /// - Parameter client: a name for the session, such as the name of the machine.
  /// - Throws: ``AccountError`` with the code `name`, `password`, `busy` or `unavailable`.
  public func register(name: String, password: String, client: String? = nil) async throws -> SignedIn {
    let id = try await createUser(name, password, isAdmin: false)
    let principal = Principal(.nobody)
    audit("register", by: principal, user: id)
    let record = try userRecord(id)
    return try await beginSession(of: record, client: client)
  }

  /// Creates a user, or sets the password of an existing one, whose sessions end. The command line uses it.
  ///
  /// - Parameter isAdmin: whether the user becomes an admin. An existing admin stays one.
  /// - Throws: ``AccountError`` with the code `name`, `password`, `busy` or `unavailable`.
  @discardableResult
  public func setPassword(
    ofUserNamed name: String, to password: String, isAdmin: Bool
  ) async throws -> UserInfo {
    guard let userName = UserName(name) else { throw AccountError.invalidUserName }
    guard let known = userRecord(named: userName), let id = UserID(known.id) else {
      let id = try await createUser(name, password, isAdmin: isAdmin)
      audit("createUser", by: .server, user: id)
      return UserInfo(try userRecord(id))
    }
    try await store(try await hasher.hash(password), for: id)
    if isAdmin, !known.isAdmin { _ = try await update(id, isAdmin: true, by: .server) }
    audit("setPassword", by: .server, user: id)
    return UserInfo(try userRecord(id))
  }

  private func createUser(_ name: String, _ password: String, isAdmin: Bool) async throws -> UserID {
    guard let name = UserName(name) else { throw AccountError.invalidUserName }
    let hashed = try await hasher.hash(password)
    let (id, now) = (UserID(), now)
    do {
      try await store.write { store in
        _ = store.create(UserRecord.self) { user in
          (user.id, user.name, user.nameKey) = (id.description, name.text, name.key)
          (user.password, user.passwordForm) = (hashed.hash, hashed.form)
          (user.sessionKey, user.isAdmin, user.created) = (
            RandomText.hexadecimal(byteCount: 16), isAdmin, now
          )
        }
      }
    } catch let error as StoreError where error.code == .uniqueViolation { throw AccountError.nameInUse }
    // Another process may have created a user with this name, and have been earlier in the order.
    guard snapshot.object(ofType: UserRecord.self, forPrimaryKey: id.description) != nil else {
      throw AccountError.nameInUse
    }
    return id
  }

  // MARK: Passwords

  /// Changes the caller's own password. All other sessions of the user end.
  ///
  /// - Throws: ``AccountError`` with the code `credentials`, `password`, `busy` or `unavailable`.
  public func changePassword(_ password: String, to new: String, for principal: Principal) async throws {
    let id = try requireSession(principal)
    try await requirePassword(password, of: id)
    try await store(try await hasher.hash(new), for: id, keeping: principal.session)
    audit("changePassword", by: principal)
  }

  /// Sets the password of a user, whose sessions end. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown`, `password`, `busy` or `unavailable`.
  public func setPassword(of user: UserID, to new: String, by principal: Principal) async throws {
    try requireAdmin(principal)
    _ = try userRecord(user)
    try await store(try await hasher.hash(new), for: user)
    audit("setPassword", by: principal, user: user)
  }

  /// - Throws: ``AccountError`` with the code `credentials` if the password is wrong, or if the user has none.
  private func requirePassword(_ password: String, of user: UserID) async throws {
    guard try await hasher.matches(password, .init(try userRecord(user))) else {
      throw AccountError.wrongCredentials
    }
  }

  /// Stores a new password, and ends the sessions of its user.
  ///
  /// - Parameter keeping: the session that isn't ended.
  private func store(_ hashed: PasswordHasher.Hashed, for id: UserID, keeping: String? = nil) async throws {
    try await store.write { store in
      guard let user = store.object(ofType: UserRecord.self, forPrimaryKey: id.description) else {
        throw AccountError.unknownUser
      }
      let former = user.sessionKey
      (user.password, user.passwordForm) = (hashed.hash, hashed.form)
      user.sessionKey = RandomText.hexadecimal(byteCount: 16)
      Self.deleteSessions(of: id, in: store, except: keeping)
      // A session that has ended since it was checked must not come back.
      if let keeping, let session = store.object(ofType: SessionRecord.self, forPrimaryKey: keeping),
        session.sessionKey == former
      {
        session.sessionKey = user.sessionKey
      }
    }
  }

  static func deleteSessions(of user: UserID, in store: Store, except kept: String? = nil) {
    let id = user.description
    for session in Array(store.objects(SessionRecord.self).where({ $0.user == id })) where session.id != kept
    {
      delete(session, in: store)
    }
  }

  static func delete(_ session: SessionRecord, in store: Store) {
    let id = session.id
    store.delete(store.objects(RefreshRecord.self).where { $0.session == id })
    store.delete(session)
  }

  // MARK: Deleting

  /// Deletes the caller's own account. Its sessions, tokens and grants end. Its stores stay.
  ///
  /// - Parameter password: nil only for a user without a password.
  /// - Throws: ``AccountError`` with the code `credentials`, `busy` or `unavailable`.
  public func deleteAccount(password: String?, for principal: Principal) async throws {
    let id = try requireSession(principal)
    if try userRecord(id).password != nil { try await requirePassword(password ?? "", of: id) }
    try await delete(id)
    audit("deleteUser", by: principal, user: id)
  }

  /// Deletes a user. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func delete(_ user: UserID, by principal: Principal) async throws {
    try requireAdmin(principal)
    _ = try userRecord(user)
    try await delete(user)
    audit("deleteUser", by: principal, user: user)
  }

  private func delete(_ id: UserID) async throws {
    try await store.write { Self.delete(id, in: $0) }
  }

  static func delete(_ id: UserID, in store: Store) {
    let (text, subject) = (id.description, Subject.user(id).description)
    deleteSessions(of: id, in: store)
    store.delete(store.objects(TokenRecord.self).where { $0.user == text })
    store.delete(store.objects(AnsweredRecord.self).where { $0.user == text })
    store.delete(store.objects(ManagementRecord.self).where { $0.user == text })
    store.delete(store.objects(OfferRecord.self).where { $0.author == text })
    store.delete(store.objects(GrantRecord.self).where { $0.subject == subject })
    store.delete(store.objects(ReplicaRecord.self).where { $0.owner == text })
    if let user = store.object(ofType: UserRecord.self, forPrimaryKey: text) { store.delete(user) }
  }

  // MARK: Changing

  /// Disables or enables a user, or makes the user an admin. Disabling ends sessions, and enabling doesn't bring them back.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func update(
    _ user: UserID, isDisabled: Bool? = nil, isAdmin: Bool? = nil, by principal: Principal
  ) async throws -> UserInfo {
    try requireAdmin(principal)
    try await store.write { store in
      guard let record = store.object(ofType: UserRecord.self, forPrimaryKey: user.description) else {
        throw AccountError.unknownUser
      }
      if let isAdmin { record.isAdmin = isAdmin }
      if let isDisabled { record.isDisabled = isDisabled }
      if isDisabled == true {
        record.sessionKey = RandomText.hexadecimal(byteCount: 16)
        Self.deleteSessions(of: user, in: store)
      }
    }
    if let isDisabled { audit(isDisabled ? "disableUser" : "enableUser", by: principal, user: user) }
    if let isAdmin { audit(isAdmin ? "makeAdmin" : "makeUser", by: principal, user: user) }
    return UserInfo(try userRecord(user))
  }

  // MARK: Reading

  /// Returns the caller's own user.
  ///
  /// - Throws: ``AccountError`` with the code `access` if the caller isn't a user.
  public func user(of principal: Principal) throws(AccountError) -> UserInfo {
    guard let id = principal.user else { throw AccountError(.access, "The token has no user.") }
    return UserInfo(try userRecord(id))
  }

  /// Returns all users, sorted by name. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`.
  public func users(for principal: Principal) throws(AccountError) -> [UserInfo] {
    try requireAdmin(principal)
    return snapshot.objects(UserRecord.self).map { UserInfo($0) }
      .sorted { ($0.name ?? "", $0.id) < ($1.name ?? "", $1.id) }
  }
}

extension UserInfo {
  init(_ record: Frozen<UserRecord>) {
    // The server makes these IDs, so any other string means a damaged store. It becomes an ID that no user has.
    let id = UserID(record.id) ?? UserID()
    self.init(
      id: id, name: record.name, isAdmin: record.isAdmin, isDisabled: record.isDisabled,
      isAnonymous: record.isAnonymous, created: record.created)
  }
}

extension PasswordHasher.Hashed {
  /// - Returns: nil if the user has no password, or may not sign in.
  init?(_ user: Frozen<UserRecord>?) {
    guard let user, !user.isDisabled, let hash = user.password, let form = user.passwordForm else {
      return nil
    }
    self.init(hash: hash, form: form)
  }
}

extension AccountError {
  static let unknownUser = AccountError(.unknown, "There is no such user.")
  static let nameInUse = AccountError(.name, "This name is in use. Choose another one.")
  static let invalidUserName = AccountError(
    .invalidName,
    "A name has \(UserName.lengths.lowerBound) to \(UserName.lengths.upperBound) visible characters, and no spaces at its "
      + "ends.")
}
