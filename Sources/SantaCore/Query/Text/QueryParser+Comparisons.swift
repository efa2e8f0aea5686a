extension QueryParser {
  /// An operand, or one compared with another.
  mutating func comparison() throws(QueryMistake) -> Node {
    let start = current.position
    let quantifier = takeQuantifier()
    let left = try sum()
    guard case .operand(let subject) = left else {
      if quantifier != nil { throw QueryMistake(start, "a path belongs after ANY, ALL or NONE") }
      return left
    }
    let position = current.position
    let result: Expression
    switch try takeComparator() {
    case nil:
      if quantifier != nil { throw mistake("a comparison is missing here") }
      return left
    case .compare(let comparison):
      let options = try takeOptions()
      let condition = QueryCondition(quantifier, subject, try operand(), at: position)
      result =
        options.isEmpty
        ? try condition.compared(comparison) : try condition.equal(comparison, options)
    case .match(let match):
      let options = try takeOptions()
      result = try QueryCondition(quantifier, subject, try operand(), at: position).matched(match, options)
    case .in:
      let condition = QueryCondition(quantifier, subject, try list(), at: position)
      result = try condition.contained()
    case .between:
      let condition = QueryCondition(quantifier, subject, try list(), at: position)
      result = try condition.between()
    }
    return .expression(result)
  }

  private mutating func takeQuantifier() -> Expression.Quantifier? {
    let quantifier: Expression.Quantifier? =
      switch keyword {
      case .any, .someOf: .any
      case .all: .all
      case .noneOf: Expression.Quantifier.none
      default: nil
      }
    if quantifier != nil { _ = advance() }
    return quantifier
  }

  private enum Comparator {
    case compare(Expression.Comparison)
    case match(Expression.Match)
    case `in`, between
  }

  private mutating func takeComparator() throws(QueryMistake) -> Comparator? {
    let comparator: Comparator
    switch (current.kind, keyword) {
    case (.sign("=="), _), (.sign("="), _): comparator = .compare(.equal)
    case (.sign("!="), _), (.sign("<>"), _): comparator = .compare(.notEqual)
    case (.sign("<"), _): comparator = .compare(.less)
    case (.sign("<="), _), (.sign("=<"), _): comparator = .compare(.lessOrEqual)
    case (.sign(">"), _): comparator = .compare(.greater)
    case (.sign(">="), _), (.sign("=>"), _): comparator = .compare(.greaterOrEqual)
    case (_, .contains?): comparator = .match(.contains)
    case (_, .beginsWith?): comparator = .match(.begins)
    case (_, .endsWith?): comparator = .match(.ends)
    case (_, .like?): comparator = .match(.like)
    case (_, .in?): comparator = .in
    case (_, .between?): comparator = .between
    case (_, .matches?): throw mistake("regular expressions are not asked for. Use LIKE with * and ?")
    default: return nil
    }
    _ = advance()
    return comparator
  }

  private mutating func takeOptions() throws(QueryMistake) -> Expression.TextOptions {
    guard takes("[") else { return [] }
    guard case .word(let word) = current.kind else { throw mistake("an option is c, d or cd") }
    var options: Expression.TextOptions = []
    switch word.lowercased() {
    case "c": options = .caseInsensitive
    case "d": options = .diacriticInsensitive
    case "cd", "dc": options = [.caseInsensitive, .diacriticInsensitive]
    default: throw mistake("an option is c, d or cd")
    }
    _ = advance()
    try expect("]", "belongs after an option")
    return options
  }

  private mutating func operand() throws(QueryMistake) -> QueryOperand {
    let start = current.position
    guard case .operand(let operand) = try sum() else {
      throw QueryMistake(start, "a value belongs here, and no condition")
    }
    return operand
  }

  // MARK: Lists

  private mutating func list() throws(QueryMistake) -> QueryOperand {
    let start = current.position
    guard takes("{") else { return try operand() }
    var members: [QueryArgument] = []
    while !takes("}") {
      if !members.isEmpty { try expect(",", "or } belongs here") }
      members.append(try operand().argument)
    }
    return QueryOperand(content: .list(members), position: start)
  }
}

extension QueryOperand {
  /// A member of a list.
  fileprivate var argument: QueryArgument {
    get throws(QueryMistake) {
      switch content {
      case .constant(let value): .value(value)
      case .object(let name, let row): .object(name, row)
      case .list: throw QueryMistake(position, "a list holds values, and no lists")
      case .stored: throw QueryMistake(position, "a list holds values, and no properties")
      }
    }
  }
}
