/// A member of the source that may have been added or removed, or may differ from before in the results.
///
/// Members without a change meet the same conditions as before, and keep their relative order.
struct MemberChange: Sendable {
  /// The position in the old source; nil if the member was not in it.
  var old: SourcePosition?
  /// The position in the new source; nil if the member is not in it.
  var new: SourcePosition?
  /// Whether the member was moved within the source.
  var hasMoved = false
}

extension MemberChange {
  /// Returns the changes of members that have their rows as positions, ascending.
  ///
  /// - Parameters:
  ///   - deletions: the rows that ceased to be members, ascending.
  ///   - insertions: the rows that became members, ascending.
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
