/// A counter that limits how often a delivery is postponed until newer changes are computed.
///
/// A delivery includes commits that arrive before it. Without the limit, a writer that never pauses would hold back the
/// delivery forever.
struct Postponement {
  /// One postponement for the commits that arrived before the turn, and one more in case the isolation is busy again before the
  /// next turn.
  private static let limit = 2

  private var count = 0

  /// Returns whether the delivery may be postponed once more, and counts the postponement.
  mutating func isAllowed() -> Bool {
    count += 1
    return count <= Self.limit
  }
}
