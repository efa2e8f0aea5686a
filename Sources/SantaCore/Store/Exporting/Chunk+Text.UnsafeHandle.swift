extension Chunk {
  /// Appends a string in the form in which `ObjectExport.Texts.quoted` writes it.
  ///
  /// - Returns: false, without a change, for damaged bytes, and for a string of JSON in which only the program knows what to escape.
  func appendText(_ column: ColumnID, at slot: Int, isJSON: Bool, to text: inout [UInt8]) -> Bool {
    // Safety: the bytes are borrowed for the call and copied within it.
    unsafe withBytes(column, at: slot) { bytes in
      // U+007F is a control character that is escaped in JSON.
      let isPlain =
        isJSON
        ? unsafe bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        : unsafe bytes.allSatisfy { $0 < 0x80 && $0 != 0x22 && $0 != 0x2C && $0 != 0x0D && $0 != 0x0A }
      if isPlain, unsafe isJSON || !bytes.isEmpty {
        if isJSON { text.append(0x22) }
        unsafe text.append(contentsOf: bytes)
        if isJSON { text.append(0x22) }
        return true
      }
      // Safety: the span is used only while the bytes are borrowed.
      let span = unsafe bytes.bindMemory(to: UInt8.self).span
      // The bytes of other strings may be invalid. Then the caller writes the string that is read from them.
      guard span.isUTF8 else { return false }
      if isJSON { return text.append(json: span) }
      text.append(cell: span)
      return true
    }
  }
}

extension [UInt8] {
  /// Appends a JSON string.
  ///
  /// - Returns: false, without a change, if there may be a character that steers a terminal.
  fileprivate mutating func append(json bytes: Span<UInt8>) -> Bool {
    let start = count
    append(0x22)
    for index in bytes.indices {
      switch bytes[index] {
      // The first byte of U+0080 to U+00BF, and of U+2000 to U+2FFF.
      case 0..<0x20, 0x7F, 0xC2, 0xE2:
        removeLast(count - start)
        return false
      case 0x22, 0x5C: append(0x5C)
      default: break
      }
      append(bytes[index])
    }
    append(0x22)
    return true
  }

  /// Appends a cell of a table, in quotes if it needs them.
  mutating func append(cell bytes: Span<UInt8>) {
    // U+FEFF would be a byte order mark at the start of a file.
    var needsQuotes =
      bytes.isEmpty || bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    for index in bytes.indices where !needsQuotes {
      let byte = bytes[index]
      needsQuotes = byte == 0x22 || byte == 0x2C || byte == 0x0D || byte == 0x0A
    }
    if needsQuotes { append(0x22) }
    for index in bytes.indices {
      if bytes[index] == 0x22 { append(0x22) }
      append(bytes[index])
    }
    if needsQuotes { append(0x22) }
  }
}
