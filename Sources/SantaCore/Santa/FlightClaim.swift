public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A claim to fly the sleigh, in a store that several machines have.
///
/// Of several claims for one term, the first in the order of changes stays; the others break the uniqueness of
/// ``term``, and disappear. The claim for the latest term holds. The machine that made it flies once it is acknowledged,
/// and renews it; if it does not, another machine makes a claim for the next term.
///
/// ```swift
/// store.objects(FlightClaim.self).sorted(by: \.term).last?.pilot
/// ```
public final class FlightClaim: Object {
  /// The number of the claim, from 1.
  @Persisted(unique: true) public var term: Int
  /// The tracker that flies: the same as ``Flight/pilot``, once it does.
  @Persisted public var pilot = UUID()
  /// How often the claim was renewed. That it changes is what others see of it; the machines' clocks need not agree.
  @Persisted public var renewals: Int
  /// Whether the tracker has ended, so that another may fly at once.
  @Persisted public var isReleased = false

  /// A claim for no term.
  public required init() {}
}
