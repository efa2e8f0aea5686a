import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaPage

/// The compression of the page's documents.
struct CompressionTests {
  @Test("Compressed bytes are the same when they are decompressed")
  func deflate() throws {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 3, 4, 257, 258, 259, 260, 261, 5_000, 40_000] {
      for limit in [0, 1, 255] as [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
          let run = Int.random(in: 1...700, using: &numbers)
          if bytes.count > 10, Bool.random(using: &numbers) {
            // A repetition from any distance.
            let start = Int.random(in: 0..<bytes.count, using: &numbers)
            bytes += bytes[start..<min(start + run, bytes.count)]
          } else {
            bytes += (0..<run).map { _ in UInt8.random(in: 0...limit, using: &numbers) }
          }
        }
        bytes = Array(bytes.prefix(count))
        #expect(try Inflation.bytes(of: Deflate.compressed(bytes)) == bytes, "seed \(seed), \(count) bytes")
      }
    }
  }

  @Test("A repetition is found up to the longest distance, and not beyond")
  func window() throws {
    var numbers = SeededGenerator(seed: 1)
    let words = (0..<300).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    for gap in [32_467, 32_468, 32_469, 33_000] {
      let bytes = words + Array(repeating: 7, count: gap) + words
      #expect(try Inflation.bytes(of: Deflate.compressed(bytes)) == bytes, "\(gap)")
    }
  }

  @Test("The checksum is the one of the standards")
  func checksum() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926 && CRC32.checksum(of: []) == 0)
  }

  @Test("All that a visitor loads first is less than 100 kB")
  func size() throws {
    let page = LivePageTests.page()
    var total = 0
    for path in [
      "", "/page.js", "/page.css", "/icon.svg", "/land.txt", "/words.json", "/route.json",
    ] {
      var request = PageRequest(path: path, accept: "text/html", acceptEncoding: "br;q=1.0, gzip;q=0.8")
      let answer = page.answer(request)
      #expect(
        answer.isCompressed && answer.body.starts(with: [0x1F, 0x8B, 8])
          && answer.tag?.hasSuffix("-gzip") == true)
      total += answer.body.count
      let contents = try Inflation.bytes(of: Array(answer.body.dropFirst(10)))
      for encoding in ["", "gzip;q=0", "br", "identity"] {
        request.acceptEncoding = encoding
        let plain = page.answer(request)
        #expect(plain.body == contents && !plain.isCompressed && plain.tag != answer.tag)
      }
    }
    #expect(total < 100_000, "\(total) bytes")
    #expect(!page.answer(PageRequest(path: "/card.png", acceptEncoding: "gzip")).isCompressed)
  }
}
