import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decides which of several machines flies in a store that they share, by the order of their changes.
///
/// An acknowledged claim is valid for ``validity`` from the moment at which it was written or renewed. Other trackers wait
/// longer than that for its next renewal before they claim the sleigh, so two trackers never fly at once, whatever their clocks
/// show. The only assumption is that clocks run at about the same rate.
final class FlightClaims {
  /// The interval at which the holder renews its claim.
  static let renewalInterval: Duration = .seconds(3)
  /// The duration for which a claim is valid after it was written or renewed.
  private static let validity: Duration = .seconds(9)
  /// The duration for which a claim that isn't renewed keeps other trackers from flying.
  private static let patience: Duration = .seconds(12)

  /// The properties of a claim, as last read from the store.
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
  /// The latest claim, and the time since which it has been unchanged; nil before the first reading.
  private var seen: (claim: Reading?, since: ContinuousClock.Instant)?
  /// The time at which this tracker's claim expires; nil if it doesn't hold one.
  private(set) var end: ContinuousClock.Instant?

  init(store: Store, pilot: UUID, _ synchronization: any StoreSynchronization) {
    (self.store, self.pilot, self.synchronization) = (store, pilot, synchronization)
  }

  /// Whether this tracker may fly at this moment.
  var isHeld: Bool {
    guard let end, ContinuousClock.now < end else { return false }
    return latest?.pilot == pilot
  }

  /// Whether another tracker flies, as far as is known: there is a claim that isn't released and was renewed recently. While
  /// this machine isn't up to date, it might have missed a renewal, so any claim that isn't released counts.
  var isTaken: Bool {
    guard let seen = look(), let claim = seen.claim, !claim.isReleased else { return false }
    return !synchronization.isUpToDate || seen.since.duration(to: .now) < Self.patience
  }

  /// Whether this tracker has taken over from one that disappeared, whose flight is still under way for other trackers.
  private(set) var hasReplacedLostPilot = false

  /// Claims the sleigh if no other tracker has it, the server can be reached, and the user may write to the store. Returns when
  /// the claim has been acknowledged or rejected.
  ///
  /// - Returns: Whether this tracker has the sleigh.
  nonisolated(nonsending) func take() async throws -> Bool {
    do { return try await claim() } catch let error as StoreError where error.code == .readOnly {
      lose()
      return false
    }
  }

  nonisolated(nonsending) private func claim() async throws -> Bool {
    guard synchronization.isUpToDate else { return false }
    store.refresh()
    if latest?.pilot == pilot {
      // The server was unreachable for so long that the claim expired, but no other tracker has made one.
      try await renew()
      return isHeld
    }
    guard isFree else { return false }
    // A renewal that was missed, for example while the machine slept, would make a valid claim look expired.
    try await synchronization.waitForDownload()
    guard isFree else { return false }
    let start = ContinuousClock.now
    let term: Int? = try store.write {
      // The transaction begins with the newest state, which may contain another tracker's claim.
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

  /// Renews the claim. Returns when the renewal is acknowledged, or when the claim is lost to another tracker.
  nonisolated(nonsending) func renew() async throws {
    let start = ContinuousClock.now
    var isRenewed = false
    do {
      isRenewed = try store.write {
        guard let claim = latest, claim.pilot == pilot else { return false }
        claim.renewals += 1
        return true
      }
    } catch let error as StoreError where error.code == .readOnly {
      // The user has lost the right to write.
    }
    guard isRenewed else {
      end = nil
      return
    }
    try await synchronization.waitForUpload()
    store.refresh()
    end = latest?.pilot == pilot ? start + Self.validity : nil
  }

  /// Gives up the claim without writing it, because the user has lost the right to write.
  func lose() { end = nil }

  /// Releases the claim, if this tracker holds it, so that another tracker may fly at once.
  func release() throws {
    defer { end = nil }
    store.refresh()
    guard isHeld else { return }
    do {
      try store.write {
        if isHeld, let claim = latest { claim.isReleased = true }
      }
    } catch let error as StoreError where error.code == .readOnly {
      // The user has lost the right to write. Other trackers wait until the claim ends.
    }
  }

  private var latest: FlightClaim? { store.objects(FlightClaim.self).sorted(by: \.term).last }

  private var isFree: Bool {
    guard let seen = look() else { return false }
    return seen.claim?.isReleased != false || seen.since.duration(to: .now) >= Self.patience
  }

  /// Reads the latest claim, and records the time if it has changed.
  private func look() -> (claim: Reading?, since: ContinuousClock.Instant)? {
    if !store.isInWriteTransaction { store.refresh() }
    let claim = latest.map { Reading($0) }
    if seen == nil || seen?.claim != claim { seen = (claim, .now) }
    return seen
  }
}
