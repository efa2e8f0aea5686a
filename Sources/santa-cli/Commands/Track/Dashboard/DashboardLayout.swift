/// Where the parts of the dashboard are, by how much the terminal shows.
struct DashboardLayout: Equatable, Sendable {
  /// Below this a line has to do.
  static let smallest = TerminalSize(columns: 40, rows: 12)

  /// The cells that the map has, of which it may leave some free at its sides.
  var map: Region?
  /// The columns of the panel, each with its part of the blocks.
  var panels: [Region]
  /// Room for the stops behind and ahead, below a large map.
  var stops: Region?
  /// How large the figures of the countdown are.
  var figureScale = 1
}

extension DashboardLayout {
  /// Nil where a line has to do.
  init?(_ size: TerminalSize) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    // The first row is the title's and the last one that of the keys.
    let (top, height) = (1, size.rows - 2)
    if size.columns >= 120, height >= 18 {
      self.init(besideIn: size, top: top, height: height)
    } else if let below = DashboardLayout(belowIn: size, top: top, height: height) {
      self = below
    } else {
      self.init(panels: [Region(column: 1, row: top, columns: size.columns - 2, rows: height)])
    }
  }

  private init(besideIn size: TerminalSize, top: Int, height: Int) {
    let panelColumns = size.columns >= 170 ? 58 : 44
    figureScale = size.columns >= 170 && height >= 30 ? 2 : 1
    let room = Region(column: 1, row: top + 1, columns: size.columns - panelColumns - 4, rows: height - 2)
    let world = MapViewport.world(columns: room.columns, rows: room.rows)
    // With less than this below it the map rather has it all.
    let left = room.rows - world.rows - 1
    var map = room
    if left >= 5 {
      map.rows = world.rows
      stops = Region(column: 1, row: map.endRow + 1, columns: room.columns, rows: left)
    }
    self.map = map
    panels = [
      Region(column: size.columns - panelColumns - 1, row: top + 1, columns: panelColumns, rows: height - 2)
    ]
  }

  private init?(belowIn size: TerminalSize, top: Int, height: Int) {
    let isWide = size.columns >= 72
    let panelRows = isWide ? 9 : 12
    guard height - panelRows - 1 >= 6 else { return nil }
    let world = MapViewport.world(columns: size.columns, rows: height - panelRows)
    let map = Region(column: 0, row: top, columns: size.columns, rows: world.rows)
    self.map = map
    stops = nil
    let rest = Region(column: 1, row: map.endRow, columns: size.columns - 2, rows: top + height - map.endRow)
    guard isWide else {
      panels = [rest]
      return
    }
    let half = rest.columns / 2 - 1
    var (left, right) = (rest, rest)
    left.columns = half
    right.column = left.endColumn + 2
    right.columns = rest.endColumn - right.column
    panels = [left, right]
  }
}

/// A rectangle of a canvas.
struct Region: Equatable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }
}
