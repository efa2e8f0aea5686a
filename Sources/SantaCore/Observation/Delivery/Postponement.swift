/// Counts how often a delivery was postponed until newer changes are computed.
///
/// Commits that arrive before a delivery belong to it. A writer that never pauses must not hold it back forever.
struct Postponement {
  /// Once for the commits that arrived before the turn, and once more if the isolation was busy again before the next turn.
  private static let limit = 2

  private var count = 0

  /// Whether the delivery may be postponed once more, which counts.
  mutating func isAllowed() -> Bool {
    count += 1
    return count <= Self.limit
  }
}
