/// Numbers on a grid of the Earth, decoded from the text of ``NormalsTable``.
struct NormalsGrid: Sendable {
  /// The temperatures of December, in degrees Celsius, decoded on first use.
  ///
  /// If the table were damaged, all values would be 0. A test ensures that it is intact.
  static let temperatures =
    NormalsGrid(NormalsTable.temperatures, rows: NormalsTable.temperatureRows)
    ?? NormalsGrid(rows: NormalsTable.temperatureRows)

  /// The precipitation of December as the table has it, decoded on first use.
  static let precipitation =
    NormalsGrid(NormalsTable.precipitation, rows: NormalsTable.precipitationRows)
    ?? NormalsGrid(rows: NormalsTable.precipitationRows)

  private let rows: Int
  private var values: [Int8]

  /// Creates a grid of zeros.
  init(rows: Int) {
    self.rows = rows
    values = Array(repeating: 0, count: rows * rows * 2)
  }

  /// Decodes a grid; nil if the text does not have exactly its squares.
  init?(_ text: String, rows: Int) {
    let count = rows * rows * 2
    var values: [Int8] = []
    values.reserveCapacity(count)
    var value = 0
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "!"): value -= 28
      case UInt8(ascii: "~"): value += 28
      case UInt8(ascii: "#")...UInt8(ascii: "["):
        value += Int(character) - Int(UInt8(ascii: "?"))
        guard let value = Int8(exactly: value) else { return nil }
        values.append(value)
      case UInt8(ascii: "]")...UInt8(ascii: "}"):
        guard let last = values.last, values.count < count else { return nil }
        values.append(contentsOf: repeatElement(last, count: Int(character - UInt8(ascii: "]")) + 1))
      default: return nil
      }
    }
    guard values.count == count else { return nil }
    (self.rows, self.values) = (rows, values)
  }

  /// The value of the square that contains a point.
  subscript(point: Coordinate) -> Int {
    let scale = Double(rows) / 180
    let row = min(Int(saturating: (90 - point.latitude) * scale), rows - 1)
    let column = Int(saturating: (point.longitude + 180) * scale) % (rows * 2)
    return Int(values[row * rows * 2 + column])
  }
}
