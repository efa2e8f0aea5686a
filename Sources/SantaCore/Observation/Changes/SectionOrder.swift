/// The results whose order within their sections changed.
///
/// A result that moved among all results might only have passed results of other sections. In that case, it kept its order
/// within its own section, and didn't move there.
struct SectionOrder<Key: Hashable> {
  /// The old indices of results that left a section or moved within it, ascending.
  private(set) var gone: [Int]
  /// The new indices of results that entered a section or moved within it, ascending.
  private(set) var came: [Int]
  /// The results that moved within their section, by ascending new index.
  private(set) var moves: [(old: Int, new: Int)] = []
  /// The results that changed and kept their order within their section, by ascending new index.
  private(set) var stayed: [(old: Int, new: Int)]

  /// - Parameters:
  ///   - changes: the changes to all results.
  ///   - gone: the old indices of results that were deleted, moved among all results, or left their section.
  ///   - came: the new indices of results that were inserted, moved among all results, or entered a section.
  ///   - stayed: the remaining results that changed.
  init(
    from old: SectionRuns<Key>, to new: SectionRuns<Key>, _ changes: ChangeSet, gone: [Int], came: [Int],
    stayed: [(old: Int, new: Int)]
  ) {
    (self.gone, self.came, self.stayed) = (gone, came, stayed)
    func keyOfBoth(_ pair: (old: Int, new: Int)) -> SectionKey<Key>? {
      let key = SectionKey(new.key(of: pair.new))
      return SectionKey(old.key(of: pair.old)) == key ? key : nil
    }
    let moved = changes.moves.filter { keyOfBoth($0) != nil }
    // If no result moved within its section, the remaining results of each section have kept their order.
    if moved.isEmpty { return }
    let left = Set(gone).subtracting(moved.map(\.old)).sorted()
    let entered = Set(came).subtracting(moved.map(\.new)).sorted()
    let deletions = Dictionary(grouping: left) { SectionKey(old.key(of: $0)) }
    let insertions = Dictionary(grouping: entered) { SectionKey(new.key(of: $0)) }
    let movable = Dictionary(grouping: changes.movable, by: keyOfBoth)
    for key in Set(moved.compactMap(keyOfBoth)) {
      let candidates = movable[key, default: []]
      let pairs = candidates.map {
        ListDifference.IndexPair(old: old.path(of: $0.old).item, new: new.path(of: $0.new).item)
      }
      let movers = Set(
        Reordering.movers(
          among: pairs, deletions: deletions[key, default: []].map { old.path(of: $0).item },
          insertions: insertions[key, default: []].map { new.path(of: $0).item }))
      moves += zip(candidates, pairs).filter { movers.contains($1) }.map(\.0)
    }
    moves.sort { $0.new < $1.new }
    let moving = Set(moves.map(\.new))
    self.gone = (left + moves.map(\.old)).sorted()
    self.came = (entered + moves.map(\.new)).sorted()
    self.stayed = (stayed + moved.filter { !changes.uncounted.contains($0.new) })
      .filter { !moving.contains($0.new) }.sorted { $0.new < $1.new }
  }
}
