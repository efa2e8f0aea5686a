/// One position of a list: what stands there, and the identity that survives moves and assignments.
struct ListEntry: Sendable {
  var id: PositionID
  /// The version in which the position was last moved, zero if never.
  var moved: Version
  var value: StoredValue
}

typealias ListTree = SequenceTree<ListEntry>

extension SequenceTree where Element == ListEntry {
  /// Whether two versions of a list differ in their positions, their order or what stands there.
  static func differ(_ old: ListTree?, _ new: ListTree?) -> Bool {
    if old?.root === new?.root { return false }
    return !ListDifference(from: old ?? ListTree(), to: new ?? ListTree()).isEmpty
  }
}
