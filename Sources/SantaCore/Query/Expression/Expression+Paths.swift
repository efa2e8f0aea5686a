extension Expression {
  /// The paths, from the object asked, on which the answer depends: where nothing along them changed, the answer is
  /// what it was.
  var paths: Set<PropertyPath> {
    switch self {
    case .constant: []
    case .compare(let path, _, _): [path]
    case .and(let left, let right), .or(let left, let right): left.paths.union(right.paths)
    case .not(let operand): operand.paths
    }
  }
}
