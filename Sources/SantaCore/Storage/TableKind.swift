/// The kind of a table's rows. Raw values are part of the file format.
package enum TableKind: UInt8, Sendable {
  /// Independent objects.
  case topLevel = 0
  /// Parts of other objects: there is exactly one link to each row, and removing the link deletes the row.
  case embedded = 1
}
