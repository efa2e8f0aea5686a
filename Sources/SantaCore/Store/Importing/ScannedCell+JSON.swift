extension ScannedCell {
  /// A string, a number or a word at the beginning of some bytes.
  enum JSONScalar {
    case found(ScannedCell)
    /// More bytes may belong to it.
    case incomplete
    /// Only a ``JSONRecordParser`` reads it, or says what is wrong.
    case unusual
  }

  /// Returns the JSON string, number or word at a position.
  ///
  /// - Parameters:
  ///   - name: the index of the value's name.
  ///   - seen: the bitwise or of the bytes of strings.
  static func json(
    _ bytes: Span<UInt8>, at position: Int, name: Int, _ seen: inout UInt8
  ) -> JSONScalar {
    guard position < bytes.count else { return .incomplete }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      guard let (end, isEscaped) = endOfText(bytes, position + 1, &seen) else { return .incomplete }
      if end < 0 { return .unusual }
      return .found(
        ScannedCell(kind: isEscaped ? .escapedText : .text, name: name, start: position + 1, end: end))
    case UInt8(ascii: "t"): return word("true", .yes, bytes, position, name)
    case UInt8(ascii: "f"): return word("false", .no, bytes, position, name)
    case UInt8(ascii: "n"): return word("null", .null, bytes, position, name)
    default:
      guard let end = NumberScanner.endOfJSON(bytes, position) else { return .unusual }
      // Another digit may follow.
      if end == bytes.count { return .incomplete }
      return .found(ScannedCell(kind: .number, name: name, start: position, end: end))
    }
  }

  private static func word(
    _ word: StaticString, _ kind: Kind, _ bytes: Span<UInt8>, _ start: Int, _ name: Int
  ) -> JSONScalar {
    let end = start + word.utf8CodeUnitCount
    if end > bytes.count { return .incomplete }
    guard bytes.extracting(start..<end).isEqual(to: word) else { return .unusual }
    return .found(ScannedCell(kind: kind, name: name, start: start, end: end))
  }

  /// Returns the position of the quote that ends a string, or -1 for a character that must be escaped. Nil if the bytes end.
  static func endOfText(
    _ bytes: Span<UInt8>, _ start: Int, _ seen: inout UInt8
  ) -> (end: Int, isEscaped: Bool)? {
    var (position, isEscaped) = (start, false)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { return (position, isEscaped) }
      if byte < 0x20 { return (-1, false) }
      seen |= byte
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
        if position == bytes.count { return nil }
        if bytes[position] < 0x20 { return (-1, false) }
        seen |= bytes[position]
      }
      position += 1
    }
    return nil
  }

  /// The position after the value, and after the quote of a string.
  var endInJSON: Int { kind == .text || kind == .escapedText ? end + 1 : end }
}
