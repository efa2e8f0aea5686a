/// Reads the text of a query, as Realm's users and NSPredicate's write it, into an ``Expression``.
///
/// ```
/// query       = all { ("OR" | "||") all }              all = one { ("AND" | "&&") one }
/// one         = ("NOT" | "!") one | condition
/// condition   = [ "ANY" | "SOME" | "ALL" | "NONE" ] sum [ comparison sum | "IN" list | "BETWEEN" list ]
/// comparison  = ("==" | "=" | "!=" | "<>" | "<" | "<=" | "=<" | ">" | ">=" | "=>"
///               | "CONTAINS" | "BEGINSWITH" | "ENDSWITH" | "LIKE") [ "[c]" | "[d]" | "[cd]" ]
/// sum         = product { ("+" | "-") product }        product = operand { ("*" | "/") operand }
/// operand     = literal | "%@" | path | "(" query ")" | "-" operand | "TRUEPREDICATE" | "FALSEPREDICATE"
///             | "SUBQUERY" "(" path "," "$" name "," query ")" "." "@count"
///             | "CAST" "(" literal "," ("NSDate" | "NSData" | "NSUUID" as a text) ")" | "OBJECT" "(" number ")"
/// literal     = number | text | "TRUE" | "FALSE" | "YES" | "NO" | "NIL" | "NULL" | "NAN" | "INFINITY"
/// list        = "{" [ sum { "," sum } ] "}" | "%@"
/// path        = start { "." step | "[" (text | "%@") "]" }          start = "SELF" | "$" name | step
/// step        = name | "%K" | "@links" "." name "." name | "@allKeys" | "@allValues"
///             | "@count" | "@min" | "@max" | "@avg" | "@sum"
/// ```
///
/// Keywords may be in any case. A parser of its own, since Foundation's is on Apple's platforms alone. The nesting is
/// bounded, so that no text overflows the stack, and so is the length.
struct QueryParser {
  /// How deep parentheses, negations and subqueries may be nested.
  static let maximumDepth = 50

  /// Whose properties a path names.
  struct Scope {
    /// The variable of a subquery; nil for the whole query.
    var variable: String?
    var queryClass: any QueryClass
  }

  private let tokens: [QueryToken]
  private var index = 0
  private var depth = 0
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
    let result = try query().condition
    guard current.kind == .end else {
      throw mistake("nothing can follow here but AND or OR, or an end")
    }
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

  // MARK: Nesting

  /// Reads what lies one level deeper.
  mutating func nested<Result>(
    _ read: (inout QueryParser) throws(QueryMistake) -> Result
  ) throws(QueryMistake) -> Result {
    guard depth < Self.maximumDepth else {
      throw mistake("it is nested deeper than \(Self.maximumDepth) levels here. Ask two simpler queries")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads what is asked of the element of a collection.
  mutating func query(of scope: Scope) throws(QueryMistake) -> Expression {
    scopes.append(scope)
    defer { scopes.removeLast() }
    return try nested { (parser) throws(QueryMistake) in try parser.query().condition }
  }

  // MARK: Conditions joined

  /// Either a condition or an operand: which of them stands in parentheses is known only behind them, and reading twice
  /// at each level would take for ever.
  enum Node {
    case operand(QueryOperand)
    case expression(Expression)
  }

  mutating func query() throws(QueryMistake) -> Node {
    let first = try conjunction()
    guard keyword == .or || current.kind == .sign("||") else { return first }
    var members = [try first.condition]
    while takes(.or) || takes("||") { members.append(try conjunction().condition) }
    return .expression(.any(of: members))
  }

  private mutating func conjunction() throws(QueryMistake) -> Node {
    let first = try negation()
    guard keyword == .and || current.kind == .sign("&&") else { return first }
    var members = [try first.condition]
    while takes(.and) || takes("&&") { members.append(try negation().condition) }
    return .expression(.all(of: members))
  }

  private mutating func negation() throws(QueryMistake) -> Node {
    guard takes(.not) || takes("!") else { return try comparison() }
    let operand = try nested { (parser) throws(QueryMistake) in try parser.negation().condition }
    return .expression(.not(operand))
  }
}

extension QueryParser.Node {
  /// What is asked; an operand that is true or false asks that it be true.
  var condition: Expression {
    get throws(QueryMistake) {
      switch self {
      case .expression(let expression): return expression
      case .operand(let operand):
        switch operand.content {
        case .constant(.bool(let value)): return .constant(value)
        case .stored(let stored, .bool, _) where !stored.isMultiple:
          return .compare(stored, .equal, .value(.bool(true)))
        default:
          throw QueryMistake(
            operand.position, "this is \(operand.kind) and no condition. Compare it with something")
        }
      }
    }
  }
}
