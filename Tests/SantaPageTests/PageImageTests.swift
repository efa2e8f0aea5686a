import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaPage

/// The map and the sharing card.
@Suite struct PageImageTests {
  @Test("The outline stays on the map, and has about the area of the land")
  func outline() throws {
    var (x, y, area) = (0.0, 0.0, 0.0)
    for loop in LandPath.text.split(separator: "z") {
      #expect(loop.hasPrefix("m"))
      let numbers = loop.matches(of: /-?\d*\.?\d+/).compactMap { Double($0.0) }
      #expect(numbers.count.isMultiple(of: 2) && numbers.count >= 6)
      var points: [(x: Double, y: Double)] = []
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        (x, y) = (x + numbers[index], y + numbers[index + 1])
        points.append((x, y))
        #expect(-0.05...720.05 ~= x && -0.05...360.05 ~= y)
      }
      area +=
        zip(points, points.dropFirst() + points.prefix(1))
        .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
      (x, y) = try #require(points.first)
    }
    let counts = LandMask.embedded.landCounts(cellSize: 5)
    let land = Double(counts.reduce(0, +)) / 25
    // Lakes are outlines in the other direction.
    #expect(abs(abs(area) - land) < 0.03 * land, "\(area) instead of \(land)")
  }

  @Test("The counts of land agree with the mask")
  func counts() throws {
    let counts = LandMask.embedded.landCounts(cellSize: 100)
    #expect(counts.count == 36 * 18)
    for row in 0..<18 {
      for column in 0..<36 {
        let share = LandMask.embedded.landShare(
          north: 90 - Double(row) * 10, south: 80 - Double(row) * 10, west: Double(column) * 10 - 180,
          east: Double(column) * 10 - 170)
        #expect(abs(Double(counts[row * 36 + column]) / 10_000 - share) < 0.02)
      }
    }
  }

  @Test("Compressed bytes are the same when they are decompressed")
  func deflate() throws {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 3, 4, 257, 258, 259, 260, 261, 5_000] {
      for limit in [0, 1, 255] as [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
          let byte = UInt8.random(in: 0...limit, using: &numbers)
          bytes += Array(repeating: byte, count: Int.random(in: 1...700, using: &numbers))
        }
        bytes = Array(bytes.prefix(count))
        #expect(try Self.inflated(RunLengthDeflate.compressed(bytes)) == bytes, "seed \(seed)")
      }
    }
  }

  /// A plain reading of RFC 1951 for one block with fixed codes.
  private static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var position = 0
    func bit() throws -> Int {
      let byte = try #require(position / 8 < bytes.count ? bytes[position / 8] : nil)
      defer { position += 1 }
      return Int(byte) >> (position % 8) & 1
    }
    func number(_ count: Int) throws -> Int { try (0..<count).reduce(0) { $0 | (try bit()) << $1 } }
    func symbol() throws -> Int {
      var code = try (0..<7).reduce(0) { sum, _ in sum << 1 | (try bit()) }
      if code < 0x18 { return 256 + code }
      code = code << 1 | (try bit())
      if code < 0xC0 { return code - 0x30 }
      if code < 0xC8 { return 280 + code - 0xC0 }
      return 144 + (code << 1 | (try bit())) - 0x190
    }
    #expect(try number(1) == 1 && number(2) == 1)
    var result: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { return result }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      let firsts = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227,
        258,
      ]
      let index = symbol - 257
      let length = firsts[index] + (try number(index < 8 || index == 28 ? 0 : (index - 4) / 4))
      #expect(try number(5) == 0)
      result += Array(repeating: try #require(result.last), count: length)
    }
  }

  @Test("The sharing card is a small PNG of the recommended size")
  func card() throws {
    let page = LivePageTests.page()
    let answer = page.answer(PageRequest(path: "/card.png"))
    let bytes = answer.body
    #expect(answer.contentType == "image/png" && bytes.count < 100_000, "\(bytes.count) bytes")
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(bytes[16..<24].elementsEqual([0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]))
    let start = try #require(Data(bytes).firstRange(of: Data("IDAT".utf8))?.upperBound)
    let rows = try Self.inflated(Array(bytes[(start + 2)...]))
    #expect(rows.count == 1201 * 630)
    // The same minute has the same card.
    #expect(page.answer(PageRequest(path: "/card.png")).body == bytes)
  }
}
