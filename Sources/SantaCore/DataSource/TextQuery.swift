/// The query for the entities whose models meet a condition in the query language of `Results.filter(_:_:)`:
/// `.matching("age >= %@", 18)`.
///
/// A text query does not name a class, so code that knows only entities can create it.
public struct TextQuery: DataSourceQuery {
  let text: String
  let arguments: [(any Sendable)?]

  /// Creates a query for a condition. The function to which it is passed throws an error if the condition can't be parsed.
  ///
  /// - Parameters:
  ///   - text: the condition, as in `Results.filter(_:_:)`.
  ///   - arguments: a value for each `%@`, and a property name for each `%K`.
  public init(_ text: String, arguments: [(any Sendable)?] = []) {
    self.text = text
    self.arguments = arguments
  }
}

extension DataSourceQuery where Self == TextQuery {
  /// Returns the query for the entities whose models meet a condition in the query language of `Results.filter(_:_:)`.
  public static func matching(_ text: String, _ arguments: (any Sendable)?...) -> TextQuery {
    TextQuery(text, arguments: arguments)
  }
}
