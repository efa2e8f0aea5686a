/// What a query asks of an object: the one tree to which every way of writing a query is lowered.
///
/// A value, so that equal queries are one key, and may cross isolations.
indirect enum Expression: Hashable, Sendable {
  enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  case constant(Bool)
  case compare(PropertyPath, Comparison, StoredValue)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case not(Expression)
}

extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .compare(let path, let comparison, let value): "\(path) \(comparison.rawValue) \(value.text)"
    case .and(let left, let right): "(\(left) AND \(right))"
    case .or(let left, let right): "(\(left) OR \(right))"
    case .not(let operand): "NOT \(operand)"
    }
  }
}
