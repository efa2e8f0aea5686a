/// The means by which the requests of a client are authorized.
enum Authorization: Sendable {
  /// A token that the program was given.
  case token(String)
  /// The session of a signed-in user.
  case user(ServerUser.ID, SessionKeeper)

  /// Identifies the party on whose behalf requests are made. It stays the same when a user's token is replaced.
  var party: String {
    switch self {
    case .token(let token): "token \(token)"
    // Another session file may have another session of the same user, which ends separately.
    case .user(let user, let keeper): "user \(user) \(UInt(bitPattern: ObjectIdentifier(keeper)))"
    }
  }

  /// The user on whose behalf requests are made; nil for a token.
  var user: ServerUser.ID? {
    switch self {
    case .token: nil
    case .user(let user, _): user
    }
  }

  /// Returns the token for a request.
  ///
  /// - Parameter rejected: a token that the server has just rejected; nil for the first attempt.
  func token(instead rejected: String? = nil) async throws -> String {
    switch self {
    case .token(let token): token
    case .user(let user, let keeper): try await keeper.accessToken(of: user, instead: rejected)
    }
  }

  /// Waits until another attempt may be authorized, at most for a duration.
  func waitForSignIn(atMost duration: Duration) async throws {
    guard case .user(let user, let keeper) = self else { return try await Task.sleep(for: duration) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Task.sleep(for: duration) }
      group.addTask {
        for await state in keeper.state.values() where state.isSignedIn(user) { return }
        try Task.checkCancellation()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
