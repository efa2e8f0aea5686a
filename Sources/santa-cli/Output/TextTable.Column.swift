extension TextTable {
  /// A column's title, and at which edge its cells line up.
  struct Column: Equatable, Sendable {
    enum Alignment: Sendable { case left, right }

    var title: String
    var alignment = Alignment.left
  }
}
