#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Foundation gives access to the digits of a `Decimal` only as a string, which takes microseconds, so they are read from its
// bytes. This is the layout of Foundation on Linux. If the layout is different, the string is used.
//
// ```
// 0  exponent   Int8
// 1  flags      UInt8   length, in words of 16 bits, times 16 · 8: negative · 4: in lowest terms
// 4  digits     UInt128, of which the words beyond the length are ignored
// ```
//
// A NaN is negative and has the length 0.
extension DecimalNumber {
  /// Creates a number from Foundation's type, or returns nil for NaN.
  init?(_ value: Decimal) {
    if Self.knowsLayout { self.init(bytesOf: value) } else { self.init(textOf: value) }
  }

  /// The number as Foundation's type.
  var value: Decimal { Self.knowsLayout ? valueFromBytes : valueFromText }

  /// Returns whether a number is less than another. Returns false if either is NaN.
  static func precedes(_ left: Decimal, _ right: Decimal) -> Bool {
    guard let left = DecimalNumber(left), let right = DecimalNumber(right) else { return false }
    return left < right
  }

  /// Whether Foundation's layout is the layout described above.
  private static let knowsLayout: Bool = {
    guard MemoryLayout<Decimal>.size == 20, DecimalNumber(bytesOf: .nan) == nil else { return false }
    let samples: [Decimal] = [0, 1, -15, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.pi]
    return samples.allSatisfy { sample in
      guard let number = DecimalNumber(textOf: sample) else { return false }
      return DecimalNumber(bytesOf: sample) == number && number.valueFromBytes == sample
    }
  }()

  // MARK: As bytes

  init?(bytesOf value: Decimal) {
    // Safety: the layout has 20 bytes, in which all bit patterns are valid. They are read only during the call.
    let (exponent, flags, digits) = unsafe withUnsafeBytes(of: value) { bytes in
      unsafe (
        bytes.load(as: Int8.self), bytes.load(fromByteOffset: 1, as: UInt8.self),
        bytes.loadUnaligned(fromByteOffset: 4, as: UInt128.self)
      )
    }
    let (length, isNegative) = (Int(flags >> 4), flags & 8 != 0)
    if length == 0 {
      if isNegative { return nil }
      self = .zero
      return
    }
    let coefficient = length < 8 ? digits & (1 << UInt128(length * 16) - 1) : digits
    self.init(isNegative: isNegative, coefficient: coefficient, exponent: Int(exponent))
  }

  private var valueFromBytes: Decimal {
    var value = Decimal()
    if coefficient == 0 { return value }
    let length = (UInt128.bitWidth - coefficient.leadingZeroBitCount + 15) / 16
    // Safety: as above. The value is initialised and remains so.
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      unsafe bytes.storeBytes(of: exponent, as: Int8.self)
      unsafe bytes.storeBytes(
        of: UInt8(length << 4) | (isNegative ? 8 : 0) | 4, toByteOffset: 1, as: UInt8.self)
      unsafe bytes.storeBytes(of: coefficient, toByteOffset: 4, as: UInt128.self)
    }
    return value
  }

  // MARK: As a string

  init?(textOf value: Decimal) {
    if value.isNaN { return nil }
    self.init(value.description)
  }

  var valueFromText: Decimal { Decimal(string: text) ?? .nan }
}
