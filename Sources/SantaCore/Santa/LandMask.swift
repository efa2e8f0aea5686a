/// The land of the Earth, in squares of a tenth of a degree, about 11 km at the equator.
///
/// ```swift
/// LandMask.embedded.isLand(at: berlin)                                             // true
/// LandMask.embedded.landShare(north: 60, south: 30, west: 170, east: 190)          // of the Pacific: 0.02 or so
/// ```
public struct LandMask: Hashable, Sendable {
  /// The built-in mask from Natural Earth's data, decoded on first use.
  ///
  /// If the built-in table were damaged, the mask would be all water. A test ensures that it is intact.
  public static let embedded = LandMask(runs: LandTable.runs) ?? LandMask()

  /// One bit per square, set for land, in 64-bit words. Squares run from west to east, and rows from north to south.
  private var words: [UInt64]

  private static let wordsPerRow = (LandTable.width + 63) / 64
  /// The number of squares per degree.
  private static let scale = Double(LandTable.width) / 360

  /// Creates a mask with water everywhere.
  init() { words = Array(repeating: 0, count: Self.wordsPerRow * LandTable.height) }

  /// Decodes run lengths in the format of ``LandTable``; nil if they do not make 1800 rows of 3600 squares.
  init?(runs text: String) {
    guard let bytes = Self.bytes(fromBase64: text) else { return nil }
    self.init()
    var position = bytes.startIndex
    for row in 0..<LandTable.height {
      var (column, isLand) = (0, false)
      while column < LandTable.width {
        guard let length = Self.number(in: bytes, at: &position), length <= LandTable.width - column else {
          return nil
        }
        if isLand { for column in column..<column + length { setLand(column, row) } }
        column += length
        isLand.toggle()
      }
    }
    guard position == bytes.endIndex else { return nil }
  }

  private mutating func setLand(_ column: Int, _ row: Int) {
    words[row * Self.wordsPerRow + column / 64] |= 1 << UInt64(column % 64)
  }

  /// Returns whether the square that contains a point is land.
  public func isLand(at point: Coordinate) -> Bool {
    let row = min(Int((90 - point.latitude) * Self.scale), LandTable.height - 1)
    let column = Int((point.longitude + 180) * Self.scale) % LandTable.width
    return words[row * Self.wordsPerRow + column / 64] >> UInt64(column % 64) & 1 == 1
  }

  /// Returns the share of an area that is land, 0...1.
  ///
  /// The share is measured by the squares whose north-western corners are in the area, and by at least one square.
  ///
  /// - Parameters:
  ///   - north: The northern edge, in degrees. An edge beyond a pole counts as the pole.
  ///   - south: The southern edge, in degrees.
  ///   - west: The western edge, in degrees.
  ///   - east: The eastern edge, in degrees; above 180 if the area crosses the antimeridian.
  /// - Complexity: O(*n*) in the number of rows of squares.
  public func landShare(north: Double, south: Double, west: Double, east: Double) -> Double {
    guard north.isFinite, south.isFinite, west.isFinite, east.isFinite else { return 0 }
    let (north, south) = (min(max(north, -90), 90), min(max(south, -90), 90))
    let rows = Self.squares(from: (90 - north) * Self.scale, to: (90 - south) * Self.scale)
    let columns = Self.squares(from: (west + 180) * Self.scale, to: (east + 180) * Self.scale)
    let width = min(columns.count, LandTable.width)
    // The columns form at most two ranges, one on each side of the antimeridian.
    let start =
      columns.lowerBound - LandTable.width * columns.lowerBound.dividedRoundingDown(by: LandTable.width)
    let first = min(width, LandTable.width - start)
    let firstRow = min(max(rows.lowerBound, 0), LandTable.height - 1)
    let lastRow = min(max(rows.upperBound - 1, 0), LandTable.height - 1)
    var count = landCount(firstRow..<lastRow + 1, start..<start + first)
    if first < width { count += landCount(firstRow..<lastRow + 1, 0..<width - first) }
    return Double(count) / Double(rows.count * width)
  }

  /// Returns the squares that begin within a range, or else the square that contains the range.
  private static func squares(from start: Double, to end: Double) -> Range<Int> {
    // This limit keeps the conversion to an integer from trapping. The Earth has only 3600 columns.
    let limit = 500_000.0
    let first = Int(min(max(start, -limit), limit).rounded(.up))
    let last = Int(min(max(end, -limit), limit).rounded(.up))
    return first < last ? first..<last : first - 1..<first
  }

  /// Returns the number of land squares in a rectangle.
  private func landCount(_ rows: Range<Int>, _ columns: Range<Int>) -> Int {
    var count = 0
    var column = columns.lowerBound
    // The mask of a word is the same in each row. A map has thousands of small rectangles, so it is computed once.
    while column < columns.upperBound {
      let bit = column % 64
      let length = min(64 - bit, columns.upperBound - column)
      let mask: UInt64 = length == 64 ? .max : (1 << UInt64(length) - 1) << UInt64(bit)
      var index = rows.lowerBound * Self.wordsPerRow + column / 64
      for _ in rows {
        count += (words[index] & mask).nonzeroBitCount
        index += Self.wordsPerRow
      }
      column += length
    }
    return count
  }

  /// Returns the numbers of land squares in larger cells, row by row from the north-west.
  ///
  /// `package`, because the live page draws its map from them.
  ///
  /// - Parameter size: The number of squares along each side of a cell, a divisor of 1800.
  /// - Complexity: O(*n*) in the number of squares.
  package func landCounts(cellSize size: Int) -> [Int] {
    let columns = LandTable.width / size
    return (0..<columns * (LandTable.height / size)).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return landCount(row * size..<(row + 1) * size, column * size..<(column + 1) * size)
    }
  }

  // MARK: Decoding

  /// Reads a number of one or two groups of seven bits, the lower group first: enough for the 3600 squares of a row.
  private static func number(in bytes: [UInt8], at position: inout Int) -> Int? {
    guard position < bytes.endIndex else { return nil }
    let first = Int(bytes[position])
    position += 1
    guard first >= 0x80 else { return first }
    guard position < bytes.endIndex, bytes[position] < 0x80 else { return nil }
    defer { position += 1 }
    return first & 0x7F | Int(bytes[position]) << 7
  }

  private static func bytes(fromBase64 text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for digit in text.utf8 where digit != UInt8(ascii: "=") {
      guard let value = value(ofDigit: digit) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
