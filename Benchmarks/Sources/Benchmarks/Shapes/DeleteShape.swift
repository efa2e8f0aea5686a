/// Objects to delete in one transaction. The raw value is the workload's name.
enum DeleteShape: String, CaseIterable {
  /// One object to which all other objects link. The links become nil.
  case backlinks = "shape delete, backlinks"
  /// One object with a list of all other objects, which are deleted with it.
  case cascade = "shape delete, cascade"
  /// Half of the objects, with one call or statement that has a condition.
  case halfAtOnce = "shape delete half, at once"
  /// The same half, one object at a time.
  case halfInLoop = "shape delete half, in a loop"

  /// The maximum number of objects.
  var limit: Int {
    switch self {
    case .backlinks: 10_000
    case .cascade: 100_000
    case .halfAtOnce, .halfInLoop: 1_000_000
    }
  }

  /// The condition for the half: fewer presents than this.
  static let presents = 500

  /// Returns the expected numbers of remaining objects of the two classes.
  func expectedCounts(_ count: Int) -> [Int] {
    switch self {
    // The object and the object that links to it are deleted; all other objects remain.
    case .backlinks: [0, count]
    // The object and the objects in its list are deleted; one that isn't in the list remains.
    case .cascade: [0, 1]
    case .halfAtOnce, .halfInLoop:
      [
        (0..<count).count { ShapeSample(id: $0).presents >= Self.presents },
        (0..<count).count { ShapeSample(id: $0).presents == Self.presents },
      ]
    }
  }
}
