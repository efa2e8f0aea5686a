/// Computes which elements of a list changed their order.
enum Reordering {
  typealias IndexPair = ListDifference.IndexPair

  /// The smallest set of elements of `movable` that changed their order relative to all others or to each other.
  ///
  /// Elements that are neither movable, deleted nor inserted keep their relative order. O(k log k) for k given
  /// elements.
  ///
  /// - Parameters:
  ///   - movable: by ascending new index.
  ///   - deletions: old indices, ascending.
  ///   - insertions: new indices, ascending.
  ///   - preferringFirst: which of several smallest sets to choose. If true, it is the one whose remaining elements
  ///     have the greatest old indices, compared from the last one on: of two exchanged elements, the first moves.
  ///     Otherwise, it is the one whose remaining elements have the lexicographically smallest old indices.
  /// - Returns: the movers, by ascending new index.
  static func movers(
    among movable: [IndexPair], deletions: [Int], insertions: [Int], preferringFirst: Bool = false
  ) -> [IndexPair] {
    if movable.isEmpty { return [] }
    let fixed = withSameGap(movable, deletions, insertions)
    // Reversed in both directions, an increasing sequence is increasing again.
    let candidates = preferringFirst ? fixed.reversed() : fixed
    let values = candidates.map { preferringFirst ? -$0.new : $0.new }
    let staying = Set(longestIncreasing(values).map { candidates[$0].old })
    return movable.filter { !staying.contains($0.old) }
  }

  /// The elements of `movable` whose order changed relative to any other element, by ascending new index. O(k log k)
  /// for k given elements, which are those of `movers`.
  static func reordered(among movable: [IndexPair], deletions: [Int], insertions: [Int]) -> [IndexPair] {
    if movable.isEmpty { return [] }
    let byOld = movable.sorted { $0.old < $1.old }
    var unchanged = Set(withSameGap(movable, deletions, insertions).map(\.old))
    // An element that was before another one is now after it.
    var greatest = Int.min
    for pair in byOld {
      if greatest > pair.new { unchanged.remove(pair.old) }
      greatest = max(greatest, pair.new)
    }
    var least = Int.max
    for pair in byOld.reversed() {
      if least < pair.new { unchanged.remove(pair.old) }
      least = min(least, pair.new)
    }
    return movable.filter { !unchanged.contains($0.old) }
  }

  /// The elements of `movable` that have as many fixed elements before them as they had, by ascending old index. All
  /// others have moved.
  private static func withSameGap(
    _ movable: [IndexPair], _ deletions: [Int], _ insertions: [Int]
  ) -> [IndexPair] {
    let byOld = movable.sorted { $0.old < $1.old }
    var gapByOld: [Int: Int] = [:]
    var deleted = 0
    for (rank, pair) in byOld.enumerated() {
      while deleted < deletions.count, deletions[deleted] < pair.old { deleted += 1 }
      gapByOld[pair.old] = pair.old - deleted - rank
    }
    var inserted = 0
    var sameGap: Set<Int> = []
    for (rank, pair) in movable.enumerated() {
      while inserted < insertions.count, insertions[inserted] < pair.new { inserted += 1 }
      if pair.new - inserted - rank == gapByOld[pair.old] { sameGap.insert(pair.old) }
    }
    return byOld.filter { sameGap.contains($0.old) }
  }

  /// The indices of a longest strictly increasing subsequence. Of several, the lexicographically smallest.
  static func longestIncreasing(_ values: [Int]) -> [Int] {
    // lengths[i] is the length of the longest subsequence that starts at i, computed from the right. tails[l] is the
    // greatest value that starts one of length l + 1. tails is descending, so a binary search determines the length
    // for a value.
    var lengths = Array(repeating: 1, count: values.count)
    var tails: [Int] = []
    for index in values.indices.reversed() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] > values[index] { low = middle + 1 } else { high = middle }
      }
      lengths[index] = low + 1
      if low == tails.count {
        tails.append(values[index])
      } else {
        tails[low] = max(tails[low], values[index])
      }
    }
    var wanted = tails.count
    var last = Int.min
    var result: [Int] = []
    for index in values.indices where wanted > 0 && lengths[index] >= wanted && values[index] > last {
      // This is the first index that can be followed by `wanted - 1` more.
      result.append(index)
      last = values[index]
      wanted -= 1
    }
    return result
  }
}
