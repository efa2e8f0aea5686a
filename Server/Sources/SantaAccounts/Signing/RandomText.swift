/// Text from the system's random numbers, which cannot be guessed.
enum RandomText {
  private static let digits = Array("0123456789abcdef".utf8)

  static func hexadecimal(byteCount: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return hexadecimal((0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  /// Returns two digits for each byte.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
