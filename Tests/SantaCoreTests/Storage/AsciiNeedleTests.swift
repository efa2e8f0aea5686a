import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// ASCII needles.
struct AsciiNeedleTests {
  @Test(
    "A needle is found at any offset of a text that is all ASCII",
    arguments: [1, 2, 3] as [UInt64])
  func found(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      // The strings consist of two letters, so that many parts of them resemble the needle.
      let text = (0..<Int.random(in: 0...150, using: &random)).map { _ in
        UInt8.random(in: 97...98, using: &random)
      }
      var bytes = (0..<Int.random(in: 0...22, using: &random)).map { _ in
        UInt8.random(in: 97...98, using: &random)
      }
      if text.count >= bytes.count, Bool.random(using: &random) {
        let start = Int.random(in: 0...(text.count - bytes.count), using: &random)
        bytes = Array(text[start..<(start + bytes.count)])
      }
      let needle = AsciiNeedle(bytes)
      let isThere = text.indices.contains { text[$0...].starts(with: bytes) } || bytes.isEmpty
      #expect(
        unsafe text.withUnsafeBytes { unsafe needle.isIn($0) } == isThere, "seed \(seed): \(bytes) in \(text)"
      )
      #expect(
        unsafe text.withUnsafeBytes { unsafe needle.isAbsent(from: $0) } == !isThere,
        "seed \(seed): \(bytes) in \(text)")
      guard !text.isEmpty, !bytes.isEmpty else { continue }
      var other = text
      other[Int.random(in: text.indices, using: &random)] |= 0x80
      #expect(unsafe !other.withUnsafeBytes { unsafe needle.isAbsent(from: $0) }, "seed \(seed): \(other)")
      #expect(unsafe other.withUnsafeBytes { unsafe needle.isIn($0) } == nil, "seed \(seed): \(other)")
    }
  }
}
