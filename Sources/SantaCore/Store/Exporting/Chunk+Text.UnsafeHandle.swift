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
      // The bytes of other strings may be invalid; they are written as they are read.
      guard unsafe bytes.bindMemory(to: UInt8.self).span.isUTF8 else { return false }
      return isJSON ? unsafe text.append(json: bytes) : unsafe text.append(cell: bytes)
    }
  }
}

extension [UInt8] {
  /// Appends a JSON string.
  ///
  /// - Returns: false, without a change, if there may be a character that steers a terminal.
  fileprivate mutating func append(json bytes: UnsafeRawBufferPointer) -> Bool {
    let start = count
    append(0x22)
    for index in bytes.indices {
      // Safety: an index of the bytes.
      let byte = unsafe bytes[index]
      switch byte {
      // The first byte of U+0080 to U+00BF, and of U+2000 to U+2FFF.
      case 0..<0x20, 0x7F, 0xC2, 0xE2:
        removeLast(count - start)
        return false
      case 0x22, 0x5C: append(0x5C)
      default: break
      }
      append(byte)
    }
    append(0x22)
    return true
  }

  /// Appends a cell of a table.
  fileprivate mutating func append(cell bytes: UnsafeRawBufferPointer) -> Bool {
    // U+FEFF would be a byte order mark at the start of a file.
    let needsQuotes =
      unsafe bytes.isEmpty || bytes.starts(with: [0xEF, 0xBB, 0xBF])
      || bytes.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0D || $0 == 0x0A }
    if needsQuotes { append(0x22) }
    for index in bytes.indices {
      // Safety: an index of the bytes.
      let byte = unsafe bytes[index]
      if byte == 0x22 { append(0x22) }
      append(byte)
    }
    if needsQuotes { append(0x22) }
    return true
  }
}
