/// A parser for queries in the syntax of Realm and `NSPredicate`. The result is an ``Expression``.
///
/// ```
/// query       = all { ("OR" | "||") all }              all = one { ("AND" | "&&") one }
/// one         = ("NOT" | "!") one | condition
/// condition   = sum [ comparison sum | "IN" sum | "BETWEEN" sum ]
/// comparison  = ("==" | "=" | "!=" | "<>" | "<" | "<=" | "=<" | ">" | ">=" | "=>"
///               | "CONTAINS" | "BEGINSWITH" | "ENDSWITH" | "LIKE") [ "[c]" | "[d]" | "[cd]" ]
/// sum         = product { ("+" | "-") product }        product = operand { ("*" | "/") operand }
/// operand     = literal | "%@" | [ "ANY" | "SOME" | "ALL" | "NONE" ] path | "(" query ")" | "-" operand
///             | "TRUEPREDICATE" | "FALSEPREDICATE" | "{" [ constant { "," constant } ] "}"
///             | "{" constant "..<" constant "}"
///             | "SUBQUERY" "(" path "," "$" name "," query ")" "." "@count"
/// literal     = number | text | "TRUE" | "FALSE" | "YES" | "NO" | "NIL" | "NULL" | "NAN" | "INFINITY"
///             | "CAST" "(" constant "," ("NSDate" | "NSData" | "NSUUID" as a text) ")" | "OBJECT" "(" number ")"
/// constant    = [ "-" ] literal | "%@"
/// path        = start { "." step | "[" (text | "%@") "]" }          start = "SELF" | "$" name | step
/// step        = name | "%K" | "@links" "." name "." name | "@allKeys" | "@allValues"
///             | "@count" | "@min" | "@max" | "@avg" | "@sum"
/// ```
///
/// Keywords are case-insensitive. Foundation's predicate parser is only available on Apple's platforms, so SantaCore has its
/// own. Operators are kept on an explicit stack (Dijkstra's shunting-yard algorithm), and the depth of expressions is bounded,
/// so no query overflows the stack of the thread. O(n) for n bytes of text.
struct QueryParser {
  /// The maximum depth of an expression. Alternating AND, OR and NOT, and nested arithmetic, add levels.
  static let maximumDepth = 50
  /// The maximum depth of nested subqueries, which are parsed recursively.
  static let maximumSubqueryDepth = 5

  /// The context that defines the names in a path.
  struct Scope {
    /// The variable of the subquery; nil in the whole query.
    var variable: String?
    var queryClass: any QueryClass
  }

  private let tokens: [QueryToken]
  private var index = 0
  private let arguments: [QueryArgument]
  private var usedArgumentCount = 0
  private var scopes: [Scope]

  private init(_ tokens: [QueryToken], _ arguments: [QueryArgument], of queryClass: any QueryClass) {
    self.tokens = tokens
    self.arguments = arguments
    scopes = [Scope(variable: nil, queryClass: queryClass)]
  }

  /// Parses a query for objects of a class.
  ///
  /// - Throws: `.invalidQuery`, with the position of the error.
  static func expression(
    _ text: String, _ arguments: [QueryArgument] = [], of queryClass: any QueryClass
  ) throws(StoreError) -> Expression {
    do throws(QueryParseError) {
      var parser = QueryParser(try QueryLexer.tokens(of: text), arguments, of: queryClass)
      return try parser.wholeQuery()
    } catch {
      throw .unreadableQuery(text, at: error.position, error.why)
    }
  }

  private mutating func wholeQuery() throws(QueryParseError) -> Expression {
    let result = try query().condition.expression
    guard current.kind == .end else { throw parseError("AND, OR or the end of the query is expected here") }
    guard usedArgumentCount == arguments.count else {
      throw parseError(
        "\(counted(usedArgumentCount, "placeholder")) can't take \(counted(arguments.count, "argument"))")
    }
    return result
  }

  // MARK: Tokens

  var current: QueryToken { tokens[index] }

