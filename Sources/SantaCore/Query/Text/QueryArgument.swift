/// An argument for a `%@` or `%K` in the text of a query.
enum QueryArgument: Sendable {
  case value(StoredValue)
  /// An object of a class, with its row; nil if this store has no such object.
  case object(String, RowKey?)
  case list([QueryArgument])
  /// A value of a type that no property can have, with the name of the type.
  case unusable(String)
}
