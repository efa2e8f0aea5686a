/// A member of the source that may have been added or removed, or may be shown differently than before.
///
/// A member without a change meets the same conditions as before, and keeps its order among the other members without
/// one.
struct MemberChange: Sendable {
  /// The position in the old source; nil if the member was not in it.
  var old: SourcePosition?
  /// The position in the new source; nil if the member is not in it.
  var new: SourcePosition?
  /// Whether the member was moved within the source.
  var hasMoved = false
}

extension MemberChange {
  /// The changes of members whose positions are their rows, ascending.
  ///
  /// - Parameters:
  ///   - deletions: rows that ceased to be members, ascending.
  ///   - insertions: rows that became members, ascending.
  static func merged(_ deletions: [RowKey], _ insertions: [RowKey]) -> [MemberChange] {
    var changes: [MemberChange] = []
    changes.reserveCapacity(deletions.count + insertions.count)
    var next = 0
    for row in deletions {
      while next < insertions.count, insertions[next] < row {
        changes.append(MemberChange(old: nil, new: SourcePosition(insertions[next])))
        next += 1
      }
      changes.append(MemberChange(old: SourcePosition(row), new: nil))
    }
    for row in insertions[next...] { changes.append(MemberChange(old: nil, new: SourcePosition(row))) }
    return changes
  }
}
