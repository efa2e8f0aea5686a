/// A strict JSON parser (RFC 8259) whose errors include the line and column.
///
/// Foundation's decoder reports neither the line of an error, which people who edit a file by hand need, nor whether a number
/// was written as an integer. No input traps: nesting is limited, numbers that are too large become infinite and are rejected
/// by the code that uses them, and input that isn't UTF-8 is an error.
///
/// `package`, because weather services also answer in JSON, and the program reads its settings with this parser.
package enum JSONDocument {
  /// A value of a document.
  package enum Value: Hashable {
    case null
    case bool(Bool)
    /// A number that was written without a fraction and an exponent, and fits into 64 bits.
    case integer(Int)
    /// Any other number; infinite if it is too large for a `Double`.
    case number(Double)
    case string(String)
    case array([Value])
    /// If a name occurs twice, the last value counts, as in JavaScript.
    case object([String: Value])
  }

  /// The error for input that is not JSON.
  package struct SyntaxError: Error, Hashable {
    /// The line number, counted from 1.
    package let line: Int
    /// The column in bytes, counted from 1.
    package let column: Int
    package let reason: String
  }

  /// The maximum nesting of arrays and objects. A route needs five levels.
  static let depthLimit = 64

  /// Parses a whole document.
  ///
  /// A byte order mark at the start is skipped, because some editors write one.
  package static func parse(_ bytes: [UInt8]) throws(SyntaxError) -> Value {
    var parser = Parser(bytes: bytes)
    return try parser.document()
  }

  private struct Parser {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
      if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    mutating func document() throws(SyntaxError) -> Value {
      skipSpace()
      let value = try value(depth: 0)
      skipSpace()
      guard position == bytes.count else { throw error("there is more text after the end of the document") }
      return value
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> Value {
      guard position < bytes.count else { throw error("the text ends too early") }
      switch bytes[position] {
      case UInt8(ascii: "{"): return try object(depth: depth + 1)
      case UInt8(ascii: "["): return try array(depth: depth + 1)
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      default: throw unexpected("a value")
      }
    }

    private mutating func object(depth: Int) throws(SyntaxError) -> Value {
      try enter(depth: depth)
      var members: [String: Value] = [:]
      guard !skip("}") else { return .object(members) }
      repeat {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw unexpected("a name in quotation marks")
        }
        let name = try string()
        guard skip(":") else { throw unexpected("a colon") }
        skipSpace()
        members[name] = try value(depth: depth)
      } while skip(",")
      guard skip("}") else { throw unexpected("a comma or a closing brace") }
      return .object(members)
    }

    private mutating func array(depth: Int) throws(SyntaxError) -> Value {
      try enter(depth: depth)
      var elements: [Value] = []
      guard !skip("]") else { return .array(elements) }
      repeat {
        skipSpace()
        elements.append(try value(depth: depth))
      } while skip(",")
      guard skip("]") else { throw unexpected("a comma or a closing bracket") }
      return .array(elements)
    }

    private mutating func enter(depth: Int) throws(SyntaxError) {
      guard depth <= depthLimit else { throw error("it is nested deeper than \(depthLimit) levels") }
      position += 1
    }

    private mutating func string() throws(SyntaxError) -> String {
      let start = position
      position += 1
      var content: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""):
          guard let text = String(validating: content, as: UTF8.self) else {
            position = start
            throw error("a string is not UTF-8")
          }
          return text
        case UInt8(ascii: "\\"): content += try escape()
        case 0..<0x20:
          position -= 1
          throw error("a string contains a line break or another control character")
        default: content.append(byte)
        }
      }
      position = start
      throw error("a string has no end")
    }

    private mutating func escape() throws(SyntaxError) -> [UInt8] {
      guard position < bytes.count else { throw error("a string has no end") }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0c]
      case UInt8(ascii: "n"): return [0x0a]
      case UInt8(ascii: "r"): return [0x0d]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
      default:
        position -= 1
        throw error("a string has a backslash before a character that can't be escaped")
      }
    }

    /// Parses an escape like `\u00e9`, or a surrogate pair. An unpaired surrogate becomes U+FFFD.
    private mutating func escapedScalar() throws(SyntaxError) -> Character {
      let first = try fourHexadecimalDigits()
      if (0xd800..<0xdc00).contains(first), bytes[position...].starts(with: [0x5c, 0x75]) {
        let start = position
        position += 2
        let second = try fourHexadecimalDigits()
        if (0xdc00..<0xe000).contains(second),
          let scalar = Unicode.Scalar(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
        {
          return Character(scalar)
        }
        position = start
      }
      return Character(Unicode.Scalar(first) ?? "\u{fffd}")
    }

    private mutating func fourHexadecimalDigits() throws(SyntaxError) -> UInt32 {
      var code: UInt32 = 0
      for _ in 0..<4 {
        guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
        else {
          throw unexpected("four hexadecimal digits")
        }
        code = code << 4 | UInt32(digit)
        position += 1
      }
      return code
    }

    private mutating func number() throws(SyntaxError) -> Value {
      let start = position
      var isWhole = true
      if bytes[position] == UInt8(ascii: "-") { position += 1 }
      let leading = position
      try digits()
      if position - leading > 1, bytes[leading] == UInt8(ascii: "0") {
        position = leading
        throw error("a number begins with a zero")
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
        isWhole = false
        position += 1
        try digits()
      }
      if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
        isWhole = false
        position += 1
        if position < bytes.count,
          bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
        {
          position += 1
        }
        try digits()
      }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      if isWhole, let integer = Int(text) { return .integer(integer) }
      // The scanned string is a number. If `Double` rejects it nevertheless, it counts as too large.
      return .number(Double(text) ?? .infinity)
    }

    private mutating func digits() throws(SyntaxError) {
      let start = position
      while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
      guard position > start else { throw unexpected("a digit") }
    }

    private mutating func word(_ word: String, _ value: Value) throws(SyntaxError) -> Value {
      guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
      position += word.utf8.count
      return value
    }

    /// Skips white space and then, if it is next, a character.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
      skipSpace()
      guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
      position += 1
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[position]) { position += 1 }
    }

    private func unexpected(_ expected: String) -> SyntaxError {
      guard position < bytes.count else { return error("the text ends where \(expected) is expected") }
      let byte = bytes[position]
      let found = (0x21..<0x7f).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
      return error("found \(found) where \(expected) is expected")
    }

    private func error(_ reason: String) -> SyntaxError {
      let before = bytes[..<min(position, bytes.count)]
      let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
      let line = before.reduce(1) { $0 + ($1 == 0x0a ? 1 : 0) }
      return SyntaxError(line: line, column: before.count - lineStart + 1, reason: reason)
    }
  }
}
