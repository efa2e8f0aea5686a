/// A part of a panel, which has more or less to say by how much room there is.
struct PanelBlock: Equatable, Sendable {
  /// The lower, the longer it stays where room gets short.
  var priority: Int
  /// What it says at least.
  var brief: [StyledLine]
  /// What it says where there is room.
  var full: [StyledLine]
  /// Lines that follow as far as they fit.
  var more: [StyledLine] = []
  /// Whether those lines go on with a text; then an ellipsis says that it is cut.
  var isText = false

  /// The lines of some blocks under each other, in so many rows.
  static func arranged(_ blocks: [PanelBlock], rows: Int) -> [StyledLine] {
    let byPriority = blocks.indices.sorted { blocks[$0].priority < blocks[$1].priority }
    var shown: [Int: [StyledLine]] = [:]
    var room = rows
    for index in byPriority where blocks[index].brief.count <= room && !blocks[index].brief.isEmpty {
      shown[index] = blocks[index].brief
      room -= blocks[index].brief.count
    }
    for index in byPriority {
      guard let lines = shown[index], blocks[index].full.count - lines.count <= room else { continue }
      shown[index] = blocks[index].full
      room -= blocks[index].full.count - lines.count
    }
    let hasGaps = room >= shown.count - 1
    if hasGaps { room -= max(0, shown.count - 1) }
    for index in byPriority {
      guard var lines = shown[index] else { continue }
      let more = blocks[index].more.prefix(room)
      lines += more
      room -= more.count
      if blocks[index].isText, more.count < blocks[index].more.count, !lines.isEmpty {
        lines[lines.count - 1].spans.append(StyledLine.Span(text: " …", style: .plain))
      }
      shown[index] = lines
    }
    let parts = blocks.indices.compactMap { shown[$0] }
    return Array(parts.joined(separator: hasGaps ? [.blank] : []))
  }
}
