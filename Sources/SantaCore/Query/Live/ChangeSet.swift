/// The changes to a collection between two states, as indices and property names.
///
/// - `deletions` are indices in the old collection, and `insertions` are indices in the new one. Both ascend.
/// - `modifications` and `moves` are pairs of an old and a new index.
/// - A moved row is also a deletion and an insertion. Inserted, deleted and moved rows are never modifications.
///
/// Removing the deletions from the old contents, from last to first, and then inserting the insertions, from first to
/// last, gives the new contents.
public struct ChangeSet: Sendable {
  /// The old indices of deleted rows, ascending.
  public internal(set) var deletions: [Int] = []
  /// The new indices of inserted rows, ascending.
  public internal(set) var insertions: [Int] = []
  /// The old and new indices of rows that changed and kept their relative order, ascending.
  public internal(set) var modifications: [(old: Int, new: Int)] = []
  /// The old and new indices of rows whose relative order changed, by ascending new index.
  public internal(set) var moves: [(old: Int, new: Int)] = []
  var names = PropertyNames()
  /// For sections: the rows whose order might have changed, by ascending new index.
  var movable: [(old: Int, new: Int)] = []
  /// For sections: the new indices of modified or moved rows that count as unchanged for the observer.
  var uncounted: Set<Int> = []

  /// Returns the names of the properties that changed in the row at a new index, in the order of their declaration.
  ///
  /// If the row counts as modified because a linked object changed, the name is the name of the link. The result is empty for
  /// rows that were inserted or not modified.
  public func properties(at index: Int) -> [String] { names[index] ?? [] }

  /// Whether nothing changed.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }
}

extension ChangeSet: Equatable {
  /// Returns whether two change sets have the same indices and property names.
  public static func == (left: ChangeSet, right: ChangeSet) -> Bool {
    left.deletions == right.deletions && left.insertions == right.insertions && left.names == right.names
      && left.modifications.elementsEqual(right.modifications, by: ==)
      && left.moves.elementsEqual(right.moves, by: ==)
  }
}

extension ChangeSet: CustomStringConvertible {
  /// The indices, and the names of the modified properties:
  /// `deletions: [3], insertions: [0], modifications: [4 → 5 (place, presents)], moves: [2 → 0]`.
  public var description: String {
    func pairs(_ pairs: [(old: Int, new: Int)]) -> String {
      let texts = pairs.map { old, new in
        let names = properties(at: new)
        return "\(old) → \(new)" + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      }
      return "[\(texts.joined(separator: ", "))]"
    }
    return
      "deletions: \(deletions), insertions: \(insertions), modifications: \(pairs(modifications)), moves: \(pairs(moves))"
  }
}
