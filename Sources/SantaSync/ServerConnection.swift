import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The users of a program at a `santa-server`, and what they may use there.
///
/// ```swift
/// let server = try ServerConnection(URL(string: "https://santa.example")!)
/// try await server.signIn(name: "holly", password: password)
/// let sync = try StoreSync(configuration, server, path: "/~/tasks")
/// ```
///
/// The sessions are stored in a file that only the user of the operating system can read, so a program signs a user in once. Its
/// stores also work offline, and after the session has ended: ``states`` says when a user has to sign in again. Several processes
/// can use the same file.
///
/// Several users can be signed in at the same time. The one who signed in last is the current user, on whose behalf requests are
/// made. Requests throw ``SyncError``, for example with the code `.signedOut` if the user has to sign in.
public final class ServerConnection: Sendable {
  /// The address of the server.
  public let server: URL
  let keeper: SessionKeeper

  /// Creates a connection. It makes no request.
  ///
  /// - Parameters:
  ///   - server: the address of the server, such as `https://santa.example:8724`.
  ///   - sessions: the directory of the file with the sessions. By default, a directory for this server in the user's data
  ///     directory, which all programs of the user share.
  /// - Throws: ``SyncError`` if the address is invalid, or if the file can't be read.
  public init(_ server: URL, sessions: URL? = nil) throws {
    guard ["http", "https"].contains(server.scheme?.lowercased()), server.host()?.isEmpty == false else {
      throw SyncError(
        "'\(server.absoluteString)' is not a web address. Use one such as https://example.org.")
    }
    self.server = server
    keeper = try SessionKeeper(server, SessionFile(in: sessions ?? Self.directory(for: server)))
  }

  private static func directory(for server: URL) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
    let name = "\(server.serverName)\(server.path == "/" ? "" : server.path)"
    let safe = name.map { $0.isLetter || $0.isNumber || ".-".contains($0) ? $0 : "_" }
    return data.appending(path: "SantaSync/\(String(safe))", directoryHint: .isDirectory)
  }

  // MARK: State

  /// The signed-in users.
  public var state: ServerConnectionState { keeper.state.value }

  /// The current state, followed by each new one. Intermediate states may be left out.
  public var states: AsyncStream<ServerConnectionState> { keeper.state.values() }

  /// The user on whose behalf requests are made; nil if no user is signed in.
  public var currentUser: ServerUser? { state.currentUser }

  /// Makes a signed-in user the current one.
  ///
  /// - Throws: ``SyncError`` with the code `.signedOut` if the user isn't signed in.
  public func switchTo(_ user: ServerUser.ID) async throws {
    try await keeper.update { contents in
      guard contents[user] != nil else { throw SyncError.signedOut(user, hasSession: false) }
      contents.current = user
    }
  }

  /// Returns the authorization of a user.
  ///
  /// - Parameter user: the ID of a user; nil for the current one.
  func authorization(of user: ServerUser.ID?) throws -> Authorization {
    .user(try signedIn(user), keeper)
  }

  /// Returns a user, or the current one.
  func signedIn(_ user: ServerUser.ID?) throws -> ServerUser.ID {
    guard let user = user ?? currentUser?.id else {
      throw SyncError("No user is signed in to \(server.serverName). Sign in first.", code: .signedOut)
    }
    return user
  }

  func call(as user: ServerUser.ID?) throws -> ServerCall { ServerCall(server, try authorization(of: user)) }

  // MARK: Signing in

  /// Creates a user and signs the user in.
  ///
  /// - Returns: the user, who is now the current one.
  /// - Throws: ``SyncError`` if another user has the name, or if the server doesn't let people register.
  @discardableResult
  public func register(name: String, password: String) async throws -> ServerUser {
    try await begin("users", ["name": name, "password": password])
  }

  /// Signs a user in.
  ///
  /// If the session of the user had ended, the stores that were used offline continue where they were.
  ///
  /// - Returns: the user, who is now the current one.
  /// - Throws: ``SyncError`` with the code `.wrongCredentials` if the name or the password is wrong.
  @discardableResult
  public func signIn(name: String, password: String) async throws -> ServerUser {
    try await begin("sessions", ["name": name, "password": password])
  }

  /// Signs a user in with a token of an identity provider that the server trusts. The first sign-in creates the user.
  ///
  /// - Returns: the user, who is now the current one.
  /// - Throws: ``SyncError`` with the code `.wrongCredentials` if the server doesn't accept the token.
  @discardableResult
  public func signIn(jwt: String) async throws -> ServerUser { try await begin("sessions", ["jwt": jwt]) }

  /// Creates a user without a name and a password, if the server permits it.
  ///
  /// - Returns: the user, who is now the current one.
  @discardableResult
  public func signInAnonymously() async throws -> ServerUser {
    try await begin("sessions", ["anonymous": true])
  }

  private func begin(_ path: String, _ body: some Encodable & Sendable) async throws -> ServerUser {
    let now = Date()
    let answer: StoredSession.Answer = try await ServerCall(server).post(path, body)
    let session = StoredSession(answer, at: now)
    try await keeper.update { contents in
      contents.set(session)
      contents.current = session.user.id
    }
    return session.user
  }

  // MARK: Signing out

  /// Ends the session of a user on this machine.
  ///
  /// Stores of the user that are open in this program continue offline.
  ///
  /// - Parameters:
  ///   - user: the ID of a user; nil for the current one.
  ///   - deletingLocalStores: whether to delete the stores that this user has used with this connection's session file. Nothing is
  ///     deleted, and the user stays signed in, if one of them is open or has changes that the server lacks.
  /// - Throws: ``SyncError`` if no such user is signed in, or if a store can't be deleted. If the server can't be reached, the
  ///   session is removed from this machine nevertheless, and the error is thrown: end the session with
  ///   ``endSession(_:as:)`` from another machine, or wait until it expires.
  public func signOut(_ user: ServerUser.ID? = nil, deletingLocalStores: Bool = false) async throws {
    guard let user = user ?? currentUser?.id, state.users.contains(where: { $0.id == user }) else {
      throw SyncError("No such user is signed in to \(server.serverName).", code: .signedOut)
    }
    if deletingLocalStores { try await keeper.deleteStores(of: user) }
    let result: Result<Void, any Error>
    do {
      if state.isSignedIn(user) { try await call(as: user).delete("sessions/current") }
      result = .success(())
    } catch let error as SyncError where error.code == .signedOut {
      // The server has already ended the session.
      result = .success(())
    } catch { result = .failure(error) }
    try await keeper.update { $0.remove(user) }
    try result.get()
  }
}
