public import SantaCore

/// Checks that a change set is correct: applying it to the old contents must give the new ones.
///
/// Every test with a change set uses it.
public struct ChangeSetReplay {
  public var deletions: [Int]
  public var insertions: [Int]
  /// The old indices of modified rows, as in `.update`.
  public var modifications: [Int]
  /// The old and new indices of modified rows; nil in the flat form.
  public var pairs: [(old: Int, new: Int)]?
  public var moves: [(old: Int, new: Int)]

  /// Creates a replay of the flat form, from `.update`.
  public init(deletions: [Int], insertions: [Int], modifications: [Int]) {
    self.deletions = deletions
    self.insertions = insertions
    self.modifications = modifications
    moves = []
  }

  /// Creates a replay of the rich form.
  public init(_ changes: ChangeSet) {
    deletions = changes.deletions
    insertions = changes.insertions
    modifications = changes.modifications.map(\.old)
    pairs = changes.modifications
    moves = changes.moves
  }

  /// Returns the errors of the change set, as sentences; empty if it is correct.
  ///
  /// - Parameters:
  /// - old: the identities of the rows before the change.
  /// - new: the identities of the rows after the change.
  /// - isList: whether the identity at a modified or moved index may change, because a list element can be assigned.
  /// - contents: the contents of each row before and after. Rows that differ must be reported. If nil, contents are not
  ///   compared.
  public func problems<ID: Equatable>(
    from old: [ID], to new: [ID], isList: Bool = false, contents: (old: [String], new: [String])? = nil
  ) -> [String] {
    var problems = orderProblems(old.count, new.count)
    // A change set with indices out of range can't be replayed.
    if !problems.isEmpty { return problems }
    var played = old.map { Optional($0) }
    // A change set doesn't contain the identity of an assigned element.
    if isList { for index in modifications { played[index] = nil } }
    for index in deletions.reversed() { played.remove(at: index) }
    for index in insertions {
      guard index <= played.count else { return ["insertion \(index) leaves a gap"] }
      played.insert(new[index], at: index)
    }
    if played.count != new.count || zip(played, new).contains(where: { $0 != nil && $0 != $1 }) {
      problems.append(
        "played back it gives \(played.map { $0.map { "\($0)" } ?? "assigned" }), and not \(new)")
    }
    for move in moves where !isList && old[move.old] != new[move.new] {
      problems.append("move \(move) changes identity")
    }
    for pair in pairs ?? [] where !isList && old[pair.old] != new[pair.new] {
      problems.append("modification \(pair) changes identity")
    }
    if let contents, problems.isEmpty { problems += contentProblems(old, new, contents) }
    return problems
  }

  private func orderProblems(_ oldCount: Int, _ newCount: Int) -> [String] {
    var problems: [String] = []
    for (name, indices, count) in [
      ("deletions", deletions, oldCount), ("insertions", insertions, newCount),
      ("new indices of modifications", pairs?.map(\.new) ?? [], newCount),
      ("new indices of moves", moves.map(\.new), newCount),
    ] {
      if zip(indices, indices.dropFirst()).contains(where: { $0 >= $1 }) {
        problems.append("\(name) don't ascend: \(indices)")
      }
      if indices.contains(where: { $0 < 0 || $0 >= count }) {
        problems.append("\(name) are out of range: \(indices)")
      }
    }
    // Rows that don't move keep their relative order, so their old indices ascend like their new ones.
    if zip(modifications, modifications.dropFirst()).contains(where: { $0 >= $1 }) {
      problems.append("modifications don't ascend: \(modifications)")
    }
    if modifications.contains(where: { $0 < 0 || $0 >= oldCount }) {
      problems.append("modifications are out of range: \(modifications)")
    }
    if !Set(modifications).isDisjoint(with: deletions) {
      problems.append("a deleted row is modified")
    }
    if !Set(pairs?.map(\.new) ?? []).isDisjoint(with: insertions) {
      problems.append("an inserted row is modified")
    }
    if !Set(moves.map(\.old)).isSubset(of: deletions) || !Set(moves.map(\.new)).isSubset(of: insertions) {
      problems.append("a move is not among deletions and insertions")
    }
    if Set(moves.map(\.old)).count != moves.count { problems.append("a row moves twice") }
    return problems
  }

  private func contentProblems<ID: Equatable>(
    _ old: [ID], _ new: [ID], _ contents: (old: [String], new: [String])
  ) -> [String] {
    let deleted = Set(deletions)
    let inserted = Set(insertions)
    let staying = zip(
      old.indices.filter { !deleted.contains($0) }, new.indices.filter { !inserted.contains($0) })
    let told = Set(modifications)
    return staying.compactMap { oldIndex, newIndex in
      contents.old[oldIndex] != contents.new[newIndex] && !told.contains(oldIndex)
        ? "row \(oldIndex)/\(newIndex) changed and is not told of" : nil
    }
  }
}
