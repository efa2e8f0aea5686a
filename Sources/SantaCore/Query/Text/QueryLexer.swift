/// A lexer that splits a query into tokens. Every input results in tokens, or in an error with a position.
struct QueryLexer {
  /// The maximum length of a query. Longer queries are rejected before they are read.
  static let maximumByteCount = 1 << 16

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the tokens of a query, followed by `.end`.
  static func tokens(of text: String) throws(QueryParseError) -> [QueryToken] {
    guard text.utf8.count <= maximumByteCount else {
      throw QueryParseError(
        0,
        "the query is longer than \(maximumByteCount) bytes. Pass long lists of values as one argument for %@"
      )
    }
    var lexer = QueryLexer(text)
    var tokens: [QueryToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current, condition(scalar) {
      text.append(scalar)
      position += 1
    }
    return String(text)
  }

  private mutating func next() throws(QueryParseError) -> QueryToken {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    let start = position
    guard let scalar = current else { return QueryToken(kind: .end, position: start) }
    return QueryToken(kind: try kind(startingWith: scalar), position: start)
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) throws(QueryParseError) -> QueryToken.Kind {
    if Keyword.isDigit(scalar) { return .number(number()) }
    switch scalar {
    case "\"", "'", "\u{201C}", "\u{2018}": return .string(try string(scalar))
    case "#":
      position += 1
      guard let next = current else { throw QueryParseError(position - 1, "# must be followed by a name") }
      if next == "\"" || next == "'" { return .name(try string(next)) }
      return .name(try word(after: "#"))
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(try word(after: "$"))
    case "@":
      position += 1
      return .at(try word(after: "@"))
    default:
      // A character that can't begin a name must be an operator or punctuation.
      if Keyword.isNameStart(scalar) { return .word(take(while: Keyword.isNamePart)) }
      return .sign(try sign())
    }
  }

  private mutating func word(after sign: String) throws(QueryParseError) -> String {
    guard let first = current, Keyword.isNameStart(first) else {
      throw QueryParseError(position - 1, "\(sign) must be followed by a name")
    }
    return take(while: Keyword.isNamePart)
  }

  private mutating func number() -> String {
    var text = take(while: Keyword.isDigit)
    if current == ".", position + 1 < scalars.count, Keyword.isDigit(scalars[position + 1]) {
      position += 1
      text += "." + take(while: Keyword.isDigit)
    }
    guard current == "e" || current == "E" else { return text }
    var exponent = position + 1
    var sign = ""
    if exponent < scalars.count, scalars[exponent] == "-" || scalars[exponent] == "+" {
      sign = String(Character(scalars[exponent]))
      exponent += 1
    }
    guard exponent < scalars.count, Keyword.isDigit(scalars[exponent]) else { return text }
    position = exponent
    return text + "e" + sign + take(while: Keyword.isDigit)
  }

  private mutating func argument() throws(QueryParseError) -> QueryToken.Kind {
    let start = position
    position += 1
    switch current {
    case "@":
      position += 1
      return .argument
    case "K":
      position += 1
      return .nameArgument
    default:
      // `NSPredicate` accepts the formats of `printf`. Arguments of queries carry their types, so all formats are equivalent.
      let format = take { ("a"..."z").contains($0) }
      guard ["d", "i", "u", "f", "s", "ld", "li", "lu", "lf", "lld", "lli", "llu"].contains(format) else {
        throw QueryParseError(
          start, "unknown placeholder. Use %@ for a value and %K for the name of a property")
      }
      return .argument
    }
  }

  private static let signs = [
    "==", "=>", "=<", "=", "!=", "!", "<=", "<>", "<", ">=", ">", "&&", "||", "(", ")", "{", "}", "[", "]",
    ",", "..<", ".",
    "+", "-", "*", "/",
  ]

  private mutating func sign() throws(QueryParseError) -> String {
    let next = String(String.UnicodeScalarView(scalars[position...].prefix(3)))
    guard let sign = Self.signs.first(where: { next.unicodeScalars.starts(with: $0.unicodeScalars) }) else {
      throw QueryParseError(position, "unexpected character")
    }
    position += sign.unicodeScalars.count
    return sign
  }

  // MARK: Strings

  private mutating func string(_ quote: Unicode.Scalar) throws(QueryParseError) -> String {
    let start = position
    // Queries that are pasted from a web page may contain typographic quotes.
    let end: Unicode.Scalar =
      switch quote {
      case "\u{201C}": "\u{201D}"
      case "\u{2018}": "\u{2019}"
      default: quote
      }
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      position += 1
      if scalar == end { return String(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw QueryParseError(
      start, "the string that begins here is not closed. Add \(Character(end)) at its end")
  }

  private mutating func escaped() throws(QueryParseError) -> Unicode.Scalar {
    guard let scalar = current else {
      throw QueryParseError(position - 1, "the string ends after \\, which begins an escape sequence")
    }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let start = position - 2
      guard current == "{" else { throw QueryParseError(start, "a character is escaped as in \\u{e9}") }
      position += 1
      let digits = take { $0 != "}" }
      guard current == "}", digits.utf8.count <= 8, let code = UInt32(digits, radix: 16),
        let result = Unicode.Scalar(code)
      else { throw QueryParseError(start, "there is no character with this number") }
      position += 1
      return result
    // For example `\"`, `\'`, and the backslash of a pattern as in LIKE "a\\*".
    default: return scalar
    }
  }
}
