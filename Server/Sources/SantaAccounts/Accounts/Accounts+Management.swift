import Foundation
import SantaStore

/// Permissions as objects: the server answers the requests in a user's management store in place.
extension Accounts {
  /// Answers the requests in the management store of a user. Call it after changes were appended to this store, and for each of
  /// these stores when the server starts.
  ///
  /// A request is answered once. If this method fails, or the process ends, the next call answers the rest. If it is called while
  /// it answers requests of the same user, it returns at once, and the running call answers the new ones, too.
  ///
  /// - Parameters:
  ///   - log: the order of ``StorePath/management(of:)``.
  ///   - version: the number of changes of this order.
  ///   - order: the epoch of this order.
  ///   - epoch: returns the current epoch of any store; nil if there is none.
  /// - Throws: ``AccountError`` with the code `unavailable`, or an error of the log. Call it again later.
  public func answerRequests(
    of user: UserID, in log: any OrderedLog, upTo version: UInt64, of order: String,
    epoch: @escaping @Sendable (StorePath) async throws -> String?
  ) async throws {
    if isAnswered(user, upTo: version, of: order) { return }
    try await desk.run(for: user) {
      // Opened again for each turn, so that no files stay open for users without requests.
      let store = try self.desk.store(of: user, log)
      var head = try await store.exchange()
      // More requests may have arrived with each exchange.
      while true {
        let requests = try await store.requests()
        if requests.isEmpty { break }
        // An answer is final. A right that another process has granted a moment ago must count.
        try await self.store.confirmed()
        for request in requests {
          let answer = try await self.answer(to: request, of: user, epoch)
          try await store.write(answer, to: request, at: self.now)
        }
        head = try await store.exchange()
      }
      let (version, epoch) = head
      try await self.store.write { store in
        _ = store.create(ManagementRecord.self, update: .modified) {
          ($0.user, $0.epoch, $0.version) = (user.description, epoch, Int(clamping: version))
        }
      }
    }
  }

  private func isAnswered(_ user: UserID, upTo version: UInt64, of order: String) -> Bool {
    let record = snapshot.object(ofType: ManagementRecord.self, forPrimaryKey: user.description)
    return record.map { $0.epoch == order && $0.version >= version } ?? false
  }

  private func answer(
    to request: ManagementStore.Request, of user: UserID,
    _ epoch: @escaping @Sendable (StorePath) async throws -> String?
  ) async throws -> PermissionAnswer {
    guard isFresh else { throw AccountsStore.unavailable }
    do {
      let record = try userRecord(user)
      if record.isDisabled { throw AccountError(.access, "The user is disabled.") }
      let caller = Principal(
        .session("management"), user: user, isAnonymous: record.isAnonymous, belongsToAdmin: record.isAdmin)
      switch request {
      case .change(let change): return try await carryOut(change, by: caller)
      case .offer(let offer): return try await make(offer, by: caller, epoch)
      case .response(let response):
        let grant = try await acceptOffer(response.token, by: caller, epoch: epoch)
        return PermissionAnswer(status: "done", grant: grant)
      }
    } catch let error as AccountError where error.code != .unavailable && error.code != .busy {
      return PermissionAnswer(error)
    }
  }

  private func carryOut(
    _ change: Frozen<PermissionChangeRecord>, by caller: Principal
  ) async throws -> PermissionAnswer {
    guard let user = caller.user, let pattern = PathPattern(change.path, for: user),
      let level = AccessLevel(name: change.level)
    else {
      throw AccountError(
        .invalid, "A change needs a path or pattern, and the level 'none', 'read', 'write' or 'manage'.")
    }
    let request = "\(user) \(change.id)"
    if snapshot.objects(AnsweredRecord.self).where({ $0.request == request }).first != nil { return .done }
    let grant = Grant(try subject(change.subject), pattern, level, mayCreate: change.mayCreate)
    // A device whose clock is ahead must not make everyone else's next change outdated.
    let time = min(change.createdAt, now)
    do {
      return try await setGrant(grant, by: caller, at: time, answering: request) ? .done : .outdated
    } catch let error as StoreError where error.code == .uniqueViolation {
      // Another process was first.
      return .done
    }
  }

  private func make(
    _ offer: Frozen<PermissionOfferRecord>, by caller: Principal,
    _ epoch: @escaping @Sendable (StorePath) async throws -> String?
  ) async throws -> PermissionAnswer {
    guard let path = StorePath(offer.path, for: caller.user), let level = AccessLevel(name: offer.level)
    else {
      throw AccountError(.invalid, "An offer needs a path, and the level 'read', 'write' or 'manage'.")
    }
    guard self.level(of: caller, on: path) == .manage, let present = try await epoch(path) else {
      throw AccountError(.access, "Only a user who manages the store can offer it, and it must exist.")
    }
    let token = try await makeOffer(
      of: path, in: present, level: level, expiresIn: offer.expiresAt?.timeIntervalSince(now), by: caller)
    return PermissionAnswer(status: "done", token: token)
  }
}
