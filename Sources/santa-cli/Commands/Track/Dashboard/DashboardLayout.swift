/// The positions of the parts of the dashboard on a terminal of a given size.
struct DashboardLayout: Equatable, Sendable {
  /// The minimum size of the full dashboard. On a smaller terminal, the dashboard is a single line.
  static let smallest = TerminalSize(columns: 40, rows: 12)

  /// The number of columns from which the map can take the whole width, above three panels.
  static let columnsForLargeMap = 120
  /// The rows of the panels below a map of the whole width.
  private static let rowsBelowLargeMap = 9

  /// The number of rows from which the timeline has a separate row.
  private static let rowsForTimeline = 16
  /// The width of the shortest line of keys. On a terminal with few rows, the timeline is beside it.
  private static let columnsForKeys = 11

  /// The cells for the map, which may leave some of them free at its sides.
  var map: Region?
  /// The cells of the panel. If there are two regions, the blocks are divided between them.
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
  /// Creates the layout for a size, or nil if there is only room for a single line.
  init?(_ size: TerminalSize, hasTimeline: Bool = false) {
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else { return nil }
    // On a terminal with few rows, the timeline is beside the keys.
    let hasRow = hasTimeline && size.rows >= Self.rowsForTimeline
    // The title is in the first row, and the keys are in the last one.
    let (top, height) = (1, size.rows - 2 - (hasRow ? 1 : 0))
    defer {
      whole = Region(column: 1, row: top, columns: size.columns - 2, rows: height)
      if hasTimeline {
        let start = hasRow ? 1 : Self.columnsForKeys
        timeline = Region(
          column: start, row: size.rows - (hasRow ? 2 : 1), columns: size.columns - 1 - start, rows: 1)
      }
    }
    if let wide = DashboardLayout(wideIn: size, top: top, height: height) {
      self = wide
    } else if size.columns >= Self.columnsForLargeMap, height >= 18 {
      self.init(besideIn: size, top: top, height: height)
    } else if let below = DashboardLayout(belowIn: size, top: top, height: height) {
      self = below
    } else {
      self.init(panels: [Region(column: 1, row: top, columns: size.columns - 2, rows: height)])
    }
  }

  /// Creates a layout with a map of the whole width, if there are enough rows for it.
  private init?(wideIn size: TerminalSize, top: Int, height: Int) {
    guard size.columns >= Self.columnsForLargeMap else { return nil }
    let world = MapViewport.world(columns: size.columns, rows: height - Self.rowsBelowLargeMap)
    guard world.columns == size.columns else { return nil }
    let map = Region(column: 0, row: top, columns: size.columns, rows: world.rows)
    self.map = map
    let rest = Region(column: 1, row: map.endRow, columns: size.columns - 2, rows: top + height - map.endRow)
    let column = (rest.columns - 4) / 3
    panels = (0..<3).map {
      Region(column: rest.column + $0 * (column + 2), row: rest.row, columns: column, rows: rest.rows)
    }
    stops = nil
    figureScale = rest.rows >= 14 && column >= 50 ? 2 : 1
  }

  private init(besideIn size: TerminalSize, top: Int, height: Int) {
    let panelColumns = size.columns >= 170 ? 58 : 44
    figureScale = size.columns >= 170 && height >= 30 ? 2 : 1
    let room = Region(column: 1, row: top + 1, columns: size.columns - panelColumns - 4, rows: height - 2)
    let world = MapViewport.world(columns: room.columns, rows: room.rows)
    // If too few rows would be left below the map, the map gets all of them.
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

/// A cell of a map, relative to its upper left corner.
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
