/// A box that celebrates Santa's arrival at home, with stars that twinkle each second.
struct Celebration {
  /// The lines of the box. The last one says how to close it.
  var lines: [String]
  /// The seconds since the arrival.
  var seconds: Int
  var theme: Theme

  private static let signs: [Character] = ["✦", "·", "∘", "·"]

  /// Draws the box at the centre of a region.
  func draw(on canvas: inout Canvas, in region: Region) {
    let inner = lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let (width, height) = (min(inner + 6, region.columns), min(lines.count + 2, region.rows))
    let column = region.column + (region.columns - width) / 2
    let top = region.row + (region.rows - height) / 2
    canvas.clear(columns: column..<column + width, rows: top..<top + height)
    for row in [top, top + height - 1] {
      for x in 0..<width {
        let sign = Self.signs[(x + row + seconds) % Self.signs.count]
        canvas.put(narrow: sign, at: column + x, row, (x + seconds) % 3 == 0 ? theme.title : theme.countdown)
      }
    }
    for (index, line) in lines.prefix(height - 2).enumerated() {
      let text = DisplayWidth.truncated(line, to: width - 2)
      canvas.put(
        text, at: column + (width - DisplayWidth.columns(of: text)) / 2, top + 1 + index,
        index == 0 ? theme.countdown : index == lines.count - 1 ? theme.label : theme.strong)
    }
  }
}
