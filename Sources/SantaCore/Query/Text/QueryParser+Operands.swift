#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension QueryParser {
  // MARK: Operands

  /// Parses an operand, or a condition that consists of one word.
  mutating func operand() throws(QueryParseError) -> QueryNode {
    let start = current.position
    let first = current
    if let quantifier = takeQuantifier() {
      if !beginsPath, case .word(let word) = first.kind {
        throw QueryParseError(
          start, "\(word) must be followed by a property. Write #\(word) for a property of that name")
      }
      var operand = try path()
      operand.quantifier = quantifier
      return .operand(operand)
    }
    if takes(.truePredicate) {
      return .expression(QueryNode.Condition(expression: .constant(true), depth: 1))
    }
    if takes(.falsePredicate) {
      return .expression(QueryNode.Condition(expression: .constant(false), depth: 1))
    }
    if takes(.subquery) { return .operand(try subquery(at: start)) }
    if takes("{") { return .operand(QueryOperand(content: try members(), position: start)) }
    if let constant = try takeConstant() { return .operand(constant) }
    switch current.kind {
    case .word, .name, .nameArgument, .variable, .at: return .operand(try path())
    case .end: throw parseError("a value or a property is expected at the end")
    default: throw parseError("a value or a property is expected here")
    }
  }

  /// Whether a path can begin with the current token.
  private var beginsPath: Bool {
    switch current.kind {
    case .word: keyword.map { [.object, .cast, .self].contains($0) } ?? true
    case .name, .nameArgument, .variable, .at, .sign("("): true
    default: false
    }
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

  // MARK: Constants

  /// Parses the members of a list, or the bounds of a range, including the closing brace.
  private mutating func members() throws(QueryParseError) -> QueryOperand.Content {
    var members: [QueryArgument] = []
    while !takes("}") {
      if members.count == 1, takes("..<") {
        let end = try member()
        try expect("}", "is expected after the end of a range")
        return .range(members[0], end)
      }
      if !members.isEmpty { try expect(",", "or } is expected here") }
      members.append(try member())
    }
    return .list(members)
  }

  private mutating func member() throws(QueryParseError) -> QueryArgument {
    let position = current.position
    let isNegative = takes("-")
    guard let constant = try takeConstant() else {
      throw parseError("a list can only contain literals and %@")
    }
    return try isNegative ? constant.negated(at: position).argument : constant.argument
  }

  /// Parses a literal or an argument if the next token begins one.
  private mutating func takeConstant() throws(QueryParseError) -> QueryOperand? {
    let start = current.position
    let value: StoredValue
    switch (current.kind, keyword) {
    case (.argument, _):
      _ = advance()
      return try QueryOperand(try argument(at: start), at: start)
    case (_, .cast?) where isCall: return QueryOperand(content: .constant(try cast()), position: start)
    case (_, .object?) where isCall: return QueryOperand(content: .constant(try object()), position: start)
    case (.number(let digits), _): value = try number(digits, at: start)
    case (.string(let text), _): value = .string(text)
    case (_, .true?), (_, .yes?): value = .bool(true)
    case (_, .false?), (_, .no?): value = .bool(false)
    case (_, .nil?), (_, .null?): value = .null
    case (_, .nan?): value = .double(.nan)
    case (_, .infinity?): value = .double(.infinity)
    default: return nil
    }
    _ = advance()
    return QueryOperand(content: .constant(value), position: start)
  }

  private func number(_ text: String, at position: Int) throws(QueryParseError) -> StoredValue {
    if let value = Int64(text) { return .int(value) }
    if let value = UInt64(text) { return .unsigned(value) }
    guard let value = Double(text), value.isFinite else {
      throw QueryParseError(position, "this number is too large")
    }
    return .literalNumber(value, unless: DecimalNumber(text))
  }

  // MARK: Literals with a type

  private mutating func cast() throws(QueryParseError) -> StoredValue {
    _ = advance()
    try expect("(", "is expected after CAST")
    let start = current.position
    let isNegative = takes("-")
    // Nested casts are not allowed, because each level would use stack space.
    var value: StoredValue
    switch (current.kind, keyword) {
    case (.number(let digits), _): value = try number(digits, at: start)
    case (.string(let text), _): value = .string(text)
    case (_, .nan?): value = .double(.nan)
    case (_, .infinity?): value = .double(.infinity)
    default: throw parseError("CAST takes a number or a string")
    }
    _ = advance()
    if isNegative {
      value =
        try QueryOperand(content: .constant(value), position: start).negated(at: start).constant ?? .null
    }
    try expect(",", "is expected between the value and its type")
    guard case .string(let type) = current.kind else {
      throw parseError("a type is expected here, as in \"NSDate\"")
    }
    let result: StoredValue? =
      switch type {
      case "NSDate": value.number.map { .date($0) } ?? ValueType.date.fitted(value)
      case "NSUUID": ValueType.uuid.fitted(value)
      case "NSData":
        if case .string(let text) = value { Data(base64Encoded: text).map { .data($0) } } else { nil }
      case "AnyPersistable": value.anyValue
      default:
        throw parseError("CAST supports the types \"NSDate\", \"NSData\", \"NSUUID\" and \"AnyPersistable\"")
      }
    guard let result, !result.isNull else {
      throw QueryParseError(start, "this value can't be converted to \(type)")
    }
    _ = advance()
    try expect(")", "is missing here")
    return result
  }

  private mutating func object() throws(QueryParseError) -> StoredValue {
    _ = advance()
    try expect("(", "is expected after OBJECT")
    guard case .number(let digits) = current.kind, let key = UInt64(digits) else {
      throw parseError("the number of an object is expected here")
    }
    _ = advance()
    try expect(")", "is missing here")
    return .link(key)
  }

  private mutating func subquery(at start: Int) throws(QueryParseError) -> QueryOperand {
    try expect("(", "is expected after SUBQUERY")
    let collectionPosition = current.position
    let collection = try collection()
    try expect(",", "is expected between the collection and the variable")
    guard case .variable(let variable) = current.kind else {
      throw parseError("a variable for the element is expected here, as in $x")
    }
    _ = advance()
    try expect(",", "is expected between the variable and the condition")
    guard let target = collection.target else {
      throw QueryParseError(
        collectionPosition, "SUBQUERY needs a collection of objects, but this contains values")
    }
    let inner = try query(of: Scope(variable: variable, queryClass: target))
    try expect(")", "is missing here")
    guard takes("."), advance().kind == .at("count") else {
      throw parseError("a SUBQUERY must be followed by .@count")
    }
    var operand = QueryOperand(
      content: .stored(.subqueryCount(collection.path, inner.expression), .int64, target: nil),
      position: start)
    operand.depth = inner.depth + 1
    return operand
  }
}

