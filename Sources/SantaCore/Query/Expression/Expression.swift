/// A condition on an object, as the tree to which every form of a query is lowered.
///
/// Expressions are values, so equal queries are equal keys, and queries can cross isolations. An expression refers to
/// properties by name; ``RowPredicate`` binds it to the columns of a snapshot. Its ``description`` is a query that parses into
/// an equal expression.
///
/// Values compare as with Swift's own operators:
///
/// - NaN equals nothing and has no order.
/// - Strings are equal if they are canonically equivalent, and are searched by characters.
/// - Nil equals nil and has no order. The properties of a nil link are nil.
indirect enum Expression: Hashable, Sendable {
  case constant(Bool)
  case condition(Condition)
  /// At least two members, none of which is a conjunction itself. A chain of any length therefore adds only one level of depth.
  case conjunction([Expression])
  /// At least two members, none of which is a disjunction itself.
  case disjunction([Expression])
  case not(Expression)
}

extension Expression {
  static func and(_ left: Expression, _ right: Expression) -> Expression { all(of: [left, right]) }

  static func or(_ left: Expression, _ right: Expression) -> Expression { any(of: [left, right]) }

  /// Returns the conjunction of one or more expressions.
  static func all(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .conjunction(members.flatMap(\.conjuncts))
  }

  /// Returns the disjunction of one or more expressions.
  static func any(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .disjunction(members.flatMap(\.disjuncts))
  }

  private var conjuncts: [Expression] { if case .conjunction(let members) = self { members } else { [self] } }

  private var disjuncts: [Expression] { if case .disjunction(let members) = self { members } else { [self] } }

  /// Returns a comparison of one value with another.
  static func compare(_ subject: Operand, _ comparison: Comparison, _ other: Operand) -> Expression {
    .condition(Condition(subject: subject, test: .compare(comparison, other)))
  }
}
