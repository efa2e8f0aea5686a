/// Objects to delete in one transaction. The raw value is the workload's name.
enum DeleteShape: String, CaseIterable {
  /// One object to which all others link. The links become nil.
  case backlinks = "shape delete, backlinks"
  /// One object with a list of all others, which are deleted with it.
  case cascade = "shape delete, cascade"
  /// Half of the objects, by one call or statement with a condition.
  case halfAtOnce = "shape delete half, at once"
  /// The same half, one by one.
  case halfInLoop = "shape delete half, in a loop"

  /// The most objects.
  var limit: Int {
    switch self {
    case .backlinks: 10_000
    case .cascade: 100_000
    case .halfAtOnce, .halfInLoop: 1_000_000
    }
  }

  /// The condition of the half: a smaller number of presents.
  static let presents = 500

  /// The numbers of objects that are left, of two classes.
  func expectedCounts(_ count: Int) -> [Int] {
    switch self {
    // Neither the object, nor one that links to it. All others still exist.
    case .backlinks: [0, count]
    // Neither the object, nor those in its list. One that is not in the list still exists.
    case .cascade: [0, 1]
    case .halfAtOnce, .halfInLoop:
      [
        (0..<count).count { ShapeSample(id: $0).presents >= Self.presents },
        (0..<count).count { ShapeSample(id: $0).presents == Self.presents },
      ]
    }
  }
}
