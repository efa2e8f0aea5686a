/// Splits Swift code where neither brackets, literals nor comments enclose it. Depends on the spaces around operators, which
/// `swift format` ensures.
struct CodeScanner {
  /// Code that can't be read.
  struct Unreadable: Error {
    var reason: String
    /// The offset in the code.
    var offset: Int
  }

  let code: ArraySlice<Character>

  /// Returns the index after the brackets, the literal, the comment or the single character at an index.
  func end(of index: Int) throws -> Int {
    switch code[index] {
    case "(", "[", "{": try endOfBrackets(at: index)
    case "\"": try endOfLiteral(at: index)
    case "#" where hasPrefix("#\"", at: index): try self.index(after: "\"#", from: index + 2)
    case "/" where hasPrefix("//", at: index): code[index...].firstIndex(of: "\n") ?? code.endIndex
    case "/" where hasPrefix("/*", at: index): try self.index(after: "*/", from: index + 2)
    default: index + 1
    }
  }

  func endOfBrackets(at start: Int) throws -> Int {
    var index = start + 1
    while index < code.endIndex {
      if [")", "]", "}"].contains(code[index]) { return index + 1 }
      index = try end(of: index)
    }
    throw Unreadable(reason: "a bracket is not closed", offset: start)
  }

  func endOfLiteral(at start: Int) throws -> Int {
    if hasPrefix("\"\"\"", at: start) { return try index(after: "\"\"\"", from: start + 3) }
    var index = start + 1
    while index < code.endIndex, code[index] != "\n" {
      if code[index] == "\"" { return index + 1 }
      index =
        hasPrefix("\\(", at: index) ? try endOfBrackets(at: index + 1) : index + (code[index] == "\\" ? 2 : 1)
    }
    throw Unreadable(reason: "a literal is not closed", offset: start)
  }

  /// Returns the parts between the characters that meet a condition.
  func split(at isSeparator: (Character) -> Bool) throws -> [ArraySlice<Character>] {
    var parts: [ArraySlice<Character>] = []
    var (start, index) = (code.startIndex, code.startIndex)
    while index < code.endIndex {
      let next = try end(of: index)
      if next == index + 1, isSeparator(code[index]) {
        parts.append(code[start..<index])
        start = next
      }
      index = next
    }
    return parts + [code[start...]]
  }

  /// Returns the operands and operators of an expression.
  func words() throws -> [ArraySlice<Character>] {
    try split(at: \.isWhitespace).filter { !$0.isEmpty && !Self.isComment($0) }
  }

  /// Returns the code after the spaces and comments at its beginning.
  func trimmed() throws -> ArraySlice<Character> {
    var rest = code
    while let first = rest.first, first.isWhitespace || Self.isComment(rest) {
      rest = rest[try end(of: rest.startIndex)...]
    }
    return rest
  }

  private static func isComment(_ code: ArraySlice<Character>) -> Bool {
    code.starts(with: "//") || code.starts(with: "/*")
  }

  func hasPrefix(_ prefix: String, at index: Int) -> Bool { code[index...].starts(with: prefix) }

  private func index(after end: String, from start: Int) throws -> Int {
    for index in start..<max(start, code.endIndex) where hasPrefix(end, at: index) {
      return index + end.count
    }
    throw Unreadable(reason: "\(end) is missing", offset: start)
  }
}
