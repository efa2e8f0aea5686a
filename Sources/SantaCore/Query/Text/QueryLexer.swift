/// Takes the text of a query apart. Whatever it is given, it ends with tokens or with an error that says where.
struct QueryLexer {
  /// A longer text is refused before it is looked at.
  static let maximumByteCount = 1 << 16

  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The tokens of a text, the last of which is its end.
  static func tokens(of text: String) throws(QueryMistake) -> [QueryToken] {
    guard text.utf8.count <= maximumByteCount else {
      throw QueryMistake(
        0, "it is longer than \(maximumByteCount) bytes. Give long lists of values as one argument, for a %@")
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

  private mutating func next() throws(QueryMistake) -> QueryToken {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
    let start = position
    guard let scalar = current else { return QueryToken(kind: .end, position: start) }
    return QueryToken(kind: try kind(startingWith: scalar), position: start)
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) throws(QueryMistake) -> QueryToken.Kind {
    if Keyword.isDigit(scalar) { return .number(number()) }
    switch scalar {
    case "\"", "'", "\u{201C}", "\u{2018}": return .string(try string(scalar))
    case "#":
      position += 1
      guard let next = current else { throw QueryMistake(position - 1, "a name belongs after #") }
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
      // Signs and spaces that others use are no names.
      if Keyword.isNameStart(scalar) { return .word(take(while: Keyword.isNamePart)) }
      return .sign(try sign())
    }
  }

  private mutating func word(after sign: String) throws(QueryMistake) -> String {
    guard let first = current, Keyword.isNameStart(first) else {
      throw QueryMistake(position - 1, "a name belongs after \(sign)")
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

  private mutating func argument() throws(QueryMistake) -> QueryToken.Kind {
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
      // What NSPredicate takes as `printf` does, whose types the arguments have themselves here.
      let format = take { ("a"..."z").contains($0) }
      guard ["d", "i", "u", "f", "s", "ld", "li", "lu", "lf", "lld", "lli", "llu"].contains(format) else {
        throw QueryMistake(
          start, "%@ stands for a value and %K for a property's name; another % means nothing")
      }
      return .argument
    }
  }

  private static let signs = [
    "==", "=>", "=<", "=", "!=", "!", "<=", "<>", "<", ">=", ">", "&&", "||", "(", ")", "{", "}", "[", "]",
    ",", ".",
    "+", "-", "*", "/",
  ]

  private mutating func sign() throws(QueryMistake) -> String {
    let two = String(String.UnicodeScalarView(scalars[position...].prefix(2)))
    guard let sign = Self.signs.first(where: { two.unicodeScalars.starts(with: $0.unicodeScalars) }) else {
      throw QueryMistake(position, "this sign means nothing in a query")
    }
    position += sign.unicodeScalars.count
    return sign
  }

  // MARK: Texts

  private mutating func string(_ quote: Unicode.Scalar) throws(QueryMistake) -> String {
    let start = position
    // Typographic quotes, which come from whoever pastes a query from a page.
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
    throw QueryMistake(start, "a text that begins here has no end. Close it with \(Character(end))")
  }

  private mutating func escaped() throws(QueryMistake) -> Unicode.Scalar {
    guard let scalar = current else { throw QueryMistake(position - 1, "a text ends with \\") }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let start = position - 2
      guard current == "{" else { throw QueryMistake(start, "a character's number is written \\u{e9}") }
      position += 1
      let digits = take { $0 != "}" }
      guard current == "}", digits.utf8.count <= 8, let code = UInt32(digits, radix: 16),
        let result = Unicode.Scalar(code)
      else { throw QueryMistake(start, "no character has this number") }
      position += 1
      return result
    // As in LIKE "a\\*", where the pattern is to have the backslash, and \" and \'.
    default: return scalar
    }
  }
}
