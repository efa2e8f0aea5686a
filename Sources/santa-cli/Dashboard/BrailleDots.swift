/// Cells of eight dots, as Unicode has them from U+2800 on.
enum BrailleDots {
  /// A dot's bit; x from the left, y from above.
  static func bit(x: Int, y: Int) -> UInt8 {
    // The fourth row came later, and so has the highest bits.
    y == 3 ? 0x40 << UInt8(x) : (1 << UInt8(y)) << UInt8(3 * x)
  }

  /// Every other dot, for what is shown as half as bright.
  static let half: UInt8 = bit(x: 0, y: 0) | bit(x: 1, y: 1) | bit(x: 0, y: 2) | bit(x: 1, y: 3)

  /// The sign for a set of dots; a space for none, which needs no font.
  static func character(_ pattern: UInt8) -> Character {
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { return " " }
    return Character(scalar)
  }
}
