// Exact comparisons with floating-point numbers, whose decimal expansions can have a thousand digits.
extension DecimalNumber {
  /// The nearest floating-point number.
  // The initialiser never returns nil, because the string is a valid number whose exponent is in the range of a Double.
  var nearestDouble: Double { Double((isNegative ? "-" : "") + "\(coefficient)e\(exponent)") ?? .nan }

  /// Returns whether the number is less than a floating-point number. Returns false for NaN.
  func isLess(than other: Double) -> Bool { order(other) < 0 }

  /// Returns whether the number is greater than a floating-point number. Returns false for NaN.
  func isGreater(than other: Double) -> Bool { order(other) > 0 }

  /// - Returns: a negative number if this number is less, a positive number if it is greater, and 0 if both are equal or
  ///   `other` is NaN.
  private func order(_ other: Double) -> Int {
    if other.isNaN { return 0 }
    let (sign, otherSign) = (coefficient == 0 ? 0 : isNegative ? -1 : 1, other == 0 ? 0 : other < 0 ? -1 : 1)
    if sign != otherSign { return sign - otherSign }
    if sign == 0 { return 0 }
    if other.isInfinite { return -sign }
    // Nearly all numbers differ by more than the rounding error.
    let nearest = nearestDouble
    if nearest != other { return nearest < other ? -1 : 1 }
    // |other| is `significand` times 2 to the power of `shift`. Both sides are multiplied until they are integers.
    let shift = Int(other.exponent) - Double.significandBitCount
    let significand = UInt64(other.significand.magnitude * 0x1p52)
    let (fives, twos) = (Int(exponent), Int(exponent) - shift)
    var (left, right) = (LongNumber(coefficient), LongNumber(UInt128(significand)))
    left.multiply(fives: max(0, fives), twos: max(0, twos))
    right.multiply(fives: max(0, -fives), twos: max(0, -twos))
    return sign * left.order(right)
  }
}

/// A natural number of any length.
private struct LongNumber {
  /// The words of the number, lowest first.
  private var words: [UInt32]

  init(_ number: UInt128) {
    words = (0..<4).map { UInt32(truncatingIfNeeded: number >> UInt128($0 * 32)) }
  }

  /// Multiplies by powers of five and two.
  mutating func multiply(fives: Int, twos: Int) {
    for _ in 0..<fives { multiply(by: 5) }
    for _ in 0..<(twos % 32) { multiply(by: 2) }
    words.insert(contentsOf: repeatElement(0, count: twos / 32), at: 0)
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt64(words[index]) * factor + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  /// - Returns: -1 if this number is less, 1 if it is greater, and 0 if both are equal.
  func order(_ other: LongNumber) -> Int {
    for index in (0..<max(words.count, other.words.count)).reversed() {
      let (word, otherWord) = (word(index), other.word(index))
      if word != otherWord { return word < otherWord ? -1 : 1 }
    }
    return 0
  }

  private func word(_ index: Int) -> UInt32 { index < words.count ? words[index] : 0 }
}
