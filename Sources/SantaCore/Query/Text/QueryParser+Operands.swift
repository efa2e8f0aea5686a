#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension QueryParser {
  // MARK: Arithmetic

  mutating func sum() throws(QueryMistake) -> Node {
    var result = try product()
    while true {
      let position = current.position
      if takes("+") {
        result = try arithmetic(result, .plus, try product(), at: position)
      } else if takes("-") {
        result = try arithmetic(result, .minus, try product(), at: position)
      } else {
        return result
      }
    }
  }

  private mutating func product() throws(QueryMistake) -> Node {
    var result = try factor()
    while true {
      let position = current.position
      if takes("*") {
        result = try arithmetic(result, .times, try factor(), at: position)
      } else if takes("/") {
        result = try arithmetic(result, .divided, try factor(), at: position)
      } else {
        return result
      }
    }
  }

  private func arithmetic(
    _ left: Node, _ operation: Expression.Arithmetic, _ right: Node, at position: Int
  ) throws(QueryMistake) -> Node {
    guard case .operand(let left) = left, case .operand(let right) = right else {
      throw QueryMistake(position, "\(operation.rawValue) belongs between values, and no conditions")
    }
    return .operand(try left.combined(operation, right, at: position))
  }

  // MARK: Operands

  private mutating func factor() throws(QueryMistake) -> Node {
    let start = current.position
    func constant(_ value: StoredValue) -> Node {
      .operand(QueryOperand(content: .constant(value), position: start))
    }
    if takes("(") {
      let node = try nested { (parser) throws(QueryMistake) in try parser.query() }
      try expect(")", "is missing here")
      return node
    }
    if takes("-") { return try negated(at: start) }
    switch current.kind {
    case .number(let digits):
      _ = advance()
      return constant(try number(digits, at: start))
    case .string(let text):
      _ = advance()
      return constant(.string(text))
    case .argument:
      _ = advance()
      return .operand(try QueryOperand(try argument(at: start), at: start))
    case .word:
      guard let keyword else { return .operand(try path()) }
      return try word(keyword, at: start)
    case .name, .nameArgument, .variable, .at: return .operand(try path())
    case .sign(let sign): throw mistake("a value or a property belongs here, and no \(sign)")
    case .end: throw mistake("a value or a property is missing at the end")
    }
  }

  private mutating func negated(at start: Int) throws(QueryMistake) -> Node {
    if case .number(let digits) = current.kind {
      _ = advance()
      let value = try number("-" + digits, at: start)
      return .operand(QueryOperand(content: .constant(value), position: start))
    }
    if takes(.infinity) {
      return .operand(QueryOperand(content: .constant(.double(-.infinity)), position: start))
    }
    let operand = try nested { (parser) throws(QueryMistake) in try parser.factor() }
    let zero = QueryOperand(content: .constant(.int(0)), position: start)
    return try arithmetic(.operand(zero), .minus, operand, at: start)
  }

  private func number(_ text: String, at position: Int) throws(QueryMistake) -> StoredValue {
    if let value = Int64(text) { return .int(value) }
    if let value = UInt64(text) { return .unsigned(value) }
    guard let value = Double(text), value.isFinite else {
      throw QueryMistake(position, "no number is so large")
    }
    return .double(value)
  }

  private mutating func word(_ keyword: Keyword, at start: Int) throws(QueryMistake) -> Node {
    func constant(_ value: StoredValue) -> Node {
      .operand(QueryOperand(content: .constant(value), position: start))
    }
    switch keyword {
    case .self: return .operand(try path())
    case .true, .yes:
      _ = advance()
      return constant(.bool(true))
    case .false, .no:
      _ = advance()
      return constant(.bool(false))
    case .nil, .null:
      _ = advance()
      return constant(.null)
    case .nan:
      _ = advance()
      return constant(.double(.nan))
    case .infinity:
      _ = advance()
      return constant(.double(.infinity))
    case .truePredicate, .falsePredicate:
      _ = advance()
      return .expression(.constant(keyword == .truePredicate))
    case .subquery:
      _ = advance()
      return .operand(try subquery(at: start))
    case .cast:
      _ = advance()
      return constant(try cast())
    case .object:
      _ = advance()
      return constant(try object())
    default:
      guard case .word(let word) = current.kind else { throw mistake("a value or a property belongs here") }
      throw mistake(
        "a value or a property belongs here, and \(word) is neither. Write #\(word) for a property of that name"
      )
    }
  }

  // MARK: Literals with a type

  private mutating func cast() throws(QueryMistake) -> StoredValue {
    try expect("(", "belongs after CAST")
    let start = current.position
    guard case .operand(let operand) = try factor(), case .constant(let value) = operand.content else {
      throw QueryMistake(start, "CAST takes a number or a text")
    }
    try expect(",", "belongs between the value and its type")
    guard case .string(let type) = current.kind else {
      throw mistake("a type belongs here, as in \"NSDate\"")
    }
    let result: StoredValue? =
      switch type {
      case "NSDate": value.number.map { .date($0) } ?? ValueType.date.fitted(value)
      case "NSUUID": ValueType.uuid.fitted(value)
      case "NSData":
        if case .string(let text) = value { Data(base64Encoded: text).map { .data($0) } } else { nil }
      default: throw mistake("a value is cast to \"NSDate\", \"NSData\" or \"NSUUID\"")
      }
    guard let result, !result.isNull else { throw QueryMistake(start, "this is no value of type \(type)") }
    _ = advance()
    try expect(")", "is missing here")
    return result
  }

  private mutating func object() throws(QueryMistake) -> StoredValue {
    try expect("(", "belongs after OBJECT")
    guard case .number(let digits) = current.kind, let key = UInt64(digits) else {
      throw mistake("an object's number belongs here")
    }
    _ = advance()
    try expect(")", "is missing here")
    return .link(key)
  }

  private mutating func subquery(at start: Int) throws(QueryMistake) -> QueryOperand {
    try expect("(", "belongs after SUBQUERY")
    let place = current.position
    let collection = try collection()
    try expect(",", "belongs between the collection and the variable")
    guard case .variable(let variable) = current.kind else {
      throw mistake("the name of the element belongs here, as in $x")
    }
    _ = advance()
    try expect(",", "belongs between the variable and the condition")
    guard let target = collection.target else {
      throw QueryMistake(place, "SUBQUERY goes over objects, and this is none")
    }
    let inner = try query(of: Scope(variable: variable, queryClass: target))
    try expect(")", "is missing here")
    guard takes("."), advance().kind == .at("count") else {
      throw mistake("of a SUBQUERY the number is asked: .@count belongs after it")
    }
    return QueryOperand(
      content: .stored(.subqueryCount(collection.path, inner), .int64, target: nil), position: start)
  }
}

