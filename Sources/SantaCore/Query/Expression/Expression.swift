/// What a query asks of an object: the one tree to which every way of writing a query is lowered.
///
/// A value, so that equal queries are one key, and may cross isolations. It knows names and no columns:
/// ``RowPredicate`` finds those in one snapshot. Its ``description`` is the text that a query may be written in, and reads
/// as the same tree.
///
/// Values compare as Swift's own operators compare them: a NaN equals nothing and has no order; texts are equal where
/// they are canonically equivalent, and are searched character by character; nil equals nil, and has no order. What lies
/// behind a link that is nil is nil.
indirect enum Expression: Hashable, Sendable {
  case constant(Bool)
  case condition(Condition)
  /// All of at least two, none of which is a conjunction itself: a chain of any length is no deeper than one.
  case conjunction([Expression])
  /// One of at least two, none of which is a disjunction itself.
  case disjunction([Expression])
  case not(Expression)
}

extension Expression {
  static func and(_ left: Expression, _ right: Expression) -> Expression { all(of: [left, right]) }

  static func or(_ left: Expression, _ right: Expression) -> Expression { any(of: [left, right]) }

  /// All of some, of which there is one at least.
  static func all(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .conjunction(members.flatMap(\.conjuncts))
  }

  /// One of some, of which there is one at least.
  static func any(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .disjunction(members.flatMap(\.disjuncts))
  }

  private var conjuncts: [Expression] { if case .conjunction(let members) = self { members } else { [self] } }

  private var disjuncts: [Expression] { if case .disjunction(let members) = self { members } else { [self] } }

  /// One value compared with another.
  static func compare(_ subject: Operand, _ comparison: Comparison, _ other: Operand) -> Expression {
    .condition(Condition(subject: subject, test: .compare(comparison, other)))
  }
}
