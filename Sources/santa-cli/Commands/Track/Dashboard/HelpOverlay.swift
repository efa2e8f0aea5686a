/// A box in front of the dashboard that explains the keys and signs.
struct HelpOverlay {
  var words: DashboardWords
  var theme: Theme
  /// The credit of the weather service, which is omitted if there is no room.
  var credit: String?
  /// Whether the flight is a demonstration, whose clock has keys.
  var isDemonstration: Bool

  func draw(on canvas: inout Canvas) {
    let help = words.help(isDemonstration)
    let keyColumns = help.map { DisplayWidth.columns(of: $0.keys) }.max() ?? 0
    var lines = help.map { "\(DisplayWidth.padded($0.keys, to: keyColumns))  \($0.meaning)" }
    let legend = words.legend.map { "\($0.sign) \($0.meaning)" }
    // Each line has as many entries as fit the narrowest terminal.
    var row = ""
    for entry in legend {
      let longer = row.isEmpty ? entry : "\(row)   \(entry)"
      if DisplayWidth.columns(of: longer) > DashboardLayout.smallest.columns - 6 {
        lines.append(row)
        row = entry
      } else {
        row = longer
      }
    }
    lines += [row, words.closeHelp]
    if let credit, canvas.size.rows >= lines.count + 3, canvas.size.columns >= credit.count + 4 {
      lines.insert(credit, at: lines.count - 1)
    }
    let width = min((lines.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 4, canvas.size.columns)
    let height = lines.count + 2
    let (column, top) = ((canvas.size.columns - width) / 2, max(0, (canvas.size.rows - height) / 2))
    canvas.clear(columns: column..<column + width, rows: top..<top + height)
    let bar = String(repeating: "─", count: width - 2)
    canvas.put("╭\(bar)╮", at: column, top, theme.rule)
    canvas.put("╰\(bar)╯", at: column, top + height - 1, theme.rule)
    for (index, line) in lines.enumerated() {
      canvas.put("│", at: column, top + 1 + index, theme.rule)
      canvas.put("│", at: column + width - 1, top + 1 + index, theme.rule)
      canvas.put(
        line, at: column + 2, top + 1 + index, index == lines.count - 1 ? theme.label : theme.text,
        limit: column + width - 2)
    }
  }
}
