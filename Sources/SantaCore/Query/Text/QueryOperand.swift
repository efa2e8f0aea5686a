/// An operand as the text of a query has it, with what is known of its values.
struct QueryOperand {
  enum Content {
    /// A literal or an argument, yet to be fitted to what it is compared with.
    case constant(StoredValue)
    /// An object given as an argument: its class, and its row where this store has one.
    case object(String, RowKey?)
    case list([QueryArgument])
    /// What objects have.
    case stored(Expression.Operand, ValueType, target: String?)
  }

  let content: Content
  /// Where it begins in the text.
  let position: Int
  /// How many of its values are meant, where that is said.
  var quantifier: Expression.Quantifier?
  /// How deep the expression is that it stands for.
  var depth = 1

  init(content: Content, position: Int) {
    self.content = content
    self.position = position
  }

  /// Whether it stands for several values.
  var isMultiple: Bool { if case .stored(let operand, _, _) = content { operand.isMultiple } else { false } }

  /// A constant as it is; nil for what objects have, and for a list.
  var constant: StoredValue? {
    switch content {
    case .constant(let value): value
    case .object(_, let row): .link((row ?? .none).rawValue)
    case .list, .stored: nil
    }
  }

  /// What its values are, for a message.
  var kind: String {
    switch content {
    case .constant(let value): Self.kind(of: value)
    case .object(let name, _): "a \(name)"
    case .list: "a list of values"
    case .stored(_, let type, let target): target.map { "a link to \($0)" } ?? "of type \(type)"
    }
  }

  private static func kind(of value: StoredValue) -> String {
    switch value {
    case .null: "nil"
    case .bool: "a truth value"
    case .int, .unsigned, .float, .double: "a number"
    case .string: "a text"
    case .data: "data"
    case .date: "a date"
    case .uuid: "a UUID"
    case .link: "an object"
    }
  }
}
