extension Board {
  /// Returns the board as lines for a terminal.
  ///
  /// - Parameter draft: the text of the item that the user is typing; nil if none.
  public func frame(height: Int, draft: String? = nil) -> [String] {
    let open = rows.count { !$0.isDone }
    // As many rows as fit between the title and the last line, including the selected row.
    let space = max(height - 4, 1)
    let first = max(0, min((selection ?? 0) - space / 2, rows.count - space))
    let shown = rows.indices.dropFirst(first).prefix(space).map { index in
      let (row, isSelected) = (rows[index], index == selection)
      return
        "\(isSelected ? ">" : " ") [\(row.isDone ? "x" : " ")] \(row.text.printable)\(row.isNews ? "  *" : "")"
    }
    let last =
      failure ?? draft.map { "New: \($0)_" }
      ?? "j k select   J K move   space done   a add   d delete   q quit"
    return ["\(open) of \(rows.count) to do", ""] + (shown.isEmpty ? ["Nothing yet."] : shown) + ["", last]
  }
}

extension String {
  /// The string without characters that a terminal would interpret as commands.
  var printable: String {
    String(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  }
}
