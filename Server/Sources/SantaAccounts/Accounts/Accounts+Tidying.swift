import Foundation
import SantaStore

/// Removal of records that have no effect any more.
extension Accounts {
  private static let day: TimeInterval = 86_400
  /// The number of users who are removed in one commit.
  private static let removalCount = 500

  /// Removes such records when the process starts, and then each day, until the task is cancelled.
  func tidyDaily() async {
    while !Task.isCancelled {
      do {
        try await ready()
        try await tidy()
        try? await Task.sleep(for: .seconds(Self.day))
      } catch {
        // The order can't be reached, or another process was first. The next turn removes the rest.
        try? await Task.sleep(for: .seconds(3_600))
      }
    }
  }

  /// Removes anonymous users who were away for longer than ``Configuration/anonymousLifetime``, sessions and tokens that have expired,
  /// and the owners of replicas who don't exist any more.
  func tidy() async throws {
    if let lifetime = configuration.anonymousLifetime { try await removeAnonymousUsers(awayFor: lifetime) }
    let (idle, expired) = (now.addingTimeInterval(-Self.idleLimit), now.addingTimeInterval(-30 * Self.day))
    let hasExpired =
      snapshot.objects(SessionRecord.self).contains { $0.lastUsed < idle }
      || snapshot.objects(TokenRecord.self).contains { $0.expires.map { $0 < expired } ?? false }
      || snapshot.objects(OfferRecord.self).contains { $0.expires.map { $0 < expired } ?? false }
    if hasExpired { try await removeExpired(idle: idle, expired: expired) }
    try await removeOwnersWithoutUser()
  }

  private func removeAnonymousUsers(awayFor lifetime: TimeInterval) async throws {
    // A session notes its last use to the day.
    let limit = now.addingTimeInterval(-lifetime - Self.day)
    while snapshot.objects(UserRecord.self).contains(where: { $0.isAnonymous && $0.created < limit }) {
      let removed = try await store.write { store in
        let users = store.objects(UserRecord.self).where { $0.isAnonymous && $0.created < limit }
          .filter { user in
            let id = user.id
            return store.objects(SessionRecord.self).where { $0.user == id && $0.lastUsed >= limit }.isEmpty
          }
          .prefix(Self.removalCount).compactMap { UserID($0.id) }
        for user in users { Self.delete(user, in: store) }
        return users
      }
      for user in removed { audit("deleteIdleUser", by: .server, user: user) }
      if removed.count < Self.removalCount { return }
    }
  }

  private func removeExpired(idle: Date, expired: Date) async throws {
    try await store.write { store in
      for session in Array(store.objects(SessionRecord.self).where({ $0.lastUsed < idle })) {
        Self.delete(session, in: store)
      }
      store.delete(store.objects(TokenRecord.self).where { $0.expires < expired })
      let offers = store.objects(OfferRecord.self).where { $0.expires < expired }
      for id in offers.map(\.id) { store.delete(store.objects(OfferUseRecord.self).where { $0.offer == id }) }
      store.delete(offers)
    }
  }

  /// Removes the owners of replicas whose user was deleted by an earlier version of the server, or while a replica joined.
  private func removeOwnersWithoutUser() async throws {
    let users = Set(snapshot.objects(UserRecord.self).map(\.id)).union(["server", "nobody"])
    let owners = Set(snapshot.objects(ReplicaRecord.self).map(\.owner)).subtracting(users)
    if owners.isEmpty { return }
    try await store.write { store in
      for owner in owners { store.delete(store.objects(ReplicaRecord.self).where { $0.owner == owner }) }
    }
  }
}
