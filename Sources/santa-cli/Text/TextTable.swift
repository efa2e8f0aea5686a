/// A table of text with titles, whose columns line up on a terminal.
struct TextTable: Equatable, Sendable {
  var columns: [Column]
  /// The rows, each with a cell for every column. ``lines`` makes the cells safe for a terminal.
  var rows: [[String]] = []

  init(columns: [Column]) {
    self.columns = columns
  }

  var lines: [String] {
    let cells = [columns.map(\.title)] + rows.map { $0.map(\.terminalSafe) }
    let widths = columns.indices.map { column in
      cells.map { column < $0.count ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return cells.map { row in
      var line = zip(zip(columns, widths), row).map { layout, cell in
        layout.0.alignment == .left
          ? DisplayWidth.padded(cell, to: layout.1) : DisplayWidth.aligned(cell, toRightOf: layout.1)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension TextTable {
  /// The title of a column and the alignment of its cells.
  struct Column: Equatable, Sendable {
    enum Alignment: Sendable { case left, right }

    var title: String
    var alignment = Alignment.left
  }
}
