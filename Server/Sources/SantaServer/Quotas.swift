import HTTPTypes
import SantaAccounts
import Synchronization

/// The sizes up to which stores and homes may grow.
///
/// A store takes the bytes of its changes, as far as they were not dropped, and of its copy. The stores of a user's home count together. The
/// store of the accounts has no limit, because users could not sign in without it.
final class Quotas: Sendable {
  /// The sizes of all homes at a time, with the changes that were appended since.
  private struct Homes {
    var byteCounts: [UserID: UInt64] = [:]
    var time: ContinuousClock.Instant
  }

  private let log: any ChangeLog
  private let storeByteCount: UInt64?
  private let homeByteCount: UInt64?
  private let homes = Mutex<Homes?>(nil)
  /// The number of requests that were refused.
  private let refusals = Atomic(0)

  /// The time for which appended bytes are only added up. Other servers append to a shared database, too, and stores are compacted.
  private static let validity = Duration.seconds(60)
  /// The age of the sizes at which a refusal first looks at them again.
  private static let refusalAge = Duration.seconds(2)

  /// - Parameters:
  ///   - storeByteCount: the size of each store; nil for no limit.
  ///   - homeByteCount: the size of each home; nil for no limit.
  init(_ log: any ChangeLog, storeByteCount: Int?, homeByteCount: Int?) {
    self.log = log
    (self.storeByteCount, self.homeByteCount) = (
      storeByteCount.map { UInt64($0) }, homeByteCount.map { UInt64($0) }
    )
  }

  var refusalCount: Int { refusals.load(ordering: .relaxed) }

  /// Counts a request that was refused.
  func requestWasRefused() { refusals.add(1, ordering: .relaxed) }

  /// Returns the reason for which a store can't take more bytes; nil if it can.
  func refusal(of byteCount: Int, for store: StorePath) async throws -> Refusal? {
    if storeByteCount == nil && homeByteCount == nil || store == .accounts { return nil }
    if let storeByteCount {
      let size = try await log.summary(of: store).size
      if size + UInt64(byteCount) > storeByteCount {
        return Self.refusal("The store '\(store.shown)' is full: it may take \(storeByteCount) bytes.")
      }
    }
    if let homeByteCount, let owner = store.owner {
      var size = try await self.size(of: owner, maximumAge: Self.validity)
      if size + UInt64(byteCount) > homeByteCount {
        size = try await self.size(of: owner, maximumAge: Self.refusalAge)
      }
      if size + UInt64(byteCount) > homeByteCount {
        return Self.refusal(
          "The home of this user is full: its stores may take \(homeByteCount) bytes together.")
      }
    }
    return nil
  }

  /// Records that changes were appended to a store.
  func hasGrown(_ store: StorePath, by byteCount: Int) {
    guard homeByteCount != nil, let owner = store.owner else { return }
    homes.withLock { $0?.byteCounts[owner, default: 0] += UInt64(byteCount) }
  }

  /// Looks at all stores again at the next check, because one was deleted.
  func storeWasDeleted() { homes.withLock { $0 = nil } }

  private static func refusal(_ reason: String) -> Refusal {
    Refusal(
      status: .init(code: 507, reasonPhrase: "Insufficient Storage"), code: "quota",
      message: "\(reason) An admin can raise the limit, compact the store, or delete one.")
  }

  private func size(of owner: UserID, maximumAge: Duration) async throws -> UInt64 {
    if let known = homes.withLock({ $0 }), known.time.duration(to: .now) < maximumAge {
      return known.byteCounts[owner] ?? 0
    }
    var found = Homes(time: .now)
    for store in try await log.readableStores().stores {
      if let path = StorePath(store.name), let owner = path.owner {
        found.byteCounts[owner, default: 0] += store.size
      }
    }
    let result = found
    homes.withLock { $0 = result }
    return result.byteCounts[owner] ?? 0
  }
}

extension StoreSummary {
  /// The size of the changes and of the copy, in bytes.
  var size: UInt64 { bytes + UInt64(copy?.byteCount ?? 0) }
}
