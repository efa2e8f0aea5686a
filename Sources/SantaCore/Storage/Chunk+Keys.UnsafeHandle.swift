extension Chunk {
  /// Returns whether the definition of a column allows a value.
  func admits(_ value: StoredValue, _ column: ColumnID) -> Bool {
    if value.isNull { return layout.presenceOffsets[column.rawValue] != 0 }
    return layout.columns[column.rawValue].type.admits(value) && !value.isUnstorable
  }

  /// Returns whether a required cell contains the given value of the column's type. Integers and strings, which most primary
  /// keys are, are compared without decoding the cell.
  func holds(_ value: StoredValue, _ column: ColumnID, at slot: Int) -> Bool {
    switch value {
    case .int(let number): integer(column, at: slot) == UInt64(bitPattern: number)
    case .unsigned(let number): integer(column, at: slot) == number
    case .string(let text):
      unsafe withBytes(column, at: slot) { bytes in
        // Safety: both pointers are used only during the call.
        unsafe text.utf8.withContiguousStorageIfAvailable { unsafe $0.elementsEqual(bytes) }
          ?? text.utf8.elementsEqual(bytes)
      }
    default: self.value(column, at: slot) == value
    }
  }
}
