/// What stands for a `%@` or `%K` in the text of a query.
enum QueryArgument: Sendable {
  case value(StoredValue)
  /// An object of a class; nil for the link where this store has no such object.
  case object(String, RowKey?)
  case list([QueryArgument])
  /// A value that no property has, of a type of this name.
  case unusable(String)
}
