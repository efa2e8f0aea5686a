public import Foundation
import SantaStore

/// Program tokens.
extension Accounts {
  /// The number of tokens that a user can have.
  static let tokenLimit = 100

  /// Makes a program token that belongs to the caller's user, or to the server.
  ///
  /// - Returns: the token's string, which can't be read again.
  /// - Throws: ``AccountError`` with the code `access`, `invalid` or `unavailable`.
  public func makeToken(
    _ scope: TokenScope, name: String? = nil, expiresIn: TimeInterval? = nil, for principal: Principal
  ) async throws -> (info: TokenInfo, token: String) {
    let owner = try tokenOwner(principal)
    guard (1...100).contains(scope.patterns.count), scope.level > .none else {
      throw AccountError(
        .invalid, "A token needs 1 to 100 patterns, and the level 'read', 'write' or 'manage'.")
    }
    guard expiresIn.map({ $0 > 0 && $0 < 1e10 }) ?? true else {
      throw AccountError(.invalid, "The time for which a token is valid must be positive.")
    }
    let (secret, now) = (Secret(.program), now)
    let (shortName, expires) = (
      name.map { String($0.prefix(100)) }, expiresIn.map { now.addingTimeInterval($0) }
    )
    try await store.write { store in
      guard store.objects(TokenRecord.self).where({ $0.user == owner }).count < Self.tokenLimit else {
        throw AccountError(
          .invalid, "There are \(Self.tokenLimit) tokens already. Delete one that isn't used.")
      }
      store.create(TokenRecord.self) { record in
        (record.id, record.user, record.secretHash, record.name) = (secret.id, owner, secret.hash, shortName)
        record.patterns.append(contentsOf: scope.patterns.map(\.description))
        (record.level, record.created, record.expires) = (scope.level.rawValue, now, expires)
      }
    }
    audit("makeToken", by: principal, level: scope.level)
    return (
      TokenInfo(id: secret.id, name: shortName, scope: scope, created: now, expires: expires), secret.text
    )
  }

  /// Returns the program tokens of the caller's user, or of the server, the latest first.
  ///
  /// - Throws: ``AccountError`` with the code `access`.
  public func tokens(of principal: Principal) throws(AccountError) -> [TokenInfo] {
    let owner = try tokenOwner(principal)
    return snapshot.objects(TokenRecord.self).where { $0.user == owner }.compactMap { record in
      TokenScope(record).map {
        TokenInfo(
          id: record.id, name: record.name, scope: $0, created: record.created, expires: record.expires)
      }
    }.sorted { $0.created > $1.created }
  }

  /// Deletes a program token of the caller's user, or of the server.
  ///
  /// - Throws: ``AccountError`` with the code `access`, `unknown` or `unavailable`.
  public func deleteToken(_ id: String, for principal: Principal) async throws {
    let owner = try tokenOwner(principal)
    try await store.write { store in
      guard let token = store.object(ofType: TokenRecord.self, forPrimaryKey: id), token.user == owner else {
        throw AccountError(.unknown, "There is no such token.")
      }
      store.delete(token)
    }
    audit("deleteToken", by: principal)
  }

  /// Returns the user of a caller who may have tokens; empty for the server. A program token makes no further ones.
  private func tokenOwner(_ principal: Principal) throws(AccountError) -> String {
    if principal == .server { return "" }
    guard principal.isSignedIn, let user = principal.user else {
      throw AccountError(.access, "Only a user who has signed in can have program tokens.")
    }
    return user.description
  }
}

extension TokenScope {
  /// - Returns: nil if the record can't be read. The token then doesn't count.
  init?(_ record: Frozen<TokenRecord>) {
    guard let level = AccessLevel(rawValue: record.level) else { return nil }
    self.init(patterns: record.patterns.compactMap { PathPattern($0) }, level: level)
  }
}
