/// Parses one JSON object of a stream, strictly (RFC 8259). Errors have a line and a column.
///
/// Unlike `JSONDecoder`, the parser rejects an object in which a name occurs twice, because one of the values would be lost.
struct JSONRecordParser {
  /// The rule by which names count as equal.
  enum NameEquality {
    /// Names with the same bytes are equal. Only the names of properties are compared as in Swift.
    case bytes
    /// Canonically equivalent names are equal, too, because the result is decoded into Swift dictionaries.
    case swift
  }

  private let bytes: [UInt8]
  private var index = 0
  private let start: ImportLocation
  private let equality: NameEquality

  private init(_ bytes: [UInt8], _ start: ImportLocation, _ equality: NameEquality) {
    self.bytes = bytes
    self.start = start
    self.equality = equality
  }

  static func record(
    _ record: JSONRecordSplitter.Record, names equality: NameEquality = .bytes
  ) throws(ImportFailure) -> ImportedRecord {
    var parser = JSONRecordParser(record.bytes, record.location, equality)
    var members: [ImportedRecord.Member] = []
    // The offset and location of the last member. The location of the next member is counted from there.
    var (last, location) = (0, record.location)
    try parser.parseObject(names: .swift) { (parser, name) throws(ImportFailure) in
      for byte in parser.bytes[last..<parser.index] { location.pass(byte) }
      last = parser.index
      members.append(.init(name: name, value: try parser.parseValue(depth: 1), location: location))
    }
    try parser.checkEnd()
    return ImportedRecord(location: record.location, members: members)
  }

  /// Parses the value of a member of a record. The location of an error is meaningless.
  static func member(_ text: String) throws(ImportFailure) -> ImportedValue {
    var parser = JSONRecordParser(Array(text.utf8), ImportLocation(), .bytes)
    let value = try parser.parseValue(depth: 1)
    try parser.checkEnd()
    return value
  }

  /// Parses a whole string as one value, such as a list in a CSV cell.
  static func value(_ text: String, at location: ImportLocation) throws(ImportFailure) -> ImportedValue {
    var parser = JSONRecordParser(Array(text.utf8), location, .bytes)
    parser.skipSpace()
    let value = try parser.parseValue(depth: 0)
    parser.skipSpace()
    try parser.checkEnd()
    return value
  }

  // MARK: Structure

  /// The location of the next byte. Computed on demand, because most records have no error.
  private var location: ImportLocation { location(at: index) }

  private func location(at index: Int) -> ImportLocation {
    var location = start
    for byte in bytes.prefix(index) { location.pass(byte) }
    return location
  }

  private func failure(_ reason: String, at index: Int? = nil) -> ImportFailure {
    ImportFailure(location: location(at: index ?? self.index), reason: reason)
  }

  private func checkEnd() throws(ImportFailure) {
    if index < bytes.count { throw failure("the value ends here, but more follows") }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    index += 1
    return true
  }

  private mutating func parseObject(
    names equality: NameEquality, _ member: (inout JSONRecordParser, String) throws(ImportFailure) -> Void
  ) throws(ImportFailure) {
    guard skip("{") else { throw failure("'{' is missing") }
    skipSpace()
    if skip("}") { return }
    var names: Set<String> = []
    // The bytes of names that are canonically equivalent to another name, but have different bytes.
    var variants: Set<[UInt8]> = []
    while true {
      skipSpace()
      let first = index
      let name = try parseText()
      let (isNew, known) = names.insert(name)
      guard
        isNew
          || equality == .bytes && !known.utf8.elementsEqual(name.utf8)
            && variants.insert(Array(name.utf8)).inserted
      else {
        throw failure("the name '\(name.prefix(40))' occurs twice in an object", at: first)
      }
      skipSpace()
      guard skip(":") else { throw failure("':' is missing after a name") }
      skipSpace()
      try member(&self, name)
      skipSpace()
      if skip("}") { return }
      guard skip(",") else { throw failure("',' or '}' is missing after a value") }
    }
  }

