import Foundation
import SeededNumbers

/// Damage to a file.
enum Damage: CustomStringConvertible {
  case flip(at: Int, mask: UInt8)
  case cut(to: Int)

  func apply(to file: URL) throws {
    var bytes = [UInt8](try Data(contentsOf: file))
    switch self {
    case .flip(let offset, let mask): bytes[offset] ^= mask
    case .cut(let length): bytes.removeSubrange(length...)
    }
    try Data(bytes).write(to: file)
  }

  /// Returns random damage to a file of this size.
  static func random(size: Int, using random: inout SeededGenerator) -> Damage {
    Int.random(in: 0..<4, using: &random) == 0
      ? .cut(to: .random(in: 0..<size, using: &random))
      : .flip(at: .random(in: 0..<size, using: &random), mask: .random(in: 1...255, using: &random))
  }

  /// Returns damage at each byte of a file of this size.
  static func all(size: Int) -> [Damage] {
    (0..<size).flatMap { [.flip(at: $0, mask: 0xFF), .flip(at: $0, mask: 1), .cut(to: $0)] }
  }

  var description: String {
    switch self {
    case .flip(let offset, let mask): "byte \(offset) flipped with \(mask)"
    case .cut(let length): "cut to \(length) bytes"
    }
  }
}
