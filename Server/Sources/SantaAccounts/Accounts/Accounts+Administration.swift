import SantaStore

/// Listing and ending the sessions of other users, for admins.
extension Accounts {
  /// Returns the sessions of a user, the latest first. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`.
  public func sessions(of user: UserID, by principal: Principal) throws(AccountError) -> [SessionInfo] {
    try requireAdmin(principal)
    let id = user.description
    return snapshot.objects(SessionRecord.self).where { $0.user == id }
      .filter { (try? self.liveSession($0.id)) != nil }
      .map { SessionInfo(id: $0.id, created: $0.created, lastUsed: $0.lastUsed, name: $0.client) }
      .sorted { $0.created > $1.created }
  }

  /// Ends a session of a user. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func endSession(_ id: String, of user: UserID, by principal: Principal) async throws {
    try requireAdmin(principal)
    try await store.write { store in
      guard let session = store.object(ofType: SessionRecord.self, forPrimaryKey: id),
        session.user == user.description
      else { throw AccountError(.unknown, "There is no such session.") }
      Self.delete(session, in: store)
    }
    audit("endSession", by: principal, user: user)
  }

  /// Ends all sessions of a user. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func endSessions(of user: UserID, by principal: Principal) async throws {
    try requireAdmin(principal)
    try await store.write { store in
      guard let record = store.object(ofType: UserRecord.self, forPrimaryKey: user.description) else {
        throw AccountError.unknownUser
      }
      // A session that another process begins at this moment ends, too.
      record.sessionKey = RandomText.hexadecimal(byteCount: 16)
      Self.deleteSessions(of: user, in: store)
    }
    audit("endSessions", by: principal, user: user)
  }
}
