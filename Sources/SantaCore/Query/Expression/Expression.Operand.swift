extension Expression {
  /// Where a value comes from.
  indirect enum Operand: Hashable, Sendable {
    case value(StoredValue)
    case path(Path)
    /// How many characters the text at the end of a path has, or how many bytes the data there; nil of nil.
    case size(Path)
    /// Of all values that a path leads to. Nil is passed over, but counted; of no values the sum is 0, and all others but
    /// the count are nil.
    case aggregate(Aggregate, Path)
    /// The number of objects, among those that a path leads to, of which an expression holds.
    case subqueryCount(Path, Expression)
    case arithmetic(Operand, Arithmetic, Operand)
  }

  enum Aggregate: String, Sendable, CaseIterable {
    case count = "@count"
    /// NaN is passed over.
    case min = "@min"
    case max = "@max"
    case average = "@avg"
    case sum = "@sum"
  }

  /// Of numbers, of a date and seconds, and of two dates, which are seconds apart. An integer that does not fit becomes a
  /// floating-point number; division by an integer zero gives nil, and so does nil in either place.
  enum Arithmetic: String, Sendable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// How tightly it binds.
    var precedence: Int { self == .plus || self == .minus ? 1 : 2 }
  }
}

extension Expression.Operand {
  /// The value of a constant.
  var constant: StoredValue? { if case .value(let value) = self { value } else { nil } }

  /// Whether it stands for several values, of which a condition must say how many are meant.
  var isMultiple: Bool {
    switch self {
    case .value, .aggregate, .subqueryCount: false
    case .path(let path), .size(let path): path.isMultiple
    case .arithmetic(let left, _, let right): left.isMultiple || right.isMultiple
    }
  }
}
