import Foundation
import SantaStore
import Synchronization

/// The rights of callers.
extension Accounts {
  /// Returns the level of a caller on a store.
  ///
  /// - Complexity: linear in the number of the caller's grants; constant if the level was looked up since a grant changed.
  public func level(of principal: Principal, on path: StorePath) -> AccessLevel {
    let (known, snapshot) = store.shown.withLock { ($0.level(of: principal, on: path), $0.snapshot) }
    if let known { return known }
    let level = rights(of: principal).level(on: path)
    // If the state has changed since, the level may be a mixture of two. It isn't kept then.
    store.shown.withLock { $0.keep(level, of: principal, on: path, in: snapshot) }
    return level
  }

  /// Returns whether a caller may create a store.
  public func mayCreate(_ path: StorePath, _ principal: Principal) -> Bool {
    rights(of: principal).mayCreate(path)
  }

  /// Returns everything that a caller may use, sorted by pattern.
  public func permissions(of principal: Principal) -> [Permission] { rights(of: principal).permissions }

  func rights(of principal: Principal) -> Rights {
    Rights(principal: principal) { [store] subject in store.shown.withLock { $0.grants(of: subject) } }
  }

  /// Returns the grants that matter for a path or a pattern: those on it, and those on patterns that include it.
  ///
  /// - Throws: ``AccountError`` with the code `access` unless the caller may grant on the pattern.
  public func grants(on pattern: PathPattern, for principal: Principal) throws(AccountError) -> [Grant] {
    try requireGranter(principal, pattern, creating: false)
    let patterns = pattern.including.map(\.description)
    return sorted(snapshot.objects(GrantRecord.self).where { $0.pattern.in(patterns) })
  }

  /// Returns the name of the user who has a grant; nil for other subjects, and for users without a name. Callers who may see a
  /// grant may see the name.
  public func name(of grant: Grant) -> String? {
    guard case .user(let user) = grant.subject else { return nil }
    return (try? userRecord(user))?.name
  }

  /// Returns all grants, sorted by pattern and subject. Only an admin may.
  ///
  /// - Throws: ``AccountError`` with the code `access`.
  public func grants(for principal: Principal) throws(AccountError) -> [Grant] {
    try requireAdmin(principal)
    return sorted(snapshot.objects(GrantRecord.self))
  }

  private func sorted(_ records: some Sequence<Frozen<GrantRecord>>) -> [Grant] {
    GrantRecord.latest(of: records).compactMap { Grant($0) }.filter { $0.level > .none }
      .sorted { ($0.pattern, $0.subject.description) < ($1.pattern, $1.subject.description) }
  }

  private func requireGranter(
    _ principal: Principal, _ pattern: PathPattern, creating: Bool
  ) throws(AccountError) {
    guard rights(of: principal).mayGrant(on: pattern, creating: creating) else {
      throw AccountError(
        .access,
        creating && rights(of: principal).mayGrant(on: pattern, creating: false)
          ? "To let others create stores, you need the right to create them."
          : "To see or change who may use this, you need the right to manage the path in front of the first star."
      )
    }
  }

  /// Sets the level that a subject has by a pattern. The level `.none` removes the grant. Users may remove the grants that they have
  /// themselves.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func setGrant(_ grant: Grant, by principal: Principal) async throws {
    try requireGranter(grant, by: principal)
    let now = now
    try await store.write { _ = GrantRecord.append(grant, at: now, isNew: true, to: $0) }
    audit(grant, by: principal)
  }

  /// Sets the level that a subject has by a pattern, unless it was changed after a time.
  ///
  /// - Parameters:
  ///   - time: the time at which the caller decided it.
  ///   - request: the request in a management store that this carries out.
  /// - Returns: whether it wasn't changed after that time.
  func setGrant(
    _ grant: Grant, by principal: Principal, at time: Date, answering request: String
  ) async throws -> Bool {
    try requireGranter(grant, by: principal)
    let isDone = try await store.write { store in
      guard GrantRecord.append(grant, at: time, isNew: false, to: store) else { return false }
      store.create(AnsweredRecord.self) { record in
        (record.id, record.request) = (RandomText.hexadecimal(byteCount: 16), request)
        record.user = String(request.prefix(32))
      }
      return true
    }
    if isDone { audit(grant, by: principal) }
    return isDone
  }

  private func requireGranter(_ grant: Grant, by principal: Principal) throws(AccountError) {
    if givesUp(grant, principal) { return }
    try requireGranter(principal, grant.pattern, creating: grant.mayCreate && grant.level > .none)
    if case .user(let user) = grant.subject, grant.level > .none { _ = try userRecord(user) }
  }

  /// Returns whether a change of rights removes the right of the user who makes it. Every user may do that.
  private func givesUp(_ grant: Grant, _ principal: Principal) -> Bool {
    // A program token can do less than its user.
    guard grant.level == .none, principal.scope == nil, let user = principal.user,
      grant.subject == .user(user)
    else { return false }
    return store.shown.withLock { $0.grants(of: grant.subject) }.contains { $0.pattern == grant.pattern }
  }

  private func audit(_ grant: Grant, by principal: Principal) {
    audit(
      "grant", by: principal, path: grant.pattern.description, level: grant.level, subject: grant.subject)
  }

  /// Resolves a subject: `user:ID`, `name:NAME`, `users` or `anyone`.
  ///
  /// - Throws: ``AccountError`` with the code `unknown` or `invalid`.
  public func subject(_ text: String) throws(AccountError) -> Subject {
    if let subject = Subject(text) { return subject }
    guard text.hasPrefix("name:") else {
      throw AccountError(.invalid, "A subject is 'user:ID', 'name:NAME', 'users' or 'anyone'.")
    }
    guard let name = UserName(String(text.dropFirst(5))), let user = userRecord(named: name),
      let id = UserID(user.id)
    else { throw .unknownUser }
    return .user(id)
  }
}

extension PathPattern {
  /// All patterns that include this one: each component may be a star. There are at most 256.
  fileprivate var including: [PathPattern] {
    var all: [[String]] = [[]]
    for component in components {
      let isFixed = component == PathComponents.star || PathComponents.isReserved(component)
      all = all.flatMap { isFixed ? [$0 + [component]] : [$0 + [component], $0 + [PathComponents.star]] }
    }
    return all.map { PathPattern($0) }
  }
}
