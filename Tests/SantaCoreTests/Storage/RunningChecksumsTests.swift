import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Running checksums.
struct RunningChecksumsTests {
  @Test(
    "The checksum of any part is computed from the running checksums", arguments: [0, 1, 63, 64, 65, 5_000])
  func parts(count: Int) {
    var random = SeededGenerator(seed: 7)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let checksums = RunningChecksums(bytes)
    for _ in 0..<200 {
      let lower = Int.random(in: 0...count, using: &random)
      let upper = Int.random(in: lower...count, using: &random)
      let before = (0..<Int.random(in: 0...5, using: &random)).map { UInt8($0) }
      #expect(
        checksums.crc32c(before, lower..<upper) == Checksum.crc32c(before[...], bytes[lower..<upper]),
        "\(lower)..<\(upper)")
    }
  }
}
