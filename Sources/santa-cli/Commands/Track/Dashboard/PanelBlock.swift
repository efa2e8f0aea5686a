/// A part of a panel, whose length depends on the available rows.
struct PanelBlock: Equatable, Sendable {
  /// The priority of the block if there aren't enough rows. 0 is the highest priority.
  var priority: Int
  /// The shortest form. If there is no room for it, the block is omitted.
  var brief: [StyledLine]
  /// The normal form.
  var full: [StyledLine]
  /// Additional lines, which are shown as far as there is room.
  var more: [StyledLine] = []
  /// Whether `more` continues a text, so that an ellipsis marks the end if it is cut.
  var isText = false

  /// Arranges blocks below each other, in the given number of rows.
  ///
  /// A text that would be cut takes the rows of blocks with lower priority.
  static func arranged(_ blocks: [PanelBlock], rows: Int) -> [StyledLine] {
    let byPriority = blocks.indices.sorted { blocks[$0].priority < blocks[$1].priority }
    var shown: [Int: [StyledLine]] = [:]
    var room = rows
    var hasCutText = false
    for index in byPriority where blocks[index].brief.count <= room && !blocks[index].brief.isEmpty {
      shown[index] = blocks[index].brief
      room -= blocks[index].brief.count
    }
    for index in byPriority {
      guard let lines = shown[index], blocks[index].full.count - lines.count <= room else { continue }
      shown[index] = blocks[index].full
      room -= blocks[index].full.count - lines.count
    }
    let textRows = shown.keys.reduce(0) { $0 + (blocks[$1].isText ? blocks[$1].more.count : 0) }
    let hasGaps = room >= shown.count - 1 + textRows
    if hasGaps { room -= max(0, shown.count - 1) }
    for index in byPriority {
      guard var lines = shown[index] else { continue }
      let more = blocks[index].more.prefix(room)
      lines += more
      room -= more.count
      if blocks[index].isText, more.count < blocks[index].more.count, !lines.isEmpty {
        hasCutText = true
        lines[lines.count - 1].spans.append(StyledLine.Span(text: " …", style: .plain))
      }
      shown[index] = lines
    }
    let lowest = byPriority.last { shown[$0] != nil }
    if hasCutText, let lowest, !blocks[lowest].isText {
      var others = blocks
      others.remove(at: lowest)
      return arranged(others, rows: rows)
    }
    let parts = blocks.indices.compactMap { shown[$0] }
    return Array(parts.joined(separator: hasGaps ? [.blank] : []))
  }
}
