/// Reads an expression that makes a message: literals, also concatenated, with placeholders for the values in them.
struct MessageExpression {
  private typealias Word = ArraySlice<Character>

  /// The readable name for `$0`.
  private var element = ""

  /// Returns the message, with ‹name› for a value, and with " / " between alternatives.
  static func text(of code: ArraySlice<Character>) throws -> String {
    try MessageExpression().text(CodeScanner(code: code).words())
  }

  private func text(_ words: [Word]) throws -> String {
    if let question = words.firstIndex(of: ["?"]) { return try ternary(words, question) }
    if let operation = words.firstIndex(of: ["?", "?"]) {
      return alternatives(
        try optional(Array(words[..<operation])), try text(Array(words[(operation + 1)...])))
    }
    return try words.split(separator: ["+"], omittingEmptySubsequences: false).map { operand in
      guard operand.count == 1, let word = operand.first else {
        throw unreadable(words, "this is not a literal, a ternary or a concatenation")
      }
      return try self.operand(word)
    }.joined()
  }

  private func ternary(_ words: [Word], _ question: Int) throws -> String {
    var (depth, colon) = (1, question + 1)
    while colon < words.count {
      depth += words[colon] == ["?"] ? 1 : words[colon] == [":"] ? -1 : 0
      if depth == 0 { break }
      colon += 1
    }
    guard colon < words.count else { throw unreadable(words, "this ternary has no colon") }
    return alternatives(
      try text(Array(words[(question + 1)..<colon])), try text(Array(words[(colon + 1)...])))
  }

  private func alternatives(_ first: String, _ second: String) -> String {
    [first, second].filter { $0.contains { !$0.isWhitespace } }.joined(separator: " / ")
  }

  /// Reads the expression before `??`: a value, or the alternative that `map` makes of one.
  private func optional(_ words: [Word]) throws -> String {
    guard let value = words.first else { throw unreadable(words, "a value is missing before '??'") }
    let map = Array(".map")
    if words.count == 2, value.suffix(map.count).elementsEqual(map), words[1].first == "{" {
      var reader = self
      reader.element = try name(value.dropLast(map.count))
      return try reader.text(CodeScanner(code: words[1].dropFirst().dropLast()).words())
    }
    guard words.count == 1 else { throw unreadable(words, "this is not a value or a map of one") }
    return "‹\(try name(value))›"
  }

  private func operand(_ word: Word) throws -> String {
    let scanner = CodeScanner(code: word)
    if word.first == "(" { return try text(CodeScanner(code: word.dropFirst().dropLast()).words()) }
    guard word.first == "\"", !scanner.hasPrefix("\"\"\"", at: word.startIndex),
      try scanner.endOfLiteral(at: word.startIndex) == word.endIndex
    else { throw unreadable([word], "this is not a literal") }
    return try literal(scanner)
  }

  private func literal(_ scanner: CodeScanner) throws -> String {
    let code = scanner.code
    var (text, index) = ("", code.startIndex + 1)
    while index < code.endIndex - 1 {
      guard code[index] == "\\" else {
        text.append(code[index])
        index += 1
        continue
      }
      switch code[index + 1] {
      case "(":
        let end = try scanner.endOfBrackets(at: index + 1)
        text += try interpolation(code[(index + 2)..<(end - 1)])
        index = end
        continue
      case "n": text += " "
      case let escaped where ["\"", "\\", "'"].contains(escaped): text.append(escaped)
      default: throw unreadable([code[index...]], "this escape sequence is unknown")
      }
      index += 2
    }
    return text
  }

  private func interpolation(_ code: Word) throws -> String {
    // The interpolations of `Article`.
    for (label, article) in [("a: ", "a "), ("A: ", "A ")] where code.starts(with: label) {
      return "\(article)‹\(try name(code.dropFirst(label.count)))›"
    }
    let words = try CodeScanner(code: code).words()
    return words.count == 1 ? "‹\(try name(code))›" : try text(words)
  }

  // MARK: Names

  /// Returns the last identifier of an expression, in words. Calls of methods on a value don't count.
  private func name(_ code: Word) throws -> String {
    var parts = try CodeScanner(code: code).split { $0 == "." }.filter { $0 != Array("self")[...] }
    while let last = parts.last, last.contains("("), parts.dropLast().last?.first?.isLowercase == true {
      parts.removeLast()
    }
    guard let last = parts.last else { throw unreadable([code], "this value has no name") }
    let identifier = last.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    if identifier == ["$", "0"], !element.isEmpty { return element }
    guard let first = identifier.first, first.isLetter else {
      throw unreadable([code], "this value has no name")
    }
    // `String(reflecting: value)` is named after its argument.
    if first.isUppercase, last.dropFirst(identifier.count).first == "(" {
      let argument = last.dropFirst(identifier.count + 1).dropLast()
      let parts = try CodeScanner(code: argument).split { $0 == ":" }
      return try name((parts.last ?? argument).drop(while: \.isWhitespace))
    }
    // `objectClass.name` needs both words.
    let isVague = ["name", "count"].contains(String(identifier)) && parts.count > 1
    return isVague ? "\(try name(parts[parts.count - 2])) \(String(identifier))" : Self.words(identifier)
  }

  /// Returns `class name` for `className`.
  private static func words(_ identifier: Word) -> String {
    var words = ""
    var isAfterLowercase = false
    for character in identifier {
      if character.isUppercase, isAfterLowercase { words += " " }
      words += character.lowercased()
      isAfterLowercase = character.isLowercase
    }
    return words
  }

  private func unreadable(_ words: [Word], _ reason: String) -> CodeScanner.Unreadable {
    let code = words.map { String($0) }.joined(separator: " ")
    return CodeScanner.Unreadable(reason: "\(reason): \(code)", offset: words.first?.startIndex ?? 0)
  }
}
