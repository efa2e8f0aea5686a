/// Finds the word that somebody probably meant.
///
/// `package`, since the command line offers commands, options and types with it.
package enum Spelling {
  /// Beyond three slips of the finger it is another word.
  static let maximumDistance = 3

  /// The nearest of the candidates, the first where several are as near; nil when none is near enough.
  ///
  /// Of a short word at most half may differ, or every option of two letters would be offered for every other.
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

  /// How many letters must be put in, left out, changed or swapped with a neighbour to make one name of the
  /// other.
  ///
  /// The optimal string alignment distance: Levenshtein's (1966), and Damerau's swap, since swaps are what
  /// hands do.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  static func editDistance(_ first: String, _ second: String) -> Int {
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
