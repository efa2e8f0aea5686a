/// Computes the elements that a smallest edit from one sequence to another keeps.
package enum LongestCommonSubsequence {
  /// The maximum number of pairs of equal elements that are considered. If there are more, as in long lists with few distinct
  /// values, the nth occurrence of an element is paired only with the nth occurrence in the other sequence. The edit might then
  /// not be the smallest one.
  static let maximumPairCount = 1 << 22

  /// Returns the pairs of indices of a longest common subsequence, in ascending order.
  ///
  /// Equal prefixes and suffixes are paired first. The rest is computed with the algorithm of Hunt and Szymanski ("A
  /// fast algorithm for computing longest common subsequences", Communications of the ACM 20, 1977).
  ///
  /// - Complexity: O((n + r) log n), where n is the number of elements and r the number of pairs of equal elements.
  static func pairs<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [(old: Int, new: Int)] {
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let suffix =
      (0..<(shorter - prefix)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter
      - prefix
    let middle = middlePairs(old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
    return (0..<prefix).map { ($0, $0) } + middle
      + (0..<suffix).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// Returns the pairs for list positions. The function is compiled for `PositionID` here, because a release build doesn't
  /// specialise a generic function for a caller in another target.
  package static func pairs(ofPositions old: [PositionID], _ new: [PositionID]) -> [(old: Int, new: Int)] {
    pairs(old, new)
  }

  private static func middlePairs<Element: Hashable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    var indices: [Element: [Int]] = [:]
    for index in new.indices { indices[new[index], default: []].append(index) }
    let pairCount = old.reduce(0) { $0 + (indices[$1]?.count ?? 0) }
    let isExact = pairCount <= maximumPairCount
    /// Pairs that end a common subsequence, each with the index of the previous pair.
    var links: [(old: Int, new: Int, previous: Int)] = []
    // tails[l] is the index of the link that ends the subsequence of length l + 1 with the smallest new index.
    var tails: [Int] = []
    var seen: [Element: Int] = [:]
    for index in old.indices {
      guard let all = indices[old[index]] else { continue }
      let rank = seen[old[index], default: 0]
      seen[old[index]] = rank + 1
      let candidates = isExact ? all[...] : all.dropFirst(rank).prefix(1)
      // Iterate in reverse, so that an old element isn't paired twice.
      for candidate in candidates.reversed() {
        var (low, high) = (0, tails.count)
        while low < high {
          let middle = (low + high) / 2
          if links[tails[middle]].new < candidate { low = middle + 1 } else { high = middle }
        }
        if low < tails.count, links[tails[low]].new == candidate { continue }
        links.append((index, candidate, low > 0 ? tails[low - 1] : -1))
        if low == tails.count { tails.append(links.count - 1) } else { tails[low] = links.count - 1 }
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var link = tails.last ?? -1
    while link >= 0 {
      pairs.append((links[link].old, links[link].new))
      link = links[link].previous
    }
    return pairs.reversed()
  }
}
