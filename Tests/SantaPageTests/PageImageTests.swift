import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaPage

/// The map and the sharing card.
struct PageImageTests {
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

  @Test("The sharing card is a small PNG of the recommended size")
  func card() throws {
    let page = LivePageTests.page()
    let answer = page.answer(PageRequest(path: "/card.png"))
    let bytes = answer.body
    #expect(answer.contentType == "image/png" && bytes.count < 100_000, "\(bytes.count) bytes")
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(bytes[16..<24].elementsEqual([0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]))
    let start = try #require(Data(bytes).firstRange(of: Data("IDAT".utf8))?.upperBound)
    let rows = try Inflation.bytes(of: Array(bytes[(start + 2)...]))
    #expect(rows.count == 1201 * 630)
    // The same minute has the same card.
    #expect(page.answer(PageRequest(path: "/card.png")).body == bytes)
  }
}
