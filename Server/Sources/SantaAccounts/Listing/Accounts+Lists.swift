import Foundation
import SantaStore
import Synchronization

/// The lists of an admin. Each returns one part, so that its size doesn't grow with the number of users.
///
/// A search looks for a text in names, ignoring case and accents. A text of at least six characters can also be the beginning of a
/// user's ID. An empty one finds everything.
extension Accounts {
  /// The number of users with a name that a search takes into account for their sessions, tokens and stores.
  private static let ownerLimit = 1_000
  /// The number of characters from which a search also finds users by their IDs.
  private static let idPrefixLength = 6

  /// Returns the users whose name or ID matches a search, sorted by name.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller is an admin.
  /// - Complexity: linear in the number of users.
  public func users(
    matching search: String, _ range: Range<Int>, for principal: Principal
  ) throws(AccountError) -> ListPart<UserDetails> {
    try requireAdmin(principal)
    let snapshot = snapshot
    let users = Self.users(matching: search, in: snapshot).sorted(by: \.name)
    return ListPart(users, range) { user in
      let id = user.id
      let sessions = snapshot.objects(SessionRecord.self).where { $0.user == id }
        .filter { (try? self.liveSession($0.id)) != nil }
      return UserDetails(
        info: UserInfo(user), kind: .init(user), sessions: sessions.count,
        lastSeen: sessions.map(\.lastUsed).max())
    }
  }

  /// Returns the sessions of the users whose name or ID matches a search, and the sessions of clients with a name that does, the
  /// last used one first.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller is an admin.
  /// - Complexity: linear in the number of sessions.
  public func sessions(
    matching search: String, _ range: Range<Int>, for principal: Principal
  ) throws(AccountError) -> ListPart<OwnedSession> {
    try requireAdmin(principal)
    let snapshot = snapshot
    let epoch = store.shown.withLock { $0.epoch }
    var sessions = snapshot.objects(SessionRecord.self).where { $0.epoch == epoch }
    if !search.isEmpty {
      let owners = Self.owners(matching: search, in: snapshot)
      sessions = sessions.where {
        $0.user.in(owners) || $0.client.contains(search, options: [.caseInsensitive, .diacriticInsensitive])
      }
    }
    return ListPart(sessions.sorted(by: \.lastUsed, ascending: false), range) { session in
      // A session that another process began while its user was disabled doesn't count.
      guard let live = try? self.liveSession(session.id), let user = live.principal.user else { return nil }
      return OwnedSession(
        session: SessionInfo(
          id: session.id, created: session.created, lastUsed: session.lastUsed, name: session.client),
        user: user, userName: live.user.name)
    }
  }

  /// Returns the program tokens whose name, or the name or ID of whose user, matches a search, the latest first.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller is an admin.
  /// - Complexity: linear in the number of tokens.
  public func tokens(
    matching search: String, _ range: Range<Int>, for principal: Principal
  ) throws(AccountError) -> ListPart<OwnedToken> {
    try requireAdmin(principal)
    let snapshot = snapshot
    var tokens = snapshot.objects(TokenRecord.self)
    if !search.isEmpty {
      let owners = Self.owners(matching: search, in: snapshot)
      tokens = tokens.where {
        $0.user.in(owners) || $0.name.contains(search, options: [.caseInsensitive, .diacriticInsensitive])
      }
    }
    return ListPart(tokens.sorted(by: \.created, ascending: false), range) { record in
      guard let scope = TokenScope(record) else { return nil }
      return OwnedToken(
        token: TokenInfo(
          id: record.id, name: record.name, scope: scope, created: record.created, expires: record.expires),
        user: UserID(record.user), userName: Self.name(of: record.user, in: snapshot))
    }
  }

