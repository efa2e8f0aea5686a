/// Computes which elements of a list changed their order.
enum Reordering {
  typealias IndexPair = ListDifference.IndexPair

  /// The smallest set of elements of `movable` that changed their order relative to all others or to each other. Of
  /// several such sets, the one whose remaining elements have the lexicographically smallest old indices.
  ///
  /// Elements that are neither movable, deleted nor inserted keep their relative order. O(k log k) for k given
  /// elements.
  ///
  /// - Parameters:
  ///   - movable: by ascending new index.
  ///   - deletions: old indices, ascending.
  ///   - insertions: new indices, ascending.
  /// - Returns: the movers, by ascending new index.
  static func movers(among movable: [IndexPair], deletions: [Int], insertions: [Int]) -> [IndexPair] {
    if movable.isEmpty { return [] }
    // The gap of an element is the number of fixed elements before it. If it differs, the element was moved.
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
    let candidates = byOld.filter { sameGap.contains($0.old) }
    let staying = Set(longestIncreasing(candidates.map(\.new)).map { candidates[$0].old })
    return movable.filter { !staying.contains($0.old) }
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
