/// The query for the entities whose models meet a condition in the query language of `Results.filter(_:_:)`:
/// `.matching("age >= %@", 18)`.
///
/// It names no class, so code that knows only entities can create it.
public struct TextQuery: DataSourceQuery {
  let text: String
  let arguments: [(any Sendable)?]

  /// Creates a query for a condition. A text that can't be read is an error of the function to which it is passed.
  ///
  /// - Parameters:
  ///   - text: the condition, as in `Results.filter(_:_:)`.
  ///   - arguments: a value for each `%@`, and the name of a property for each `%K`.
  public init(_ text: String, arguments: [(any Sendable)?] = []) {
    self.text = text
    self.arguments = arguments
  }
}

extension DataSourceQuery where Self == TextQuery {
  /// The query for the entities whose models meet a condition in the query language of `Results.filter(_:_:)`.
  public static func matching(_ text: String, _ arguments: (any Sendable)?...) -> TextQuery {
    TextQuery(text, arguments: arguments)
  }
}
