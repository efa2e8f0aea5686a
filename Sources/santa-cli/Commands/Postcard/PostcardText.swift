import SantaCore

/// A postcard as text, with a map of Braille patterns.
struct PostcardText {
  private static let columns = 72
  private static let rows = 15

  let card: Postcard

  var lines: [String] {
    let header = [card.title, card.time].joined(separator: " · ")
    return [header] + map + ["\(card.heading) \(card.countdown)"] + card.facts
  }

  private var map: [String] {
    var cells = Array(repeating: Array(repeating: UInt32(0), count: Self.columns), count: Self.rows)
    let (dotWidth, dotHeight) = (
      PostcardMap.width / Double(Self.columns * 2), PostcardMap.height / Double(Self.rows * 4)
    )
    for dot in card.map.dots {
      let (x, y) = (Int(dot.x / dotWidth), Int(dot.y / dotHeight))
      guard x < Self.columns * 2, y < Self.rows * 4 else { continue }
      cells[y / 4][x / 2] |= Self.bits[y % 4][x % 2]
    }
    var lines = cells.map { row in row.map(Self.character) }
    for (place, mark) in [(card.home, Character("⌂")), (card.santa, Character("✶"))] {
      let point = PostcardMap.position(of: place)
      let column = min(Int(point.x / dotWidth / 2), Self.columns - 1)
      let row = min(Int(point.y / dotHeight / 4), Self.rows - 1)
      lines[row][column] = mark
    }
    return lines.map { line in
      var text = String(line)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The bits of the dots in a Braille pattern, by row and column.
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private static func character(_ pattern: UInt32) -> Character {
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { return " " }
    return Character(scalar)
  }
}
