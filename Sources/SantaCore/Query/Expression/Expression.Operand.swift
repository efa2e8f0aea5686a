extension Expression {
  /// A source of values: a constant, or a function of an object.
  indirect enum Operand: Hashable, Sendable {
    case value(StoredValue)
    case path(Path)
    /// The number of characters of a string, or the number of bytes of data; nil for nil.
    case size(Path)
    /// An aggregate of all values to which a path leads. Nil is counted, but ignored by all other aggregates. Without values,
    /// the sum is 0, and the minimum, maximum and average are nil.
    case aggregate(Aggregate, Path)
    /// The number of objects at the end of a path for which an expression holds.
    case subqueryCount(Path, Expression)
    case arithmetic(Operand, Arithmetic, Operand)
  }

  enum Aggregate: String, Sendable, CaseIterable {
    case count = "@count"
    /// NaN is ignored.
    case min = "@min"
    case max = "@max"
    case average = "@avg"
    case sum = "@sum"
  }

  /// An operation on two numbers, on a date and a number of seconds, or the difference of two dates in seconds.
  ///
  /// An integer result that overflows becomes a floating-point number. The result is nil if an operand is nil, and for an
  /// integer division by zero.
  enum Arithmetic: String, Sendable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// The precedence. Operations with a higher precedence bind more tightly.
    var precedence: Int { self == .plus || self == .minus ? 1 : 2 }
  }
}

extension Expression.Operand {
  /// The value of a constant operand; nil for other operands.
  var constant: StoredValue? { if case .value(let value) = self { value } else { nil } }

  /// Whether the operand can have several values. If so, a condition on it needs a quantifier.
  var isMultiple: Bool {
    switch self {
    case .value, .aggregate, .subqueryCount: false
    case .path(let path), .size(let path): path.isMultiple
    case .arithmetic(let left, _, let right): left.isMultiple || right.isMultiple
    }
  }
}
