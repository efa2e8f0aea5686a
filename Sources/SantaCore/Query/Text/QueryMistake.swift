/// What is wrong with the text of a query, and where.
struct QueryMistake: Error {
  /// In Unicode scalars from the start.
  let position: Int
  /// A sentence without its full stop, which follows a colon.
  let why: String

  init(_ position: Int, _ why: String) {
    self.position = position
    self.why = why
  }
}
