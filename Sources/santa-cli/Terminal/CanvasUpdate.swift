/// What to write to a terminal that shows one canvas so that it shows another: only what changed.
///
/// After whatever a terminal may take for wider or narrower than we do, and after the last column, the cursor is put
/// rather than trusted, so that no mistake reaches beyond its character.
struct CanvasUpdate {
  /// Unchanged cells that are written again because that takes less than to move the cursor past them.
  private static let gapLimit = 3

  private let depth: ColorDepth
  private(set) var text = ""
  /// Where the cursor is, if that is certain.
  private var cursor: (column: Int, row: Int)?
  private var style: Style?

  /// - Parameter old: nil where nobody knows what the terminal shows; then everything is written.
  init(from old: Canvas?, to new: Canvas, depth: ColorDepth) {
    self.depth = depth
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if known == nil {
      // Blank in the plain style, as a canvas is at first.
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
    // Most rows are as they were, and comparing slices is fast.
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
      // A character is written whole.
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
        // Where it takes one column, nothing else would clear the other.
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

  /// A sign that its selector makes a picture of two columns, in some terminals.
  private static func mayBeNarrow(_ character: Character) -> Bool {
    character.unicodeScalars.contains("\u{FE0F}")
  }

  /// Half a map is made of them, and no terminal has two widths for them.
  private static func isBraille(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2800...0x28FF).contains($0.value) } ?? false
  }
}
