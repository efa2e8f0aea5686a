/// One place of a terminal's grid.
struct Cell: Hashable, Sendable {
  /// What stands there; nil where it is the right half of what stands to the left.
  var character: Character?
  var style: Style

  static let blank = Cell(character: " ", style: .plain)
}
