/// What the rows of a table are. Raw values are part of the file format.
enum TableKind: UInt8, Sendable {
  /// Objects in their own right.
  case topLevel = 0
  /// Parts of other objects: exactly one link leads to each, and deleting that link deletes the row.
  case embedded = 1
}
