/// A value in the bytes of a record. Its bytes aren't copied, and it doesn't have a type yet.
struct ScannedCell {
  enum Kind {
    /// `null`, or an empty cell of a table without quotes.
    case null
    /// A cell of a table, as it is written.
    case cell
    /// A cell of a table that contains doubled quotes.
    case escapedCell
    /// A JSON string, as it is written between its quotes.
    case text
    /// A JSON string with escapes.
    case escapedText
    case number
    case yes
    case no
    /// An array or an object.
    case nested
  }

  var kind: Kind
  /// The index of the value's name among the names of the data.
  var name: Int
  /// The position of the first byte, without a quote.
  var start: Int
  /// The position after the last byte, without a quote.
  var end: Int
}
