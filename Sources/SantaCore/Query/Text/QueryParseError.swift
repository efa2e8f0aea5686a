/// An error in a query, with its position.
struct QueryParseError: Error {
  /// The position of the error, in Unicode scalars from the start.
  let position: Int
  /// The reason: a sentence without a full stop that is shown after a colon.
  let why: String

  init(_ position: Int, _ why: String) {
    self.position = position
    self.why = why
  }
}
