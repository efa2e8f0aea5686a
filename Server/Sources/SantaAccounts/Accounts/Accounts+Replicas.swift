import SantaStore
import Synchronization

/// The owners of replicas.
extension Accounts {
  /// Records that a replica belongs to the caller. Call it when the replica joins.
  ///
  /// - Throws: ``AccountError`` with the code `owner` if it belongs to another one, or `unavailable`.
  public func claimReplica(
    _ number: UInt32, of path: StorePath, in epoch: String, for principal: Principal
  ) async throws {
    var isConfirmed = false
    if owns(number, of: path, in: epoch, principal) == nil {
      let (replica, owner) = (ReplicaRecord.replica(number, of: path, in: epoch), principal.replicaOwner)
      do {
        try await store.write { store in
          _ = store.create(ReplicaRecord.self) { record in
            (record.id, record.replica, record.owner) = (
              RandomText.hexadecimal(byteCount: 16), replica, owner
            )
          }
        }
        isConfirmed = true
      } catch let error as StoreError where error.code == .uniqueViolation {
        // Another request was first.
      }
    }
    // The claim that was committed here might not be in the order yet, and a claim of another process may be earlier there.
    if !isConfirmed { try await store.confirmed() }
    guard owns(number, of: path, in: epoch, principal) == true else {
      throw AccountError(.owner, "This replica number belongs to another user.")
    }
  }

  /// Removes the owners of all replicas of an order that was deleted.
  ///
  /// - Throws: ``AccountError`` with the code `unavailable`. The records then stay, and have no effect.
  public func forgetReplicas(of path: StorePath, in epoch: String) async throws {
    let order = ReplicaRecord.order(of: path, in: epoch)
    try await store.write { store in
      store.delete(store.objects(ReplicaRecord.self).where { $0.replica.starts(with: order) })
    }
  }

  /// Returns whether a replica belongs to the caller; nil if it has no owner, because it joined an earlier version of the server.
  public func owns(
    _ number: UInt32, of path: StorePath, in epoch: String, _ principal: Principal
  ) -> Bool? {
    let replica = ReplicaRecord.replica(number, of: path, in: epoch)
    let (known, snapshot) = store.shown.withLock { ($0.owner(of: replica), $0.snapshot) }
    if let known { return known == principal.replicaOwner }
    guard let record = snapshot.objects(ReplicaRecord.self).where({ $0.replica == replica }).first else {
      return nil
    }
    let owner = record.owner
    store.shown.withLock { $0.keep(owner: owner, of: replica, in: snapshot) }
    return owner == principal.replicaOwner
  }
}