  /// Deletes a program token of any user, or of the server.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller is an admin, `unknown` or `unavailable`.
  public func deleteToken(_ id: String, by principal: Principal) async throws {
    try requireAdmin(principal)
    let owner = try await store.write { store -> String in
      guard let token = store.object(ofType: TokenRecord.self, forPrimaryKey: id) else {
        throw AccountError(.unknown, "There is no such token.")
      }
      defer { store.delete(token) }
      return token.user
    }
    audit("deleteToken", by: principal, user: UserID(owner))
  }

  /// Returns the grants whose pattern contains a text, or whose subject's name or ID matches it, sorted by pattern.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller is an admin.
  /// - Complexity: linear in the number of grants.
  public func grants(
    matching search: String, _ range: Range<Int>, for principal: Principal
  ) throws(AccountError) -> ListPart<NamedGrant> {
    try requireAdmin(principal)
    let snapshot = snapshot
    var grants = snapshot.objects(GrantRecord.self).where { $0.level > 0 }
    if !search.isEmpty {
      let subjects =
        Self.owners(matching: search, in: snapshot).map { "user:\($0)" }
        + ["users", "anyone"].filter { $0.contains(search.lowercased()) }
      grants = grants.where {
        $0.subject.in(subjects) || $0.pattern.contains(search, options: .caseInsensitive)
      }
    }
    return ListPart(grants.sorted(by: \.pattern), range) { record in
      guard let grant = Grant(record) else { return nil }
      var name: String?
      if case .user(let user) = grant.subject { name = Self.name(of: user.description, in: snapshot) }
      return NamedGrant(
        grant: grant, subjectName: name,
        ownerName: grant.pattern.components.first.flatMap { Self.name(of: $0, in: snapshot) })
    }
  }

  /// Returns the numbers of users, sessions and tokens.
  ///
  /// - Parameter known: the counts before, which are returned if nothing has changed since.
  /// - Complexity: linear in these numbers; constant if nothing has changed.
  public func counts(after known: AccountCounts) -> AccountCounts {
    let (snapshot, version, epoch) = store.shown.withLock { ($0.snapshot, $0.version, $0.epoch) }
    if version == known.version { return known }
    var counts = AccountCounts()
    counts.version = version
    counts.users = snapshot.objects(UserRecord.self).count
    counts.sessions = snapshot.objects(SessionRecord.self).where { $0.epoch == epoch }.count
    counts.tokens = snapshot.objects(TokenRecord.self).count
    return counts
  }

  /// Returns the IDs of the users whose name or ID matches a search, at most 1,000.
  public func owners(matching search: String) -> Set<UserID> {
    Set(Self.owners(matching: search, in: snapshot).compactMap { UserID($0) })
  }

  /// Returns the name of a user; nil if the user doesn't exist or has none.
  public func name(of user: UserID) -> String? { Self.name(of: user.description, in: snapshot) }

  private static func name(of id: String, in snapshot: StoreSnapshot) -> String? {
    snapshot.object(ofType: UserRecord.self, forPrimaryKey: id)?.name
  }

  private static func owners(matching search: String, in snapshot: StoreSnapshot) -> [String] {
    users(matching: search, in: snapshot).prefix(ownerLimit).map(\.id)
  }

  private static func users(
    matching search: String, in snapshot: StoreSnapshot
  ) -> FrozenResults<UserRecord> {
    let users = snapshot.objects(UserRecord.self)
    if search.isEmpty { return users }
    // IDs are random, so that a few digits would find users by chance.
    guard search.utf8.count >= idPrefixLength else {
      return users.where {
        $0.name.contains(search, options: [.caseInsensitive, .diacriticInsensitive])
      }
    }
    return users.where {
      $0.name.contains(search, options: [.caseInsensitive, .diacriticInsensitive])
        || $0.id.starts(with: search, options: .caseInsensitive)
    }
  }
}

extension UserDetails.Kind {
  fileprivate init(_ user: Frozen<UserRecord>) {
    self =
      if user.isAnonymous { .anonymous } else if user.identity != nil {
        .identity
      } else if user.password
        != nil
      { .password } else { .none }
  }
}
