/// Reads the text of a query, as Realm's users and NSPredicate's write it, into an ``Expression``.
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
///             | "SUBQUERY" "(" path "," "$" name "," query ")" "." "@count"
/// literal     = number | text | "TRUE" | "FALSE" | "YES" | "NO" | "NIL" | "NULL" | "NAN" | "INFINITY"
///             | "CAST" "(" constant "," ("NSDate" | "NSData" | "NSUUID" as a text) ")" | "OBJECT" "(" number ")"
/// constant    = [ "-" ] literal | "%@"
/// path        = start { "." step | "[" (text | "%@") "]" }          start = "SELF" | "$" name | step
/// step        = name | "%K" | "@links" "." name "." name | "@allKeys" | "@allValues"
///             | "@count" | "@min" | "@max" | "@avg" | "@sum"
/// ```
///
/// Keywords may be in any case. It is a parser of its own, since Foundation's is on Apple's platforms alone. Operators wait
/// on a stack of the parser's own (Dijkstra's shunting yard), so that no text overflows the thread's, and the expressions it
/// makes are bounded in depth. O(length of the text).
struct QueryParser {
  /// How deep an expression may be: conditions joined one way within others joined another, and reckoning likewise.
  static let maximumDepth = 50
  /// How deep subqueries may be within each other, for which the parser calls itself.
  static let maximumSubqueryDepth = 5

  /// Whose properties a path names.
  struct Scope {
    /// The variable of a subquery; nil for the whole query.
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

  /// Reads a query on the objects of a class.
  ///
  /// - Throws: `.invalidQuery`, which says what is wrong, and where.
  static func expression(
    _ text: String, _ arguments: [QueryArgument] = [], of queryClass: any QueryClass
  ) throws(StoreError) -> Expression {
    do throws(QueryMistake) {
      var parser = QueryParser(try QueryLexer.tokens(of: text), arguments, of: queryClass)
      return try parser.wholeQuery()
    } catch {
      throw .unreadableQuery(text, at: error.position, error.why)
    }
  }

  private mutating func wholeQuery() throws(QueryMistake) -> Expression {
    let result = try query().condition.expression
    guard current.kind == .end else { throw mistake("nothing can follow here but AND or OR, or an end") }
    guard usedArgumentCount == arguments.count else {
      throw mistake("\(arguments.count) arguments are given for \(usedArgumentCount) places")
    }
    return result
  }

  // MARK: Tokens

  var current: QueryToken { tokens[index] }
  var scope: Scope { scopes[scopes.count - 1] }

  func mistake(_ why: String) -> QueryMistake { QueryMistake(current.position, why) }

  mutating func advance() -> QueryToken {
    defer { if index < tokens.count - 1 { index += 1 } }
    return tokens[index]
  }

  /// Goes past a sign, if it is the next.
  mutating func takes(_ signs: String...) -> Bool {
    guard case .sign(let sign) = current.kind, signs.contains(sign) else { return false }
    _ = advance()
    return true
  }

  mutating func expect(_ sign: String, _ whatFor: String) throws(QueryMistake) {
    if !takes(sign) { throw mistake("\(sign) \(whatFor)") }
  }

  var keyword: Keyword? { if case .word(let word) = current.kind { Keyword(word) } else { nil } }

  mutating func takes(_ keywords: Keyword...) -> Bool {
    guard let keyword, keywords.contains(keyword) else { return false }
    _ = advance()
    return true
  }

  /// The argument for the token that was just passed.
  mutating func argument(at position: Int) throws(QueryMistake) -> QueryArgument {
    guard usedArgumentCount < arguments.count else {
      throw QueryMistake(position, "there is no argument for this place; \(arguments.count) are given")
    }
    usedArgumentCount += 1
    return arguments[usedArgumentCount - 1]
  }

  // MARK: Operators

  /// Reads what is asked of the element of a collection.
  mutating func query(of scope: Scope) throws(QueryMistake) -> QueryNode.Condition {
    guard scopes.count <= Self.maximumSubqueryDepth else {
      throw mistake("more than \(Self.maximumSubqueryDepth) subqueries lie within each other here")
    }
    scopes.append(scope)
    defer { scopes.removeLast() }
    return try query().condition
  }

  private mutating func query() throws(QueryMistake) -> QueryNode {
    var yard = QueryYard()
    while true {
      let position = current.position
      // Before an operand: what applies to it.
      if takes("(") {
        yard.open(at: position)
        continue
      }
      if takes(.not) || takes("!") {
        yard.push(.not, at: position)
        continue
      }
      if takes("-") {
        yard.push(.negate, at: position)
        continue
      }
      yard.push(try operand())
      // Behind one: what closes, and what joins it to the next.
      while yard.isOpen, takes(")") { try yard.close() }
      let next = current.position
      guard let joint = try takeJoint() else { return try yard.result(at: next, current.kind == .end) }
      try yard.join(joint, at: next)
    }
  }

  private mutating func takeJoint() throws(QueryMistake) -> QueryOperator? {
    let joint: QueryOperator
    switch (current.kind, keyword) {
    case (.sign("||"), _), (_, .or?): joint = .or
    case (.sign("&&"), _), (_, .and?): joint = .and
    case (.sign("=="), _), (.sign("="), _): joint = .compare(.equal)
    case (.sign("!="), _), (.sign("<>"), _): joint = .compare(.notEqual)
    case (.sign("<"), _): joint = .compare(.less)
    case (.sign("<="), _), (.sign("=<"), _): joint = .compare(.lessOrEqual)
    case (.sign(">"), _): joint = .compare(.greater)
    case (.sign(">="), _), (.sign("=>"), _): joint = .compare(.greaterOrEqual)
    case (_, .contains?): joint = .match(.contains)
    case (_, .beginsWith?): joint = .match(.begins)
    case (_, .endsWith?): joint = .match(.ends)
    case (_, .like?): joint = .match(.like)
    case (_, .in?): joint = .in
    case (_, .between?): joint = .between
    case (_, .matches?): throw mistake("regular expressions are not asked for. Use LIKE with * and ?")
    case (.sign("+"), _): joint = .reckon(.plus)
    case (.sign("-"), _): joint = .reckon(.minus)
    case (.sign("*"), _): joint = .reckon(.times)
    case (.sign("/"), _): joint = .reckon(.divided)
    default: return nil
    }
    _ = advance()
    return try takeOptions(of: joint)
  }

  /// What a comparison leaves out of account, in brackets behind it.
  private mutating func takeOptions(of joint: QueryOperator) throws(QueryMistake) -> QueryOperator {
    let start = current.position
    guard takes("[") else { return joint }
    guard case .word(let word) = current.kind else { throw mistake("an option is c, d or cd") }
    let options: Expression.TextOptions
    switch word.lowercased() {
    case "c": options = .caseInsensitive
    case "d": options = .diacriticInsensitive
    case "cd", "dc": options = [.caseInsensitive, .diacriticInsensitive]
    default: throw mistake("an option is c, d or cd")
    }
    _ = advance()
    try expect("]", "belongs after an option")
    switch joint {
    case .compare(.equal): return .match(.equals, options)
    case .compare(.notEqual): return .match(.differs, options)
    case .match(let match, _): return .match(match, options)
    default: throw QueryMistake(start, "only ==, != and what matches texts have options")
    }
  }
}
