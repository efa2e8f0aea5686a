extension Chunk {
  /// Returns whether a cell has a value with the same bits. `T` must have the width of the column's type.
  func hasBits<T: BitwiseCopyable>(of value: T, _ column: ColumnID, at slot: Int) -> Bool {
    guard hasValue(column, at: slot) else { return false }
    let cell = cell(column, at: slot, as: T.self)
    // Safety: the types have equal sizes, and all bits of a `BitwiseCopyable` value of a cell are significant.
    switch MemoryLayout<T>.size {
    case 1: return unsafe unsafeBitCast(cell, to: UInt8.self) == unsafeBitCast(value, to: UInt8.self)
    case 2: return unsafe unsafeBitCast(cell, to: UInt16.self) == unsafeBitCast(value, to: UInt16.self)
    case 4: return unsafe unsafeBitCast(cell, to: UInt32.self) == unsafeBitCast(value, to: UInt32.self)
    case 8: return unsafe unsafeBitCast(cell, to: UInt64.self) == unsafeBitCast(value, to: UInt64.self)
    case 16:
      return unsafe unsafeBitCast(cell, to: SIMD2<UInt64>.self)
        == unsafeBitCast(value, to: SIMD2<UInt64>.self)
    default: return false
    }
  }

  /// Returns whether a cell contains a string with the same bytes.
  func hasText(_ text: String, _ column: ColumnID, at slot: Int) -> Bool {
    guard hasValue(column, at: slot) else { return false }
    // Safety: both pointers are used only during the calls.
    let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasBytes(UnsafeRawBufferPointer(bytes), column, at: slot)
    }
    return isSame ?? holds(.string(text), column, at: slot)
  }

  /// Returns whether a cell contains a string with the bytes in a range of an array.
  func hasText(_ bytes: [UInt8], _ range: Range<Int>, _ column: ColumnID, at slot: Int) -> Bool {
    guard hasValue(column, at: slot) else { return false }
    // Safety: the bytes are borrowed for the call, and the range was checked by taking the slice.
    return unsafe bytes[range].withUnsafeBytes { unsafe hasBytes($0, column, at: slot) }
  }

  /// Returns whether a cell contains a string or data with the given bytes. Compares eight bytes at once.
  func hasBytes(_ bytes: UnsafeRawBufferPointer, _ column: ColumnID, at slot: Int) -> Bool {
    unsafe withBytes(column, at: slot) { known in
      let count = bytes.count
      guard known.count == count else { return false }
      var index = 0
      // Safety: both buffers have `count` bytes.
      while index + 8 <= count {
        let word = unsafe known.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if unsafe word != bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
        index += 8
      }
      while index < count {
        if unsafe known[index] != bytes[index] { return false }
        index += 1
      }
      return true
    }
  }
}
