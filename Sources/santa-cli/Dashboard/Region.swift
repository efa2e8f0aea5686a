/// A rectangle of a canvas.
struct Region: Equatable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }
}
