/// A decimal number in lowest terms: the coefficient ends with a zero only if the exponent is the greatest one. Equal numbers
/// therefore have equal fields and equal bytes. Zero has no sign, and its exponent is 0.
///
/// The type can represent every finite value of Foundation's `Decimal`, whose digits have 128 bits. Unlike comparisons of
/// `Decimal`, its comparisons never round.
struct DecimalNumber: Hashable, Sendable {
  /// The number of bytes that a number takes in a chunk.
  static let byteCount = 20

  static let zero = DecimalNumber(storedNegative: false, exponent: 0, coefficient: 0)

  let isNegative: Bool
  let exponent: Int8
  let coefficient: UInt128

  /// Creates a number from fields that are known to be in lowest terms.
  init(storedNegative isNegative: Bool, exponent: Int8, coefficient: UInt128) {
    self.isNegative = isNegative
    self.exponent = exponent
    self.coefficient = coefficient
  }

  /// Returns nil if the number can't be represented exactly.
  init?(isNegative: Bool, coefficient: UInt128, exponent: Int) {
    var (coefficient, exponent) = (coefficient, exponent)
    if coefficient == 0 {
      self = .zero
      return
    }
    // The test for an odd number avoids computing a remainder, which takes longer.
    while exponent < Int8.max, coefficient & 1 == 0, coefficient.isMultiple(of: 10) {
      coefficient /= 10
      exponent += 1
    }
    while exponent > Int8.max {
      let (product, isTooLarge) = coefficient.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      (coefficient, exponent) = (product, exponent - 1)
    }
    guard let exponent = Int8(exactly: exponent) else { return nil }
    self.init(storedNegative: isNegative, exponent: exponent, coefficient: coefficient)
  }

  init(_ integer: Int128) {
    var (coefficient, exponent) = (integer.magnitude, 0 as Int8)
    // A number of 128 bits ends with at most 38 zeros, fewer than the exponent allows.
    while coefficient != 0, coefficient.isMultiple(of: 10) {
      coefficient /= 10
      exponent += 1
    }
    self.init(storedNegative: integer < 0, exponent: exponent, coefficient: coefficient)
  }

  /// Whether the fields are in lowest terms. Fields read from a file might not be.
  var isInLowestTerms: Bool {
    DecimalNumber(isNegative: isNegative, coefficient: coefficient, exponent: Int(exponent)) == self
  }

  /// The number as an integer; nil if it isn't an integer or exceeds 128 bits.
  var integer: Int128? {
    var result = coefficient
    if exponent < 0 && coefficient != 0 { return nil }
    for _ in 0..<max(0, exponent) {
      let (product, isTooLarge) = result.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      result = product
    }
    return Int128(exactly: result).map { isNegative ? -$0 : $0 }
  }
}

extension DecimalNumber: Comparable {
  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.coefficient == 0 { return right.coefficient != 0 && !right.isNegative }
    if right.coefficient == 0 { return left.isNegative }
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Returns whether the absolute value is less than the absolute value of another number. Neither number is zero.
  private func isSmaller(than other: DecimalNumber) -> Bool {
    if exponent == other.exponent { return coefficient < other.coefficient }
    // Numbers in lowest terms with different exponents are never equal.
    return exponent > other.exponent ? isScaledSmaller(than: other) : !other.isScaledSmaller(than: self)
  }

  /// Returns whether the absolute value is less than the absolute value of a number with a smaller exponent.
  private func isScaledSmaller(than other: DecimalNumber) -> Bool {
    let shift = Int(exponent) - Int(other.exponent)
    // A multiple of a larger power of ten exceeds 128 bits.
    guard shift < Self.powersOfTen.count else { return false }
    let (high, low) = coefficient.multipliedFullWidth(by: Self.powersOfTen[shift])
    return high == 0 && low < other.coefficient
  }

  /// The powers of ten that fit into 128 bits: 10 to the power of 0 to 38.
  private static let powersOfTen: [UInt128] = (0..<38).reduce(into: [1]) { powers, _ in
    powers.append((powers.last ?? 1) * 10)
  }
}

// MARK: Neighbours

extension DecimalNumber {
  /// The greatest number below this one; nil if there is none.
  var predecessor: DecimalNumber? {
    if coefficient == 0 { return DecimalNumber(storedNegative: true, exponent: .min, coefficient: 1) }
    if isNegative { return magnitude(above: coefficient, Int(exponent)) }
    // With as many digits as fit, the next lower number differs by one in the last digit.
    var (fine, exponent) = (coefficient, Int(exponent))
    while exponent > Int8.min {
      let (product, isTooLarge) = fine.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      (fine, exponent) = (product, exponent - 1)
    }
    let below = DecimalNumber(isNegative: false, coefficient: fine - 1, exponent: exponent)
    // The greatest number with one more digit may be between the two.
    if exponent > Int8.min,
      let finest = DecimalNumber(isNegative: false, coefficient: .max, exponent: exponent - 1), finest < self,
      let below, below < finest
    {
      return finest
    }
    return below
  }

  /// Returns the negative number with the next greater absolute value, or nil if there is none.
  private func magnitude(above coefficient: UInt128, _ exponent: Int) -> DecimalNumber? {
    var (fine, exponent) = (coefficient, exponent)
    while exponent > Int8.min {
      let (product, isTooLarge) = fine.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      (fine, exponent) = (product, exponent - 1)
    }
    if fine < .max { return DecimalNumber(isNegative: true, coefficient: fine + 1, exponent: exponent) }
    if exponent == Int8.max { return nil }
    return DecimalNumber(isNegative: true, coefficient: fine / 10 + 1, exponent: exponent + 1)
  }
}
