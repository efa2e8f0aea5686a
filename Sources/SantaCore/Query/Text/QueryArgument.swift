/// An argument for a `%@` or `%K` placeholder in a query.
enum QueryArgument: Sendable {
  case value(StoredValue)
  /// An object of a class, with its row. The row is nil if this store doesn't contain the object.
  case object(String, RowKey?)
  case list([QueryArgument])
  /// A value of a type that no property can have, with the name of the type.
  case unusable(String)
}
