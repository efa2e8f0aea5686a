import SantaCoreTestSupport
import Testing

@testable import SantaStore

enum PublishedChecksums {
  static let all: [([UInt8], UInt32)] = [
    ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
    ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
    ([UInt8](0..<32), 0x46DD_794E),
    ([UInt8]((0..<32 as Range<UInt8>).reversed()), 0x113F_DB5C),
  ]
}

/// Checksums.
struct ChecksumTests {
  @Test("The examples of RFC 3720, section B.4", arguments: PublishedChecksums.all)
  func examples(bytes: [UInt8], checksum: UInt32) {
    #expect(Checksum.crc32c(bytes[...]) == checksum)
  }

  @Test("The checksum of two runs is that of their concatenation, wherever they are divided")
  func runs() {
    var generator = SeededGenerator(seed: 9)
    // The data is long enough for several rounds of lanes and a remainder.
    let bytes = (0..<2_500).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for cut in 0...bytes.count {
      #expect(Checksum.crc32c(bytes[..<cut], bytes[cut...]) == Checksum.crc32c(bytes[...]))
    }
  }
}
