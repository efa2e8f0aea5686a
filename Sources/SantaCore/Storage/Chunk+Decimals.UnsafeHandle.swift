// The cells of decimal columns.
//
// ```
// 0  flags         UInt8   1: negative
// 1  exponent      Int8
// 2  0             UInt16
// 4  coefficient   UInt128
// ```
//
// All bytes of the number zero are 0.
extension Chunk {
  /// The bytes of a cell, for comparisons. Equal numbers have equal bytes.
  struct DecimalCell: BitwiseCopyable, Equatable {
    private var words: (UInt32, UInt32, UInt32, UInt32, UInt32)

    static func == (left: DecimalCell, right: DecimalCell) -> Bool { left.words == right.words }
  }

  func decimal(_ column: ColumnID, at slot: Int) -> DecimalNumber {
    let cell = valueOffset(column) + slot * DecimalNumber.byteCount
    // Safety: callers pass a decimal column, whose cells have 20 bytes, and a slot below the capacity.
    return unsafe DecimalNumber(
      storedNegative: base.load(fromByteOffset: cell, as: UInt8.self) != 0,
      exponent: base.load(fromByteOffset: cell + 1, as: Int8.self),
      coefficient: base.loadUnaligned(fromByteOffset: cell + 4, as: UInt128.self))
  }

  func setDecimal(_ number: DecimalNumber, _ column: ColumnID, at slot: Int) {
    let cell = layout.valueOffsets[column.rawValue] + slot * DecimalNumber.byteCount
    // Safety: as in `decimal(_:at:)`.
    unsafe base.storeBytes(of: number.isNegative ? 1 : 0, toByteOffset: cell, as: UInt8.self)
    unsafe base.storeBytes(of: number.exponent, toByteOffset: cell + 1, as: Int8.self)
    unsafe base.storeBytes(of: 0, toByteOffset: cell + 2, as: UInt16.self)
    unsafe base.storeBytes(of: number.coefficient, toByteOffset: cell + 4, as: UInt128.self)
  }

  /// Checks the cells of a decimal column of a segment, including those without a live row.
  static func checkDecimals(
    from values: Int, capacity: Int, in block: Block
  ) throws(ByteReader.Malformed) {
    for slot in 0..<capacity {
      let cell = values + slot * DecimalNumber.byteCount
      let flags = block.load(cell, as: UInt8.self)
      let number = DecimalNumber(
        storedNegative: flags != 0, exponent: block.load(cell + 1, as: Int8.self),
        coefficient: block.load(cell + 4, as: UInt128.self))
      guard flags <= 1, block.load(cell + 2, as: UInt16.self) == 0, number.isInLowestTerms else {
        throw block.malformed("a decimal number is not in lowest terms", at: cell)
      }
    }
  }
}
