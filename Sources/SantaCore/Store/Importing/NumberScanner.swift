/// Reads numbers from bytes, without creating a string. It reads only numbers that it represents exactly, or rounds correctly.
enum NumberScanner {
  private static let zero = UInt8(ascii: "0")
  private static let minus = UInt8(ascii: "-")

  /// Returns the position after a JSON number; nil if the bytes aren't one.
  static func endOfJSON(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var position = start
    func skipDigits() -> Int {
      let first = position
      while position < bytes.count, bytes[position] &- zero < 10 { position += 1 }
      return position - first
    }
    if position < bytes.count, bytes[position] == minus { position += 1 }
    let first = position
    let count = skipDigits()
    if position == bytes.count { return position }
    if count == 0 || count > 1 && bytes[first] == zero { return nil }
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      if skipDigits() == 0 { return position == bytes.count ? position : nil }
      if position == bytes.count { return position }
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == minus {
        position += 1
      }
      if skipDigits() == 0 { return position == bytes.count ? position : nil }
    }
    return position
  }

  /// Returns an integer of up to 18 digits.
  ///
  /// - Parameter isStrict: whether to reject leading zeros and `-0`, which a number doesn't keep.
  static func integer(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, isStrict: Bool) -> Int64? {
    var position = start
    let isNegative = position < end && bytes[position] == minus
    if isNegative { position += 1 }
    let count = end - position
    guard count > 0, count <= 18 else { return nil }
    if isStrict, bytes[position] == zero, count > 1 || isNegative { return nil }
    var value: Int64 = 0
    while position < end {
      let digit = bytes[position] &- zero
      if digit > 9 { return nil }
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    return isNegative ? -value : value
  }

  /// The powers of 10 that a `Double` represents exactly, as far as they are needed.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Returns a number of up to 15 bytes without an exponent. A `Double` represents its digits exactly, so dividing them by a
  /// power of 10 rounds once, as parsing the string does.
  ///
  /// - Parameter isStrict: whether to reject leading zeros and a missing digit before or after the point.
  static func double(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, isStrict: Bool) -> Double? {
    guard end - start <= 15 else { return nil }
    var position = start
    let isNegative = position < end && bytes[position] == minus
    if isNegative { position += 1 }
    let first = position
    var (value, point): (Int64, Int) = (0, -1)
    while position < end {
      let byte = bytes[position]
      let digit = byte &- zero
      if digit <= 9 {
        value = value &* 10 &+ Int64(digit)
      } else if byte == UInt8(ascii: "."), point < 0 {
        point = position
      } else {
        return nil
      }
      position += 1
    }
    let whole = (point < 0 ? end : point) - first
    // A number ends with a digit. Other spellings are left to the parser.
    guard whole > 0, point != end - 1 else { return nil }
    if isStrict, bytes[first] == zero, whole > 1 || point < 0 && isNegative { return nil }
    let number = Double(value) / (point < 0 ? 1 : powers[end - 1 - point])
    return isNegative ? -number : number
  }
}
