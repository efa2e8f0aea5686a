import Hummingbird
import Logging
import SantaAccounts
import SantaReplication

extension ServerRoutes {
  /// Lists the stores that the caller may read. Stores of the server itself are not listed.
  func stores(_ access: Access) async throws -> Response {
    struct Stores: Encodable {
      var stores: [StoreSummary]
      var unreadable: [String]?
    }
    let list = try await log.readableStores()
    func isVisible(_ name: String) throws -> Bool {
      guard let path = StorePath(name), !path.isReserved else { return false }
      return try accounts.level(of: access.principal, on: path) >= .read
    }
    let unreadable = try list.unreadable.map(\.name).filter(isVisible)
    return try Self.json(
      Stores(
        stores: try list.stores.filter { try isVisible($0.name) },
        unreadable: unreadable.isEmpty ? nil : unreadable))
  }

  /// Deletes a store, and answers the epoch of the deleted order.
  func deleteStore(_ access: Access, _ logger: Logger) async throws -> Response {
    struct Deleted: Encodable {
      var epoch: String
    }
    let store = try access.path
    let epoch: String
    do { epoch = try await log.delete(store) } catch OrderError.unknownReplica {
      throw Refusal(status: .notFound, code: "store", message: "The store doesn't exist.")
    }
    quotas.storeWasDeleted()
    metrics.storeWasDeleted(store)
    await adminWatch.storeWasDeleted()
    accounts.audit("deleteStore", by: access.principal, store)
    do { try await accounts.current?.forgetReplicas(of: store, in: epoch) } catch {
      logger.warning("The owners of the replicas of '\(store.shown)' stay in the accounts: \(error)")
    }
    return try Self.json(Deleted(epoch: epoch))
  }

  // MARK: Replicas

  func join(_ request: Request, _ access: Access) async throws -> Response {
    struct Joined: Encodable {
      var epoch: String
      var replica: UInt32
      var level: AccessLevel
      var path: String
    }
    let (store, principal) = (try access.path, access.principal)
    var known: Membership?
    if let epoch = request.uri.queryParameters["epoch"] {
      known = Membership(epoch: String(epoch), replica: try number("replica", request))
    }
    if !principal.isServer { try await accounts.catchUp() }
    let creates = try accounts.mayCreate(store, principal)
    let member: Membership
    if principal.isServer {
      if let known, !accounts.owns(known.replica, of: store, in: known.epoch, principal) {
        throw Refusal.notOwner
      }
      member = try await translating { [known] in try await log.join(store, as: known, creates: creates) }
    } else {
      member = try await join(store, as: known, creates: creates, principal)
    }
    return try Self.json(
      Joined(epoch: member.epoch, replica: member.replica, level: access.level, path: store.description))
  }

  /// Assigns a number to a replica of a user, and records that it belongs to the user.
  private func join(
    _ store: StorePath, as known: Membership?, creates: Bool, _ principal: Principal
  ) async throws -> Membership {
    try limitGrowth(principal)
    let running = try await accounts.started()
    var former = known
    if let known {
      switch running.owns(known.replica, of: store, in: known.epoch, principal) {
      case true?: break
      case false?: throw Refusal.notOwner
      // The number belongs to a former order, or to the server's token. The log still refuses the epoch of a deleted order.
      case nil: former = Membership(epoch: known.epoch, replica: 0)
      }
    }
    while true {
      let member = try await translating { [former] in try await log.join(store, as: former, creates: creates)
      }
      do {
        try await running.claimReplica(member.replica, of: store, in: member.epoch, for: principal)
        return member
      } catch let error as AccountError where error.code == .owner && former?.replica != member.replica {
        // An order that was restored from a backup gives a number that it has forgotten, and another user has.
        former = known.map { Membership(epoch: $0.epoch, replica: 0) }
      }
    }
  }

  /// - Throws: ``Refusal/notOwner`` if a replica belongs to another caller. If the store has another epoch, the log refuses the
  ///   request with the reason.
  func checkOwner(_ replica: UInt32, _ store: StorePath, _ epoch: String, _ principal: Principal) async throws
  {
    try await accounts.settled {
      if accounts.owns(replica, of: store, in: epoch, principal) { return }
      if try await log.epoch(of: store) == epoch { throw Refusal.notOwner }
    }
  }
}
