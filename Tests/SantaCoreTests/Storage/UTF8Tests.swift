import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Bytes are valid UTF-8 exactly if the standard library reads them as a string.
struct UTF8Tests {
  private func check(_ bytes: [UInt8], _ note: String = "") {
    #expect(bytes.span.isUTF8 == (String(validating: bytes, as: UTF8.self) != nil), "\(note)\(bytes)")
  }

  @Test("All pairs of bytes, with several bytes after them, behind any number of other bytes")
  func pairs() {
    let ends: [[UInt8]] = [
      [], [0x80], [0xBF], [0x41], [0xC0], [0x80, 0xBF], [0xBF, 0x7F], [0xBF, 0x80, 0x41],
    ]
    var place = 0
    for first in UInt8(0x78)...0xFF {
      for second in stride(from: UInt8(0x00), through: 0xF0, by: 0x10) {
        for end in ends {
          for byte in [second, second | 0x0F] {
            place = (place + 1) % 17
            check(Array(repeating: 0x61, count: place) + [first, byte] + end)
          }
        }
      }
    }
  }

  @Test("Random strings, whole and with a byte that was changed", arguments: RandomRun.seeds(3))
  func strings(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}",
    ]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        text.append(scalars.randomElement(using: &random) ?? "a")
        if Int.random(in: 0..<5, using: &random) == 0 {
          text.append(contentsOf: "\u{FFFF}\u{10000}\u{10FFFF}".unicodeScalars)
        }
      }
      var bytes = Array(String(text).utf8)
      check(bytes, "seed \(seed): ")
      if bytes.isEmpty { continue }
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      check(bytes, "seed \(seed): ")
    }
  }
}
