import Foundation
import SantaAccounts
import SantaCore
@_spi(Server) import SantaReplication
import SantaServer

/// Puts many users and grants into the directory of a server that doesn't run.
struct ManyUsers {
  let userCount: Int
  let grantCount: Int

  /// The number of users in a transaction.
  private static let batchSize = 500

  func create(in server: URL, _ folder: URL) async throws {
    let log = try EmbeddedLog(server)
    let configuration = Store.Configuration(
      location: .directory(folder), objectTypes: [UserRecord.self, GrantRecord.self], durability: .relaxed)
    guard let replica = try LocalReplica.open(configuration) else {
      throw Failure("the replica is in use")
    }
    let membership = try await log.join(.accounts, as: nil, creates: true)
    try replica.join(membership)
    var sent: UInt64 = 0
    for first in stride(from: 0, to: userCount, by: Self.batchSize) {
      try write(first..<min(first + Self.batchSize, userCount), configuration)
      let pending = try replica.outgoing(byteCount: .max).filter { $0.sequence > sent }
      guard let last = pending.last else { continue }
      _ = try await log.append(
        Batch(
          epoch: membership.epoch, replica: membership.replica, firstSequence: sent + 1,
          changes: pending.map(\.bytes)), to: .accounts)
      sent = last.sequence
    }
  }

  private func write(_ users: Range<Int>, _ configuration: Store.Configuration) throws {
    let store = try Store(configuration: configuration)
    let now = Date()
    try store.write {
      for user in users {
        let id = String(repeating: "0", count: 24) + String(10_000_000 + user)
        store.create(UserRecord.self) { record in
          (record.id, record.name, record.nameKey) = (id, "user \(user)", "user \(user)")
          (record.sessionKey, record.created) = ("key", now)
        }
        for grant in 0..<grantCount {
          store.create(GrantRecord.self) { record in
            (record.id, record.subject) = ("\(user) \(grant)", "user:\(id)")
            (record.pattern, record.level, record.changed) = ("/shared/list-\(user)-\(grant)", 2, now)
          }
        }
      }
    }
  }
}
