public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A claim to fly the sleigh, in a store that several machines share.
///
/// If there are several claims for one term, the first one in the order of changes stays. The rest violate the uniqueness of
/// ``term`` and are removed. The claim for the latest term is valid. The machine that made it flies once the claim is
/// acknowledged, and renews the claim regularly. If it stops doing so, another machine claims the next term.
///
/// ```swift
/// store.objects(FlightClaim.self).sorted(by: \.term).last?.pilot
/// ```
public final class FlightClaim: Object {
  /// The number of the term, from 1.
  @Persisted(unique: true) public var term: Int
  /// The tracker that makes the claim: the same as ``Flight/pilot`` once it flies.
  @Persisted public var pilot = UUID()
  /// The number of times that the claim was renewed. Other machines only watch whether it changes, so clocks need not agree.
  @Persisted public var renewals: Int
  /// Whether the tracker has ended, so that another one may fly at once.
  @Persisted public var isReleased = false

  /// Creates a claim without a term.
  public required init() {}
}
