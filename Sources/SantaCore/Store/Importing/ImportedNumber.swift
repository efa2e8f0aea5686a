/// Finds the types that represent an imported number exactly as it is written, apart from zeros that don't change its value.
enum ImportedNumber {
  /// The types of numbers that are found in data, in the order of preference.
  static let types: [ValueType] = [.int64, .uint64, .double, .decimal]

  /// Returns the types that represent a JSON number exactly, in the order of preference.
  static func types(of text: String) -> [ValueType] {
    types.filter { type in
      switch type {
      case .int64: Int64(text) != nil
      case .uint64: UInt64(text) != nil
      case .double: isExactDouble(text)
      default: DecimalNumber(text) != nil
      }
    }
  }

  /// Returns the types that represent the number in a CSV cell exactly. The result is empty if the cell is not a number, for
  /// example because it has leading zeros like a postal code. A number that no type represents exactly remains a string.
  static func types(ofCell text: String) -> [ValueType] {
    if let integer = Int64(text) {
      return "\(integer)" != text ? [] : isExactDouble(text) ? [.int64, .double] : [.int64]
    }
    return isPlainDouble(text) && isExactDouble(text) ? [.double] : []
  }

  /// Returns whether a `Double` prints with the digits of the number as it is written.
  private static func isExactDouble(_ text: String) -> Bool {
    if hasFewDigits(text) { return true }
    guard let number = Double(text), number.isFinite, let digits = Digits(text) else { return false }
    return digits == Digits("\(number)")
  }

  /// Returns whether a number is written with decimal digits. `Double` also reads hexadecimal ones, but no other type does.
  static func isDecimal(_ text: String) -> Bool { text.utf8.allSatisfy { $0 | 0x20 != UInt8(ascii: "x") } }

  /// Returns whether a whole number would be rounded in a floating-point type. Another number stands for the nearest value of the
  /// type, and so does a whole number with an exponent or a fraction of zeros if the value prints with its digits, as in `1e23`.
  static func isRounded(_ text: String, _ type: ValueType) -> Bool {
    // All whole numbers of 7 digits are exact in 24 bits, and so are the digits of shorter numbers with an exponent.
    guard type == .double || type == .float || type == .date, text.utf8.count > 7, mayBeWhole(text) else {
      return false
    }
    let float = type == .float ? Float(text) : nil
    // A number beyond the range of the type is rejected with its own error.
    guard let nearest = type == .float ? float.map({ Double($0) }) : Double(text), nearest.isFinite,
      let digits = Digits(text), digits.isWhole
    else { return false }
    if let whole = Int128(exactly: nearest), DecimalNumber(text)?.integer == whole { return false }
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isPlain, Int128(exactly: nearest) != nil { return true }
    return digits != Digits(float.map { "\($0)" } ?? "\(nearest)")
  }

  /// Returns false for most numbers with a fraction, at a glance.
  private static func mayBeWhole(_ text: String) -> Bool {
    let isFraction = text.utf8.contains(UInt8(ascii: ".")) && text.utf8.last != UInt8(ascii: "0")
    return !isFraction || text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// Returns whether a number has no exponent and so few digits that a `Double` keeps all of them: 15 digits are never rounded.
  private static func hasFewDigits(_ text: String) -> Bool {
    text.utf8.count <= 15 && text.utf8.allSatisfy { $0 | 0x20 != UInt8(ascii: "e") }
  }

  /// Returns whether a cell is a number with a fraction and without leading zeros, or is written as Swift prints a `Double`.
  /// Hexadecimal numbers and whole numbers in scientific notation don't count, because 0x1F and 12E5 may be codes.
  private static func isPlainDouble(_ text: String) -> Bool {
    guard let number = Double(text), number.isFinite else { return false }
    if "\(number)" == text { return true }
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0)
    }
      && parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && (parts[0] == "0" || parts[0].first != "0")
  }

  /// The digits of a number, without leading and trailing zeros, and their exponent. Two numbers with equal fields are equal,
  /// regardless of the number of digits.
  private struct Digits: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = 0

    var isWhole: Bool { exponent >= 0 }

    /// Returns nil for a string that is not a number, or whose exponent does not fit in 32 bits.
    init?(_ text: String) {
      var isFraction = false
      var index = text.utf8.startIndex
      if text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") {
        isNegative = text.utf8.first == UInt8(ascii: "-")
        index = text.utf8.index(after: index)
      }
      while index < text.utf8.endIndex {
        let byte = text.utf8[index]
        index = text.utf8.index(after: index)
        switch byte {
        case UInt8(ascii: "."): isFraction = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
          if isFraction { exponent -= 1 }
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          guard let power = Int32(text[index...]) else { return nil }
          exponent += Int(power)
          index = text.utf8.endIndex
        default: return nil
        }
      }
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        exponent += 1
      }
      // Zeros are equal with and without a sign.
      if digits.isEmpty { (isNegative, exponent) = (false, 0) }
    }
  }
}
