/// The positions of the parts of the dashboard on a terminal of a given size.
struct DashboardLayout: Equatable, Sendable {
  /// On a smaller terminal, the dashboard is a single line.
  static let smallest = TerminalSize(columns: 40, rows: 12)

  /// From this number of rows on, the timeline has a row of its own.
  private static let rowsForTimeline = 16
  /// The columns of the shortest text about the keys, beside which the timeline is otherwise.
  private static let columnsForKeys = 11

  /// The cells for the map, which may leave some free at its sides.
  var map: Region?
  /// The columns of the panel. If there are two, the blocks are divided between them.
  var panels: [Region]
  /// The cells for the last and next stops, below a large map.
  var stops: Region?
  /// The scale of the countdown's digits.
  var figureScale = 1
  /// The cells between the title and the last row.
  var whole = Region(column: 0, row: 0, columns: 0, rows: 0)
  /// The cells for the timeline of a demonstration.
  var timeline: Region?
}

extension DashboardLayout {
  /// The layout for a size; nil if there is only room for a single line.
  init?(_ size: TerminalSize, hasTimeline: Bool = false) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    // With few rows, the timeline is beside the keys.
    let hasRow = hasTimeline && size.rows >= Self.rowsForTimeline
    // The first row has the title, and the last one the keys.
    let (top, height) = (1, size.rows - 2 - (hasRow ? 1 : 0))
    defer {
      whole = Region(column: 1, row: top, columns: size.columns - 2, rows: height)
      if hasTimeline {
        let start = hasRow ? 1 : Self.columnsForKeys
        timeline = Region(
          column: start, row: size.rows - (hasRow ? 2 : 1), columns: size.columns - 1 - start, rows: 1)
      }
    }
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
    // If fewer rows would be left below the map, it gets all of them.
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

/// A cell of a map, from its upper left corner.
struct MapCell: Equatable, Sendable {
  var column: Int
  var row: Int
}

/// A rectangle of a canvas.
struct Region: Equatable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }

  func contains(_ column: Int, _ row: Int) -> Bool {
    (self.column..<endColumn).contains(column) && (self.row..<endRow).contains(row)
  }
}
