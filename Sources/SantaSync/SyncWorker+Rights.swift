import Dispatch
import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The right of the user to the store.
extension SyncWorker {
  // MARK: The user

  /// Notes the directory in the session file, so that signing out can delete the store.
  func noteDirectory() async throws {
    guard case .user(let user, let keeper) = requests.authorization, let directory else { return }
    try await keeper.noteStore(directory.path, of: user)
  }

  /// Gives the directory to the user, before anything is sent.
  func claim(_ replica: Replica) async throws {
    guard let user = requests.authorization.user else { return }
    if try await blocking({ try replica.claim(for: user) }) { return }
    throw SyncError(
      "The directory \(directory?.path ?? "") belongs to another user. Use another directory for this user, because both may have "
        + "different data.", code: .otherUser)
  }

  /// Returns whether an error keeps the store offline until a person acts.
  func isBlocked(by error: SyncError) -> Bool {
    guard error.code == .signedOut, case .user(let user, let keeper) = requests.authorization else {
      return error.code == .signedOut || error.code == .noRight
    }
    // If the user has just signed in, the next attempt follows at once.
    return !keeper.state.value.isSignedIn(user)
  }

  // MARK: The right

  /// Lets the replica join the order for the first time.
  func join(_ replica: Replica) async throws {
    // A deleted order refuses a replica that names it, so that the store isn't created again.
    let joined = try await requests.joined(requests.epoch.map { Membership(epoch: $0, replica: 0) })
    let access = Replica.Access(joined.level ?? .manage)
    if access != .write, replica.hasObjects {
      throw SyncError(
        "The store on this machine has objects, but this user may only read the store on \(requests.name), so they can't be added "
          + "to it. Use an empty directory, or ask for the right to write.", code: .noRight)
    }
    try await blocking {
      try replica.join(epoch: joined.membership.epoch, number: joined.membership.replica, access: access)
    }
    if let level = joined.level { state.update { $0.access = level } }
  }

  /// Whether the client asks for the right each time it synchronises. A token without a user always has the right to write unless
  /// the directory says otherwise.
  func asksForRight(_ replica: Replica) -> Bool {
    requests.authorization.user != nil || replica.access != .write
  }

  /// Asks the server for the right of the user, and stores it in the directory.
  func takeOverRight(_ replica: Replica, _ membership: Membership) async throws {
    if !asksForRight(replica) { return }
    let joined: SyncRequests.Joined
    do { joined = try await requests.joined(membership) } catch let error as SyncError
      where error.code == .otherUser
    {
      // The directory was used with the server's token before it belonged to this user.
      return try await restart(replica, isCopied: false, asAnother: true)
    }
    guard joined.membership == membership else {
      throw SyncError(
        "\(requests.name) has another order of changes: it was set up again, or restored from a backup.",
        isTransient: true,
        isReset: true)
    }
    let level = joined.level ?? .manage
    try await blocking {
      switch Replica.Access(level) {
      case .read:
        // The server refuses pending changes, and says which of them it has.
        if replica.pendingCount == 0 || replica.access == .withdrawn { try replica.setAccess(.read) }
      case .withdrawn: try replica.setAccess(.withdrawn)
      case .write: break
      }
    }
    if level >= .write, replica.access != .write {
      if replica.isSpent { try await restart(replica, isCopied: false, asAnother: true) }
      try await blocking { try replica.setAccess(.write) }
    }
    note(replica)
    state.update { $0.access = level }
  }

  /// Joins the order again with the number that a replica has, or with another one if that number belongs to another user.
  func rejoin(_ known: Membership) async throws -> Membership {
    do { return try await requests.join(known) } catch let error as SyncError where error.code == .otherUser {
      return try await joinAsAnother(known)
    }
  }

  /// Returns another number for a replica. The request names the epoch: if the order was deleted, and another one was made in the
  /// meantime, the server must refuse the replica instead of accepting its changes in the other order.
  func joinAsAnother(_ known: Membership) async throws -> Membership {
    try await requests.join(Membership(epoch: known.epoch, replica: 0))
  }

  /// Waits until the user has another right than the directory says.
  func watchRight(_ replica: Replica, _ membership: Membership) async throws {
    while true {
      try await Task.sleep(for: rightsInterval * Double.random(in: 0.75...1.25))
      let joined = try await requests.joined(membership)
      if joined.membership != membership || Replica.Access(joined.level ?? .manage) != replica.access {
        throw SyncError("The right of the user has changed.", isTransient: true, hasNewRight: true)
      }
    }
  }

  /// Takes back the changes that the server has refused.
  ///
  /// - Returns: the sequence number of the last change that remains.
  func takeBack(_ replica: Replica, _ error: SyncError) async throws -> UInt64 {
    guard let refusal = error.refusal, let sequence = refusal.sequence, refusal.level == .read else {
      throw error
    }
    let isDone = try await translating {
      try await self.blocking { try replica.takeBack(after: sequence, access: .read) }
    }
    guard isDone else {
      throw SyncError(
        "\(requests.name) does not have changes that it has acknowledged: it was restored from a backup.",
        isTransient: true,
        isReset: true)
    }
    state.update { $0.access = .read }
    note(replica)
    deliverTakenBack()
    // Synchronise again, so that the client notices when the right returns.
    throw SyncError("The right of the user has changed.", isTransient: true, hasNewRight: true)
  }

  /// Stores in the directory that the user has lost every right, if an error says this.
  ///
  /// - Returns: the error to report.
  func withoutRight(_ error: SyncError) async -> SyncError {
    guard let refusal = error.refusal, refusal.isOfStore, refusal.level == .none else { return error }
    if let replica = replica.withLock({ $0 }), replica.membership != nil {
      do { try await blocking { try replica.setAccess(.withdrawn) } } catch { return SyncError(error) }
    }
    // Programs may rely on this: the store now refuses their writes.
    state.update { $0.access = AccessLevel.none }
    return error
  }

  // MARK: Reports

  /// Returns a stream of rejected operations, which begins with those that were taken back and not reported yet.
  func followRejections() -> AsyncStream<SyncRejection> {
    let stream = rejections.values()
    Task { self.deliverTakenBack() }
    return stream
  }

  /// Reports the operations that were taken back, if a task follows ``rejections``. Otherwise they stay in the directory.
  func deliverTakenBack() {
    guard rejections.hasFollowers, let replica = replica.withLock({ $0 }) else { return }
    queue.async {
      let operations = replica.takenBack()
      if operations.isEmpty || !self.rejections.hasFollowers { return }
      self.report(operations)
      // If this fails, for example on a full disk, the operations are reported again.
      try? replica.noteReported(operations.count)
    }
  }
}

extension Replica.Access {
  fileprivate init(_ level: AccessLevel) {
    self = level >= .write ? .write : level == .read ? .read : .withdrawn
  }
}
