/// A range of signed or unsigned integers, which can be translated to the bits of cells.
struct IntegerRange {
  /// The cells whose bits are in the range from `low` to `low &+ span`.
  ///
  /// In two's complement, one comparison determines whether a cell is in the range: `cell &- low <= span`.
  struct Cells<Cell: FixedWidthInteger & UnsignedInteger>: Equatable {
    var low: Cell
    var span: Cell
  }

  private static let signBit: UInt64 = 1 << 63

  private let isSigned: Bool
  /// The bounds. The sign bit of signed bounds is inverted, so that they are ordered like unsigned numbers.
  private let (lower, upper): (UInt64, UInt64)

  init(_ range: ClosedRange<Int64>) {
    isSigned = true
    lower = UInt64(bitPattern: range.lowerBound) ^ Self.signBit
    upper = UInt64(bitPattern: range.upperBound) ^ Self.signBit
  }

  init(_ range: ClosedRange<UInt64>) {
    isSigned = false
    (lower, upper) = (range.lowerBound, range.upperBound)
  }

  /// Creates the range of the whole numbers in a range, or returns nil if it doesn't contain any.
  init?(wholeNumbersIn range: ClosedRange<Double>) {
    let limit = Double(Int64.max / 2)
    let (lower, upper) = (
      max(range.lowerBound.rounded(.up), -limit), min(range.upperBound.rounded(.down), limit)
    )
    guard lower <= upper else { return nil }
    self.init(Int64(lower)...Int64(upper))
  }

  private init(_ other: IntegerRange, _ lower: UInt64, _ upper: UInt64) {
    isSigned = other.isSigned
    (self.lower, self.upper) = (lower, upper)
  }

  private func orderedBits(_ bits: UInt64) -> UInt64 { isSigned ? bits ^ Self.signBit : bits }

  /// Returns the intersection of two ranges of one type, or nil if it is empty.
  func intersection(_ other: IntegerRange) -> IntegerRange? {
    let (lower, upper) = (max(lower, other.lower), min(upper, other.upper))
    return lower <= upper ? IntegerRange(self, lower, upper) : nil
  }

  /// Returns whether the integer with these 64 bits is in the range.
  func contains(_ bits: UInt64) -> Bool { lower <= orderedBits(bits) && orderedBits(bits) <= upper }

  /// Returns the range for cells in the column's own type, or nil if no cell of this type can be in the range.
  func cells<Cell: FixedWidthInteger & UnsignedInteger>() -> Cells<Cell>? {
    // The smallest value of the type, in 64 bits.
    let smallest = isSigned ? UInt64.max << UInt64(Cell.bitWidth - 1) : 0
    guard var cells: Cells<Cell> = cells(countedFrom: smallest) else { return nil }
    cells.low &+= Cell(truncatingIfNeeded: smallest)
    return cells
  }

  /// Returns the range for cells of a packed column, which are relative to the integer with these 64 bits. Returns nil if no
  /// cell of this width can be in the range.
  func cells<Cell: FixedWidthInteger & UnsignedInteger>(countedFrom bits: UInt64) -> Cells<Cell>? {
    let smallest = orderedBits(bits)
    let low = max(lower, smallest) - smallest
    guard upper >= smallest, low <= UInt64(Cell.max) else { return nil }
    return Cells(low: Cell(low), span: Cell(min(upper - smallest, UInt64(Cell.max)) - low))
  }
}
