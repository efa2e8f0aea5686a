extension Int {
  /// Creates an integer by rounding towards zero. A number out of range becomes the nearer end of the range, and NaN becomes 0.
  init(saturating number: Double) {
    if let exact = Int(exactly: number.rounded(.towardZero)) {
      self = exact
    } else {
      self = number > 0 ? .max : (number < 0 ? .min : 0)
    }
  }

  /// Returns the quotient, rounded down, whereas the `/` operator rounds towards zero.
  func dividedRoundingDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
