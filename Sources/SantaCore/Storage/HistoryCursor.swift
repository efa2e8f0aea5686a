/// A cursor in the history of a store: the last commit that it has passed.
package struct HistoryCursor: Hashable, Sendable {
  package var position: HistoryPosition
  /// The time of that commit.
  package var time: Int64
  /// Whether the cursor delivers the current objects before it continues from the position.
  package var isBeginning: Bool

  package init(position: HistoryPosition, time: Int64, isBeginning: Bool = false) {
    (self.position, self.time, self.isBeginning) = (position, time, isBeginning)
  }
}
