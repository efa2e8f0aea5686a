/// Places the names of points on a map so that none covers another name, a sign, or a reserved cell.
struct MapLabels {
  struct Point {
    var column: Int
    var row: Int
    var name: String
  }

  struct Label: Equatable {
    var column: Int
    var row: Int
    var text: String
    /// The index of the point's cell, row by row.
    var sign: Int
  }

  /// The share of the map that names can cover, so that the map stays visible.
  private static let share = 0.12

  private let columns: Int
  private let rows: Int
  private var isTaken: [Bool]
  private var room: Int
  private(set) var labels: [Label] = []

  /// - Parameter taken: The cells that names must not cover, as indices row by row.
  init(columns: Int, rows: Int, taken: some Sequence<Int>) {
    (self.columns, self.rows) = (columns, rows)
    isTaken = Array(repeating: false, count: columns * rows)
    room = Int(Double(columns * rows) * Self.share)
    for index in taken where isTaken.indices.contains(index) { isTaken[index] = true }
  }

  /// Places the name of a point beside its sign, if there is room: to its right, to its left, above or below.
  mutating func place(_ point: Point) {
    let width = DisplayWidth.columns(of: point.name)
    guard width > 0, width <= room else { return }
    let sign = point.row * columns + point.column
    let places = [
      (point.column + 1, point.row), (point.column - width, point.row),
      (point.column - width / 2, point.row - 1), (point.column - width / 2, point.row + 1),
    ]
    for (column, row) in places where isFree(column, row, width: width, besides: point) {
      labels.append(Label(column: column, row: row, text: point.name, sign: sign))
      isTaken[sign] = true
      for x in column..<column + width { isTaken[row * columns + x] = true }
      room -= width
      return
    }
  }

  /// Whether the cells for a name are free and on the map, and whether the cells beside it are free as well, except for the
  /// sign that the name belongs to.
  private func isFree(_ column: Int, _ row: Int, width: Int, besides point: Point) -> Bool {
    guard (0..<rows).contains(row), column >= 0, column + width <= columns else { return false }
    return (max(0, column - 1)..<min(columns, column + width + 1)).allSatisfy { x in
      !isTaken[row * columns + x]
        || (x == point.column && row == point.row && !(column..<column + width).contains(x))
    }
  }
}
