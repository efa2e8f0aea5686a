import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the sessions of a server's users, and refreshes their access tokens when they expire.
///
/// Other processes may use the same session file. Only one of them refreshes a session at a time, and the other ones take its result
/// from the file.
final class SessionKeeper: Sendable {
  let server: URL
  let state = Broadcast(ServerConnectionState())
  private let file: SessionFile
  private let known = Mutex(SessionFile.Contents())
  /// The refreshes under way, which all requests of a user share.
  private let refreshes = Mutex<[ServerUser.ID: Task<StoredSession, any Error>]>([:])

  init(_ server: URL, _ file: SessionFile) throws {
    (self.server, self.file) = (server, file)
    take(try file.read())
  }

  private func take(_ contents: SessionFile.Contents) {
    known.withLock { $0 = contents }
    let new = ServerConnectionState(
      users: contents.sessions.map(\.user),
      currentUser: contents.current.flatMap { contents[$0]?.user },
      usersToSignIn: Set(contents.sessions.filter(\.hasEnded).map(\.user.id)))
    if state.value != new { state.update { $0 = new } }
  }

  /// Changes the session file, and takes over the result.
  func update<R: Sendable>(_ body: (inout SessionFile.Contents) async throws -> R) async throws -> R {
    let (result, contents) = try await file.update { contents in
      let result = try await body(&contents)
      return (result, contents)
    }
    take(contents)
    return result
  }

  /// Returns an access token of a user.
  ///
  /// - Parameter rejected: a token that the server has just rejected; nil for the first attempt.
  /// - Throws: ``SyncError`` with the code `.signedOut` if the user must sign in again.
  func accessToken(of user: ServerUser.ID, instead rejected: String? = nil) async throws -> String {
    if let session = known.withLock({ $0[user] }), !session.hasEnded, session.accessToken != rejected,
      session.expires > Date()
    {
      return session.accessToken
    }
    let task = refreshes.withLock { refreshes in
      if let known = refreshes[user] { return known }
      let task = Task { try await self.refreshed(user, instead: rejected) }
      refreshes[user] = task
      return task
    }
    // The task isn't cancelled with one of the requests that wait for it.
    return try await task.value.accessToken
  }

  private func refreshed(_ user: ServerUser.ID, instead rejected: String?) async throws -> StoredSession {
    defer { refreshes.withLock { $0[user] = nil } }
    let result: Result<StoredSession, SyncError> = try await update { contents in
      guard var session = contents[user] else { return .failure(.signedOut(user, hasSession: false)) }
      if session.hasEnded { return .failure(.signedOut(user, hasSession: true)) }
      // Another process has refreshed the session.
      if session.accessToken != rejected, session.expires > Date() { return .success(session) }
      let now = Date()
      do {
        let answer: StoredSession.Answer = try await ServerCall(server).post(
          "sessions/refresh", ["refreshToken": session.refreshToken])
        session = StoredSession(answer, at: now)
        contents.set(session)
        return .success(session)
      } catch let error as SyncError where error.code == .signedOut {
        session.hasEnded = true
        contents.set(session)
        return .failure(.signedOut(user, hasSession: true))
      }
    }
    return try result.get()
  }

  /// Notes that the server has ended the session of a user.
  ///
  /// - Parameter token: the access token that the server has rejected. A later session isn't affected.
  func sessionEnded(of user: ServerUser.ID, with token: String) async throws {
    try await update { contents in
      guard var session = contents[user], session.accessToken == token else { return }
      session.hasEnded = true
      contents.set(session)
    }
  }

  /// Notes the directory of a store that a user uses.
  func noteStore(_ path: String, of user: ServerUser.ID) async throws {
    if known.withLock({ $0.stores[user]?.contains(path) }) == true { return }
    try await update { contents in
      if contents.stores[user]?.contains(path) != true { contents.stores[user, default: []].append(path) }
    }
  }

  /// Deletes the stores of a user. Nothing is deleted if one of them is open, or has changes that the server lacks.
  func deleteStores(of user: ServerUser.ID) async throws {
    try await update { contents in
      let directories = (contents.stores[user] ?? []).filter { FileManager.default.fileExists(atPath: $0) }
      for directory in directories {
        guard let hasUnsent = try Replica.mayHaveUnsent(in: URL(filePath: directory)) else {
          throw SyncError(
            "The store \(directory) is open. Stop its StoreSync in every process, then sign out.")
        }
        if hasUnsent {
          throw SyncError(
            "The store \(directory) may have changes that \(server.serverName) lacks, or values that were taken back and not read "
              + "from 'rejections'. Synchronise it first, or sign out without deleting local stores.")
        }
      }
      for directory in directories { _ = try Store.deleteFiles(at: URL(filePath: directory)) }
      contents.stores[user] = nil
    }
  }
}

extension SyncError {
  /// - Parameter hasSession: whether the user was signed in, and the server has ended the session.
  static func signedOut(_ user: ServerUser.ID, hasSession: Bool) -> SyncError {
    SyncError(
      hasSession
        ? "The session of this user has ended. The store is used offline until the user signs in again."
        : "The user \(user) isn't signed in. The store is used offline until the user signs in.",
      isTransient: true, code: .signedOut)
  }
}
