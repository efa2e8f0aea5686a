/// Finds the word that somebody probably meant.
enum Spelling {
  /// Beyond three slips of the finger it is another word.
  static let maximumDistance = 3

  /// The nearest of the candidates, the first where several are as near; nil when none is near enough.
  ///
  /// Of a short word at most half may differ, or every option of two letters would be offered for every other.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = min(maximumDistance, max(1, word.count / 2))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      guard abs(candidate.count - word.count) <= limit else { continue }
      let distance = distance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour to get from one word to
  /// the other (Damerau and Levenshtein, in the form where no character is touched twice).
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var distance = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