extension StoredValue {
  /// The list or map whose stored bytes this string contains in base 64; nil for any other value.
  fileprivate var anyValue: StoredValue? {
    guard case .string(let text) = self, let data = Data(base64Encoded: text) else { return nil }
    return try? AnyValue.value(of: Array(data))
  }

  /// Returns a number literal as a `Double` if its description is the same number. Otherwise, returns the exact decimal number,
  /// for comparisons with decimal properties.
  fileprivate static func literalNumber(_ number: Double, unless exact: DecimalNumber?) -> StoredValue {
    if let exact, exact != DecimalNumber("\(number)") { return .decimal(exact.value) }
    return .double(number)
  }
}

extension QueryOperand {
  fileprivate init(_ argument: QueryArgument, at position: Int) throws(QueryParseError) {
    switch argument {
    case .value(let value): self.init(content: .constant(value), position: position)
    case .object(let name, let row): self.init(content: .object(name, row), position: position)
    case .list(let members): self.init(content: .list(members), position: position)
    case .unusable(let type):
      // Foundation's predicates take arguments of types such as `NSNumber`, `NSDate` and `NSString`.
      let remedy = type.contains("NS") ? ". Pass a Swift value, such as true, 3 or a Date" : ""
      throw QueryParseError(position, "the argument is \(a: type), a type that no property can have\(remedy)")
    }
  }

