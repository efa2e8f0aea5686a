/// What `store dump` was asked. The path is as written; the command reads it.
struct DumpOptions: Equatable, Sendable {
  /// The store's folder; nil for the one that `track` flies in.
  var directory: String?
  var type: String
  /// A query on the objects, as it was typed.
  var condition: String?
  var format = DumpFormat.json
  /// Whether a table has texts as they are stored, whatever they do to a terminal or a spreadsheet.
  var isRaw = false
}
