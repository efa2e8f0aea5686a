/// What changed in a collection between two of its states, as indices and names.
///
/// - `deletions` refer to the collection before, `insertions` to the one after; both ascend.
/// - `modifications` and `moves` are pairs of both.
/// - A row that moved is also one deletion and one insertion. A row that was inserted, deleted or moved is never
///   among the modifications.
///
/// Taking the deletions out of the old contents, from the last to the first, and then putting the insertions in,
/// from the first to the last, gives exactly the new contents.
public struct ChangeSet: Sendable {
  /// Old indices of what is gone, ascending.
  public internal(set) var deletions: [Int] = []
  /// New indices of what came, ascending.
  public internal(set) var insertions: [Int] = []
  /// What stayed in its place among the others and changed, ascending.
  public internal(set) var modifications: [(old: Int, new: Int)] = []
  /// What changed its place among the others, by ascending new index.
  public internal(set) var moves: [(old: Int, new: Int)] = []
  var names: [Int: [String]] = [:]
  /// New indices of modifications that only whoever puts the rows into sections is to hear of.
  var uncounted: Set<Int> = []

  /// The names of the properties that changed in the row at a new index, in the order of their declaration.
  ///
  /// Where the row counts as modified because an object that it reaches changed, the link that leads there is
  /// named. Empty for an inserted row, and for one that did not change.
  public func properties(at index: Int) -> [String] { names[index] ?? [] }

  /// Whether nothing changed.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }
}

extension ChangeSet: Equatable {
  public static func == (left: ChangeSet, right: ChangeSet) -> Bool {
    left.deletions == right.deletions && left.insertions == right.insertions && left.names == right.names
      && left.modifications.elementsEqual(right.modifications, by: ==)
      && left.moves.elementsEqual(right.moves, by: ==)
  }
}
