import SantaCore

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
      let distance = PlaceName.editDistance(word.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }
}
