/// The account of a user: sessions, password and program tokens.
extension ServerConnection {
  /// Returns the sessions of a user on all machines.
  public func sessions(as user: ServerUser.ID? = nil) async throws -> [ServerSession] {
    struct Answer: Decodable { var sessions: [ServerSession] }
    let answer: Answer = try await call(as: user).get("sessions")
    return answer.sessions
  }

  /// Ends a session of a user, for example of a lost phone. Its open connections end, too.
  public func endSession(_ session: ServerSession.ID, as user: ServerUser.ID? = nil) async throws {
    try await call(as: user).delete("sessions/\(session)")
  }

  /// Changes the password of a user, which ends all other sessions of this user.
  ///
  /// - Throws: ``SyncError`` with the code `.wrongCredentials` if the current password is wrong.
  public func changePassword(
    from password: String, to newPassword: String, as user: ServerUser.ID? = nil
  ) async throws {
    try await call(as: user).put("users/me/password", ["password": password, "newPassword": newPassword])
  }

  /// Deletes the account of a user, with all stores below `/~`, and signs the user out.
  ///
  /// - Throws: ``SyncError`` with the code `.wrongCredentials` if the password is wrong.
  public func deleteAccount(password: String, as user: ServerUser.ID? = nil) async throws {
    let authorization = try authorization(of: user)
    try await ServerCall(server, authorization).delete("users/me", ["password": password])
    guard let user = authorization.user else { return }
    try await keeper.update { $0.remove(user) }
  }

  /// Returns the tokens that a user has made for programs.
  public func programTokens(as user: ServerUser.ID? = nil) async throws -> [ProgramToken] {
    struct Answer: Decodable { var tokens: [ProgramToken] }
    let answer: Answer = try await call(as: user).get("tokens")
    return answer.tokens
  }

  /// Makes a token for a program that uses some stores of a user, such as a script.
  ///
  /// - Parameters:
  ///   - name: a name by which the user recognizes the token.
  ///   - patterns: the paths that the token can be used for, such as `/~/tasks` or `/~/*`.
  ///   - level: the right that the token gives at most.
  ///   - duration: the time after which the token expires; nil if it doesn't.
  /// - Returns: the token. It can't be shown again later.
  public func makeProgramToken(
    named name: String, for patterns: [String], _ level: AccessLevel, expiringAfter duration: Duration? = nil,
    as user: ServerUser.ID? = nil
  ) async throws -> (id: ProgramToken.ID, token: String) {
    struct Body: Encodable, Sendable {
      var name: String
      var patterns: [String]
      var level: AccessLevel
      var expiresIn: Int64?
    }
    struct Answer: Decodable {
      var id: String
      var token: String
    }
    let answer: Answer = try await call(as: user).post(
      "tokens",
      Body(name: name, patterns: patterns, level: level, expiresIn: duration?.components.seconds))
    return (answer.id, answer.token)
  }

  /// Revokes a token of a program.
  public func revokeProgramToken(_ id: ProgramToken.ID, as user: ServerUser.ID? = nil) async throws {
    try await call(as: user).delete("tokens/\(id)")
  }
}

/// A session of a user at a server.
public struct ServerSession: Decodable, Hashable, Identifiable, Sendable {
  /// The identifier.
  public let id: String
  /// The name of the session, if it has one.
  public let name: String?
  /// Whether it is the session of this connection.
  public let isCurrent: Bool
}

/// A token with which a program uses some stores of a user.
public struct ProgramToken: Decodable, Hashable, Identifiable, Sendable {
  /// The identifier.
  public let id: String
  /// The name that the user gave to the token.
  public let name: String?
  /// The paths that the token can be used for.
  public let patterns: [String]
  /// The right that the token gives at most.
  public let level: AccessLevel
}
