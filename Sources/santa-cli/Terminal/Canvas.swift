/// The contents of a terminal as a grid of cells.
///
/// Text outside the grid is cut off, and a wide character that would be half outside is omitted. The number of cells of each
/// character in the grid is therefore exactly its width.
struct Canvas: Equatable, Sendable {
  let size: TerminalSize
  private(set) var cells: [Cell]

  /// Creates a canvas with blank cells.
  init(_ size: TerminalSize) {
    self.size = TerminalSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// Puts text into a row.
  ///
  /// - Parameter limit: The column before which the text must end; by default the right edge.
  /// - Returns: The column after the text.
  @discardableResult mutating func put(
    _ text: String, at column: Int, _ row: Int, _ style: Style = .plain, limit: Int = .max
  ) -> Int {
    let limit = min(limit, size.columns)
    var column = column
    guard (0..<size.rows).contains(row) else { return column }
    for character in text {
      let width = DisplayWidth.columns(of: character)
      // A character of zero width doesn't occupy a cell.
      guard width > 0 else { continue }
      guard column + width <= limit else { break }
      if column >= 0 { put(character, width: width, at: column, row, style) }
      column += width
    }
    return column
  }

  /// Puts a character that is known to be narrow, such as the thousands of characters of a map.
  mutating func put(narrow character: Character, at column: Int, _ row: Int, _ style: Style) {
    guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { return }
    put(character, width: 1, at: column, row, style)
  }

  /// Puts one character of a known width, which must fit.
  private mutating func put(_ character: Character, width: Int, at column: Int, _ row: Int, _ style: Style) {
    let index = row * size.columns + column
    clearOtherHalf(index, row)
    if width == 2 { clearOtherHalf(index + 1, row) }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }

  /// Clears the other half of a wide character whose first or second half is in a cell.
  private mutating func clearOtherHalf(_ index: Int, _ row: Int) {
    if cells[index].character == nil { cells[index - 1].character = " " }
    let next = index + 1
    if next < (row + 1) * size.columns, cells[next].character == nil { cells[next].character = " " }
  }

  /// Clears a rectangle, with one style.
  mutating func clear(columns: Range<Int>, rows: Range<Int>, _ style: Style = .plain) {
    for row in rows.clamped(to: 0..<size.rows) {
      for column in columns.clamped(to: 0..<size.columns) { put(" ", width: 1, at: column, row, style) }
    }
  }

  /// The rows as strings without styles, for tests.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(cells[row * size.columns..<(row + 1) * size.columns].compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// One cell of a terminal's grid.
struct Cell: Hashable, Sendable {
  /// The character; nil for the right half of a wide character.
  var character: Character?
  var style: Style

  static let blank = Cell(character: " ", style: .plain)
}

/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The size to assume if the system does not know it.
  static let usual = TerminalSize(columns: 80, rows: 24)
}
