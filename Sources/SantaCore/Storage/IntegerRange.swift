/// A range of integers, signed or not, and what it comes down to for cells that hold them.
struct IntegerRange {
  /// The bits of some cells, from `low` up to `span` more.
  ///
  /// In two's complement one comparison tells whether a cell is among them: `cell &- low <= span`.
  struct Cells<Cell: FixedWidthInteger & UnsignedInteger>: Equatable {
    var low: Cell
    var span: Cell
  }

  private static let signBit: UInt64 = 1 << 63

  private let isSigned: Bool
  /// The bounds, turned so that they order as unsigned numbers do.
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

  private init(_ other: IntegerRange, _ lower: UInt64, _ upper: UInt64) {
    isSigned = other.isSigned
    (self.lower, self.upper) = (lower, upper)
  }

  private func turned(_ bits: UInt64) -> UInt64 { isSigned ? bits ^ Self.signBit : bits }

  /// What lies in both ranges, which are of one type; nil for nothing.
  func intersection(_ other: IntegerRange) -> IntegerRange? {
    let (lower, upper) = (max(lower, other.lower), min(upper, other.upper))
    return lower <= upper ? IntegerRange(self, lower, upper) : nil
  }

  /// Whether the integer of these 64 bits lies in the range.
  func contains(_ bits: UInt64) -> Bool { lower <= turned(bits) && turned(bits) <= upper }

  /// The cells of a column's own type; nil where none of them holds such an integer.
  func cells<Cell: FixedWidthInteger & UnsignedInteger>() -> Cells<Cell>? {
    // As the type's smallest is written in 64 bits.
    let smallest = isSigned ? UInt64.max << UInt64(Cell.bitWidth - 1) : 0
    guard var cells: Cells<Cell> = cells(countedFrom: smallest) else { return nil }
    cells.low &+= Cell(truncatingIfNeeded: smallest)
    return cells
  }

  /// The cells of a packed column, which count from these 64 bits; nil where none of them holds such an integer.
  func cells<Cell: FixedWidthInteger & UnsignedInteger>(countedFrom bits: UInt64) -> Cells<Cell>? {
    let smallest = turned(bits)
    let low = max(lower, smallest) - smallest
    guard upper >= smallest, low <= UInt64(Cell.max) else { return nil }
    return Cells(low: Cell(low), span: Cell(min(upper - smallest, UInt64(Cell.max)) - low))
  }
}
