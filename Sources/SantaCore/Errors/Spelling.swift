/// Suggests the word that was probably meant.
///
/// `package`, because the command-line tool uses it to suggest commands, options and types.
package enum Spelling {
  /// The maximum edit distance of a suggestion. A candidate that differs more is probably another word.
  static let maximumDistance = 3

  /// Returns the nearest candidate, or the first one if several are equally near; nil if none is near enough.
  ///
  /// In a short word, at most half of the letters may differ. Otherwise, any two-letter option would be suggested for any other
  /// one.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = min(maximumDistance, max(1, word.count / 2))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      guard abs(candidate.count - word.count) <= limit else { continue }
      let distance = editDistance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbouring letters that turn one string into the
  /// other.
  ///
  /// This is the optimal string alignment distance: Levenshtein's distance (1966) with Damerau's swaps, which are frequent
  /// typing errors.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  package static func editDistance(_ first: String, _ second: String) -> Int {
    let rowLetters = Array(first.unicodeScalars)
    let columnLetters = Array(second.unicodeScalars)
    guard !rowLetters.isEmpty, !columnLetters.isEmpty else {
      return max(rowLetters.count, columnLetters.count)
    }
    var beforePrevious: [Int] = []
    var previous = Array(0...columnLetters.count)
    for row in 1...rowLetters.count {
      var current = [row]
      for column in 1...columnLetters.count {
        let isSame = rowLetters[row - 1] == columnLetters[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, rowLetters[row - 1] == columnLetters[column - 2],
          rowLetters[row - 2] == columnLetters[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[columnLetters.count]
  }
}

/// Returns a number with a noun: "1 object", "2 objects".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
