/// Computes which elements of a list changed their order.
enum Reordering {
  typealias IndexPair = ListDifference.IndexPair

  /// Returns the smallest set of elements of `movable` that changed their order relative to all other elements or to each
  /// other.
  ///
  /// Elements that aren't movable, deleted or inserted keep their relative order. O(k log k) for k given elements.
  ///
  /// - Parameters:
  ///   - movable: the movable elements, by ascending new index.
  ///   - deletions: the old indices of deleted elements, in ascending order.
  ///   - insertions: the new indices of inserted elements, in ascending order.
  ///   - preferringFirst: selects one of several smallest sets. If true, it is the set whose remaining elements have the
  ///     greatest old indices, compared from the last element on: if two elements were exchanged, the first one moves.
  ///     Otherwise, it is the set whose remaining elements have the lexicographically smallest old indices.
  /// - Returns: the movers, by ascending new index.
  static func movers(
    among movable: [IndexPair], deletions: [Int], insertions: [Int], preferringFirst: Bool = false
  ) -> [IndexPair] {
    if movable.isEmpty { return [] }
    let fixed = withSameGap(movable, inOldOrder(movable), deletions, insertions)
    // An increasing sequence of pairs remains increasing if both directions are reversed.
    let candidates = preferringFirst ? fixed.reversed() : fixed
    // `movable` is sorted by new index, so comparing indices in it is the same as comparing new indices.
    let values = preferringFirst ? candidates.map { -$0 } : candidates
    var stays = Array(repeating: false, count: movable.count)
    for index in longestIncreasing(values) { stays[candidates[index]] = true }
    return zip(movable, stays).lazy.filter { !$1 }.map(\.0)
  }

  /// Returns the elements of `movable` whose order changed relative to any other element, by ascending new index. The
  /// parameters are the same as for `movers`. O(k log k) for k given elements.
  static func reordered(among movable: [IndexPair], deletions: [Int], insertions: [Int]) -> [IndexPair] {
    if movable.isEmpty { return [] }
    let byOld = inOldOrder(movable)
    var isUnchanged = Array(repeating: false, count: movable.count)
    for index in withSameGap(movable, byOld, deletions, insertions) { isUnchanged[index] = true }
    // An element that used to be before another one is now after it.
    var greatest = Int.min
    for index in byOld {
      if greatest > index { isUnchanged[index] = false }
      greatest = max(greatest, index)
    }
    var least = Int.max
    for index in byOld.reversed() {
      if least < index { isUnchanged[index] = false }
      least = min(least, index)
    }
    return zip(movable, isUnchanged).lazy.filter { !$1 }.map(\.0)
  }

  /// Returns the indices of pairs, sorted by ascending old index.
  private static func inOldOrder(_ movable: [IndexPair]) -> [Int] {
    var items = movable.enumerated().map { NumberSort.Item(number: UInt64($1.old), index: UInt32($0)) }
    NumberSort.sort(&items)
    return items.map { Int($0.index) }
  }

  /// Returns the elements of `movable` that have as many fixed elements before them as before the change. All other elements
  /// have moved.
  ///
  /// - Parameter byOld: the indices in `movable`, sorted by ascending old index. The result is sorted in the same way.
  private static func withSameGap(
    _ movable: [IndexPair], _ byOld: [Int], _ deletions: [Int], _ insertions: [Int]
  ) -> [Int] {
    var gaps = Array(repeating: 0, count: movable.count)
    var deleted = 0
    for (rank, index) in byOld.enumerated() {
      let old = movable[index].old
      while deleted < deletions.count, deletions[deleted] < old { deleted += 1 }
      gaps[index] = old - deleted - rank
    }
    var inserted = 0
    for (rank, pair) in movable.enumerated() {
      while inserted < insertions.count, insertions[inserted] < pair.new { inserted += 1 }
      gaps[rank] -= pair.new - inserted - rank
    }
    return byOld.filter { gaps[$0] == 0 }
  }

  /// Returns the indices of a longest strictly increasing subsequence. If there are several, returns the lexicographically
  /// smallest one.
  static func longestIncreasing(_ values: [Int]) -> [Int] {
    // lengths[i] is the length of the longest subsequence that starts at i, computed from the right. tails[l] is the greatest
    // value that starts a subsequence of length l + 1. tails is descending, so a binary search determines the length for a
    // value.
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
      // This is the first index that `wanted - 1` further indices can follow.
      result.append(index)
      last = values[index]
      wanted -= 1
    }
    return result
  }
}
