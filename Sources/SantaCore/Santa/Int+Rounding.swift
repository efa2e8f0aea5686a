extension Int {
  /// The number, rounded towards zero. A number out of range becomes the nearer end, and NaN becomes 0.
  init(saturating number: Double) {
    if let exact = Int(exactly: number.rounded(.towardZero)) {
      self = exact
    } else {
      self = number > 0 ? .max : (number < 0 ? .min : 0)
    }
  }

  /// The quotient, rounded down. The `/` operator rounds towards zero.
  func dividedRoundingDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