  /// Returns the number with the opposite sign.
  func negated(at position: Int) throws(QueryParseError) -> QueryOperand {
    let number: StoredValue
    switch content {
    // The smallest integer is written as a minus sign and a number that exceeds `Int64.max` by one.
    case .constant(.unsigned(1 << 63)): number = .int(.min)
    case .constant(.int(let value)): number = value == .min ? .unsigned(1 << 63) : .int(-value)
    case .constant(.unsigned(let value)):
      number = .literalNumber(-Double(value), unless: DecimalNumber(-Int128(value)))
    case .constant(.float(let value)): number = .float(-value)
    case .constant(.double(let value)): number = .double(-value)
    case .constant(.decimal(let value)): number = .decimal(-value)
    default: throw QueryParseError(position, "- can only be applied to a number")
    }
    return QueryOperand(content: .constant(number), position: position)
  }

  /// The constant as a member of a list.
  fileprivate var argument: QueryArgument {
    get throws(QueryParseError) {
      switch content {
      case .constant(let value): .value(value)
      case .object(let name, let row): .object(name, row)
      case .list, .range, .stored: throw QueryParseError(position, "a list can't contain another list")
      }
    }
  }

  /// Returns the result of an arithmetic operation on two operands.
  func combined(
    _ operation: Expression.Arithmetic, _ other: QueryOperand, at position: Int
  ) throws(QueryParseError) -> QueryOperand {
    if let left = constant, let right = other.constant {
      return QueryOperand(content: .constant(operation.apply(left, right)), position: self.position)
    }
    for operand in [self, other] where operand.isMultiple {
      throw QueryParseError(
        operand.position,
        "\(operation.rawValue) needs a single value, but this can have several. Use @min, @max, @avg or @sum")
    }
    guard let (left, type) = arithmeticOperand(with: other),
      let (right, otherType) = other.arithmeticOperand(with: self),
      let result = operation.type(type, otherType)
    else {
      throw QueryParseError(
        position, "\(operation.rawValue) can't be applied to \(kind) and \(other.kind)")
    }
    var operand = QueryOperand(
      content: .stored(.arithmetic(left, operation, right), result, target: nil), position: self.position)
    operand.depth = max(depth, other.depth) + 1
    guard operand.depth <= QueryParser.maximumDepth else { throw .tooDeep(position) }
    return operand
  }

  /// Returns the operand, converted for an operation with another one. A constant becomes a `Decimal` or a `Float` only if the
  /// other operand is one.
  private func arithmeticOperand(
    with other: QueryOperand
  ) -> (operand: Expression.Operand, type: ValueType)? {
    switch content {
    case .constant(var value):
      if case .date = value { return (.value(value), .date) }
      if case .stored(_, .decimal, _) = other.content {
        value = ValueType.decimal.fitted(value) ?? value
        if case .decimal = value { return (.value(value), .decimal) }
      } else if case .stored(_, .float, _) = other.content {
        value = ValueType.float.fitted(value) ?? value
        if case .float = value { return (.value(value), .float) }
      }
      if case .decimal = value { value = ValueType.double.fitted(value) ?? value }
      if value.integer != nil { return (.value(value), .int64) }
      return value.floating == nil ? nil : (.value(value), .double)
    case .stored(let operand, let type, _): return (operand, type)
    case .object, .list, .range: return nil
    }
  }
}

extension Expression.Arithmetic {
  /// Returns the type of the result; nil if the operation isn't defined for these types.
  fileprivate func type(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.date, .date): self == .minus ? .double : nil
    case (.date, _): right.isNumber && (self == .plus || self == .minus) ? .date : nil
    case (_, .date): left.isNumber && self == .plus ? .date : nil
    default:
      if !left.isNumber || !right.isNumber {
        nil
      } else if left.isInteger && right.isInteger {
        .int64
      } else if left == .float && right == .float {
        .float
      } else {
        left.isExact && right.isExact ? .decimal : .double
      }
    }
  }
}