  private mutating func parseValue(depth: Int) throws(ImportFailure) -> ImportedValue {
    let limit = JSONRecordSplitter.maximumDepth
    guard depth < limit else { throw failure("an object has more than \(limit) levels, which is the limit") }
    switch next {
    case UInt8(ascii: "\"")?: return .text(try parseText())
    case UInt8(ascii: "{")?:
      var entries: [ImportedValue.Entry] = []
      try parseObject(names: equality) { (parser, name) throws(ImportFailure) in
        entries.append(.init(key: name, value: try parser.parseValue(depth: depth + 1)))
      }
      return .object(entries)
    case UInt8(ascii: "[")?: return .array(try parseArray(depth))
    case UInt8(ascii: "t")?: return try parseWord("true", .bool(true))
    case UInt8(ascii: "f")?: return try parseWord("false", .bool(false))
    case UInt8(ascii: "n")?: return try parseWord("null", .null)
    default: return .number(try parseNumber())
    }
  }

  private mutating func parseArray(_ depth: Int) throws(ImportFailure) -> [ImportedValue] {
    index += 1
    skipSpace()
    if skip("]") { return [] }
    var elements: [ImportedValue] = []
    while true {
      skipSpace()
      elements.append(try parseValue(depth: depth + 1))
      skipSpace()
      if skip("]") { return elements }
      guard skip(",") else { throw failure("',' or ']' is missing after an element") }
    }
  }

  private mutating func parseWord(_ word: String, _ value: ImportedValue) throws(ImportFailure)
    -> ImportedValue
  {
    guard bytes[index...].starts(with: word.utf8) else { throw failure("a value is missing") }
    index += word.utf8.count
    return value
  }

  // MARK: Scalars

  private mutating func skipDigits() -> Int {
    let first = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    return index - first
  }

  private mutating func parseNumber() throws(ImportFailure) -> String {
    let first = index
    let isNegative = skip("-")
    let digits = skipDigits()
    guard digits > 0 else { throw failure(isNegative ? "a digit is missing" : "a value is missing") }
    if digits > 1 && bytes[index - digits] == 0x30 {
      throw failure("a number begins with 0", at: first)
    }
    if skip("."), skipDigits() == 0 { throw failure("a digit is missing after '.'") }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      if skipDigits() == 0 { throw failure("a digit is missing in an exponent") }
    }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  private mutating func parseText() throws(ImportFailure) -> String {
    guard skip("\"") else { throw failure("'\"' is missing") }
    let first = index
    var unescaped: [UInt8]?
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(validating: unescaped ?? Array(bytes[first..<index]), as: UTF8.self)
        guard let text else { throw failure("a string is not UTF-8", at: first - 1) }
        index += 1
        return text
      case UInt8(ascii: "\\"):
        if unescaped == nil { unescaped = Array(bytes[first..<index]) }
        index += 1
        unescaped?.append(contentsOf: try parseEscape())
      case 0..<0x20: throw failure("a string has a control character, which must be escaped")
      default:
        unescaped?.append(byte)
        index += 1
      }
    }
    throw failure("a string has no end")
  }

  private mutating func parseEscape() throws(ImportFailure) -> [UInt8] {
    guard let byte = next else { throw failure("a string has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var unit = try parseCodeUnit()
      if 0xD800..<0xDC00 ~= unit, skip("\\"), skip("u") {
        let low = try parseCodeUnit()
        guard 0xDC00..<0xE000 ~= low else { throw failure("a surrogate has no second half") }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw failure("a surrogate stands alone") }
      return Array(String(Character(scalar)).utf8)
    default: throw failure("a string has an unknown escape", at: index - 2)
    }
  }

  private mutating func parseCodeUnit() throws(ImportFailure) -> UInt32 {
    let digits = bytes[index..<min(bytes.count, index + 4)]
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("'\\u' needs four hexadecimal digits") }
    index += 4
    return unit
  }
}
