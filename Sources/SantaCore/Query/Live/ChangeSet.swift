/// The changes to a collection between two of its states, as indices and property names.
///
/// - `deletions` are indices of the old collection, and `insertions` of the new one. Both ascend.
/// - `modifications` and `moves` are pairs of an old and a new index.
/// - A row that moved is also a deletion and an insertion. A row that was inserted, deleted or moved is never among
///   the modifications.
///
/// Removing the deletions from the old contents, from last to first, and then inserting the insertions, from first to
/// last, gives the new contents.
public struct ChangeSet: Sendable {
  /// The old indices of deleted rows, ascending.
  public internal(set) var deletions: [Int] = []
  /// The new indices of inserted rows, ascending.
  public internal(set) var insertions: [Int] = []
  /// Rows that changed and kept their order among the others, ascending.
  public internal(set) var modifications: [(old: Int, new: Int)] = []
  /// Rows whose order among the others changed, by ascending new index.
  public internal(set) var moves: [(old: Int, new: Int)] = []
  var names = PropertyNames()
  /// For sections: the rows whose order may have changed, by ascending new index.
  var movable: [(old: Int, new: Int)] = []
  /// For sections: the new indices of modifications and moves of rows that otherwise count as unchanged.
  var uncounted: Set<Int> = []

  /// The names of the properties that changed in the row at a new index, in the order of their declaration.
  ///
  /// If the row counts as modified because an object that it links to changed, the name is that of the link. Empty for
  /// rows that were inserted or not modified.
  public func properties(at index: Int) -> [String] { names[index] ?? [] }

  /// Whether nothing changed.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }
}

extension ChangeSet: Equatable {
  /// Whether both change sets have the same indices and property names.
  public static func == (left: ChangeSet, right: ChangeSet) -> Bool {
    left.deletions == right.deletions && left.insertions == right.insertions && left.names == right.names
      && left.modifications.elementsEqual(right.modifications, by: ==)
      && left.moves.elementsEqual(right.moves, by: ==)
  }
}
