extension DecimalNumber {
  /// Parses a number such as `-12.50` or `1.5e-7`. Returns nil if the string isn't a number, or if the number can't be
  /// represented exactly.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    guard var exponent = Self.exponent(&bytes) else { return nil }
    var (coefficient, zeros): (UInt128, Int) = (0, 0)
    var (hasDigits, isFraction) = (false, false)
    for byte in bytes {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      hasDigits = true
      if isFraction { exponent -= 1 }
      // Zeros are digits of the coefficient only if another digit follows.
      if byte == UInt8(ascii: "0") {
        if coefficient > 0 { zeros += 1 }
        continue
      }
      for _ in 0...zeros where coefficient > 0 {
        let (product, isTooLarge) = coefficient.multipliedReportingOverflow(by: 10)
        if isTooLarge { return nil }
        coefficient = product
      }
      let (sum, isTooLarge) = coefficient.addingReportingOverflow(UInt128(byte - UInt8(ascii: "0")))
      if isTooLarge { return nil }
      (coefficient, zeros) = (sum, 0)
    }
    guard hasDigits else { return nil }
    self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent + zeros)
  }

  /// Parses and removes the exponent at the end.
  ///
  /// - Returns: 0 if there is no exponent, or nil if it isn't a number.
  private static func exponent(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) else {
      return 0
    }
    // No string has as many digits as the greatest `Int32`, and sums with an `Int32` don't overflow.
    let exponent = Int32(String(decoding: bytes[(mark + 1)...], as: UTF8.self))
    bytes = bytes[..<mark]
    return exponent.map { Int($0) }
  }

  /// The number as a string of digits, without an exponent.
  var text: String {
    var digits = "\(coefficient)"
    if exponent >= 0 {
      digits += String(repeating: "0", count: Int(exponent))
    } else {
      let decimals = -Int(exponent)
      if digits.count <= decimals {
        digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return isNegative ? "-" + digits : digits
  }
}
