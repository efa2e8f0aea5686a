import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decides which of several machines flies in a store that they have in common, by the order of their changes.
///
/// A claim that was acknowledged holds for ``validity`` from when it was written or renewed. Others wait longer than that
/// for its next renewal before they claim the sleigh, so that two never fly at once, whatever their clocks show; it is only
/// assumed that clocks run at about the same rate.
final class FlightClaims {
  /// How often the holder renews its claim.
  static let renewalInterval: Duration = .seconds(3)
  /// How long a claim holds from its renewal.
  private static let validity: Duration = .seconds(9)
  /// How long a claim that is not renewed keeps others from flying.
  private static let patience: Duration = .seconds(12)

  /// A claim, as others see it.
  private struct Reading: Equatable {
    var term: Int
    var pilot: UUID
    var renewals: Int
    var isReleased: Bool

    init(_ claim: FlightClaim) {
      (term, pilot, renewals, isReleased) = (claim.term, claim.pilot, claim.renewals, claim.isReleased)
    }
  }

  private let store: Store
  private let pilot: UUID
  private let synchronization: any StoreSynchronization
  /// The latest claim, and since when it is what it is; nil before the first look.
  private var seen: (claim: Reading?, since: ContinuousClock.Instant)?
  /// The end of this tracker's claim; nil if it has none.
  private(set) var end: ContinuousClock.Instant?

  init(store: Store, pilot: UUID, _ synchronization: any StoreSynchronization) {
    (self.store, self.pilot, self.synchronization) = (store, pilot, synchronization)
  }

  /// Whether this tracker may fly at this moment.
  var isHeld: Bool {
    guard let end, ContinuousClock.now < end else { return false }
    return latest?.pilot == pilot
  }

  /// Whether another tracker flies, as far as is known: it has a claim, which it has renewed lately, or this machine would
  /// not know.
  var isTaken: Bool {
    guard let seen = look(), let claim = seen.claim, !claim.isReleased else { return false }
    return !synchronization.isUpToDate || seen.since.duration(to: .now) < Self.patience
  }

  /// Whether this tracker has taken over from one that has disappeared, so that its flight is still under way for others.
  private(set) var hasReplacedLostPilot = false

  /// Claims the sleigh if no other tracker has it and the server can be reached. Returns when the claim is acknowledged or
  /// void.
  ///
  /// - Returns: whether this tracker has the sleigh.
  nonisolated(nonsending) func take() async throws -> Bool {
    guard synchronization.isUpToDate else { return false }
    store.refresh()
    if latest?.pilot == pilot {
      // The server was away for so long that the claim ended, and nobody else made one.
      try await renew()
      return isHeld
    }
    guard isFree else { return false }
    // What was missed, as while the machine slept, would look like a claim that is not renewed.
    try await synchronization.waitForDownload()
    guard isFree else { return false }
    let start = ContinuousClock.now
    let term: Int? = try store.write {
      // The transaction begins with the newest state, which may have the claim of another tracker.
      guard isFree else { return nil }
      let former = latest
      hasReplacedLostPilot = former.map { !$0.isReleased } ?? false
      let claim = FlightClaim()
      (claim.term, claim.pilot) = ((former?.term ?? 0) + 1, pilot)
      store.delete(store.objects(FlightClaim.self))
      store.add(claim)
      return claim.term
    }
    guard let term else { return false }
    try await synchronization.waitForUpload()
    store.refresh()
    if latest?.term == term, latest?.pilot == pilot { end = start + Self.validity }
    return isHeld
  }

  /// Renews the claim. Returns when that is acknowledged, or when the claim is lost to another tracker.
  nonisolated(nonsending) func renew() async throws {
    let start = ContinuousClock.now
    let isRenewed = try store.write {
      guard let claim = latest, claim.pilot == pilot else { return false }
      claim.renewals += 1
      return true
    }
    guard isRenewed else {
      end = nil
      return
    }
    try await synchronization.waitForUpload()
    store.refresh()
    end = latest?.pilot == pilot ? start + Self.validity : nil
  }

  /// Lets another tracker fly at once, if this one does.
  func release() throws {
    defer { end = nil }
    try store.write {
      if isHeld, let claim = latest { claim.isReleased = true }
    }
  }

  private var latest: FlightClaim? { store.objects(FlightClaim.self).sorted(by: \.term).last }

  private var isFree: Bool {
    guard let seen = look() else { return false }
    return seen.claim?.isReleased != false || seen.since.duration(to: .now) >= Self.patience
  }

  /// Looks at the latest claim.
  private func look() -> (claim: Reading?, since: ContinuousClock.Instant)? {
    if !store.isInWriteTransaction { store.refresh() }
    let claim = latest.map { Reading($0) }
    if seen == nil || seen?.claim != claim { seen = (claim, .now) }
    return seen
  }
}
