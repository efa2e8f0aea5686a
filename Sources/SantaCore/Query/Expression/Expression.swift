/// A condition on an object: the tree to which every form of a query is lowered.
///
/// An expression is a value, so that equal queries serve as one key and can cross isolations. It refers to properties
/// by name; ``RowPredicate`` binds it to the columns of a snapshot. Its ``description`` is query text that parses
/// into an equal expression.
///
/// Values compare as Swift's own operators compare them. NaN equals nothing and has no order. Texts are equal if they
/// are canonically equivalent, and are searched by characters. Nil equals nil and has no order. The properties of a
/// nil link are nil.
indirect enum Expression: Hashable, Sendable {
  case constant(Bool)
  case condition(Condition)
  /// At least two members, none of which is a conjunction itself, so that a chain of any length adds one level of
  /// depth.
  case conjunction([Expression])
  /// At least two members, none of which is a disjunction itself.
  case disjunction([Expression])
  case not(Expression)
}

extension Expression {
  static func and(_ left: Expression, _ right: Expression) -> Expression { all(of: [left, right]) }

  static func or(_ left: Expression, _ right: Expression) -> Expression { any(of: [left, right]) }

  /// The conjunction of at least one expression.
  static func all(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .conjunction(members.flatMap(\.conjuncts))
  }

  /// The disjunction of at least one expression.
  static func any(of members: [Expression]) -> Expression {
    members.count == 1 ? members[0] : .disjunction(members.flatMap(\.disjuncts))
  }

  private var conjuncts: [Expression] { if case .conjunction(let members) = self { members } else { [self] } }

  private var disjuncts: [Expression] { if case .disjunction(let members) = self { members } else { [self] } }

  /// A comparison of one value with another.
  static func compare(_ subject: Operand, _ comparison: Comparison, _ other: Operand) -> Expression {
    .condition(Condition(subject: subject, test: .compare(comparison, other)))
  }
}