  /// Whether the current token follows a comparison, as `Anna` does in `name == Anna`.
  var isAfterComparison: Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .sign(let sign):
      // The bracket ends the options of an operator, as in `BEGINSWITH[c]`.
      return ["=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "]"].contains(sign)
    case .word(let word):
      return Keyword(word).map { [.contains, .beginsWith, .endsWith, .like, .matches].contains($0) } ?? false
    default: return false
    }
  }

  /// Whether a parenthesis follows the current word. Without it, words such as `CAST` are names of properties.
  var isCall: Bool { index + 1 < tokens.count && tokens[index + 1].kind == .sign("(") }

  var scope: Scope { scopes[scopes.count - 1] }

  func parseError(_ why: String) -> QueryParseError { QueryParseError(current.position, why) }

  mutating func advance() -> QueryToken {
    defer { if index < tokens.count - 1 { index += 1 } }
    return tokens[index]
  }

  /// Consumes the next token if it is one of the signs.
  mutating func takes(_ signs: String...) -> Bool {
    guard case .sign(let sign) = current.kind, signs.contains(sign) else { return false }
    _ = advance()
    return true
  }

  mutating func expect(_ sign: String, _ whatFor: String) throws(QueryParseError) {
    if !takes(sign) { throw parseError("\(sign) \(whatFor)") }
  }

  var keyword: Keyword? { if case .word(let word) = current.kind { Keyword(word) } else { nil } }

  mutating func takes(_ keywords: Keyword...) -> Bool {
    guard let keyword, keywords.contains(keyword) else { return false }
    _ = advance()
    return true
  }

  /// Consumes the argument for the placeholder that was just parsed.
  mutating func argument(at position: Int) throws(QueryParseError) -> QueryArgument {
    guard usedArgumentCount < arguments.count else {
      throw QueryParseError(
        position,
        "there is no argument for this placeholder; the query has \(counted(arguments.count, "argument"))")
    }
    usedArgumentCount += 1
    return arguments[usedArgumentCount - 1]
  }

  // MARK: Operators

  /// Parses the condition of a subquery.
  mutating func query(of scope: Scope) throws(QueryParseError) -> QueryNode.Condition {
    guard scopes.count <= Self.maximumSubqueryDepth else {
      throw parseError("subqueries are nested more than \(Self.maximumSubqueryDepth) levels deep")
    }
    scopes.append(scope)
    defer { scopes.removeLast() }
    return try query().condition
  }

  private mutating func query() throws(QueryParseError) -> QueryNode {
    var stack = QueryOperatorStack()
    while true {
      let position = current.position
      // Before an operand: opening parentheses and prefix operators.
      if takes("(") {
        stack.open(at: position)
        continue
      }
      if takes(.not) || takes("!") {
        stack.push(.not, at: position)
        continue
      }
      if takes("-") {
        stack.push(.negate, at: position)
        continue
      }
      stack.push(try operand())
      // After an operand: closing parentheses, and an infix operator.
      while stack.isOpen, takes(")") { try stack.close() }
      let next = current.position
      guard let infix = try takeInfixOperator() else {
        return try stack.result(at: next, current.kind == .end)
      }
      try stack.pushInfix(infix, at: next)
    }
  }

  private mutating func takeInfixOperator() throws(QueryParseError) -> QueryOperator? {
    let infix: QueryOperator
    switch (current.kind, keyword) {
    case (.sign("||"), _), (_, .or?): infix = .or
    case (.sign("&&"), _), (_, .and?): infix = .and
    case (.sign("=="), _), (.sign("="), _): infix = .compare(.equal)
    case (.sign("!="), _), (.sign("<>"), _): infix = .compare(.notEqual)
    case (.sign("<"), _): infix = .compare(.less)
    case (.sign("<="), _), (.sign("=<"), _): infix = .compare(.lessOrEqual)
    case (.sign(">"), _): infix = .compare(.greater)
    case (.sign(">="), _), (.sign("=>"), _): infix = .compare(.greaterOrEqual)
    case (_, .contains?): infix = .match(.contains)
    case (_, .beginsWith?): infix = .match(.begins)
    case (_, .endsWith?): infix = .match(.ends)
    case (_, .like?): infix = .match(.like)
    case (_, .in?): infix = .in
    case (_, .between?): infix = .between
    case (_, .matches?): throw parseError("regular expressions are not supported. Use LIKE with * and ?")
    case (.sign("+"), _): infix = .arithmetic(.plus)
    case (.sign("-"), _): infix = .arithmetic(.minus)
    case (.sign("*"), _): infix = .arithmetic(.times)
    case (.sign("/"), _): infix = .arithmetic(.divided)
    default: return nil
    }
    _ = advance()
    return try takeOptions(of: infix)
  }

  /// Parses the options of a comparison in brackets, if there are any.
  private mutating func takeOptions(of infix: QueryOperator) throws(QueryParseError) -> QueryOperator {
    let start = current.position
    guard takes("[") else { return infix }
    guard case .word(let word) = current.kind else { throw parseError("the options are c, d and cd") }
    let options: Expression.TextOptions
    switch word.lowercased() {
    case "c": options = .caseInsensitive
    case "d": options = .diacriticInsensitive
    case "cd", "dc": options = [.caseInsensitive, .diacriticInsensitive]
    default: throw parseError("the options are c, d and cd")
    }
    _ = advance()
    try expect("]", "is expected after the options")
    switch infix {
    case .compare(.equal): return .match(.equals, options)
    case .compare(.notEqual): return .match(.differs, options)
    case .match(let match, _): return .match(match, options)
    default: throw QueryParseError(start, "only ==, !=, CONTAINS, BEGINSWITH, ENDSWITH and LIKE take options")
    }
  }
}
