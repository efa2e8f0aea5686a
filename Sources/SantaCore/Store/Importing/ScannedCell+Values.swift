extension ScannedCell {
  /// Returns the value in its general form; nil if it has an error.
  func value(_ bytes: Span<UInt8>) -> ImportedValue? {
    switch kind {
    case .null: return .null
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .number: return .number(bytes.extracting(start..<end).text)
    case .text: return .text(bytes.extracting(start..<end).text)
    case .cell: return .cell(bytes.extracting(start..<end).text)
    case .escapedText, .escapedCell:
      var unescaped: [UInt8] = []
      guard unescape(bytes, into: &unescaped) else { return nil }
      let text = String(decoding: unescaped, as: UTF8.self)
      return kind == .escapedCell ? .cell(text) : .text(text)
    case .nested:
      return try? JSONRecordParser.member(bytes.extracting(start..<end).text)
    }
  }

  /// Appends the bytes of a string as they were before they were escaped.
  ///
  /// - Returns: false for an unusual escape. Bytes may have been appended nevertheless.
  func unescape(_ bytes: Span<UInt8>, into result: inout [UInt8]) -> Bool {
    let isJSON = kind == .escapedText
    let mark = isJSON ? UInt8(ascii: "\\") : UInt8(ascii: "\"")
    var position = start
    while position < end {
      let byte = bytes[position]
      position += 1
      guard byte == mark else {
        result.append(byte)
        continue
      }
      guard position < end else { return false }
      let escape = bytes[position]
      position += 1
      if !isJSON {
        result.append(escape)
        continue
      }
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(escape)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = Self.scalar(bytes, &position, end) else { return false }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: return false
      }
    }
    return true
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private static func scalar(_ bytes: Span<UInt8>, _ position: inout Int, _ end: Int) -> Unicode.Scalar? {
    guard let unit = codeUnit(bytes, &position, end) else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard position + 6 <= end, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    position += 2
    guard let low = codeUnit(bytes, &position, end), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func codeUnit(_ bytes: Span<UInt8>, _ position: inout Int, _ end: Int) -> UInt32? {
    guard position + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue, bytes[position] < 0x80
      else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
