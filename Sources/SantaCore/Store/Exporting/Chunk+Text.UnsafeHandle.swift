extension Chunk {
  /// Appends a string that is ASCII and needs no escapes. In a table, it needs no quotes either.
  ///
  /// - Returns: false, without a change, for any other string.
  func appendPlainText(_ column: ColumnID, at slot: Int, isJSON: Bool, to text: inout [UInt8]) -> Bool {
    // Safety: the bytes are borrowed for the call and copied within it.
    unsafe withBytes(column, at: slot) { bytes in
      if unsafe bytes.isEmpty && !isJSON { return false }
      // U+007F is a control character that is escaped in JSON.
      let isPlain =
        isJSON
        ? unsafe bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        : unsafe bytes.allSatisfy { $0 < 0x80 && $0 != 0x22 && $0 != 0x2C && $0 != 0x0D && $0 != 0x0A }
      if !isPlain { return false }
      if isJSON { text.append(0x22) }
      unsafe text.append(contentsOf: bytes)
      if isJSON { text.append(0x22) }
      return true
    }
  }
}
