/// A Markdown table, aligned so that it is also readable in a terminal.
struct MarkdownTable {
  var header: [String]
  var rows: [[String]]

  func print() {
    let widths = header.indices.map { column in
      max(header[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    Swift.print(line(header, widths))
    Swift.print(line(widths.map { String(repeating: "-", count: $0) }, widths))
    for row in rows { Swift.print(line(row, widths)) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    return "| \(padded.joined(separator: " | ")) |"
  }
}
