/// What a terminal shows, as a value: a grid of cells.
///
/// What would lie outside is cut off, and a wide character of which half would is left out, so that no text can break
/// the grid: each character has the cells that its width says, or is not there.
struct Canvas: Equatable, Sendable {
  let size: TerminalSize
  private(set) var cells: [Cell]

  /// All blank.
  init(_ size: TerminalSize) {
    self.size = TerminalSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// Puts text into a row and says in which column it ends.
  ///
  /// - Parameter limit: the column before which the text must end; by default that of the edge.
  @discardableResult mutating func put(
    _ text: String, at column: Int, _ row: Int, _ style: Style = .plain, limit: Int = .max
  ) -> Int {
    let limit = min(limit, size.columns)
    var column = column
    guard (0..<size.rows).contains(row) else { return column }
    for character in text {
      let width = DisplayWidth.columns(of: character)
      // Something without a width has no cell to stand in.
      guard width > 0 else { continue }
      guard column + width <= limit else { break }
      if column >= 0 { put(character, width: width, at: column, row, style) }
      column += width
    }
    return column
  }

  /// Puts a character that is known to be narrow, as those are that a map has thousands of.
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

  /// Takes away the half of a wide character that would be left of what lies in a cell.
  private mutating func clearOtherHalf(_ index: Int, _ row: Int) {
    if cells[index].character == nil { cells[index - 1].character = " " }
    let next = index + 1
    if next < (row + 1) * size.columns, cells[next].character == nil { cells[next].character = " " }
  }

  /// Makes a rectangle blank, in one style.
  mutating func clear(columns: Range<Int>, rows: Range<Int>, _ style: Style = .plain) {
    for row in rows.clamped(to: 0..<size.rows) {
      for column in columns.clamped(to: 0..<size.columns) { put(" ", width: 1, at: column, row, style) }
    }
  }

  /// The rows as text without their styles, for tests and for what is not a terminal.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(cells[row * size.columns..<(row + 1) * size.columns].compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// One place of a terminal's grid.
struct Cell: Hashable, Sendable {
  /// What stands there; nil where it is the right half of what stands to the left.
  var character: Character?
  var style: Style

  static let blank = Cell(character: " ", style: .plain)
}

/// How much a terminal shows.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The narrowest common terminal, where the system does not say.
  static let usual = TerminalSize(columns: 80, rows: 24)
}