extension QueryOperand {
  fileprivate init(_ argument: QueryArgument, at position: Int) throws(QueryMistake) {
    switch argument {
    case .value(let value): self.init(content: .constant(value), position: position)
    case .object(let name, let row): self.init(content: .object(name, row), position: position)
    case .list(let members): self.init(content: .list(members), position: position)
    case .unusable(let type):
      throw QueryMistake(position, "the argument for this place is a \(type), which no property holds")
    }
  }

  /// What arithmetic makes of two operands.
  fileprivate func combined(
    _ operation: Expression.Arithmetic, _ other: QueryOperand, at position: Int
  ) throws(QueryMistake) -> QueryOperand {
    if let left = constant, let right = other.constant {
      return QueryOperand(content: .constant(operation.apply(left, right)), position: self.position)
    }
    for operand in [self, other] where operand.isMultiple {
      throw QueryMistake(
        operand.position, "\(operation.rawValue) takes one value. Take @min, @max, @avg or @sum of these")
    }
    guard let (left, type) = reckoned, let (right, otherType) = other.reckoned,
      let result = operation.type(type, otherType)
    else {
      throw QueryMistake(
        position, "\(operation.rawValue) can't join what is \(kind) and what is \(other.kind)")
    }
    return QueryOperand(
      content: .stored(.arithmetic(left, operation, right), result, target: nil), position: self.position)
  }

  private var reckoned: (operand: Expression.Operand, type: ValueType)? {
    switch content {
    case .constant(let value):
      if case .date = value { return (.value(value), .date) }
      if value.integer != nil { return (.value(value), .int64) }
      return value.floating == nil ? nil : (.value(value), .double)
    case .stored(let operand, let type, _): return (operand, type)
    case .object, .list: return nil
    }
  }
}

extension Expression.Arithmetic {
  /// The type of the result; nil where there is none.
  fileprivate func type(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.date, .date): self == .minus ? .double : nil
    case (.date, _): right.isNumber && (self == .plus || self == .minus) ? .date : nil
    case (_, .date): left.isNumber && self == .plus ? .date : nil
    default: !left.isNumber || !right.isNumber ? nil : left.isInteger && right.isInteger ? .int64 : .double
    }
  }
}
