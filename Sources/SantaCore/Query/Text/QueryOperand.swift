/// An operand in a query, with the type of its values.
struct QueryOperand {
  enum Content {
    /// A literal or an argument that isn't converted yet to the type with which it is compared.
    case constant(StoredValue)
    /// An object that was passed as an argument: its class, and its row if this store contains the object.
    case object(String, RowKey?)
    case list([QueryArgument])
    /// A half-open range.
    case range(QueryArgument, QueryArgument)
    /// A value that is read or computed from objects.
    case stored(Expression.Operand, ValueType, target: String?)
  }

  let content: Content
  /// The position in the query.
  let position: Int
  /// The quantifier before the operand.
  var quantifier: Expression.Quantifier?
  /// The depth of the operand's expression.
  var depth = 1

  init(content: Content, position: Int) {
    self.content = content
    self.position = position
  }

  /// Whether the operand can have several values.
  var isMultiple: Bool { if case .stored(let operand, _, _) = content { operand.isMultiple } else { false } }

  /// The value of a constant or object; nil for stored values, lists and ranges.
  var constant: StoredValue? {
    switch content {
    case .constant(let value): value
    case .object(_, let row): .link((row ?? .none).rawValue)
    case .list, .range, .stored: nil
    }
  }

  /// A noun phrase that describes the operand's values in error messages.
  var kind: String {
    switch content {
    case .constant(let value): Self.kind(of: value)
    case .object(let name, _): "\(a: name)"
    case .list: "a list of values"
    case .range: "a range"
    case .stored(_, let type, let target):
      target.map { "a link to \($0)" } ?? "a value of type \(type.swiftName)"
    }
  }

  private static func kind(of value: StoredValue) -> String {
    switch value {
    case .null: "nil"
    case .bool: "a Boolean"
    case .int, .unsigned, .float, .double, .decimal: "a number"
    case .string: "a string"
    case .data: "data"
    case .date: "a date"
    case .uuid: "a UUID"
    case .list: "a list"
    case .map: "a map"
    case .link: "an object"
    }
  }
}
