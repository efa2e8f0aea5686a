/// Which types have a number of imported data exactly as it is written, apart from zeros that do not change its value.
enum ImportedNumber {
  /// The types of numbers that are found in data, the one to prefer first.
  static let types: [ValueType] = [.int64, .uint64, .double, .decimal]

  /// The types that have a number of JSON, the one to prefer first.
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

  /// The types that have the number in a cell of a table; empty for a cell that is no number, such as one with zeros in front
  /// as in a postal code. A number that none has exactly stays the text that it is.
  static func types(ofCell text: String) -> [ValueType] {
    if let integer = Int64(text) {
      return "\(integer)" != text ? [] : isExactDouble(text) ? [.int64, .double] : [.int64]
    }
    return isPlainDouble(text) && isExactDouble(text) ? [.double] : []
  }

  /// Whether a `Double` is shown with the digits that are written.
  private static func isExactDouble(_ text: String) -> Bool {
    if hasFewDigits(text) { return true }
    guard let number = Double(text), number.isFinite, let digits = Digits(text) else { return false }
    return digits == Digits("\(number)")
  }

  /// Whether a whole number would be rounded in a floating-point type. A number with a fraction or an exponent stands for the
  /// nearest one that the type has, and counts as exact.
  static func isRounded(_ text: String, _ type: ValueType) -> Bool {
    // All whole numbers of 7 digits are exact in 24 bits.
    guard type == .double || type == .float, text.utf8.count > 7,
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) })
    else { return false }
    // A number beyond the range of the type is refused as such.
    let nearest: Double? = type == .double ? Double(text) : Float(text).map { Double($0) }
    guard let nearest, nearest.isFinite else { return false }
    if let whole = Int128(exactly: nearest) { return Int128(text) != whole }
    return Digits(text) != Digits("\(nearest)")
  }

  /// Whether a number has no exponent and so few digits that no `Double` loses one: 15 are never rounded.
  private static func hasFewDigits(_ text: String) -> Bool {
    text.utf8.count <= 15 && text.utf8.allSatisfy { $0 | 0x20 != UInt8(ascii: "e") }
  }

  /// Whether a cell is a number with a fraction, without zeros in front, or as Swift writes a `Double`. Neither hexadecimal
  /// numbers nor whole ones in scientific notation are: 12E5 and 0x1F may be codes.
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

  /// The digits of a number, without zeros at either end, and their exponent. Two numbers with equal fields are equal, however
  /// many digits they have.
  private struct Digits: Equatable {
    private var isNegative = false
    private var digits: [UInt8] = []
    private var exponent = 0

    /// Nil for a text that is no number, or has an exponent beyond 32 bits.
    init?(_ text: String) {
      var isFraction = false
      var index = text.utf8.startIndex
      if text.utf8.first == UInt8(ascii: "-") {
        isNegative = true
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
      // A zero with a sign is equal to one without.
      if digits.isEmpty { (isNegative, exponent) = (false, 0) }
    }
  }
}
