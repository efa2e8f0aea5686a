/// The output that changes a terminal from one canvas to another. It contains only the changed cells.
///
/// Terminals disagree about the width of some characters. After these characters, and after the last column, the cursor is
/// positioned explicitly, so that a difference does not affect other cells.
struct CanvasUpdate {
  /// The number of unchanged cells to write again, because this is shorter than moving the cursor past them.
  private static let gapLimit = 3

  private let depth: ColorDepth
  private(set) var text = ""
  /// The position of the cursor; nil if it is uncertain.
  private var cursor: (column: Int, row: Int)?
  private var style: Style?

  /// - Parameter old: The canvas that the terminal shows; nil if it is unknown, and everything must be written.
  init(from old: Canvas?, to new: Canvas, depth: ColorDepth) {
    self.depth = depth
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if known == nil {
      // Clears the terminal, so that it matches a new canvas.
      text += "\u{1B}[m\u{1B}[2J"
      style = .plain
    }
    let base = known ?? Canvas(new.size)
    for row in 0..<new.size.rows { update(row, from: base, to: new) }
    if style != nil, style != .plain { text += Style.plain.sequence(depth) }
  }

  private mutating func update(_ row: Int, from old: Canvas, to new: Canvas) {
    let start = row * new.size.columns
    let (oldRow, newRow) = (
      old.cells[start..<start + new.size.columns], new.cells[start..<start + new.size.columns]
    )
    // Fast path: most rows have not changed.
    guard oldRow != newRow else { return }
    var column = 0
    while column < new.size.columns {
      guard differs(column, row, old, new) else {
        column += 1
        continue
      }
      var end = column + 1
      var candidate = end
      while candidate < new.size.columns, candidate - end <= Self.gapLimit {
        if differs(candidate, row, old, new) { end = candidate + 1 }
        candidate += 1
      }
      // Both halves of a wide character are written together.
      while end < new.size.columns, new[end, row].character == nil { end += 1 }
      while column > 0, new[column, row].character == nil { column -= 1 }
      write(column..<end, row, new)
      column = end
    }
  }

  private func differs(_ column: Int, _ row: Int, _ old: Canvas, _ new: Canvas) -> Bool {
    old[column, row] != new[column, row]
  }

  private mutating func write(_ columns: Range<Int>, _ row: Int, _ canvas: Canvas) {
    move(to: columns.lowerBound, row)
    for column in columns {
      let cell = canvas[column, row]
      guard let character = cell.character else { continue }
      if cell.style != style {
        text += cell.style.sequence(depth)
        style = cell.style
      }
      if Self.mayBeNarrow(character) {
        // If the terminal shows the character as narrow, nothing else would clear the second cell.
        move(to: column + 1, row)
        text += " "
        cursor = nil
      }
      if cursor == nil { move(to: column, row) }
      text.append(character)
      let isCertain = character.isASCII || Self.isBraille(character)
      cursor = isCertain && column + 1 < canvas.size.columns ? (column + 1, row) : nil
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    if let cursor, cursor == (column, row) { return }
    if let cursor, cursor.row == row, cursor.column < column {
      text += "\u{1B}[\(column - cursor.column)C"
    } else {
      text += column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
    }
    cursor = (column, row)
  }

  /// Whether a character is an emoji only because of its variation selector. Some terminals show these as narrow.
  private static func mayBeNarrow(_ character: Character) -> Bool {
    character.unicodeScalars.contains("\u{FE0F}")
  }

  /// Whether a character is a Braille pattern. Maps contain many of them, and they are narrow on all terminals.
  private static func isBraille(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2800...0x28FF).contains($0.value) } ?? false
  }
}
