/// Whole numbers for people.
///
/// `package`, since only the command line prints numbers; a program that uses the library has its own
/// formatters.
package enum GroupedNumber {
  /// The number with a comma between each three digits: `7,700,000,000`.
  package static func string(_ number: Int) -> String {
    // The digits of the magnitude, because the smallest Int has no positive counterpart.
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension GroupedNumber {
  /// The number without a fraction that is zero: `600`, `0.5`.
  package static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
